"""5.4.7 攻撃宣言."""

from __future__ import annotations

import pytest

from kirifuda.effects.scope import Scope
from kirifuda.games.spellcard_strike.rules.common import values_of
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import Declare
from kirifuda.games.spellcard_strike.rules.r02_06_damage import Destroy
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import Retire
from kirifuda.games.spellcard_strike.rules.r04_01_stage import Relocate
from kirifuda.games.spellcard_strike.rules.r04_02_zones import score_of
from kirifuda.games.spellcard_strike.rules.r05_04_attack import CAN_ATTACK
from kirifuda.games.spellcard_strike.zones import CHAIN, HAND, SCORE, STAGE
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.legality import failures
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import (
    AROUND,
    Position,
    card,
    is_acted,
    offered,
    pass_chain,
    result,
    with_abilities,
)
from tests.toys.driving import choose, choose_several, do, names, prompt
from tests.toys.strike_making import Shift, When, deals, lasting, notes, plan, triggered, with_spell


def table(house: dict[str, str] | None = None) -> tuple[Game, list[int], int]:
    """Three attackers around a guard with DEF 5; the enemy has cards to answer and to graze with."""
    wait = with_spell(card("wait"), plan("wait", deals(0), timing="reaction", map=AROUND))
    position = Position(wait, house=house)
    mine = [position.striker(0, "scout", place) for place in (8, 9, 10)]
    position.striker(0, "scout", 0)
    guard = position.striker(1, "guard", 13)
    position.striker(1, "scout", 18)
    position.hand(1, "wait", "giant", "drifter")
    return position.begin(), mine, guard


def attack(game: Game, leader: int, *others: int, graze: tuple[int, ...] = ()) -> None:
    """Declare an attack; the chain is open afterwards."""
    choose(game, "attack", leader)
    if prompt(game) == "join":
        choose_several(game, *others)
    if prompt(game) == "graze":
        choose_several(game, *graze)


@clauses("5.4.7", "5.4.7.4", "3.6.6", "2.5.1", "2.5.2")
def test_5_4_7_1_an_unacted_striker_attacks_an_enemy_in_range() -> None:
    game, mine, guard = table()
    assert [id for id, _ in offered(game, "attack")] == mine

    attack(game, mine[1])
    assert is_acted(game, mine[1])
    assert not is_acted(game, mine[0])
    pass_chain(game)

    assert [id for id, _ in offered(game, "attack")] == [mine[0], mine[2]]
    assert guard in game.state.objects


def test_5_4_7_1_why_a_striker_cannot_attack() -> None:
    game, mine, guard = table()
    game.decision()

    assert failures(CAN_ATTACK, game, 0, mine[0]) == []
    assert [each.clause for each in failures(CAN_ATTACK, game, 0, guard)] == ["5.4.7.1"]
    assert "5.4.3" in [each.clause for each in failures(CAN_ATTACK, game, 1, guard)]


def test_5_4_7_2_the_target_is_one_enemy_in_the_attack_range() -> None:
    position = Position()
    scout = position.striker(0, "scout", 9)
    near = position.striker(1, "scout", 13)
    also = position.striker(1, "scout", 14)
    position.striker(1, "scout", 18)
    game = position.begin()

    choose(game, "attack", scout)

    assert [id for id, _ in offered(game, "target")] == [near, also]


@clauses("5.4.7.8", "2.4.12", "6.1.3.1")
def test_5_4_7_3_several_attack_together_with_the_sum_of_their_pow() -> None:
    game, mine, guard = table()

    attack(game, mine[0], mine[1], mine[2])
    assert [is_acted(game, id) for id in mine] == [True] * 3
    assert len(game.zone(CHAIN, 0)) == 1
    pass_chain(game)

    assert guard not in game.state.objects
    assert names(game, SCORE, 0) == ["guard"]


@clauses("4.5.2.3", "4.5.4", "2.3.5")
def test_5_4_7_6_grazed_cards_lie_face_down_in_the_attackers_score_and_weaken_the_attack() -> None:
    game, mine, guard = table()
    hand = game.zone(HAND, 1)

    attack(game, *mine, graze=hand[1:])
    pass_chain(game)

    assert guard in game.state.objects
    assert sorted(names(game, SCORE, 0)) == ["drifter", "giant"]
    assert score_of(game, 0) == 2
    assert all(is_seen(game.map, game.state.objects[id], viewer) for id in game.zone(SCORE, 0) for viewer in (0, 1))


@clauses("5.4.7.6")
def test_5_4_7_7_a_check_step_after_the_graze_may_end_the_game() -> None:
    wait = with_spell(card("wait"), plan("wait", deals(0), timing="reaction", map=AROUND))
    position = Position(wait)
    position.striker(0, "scout", 9)
    position.striker(1, "scout", 13)
    position.hand(1, "drifter", "wait")
    position.score(0, "giant", "giant", "giant", "guard")
    game = position.begin()

    attack(game, game.zone(STAGE, 0)[0], graze=game.zone(HAND, 1)[:1])

    assert result(game) == ((0,), "1.2.4.4")


def is_declaration(scope: Scope, event: Event) -> bool:
    """Something is declared."""
    return isinstance(event, Declare)


def power_of_source(game: Game, frame: Frame) -> int:
    """The POW of the striker whose ability it is."""
    return values_of(game, frame.source).pow


def test_5_4_7_5_a_check_step_follows_the_declaration() -> None:
    order: list[object] = []
    told = triggered("told", When("declare", is_declaration), notes(order, power_of_source))
    position = Position(with_abilities(card("watcher"), told))
    scout = position.striker(0, "scout", 9)
    position.striker(1, "watcher", 13)
    position.hand(1, "drifter")
    game = position.begin()

    choose(game, "attack", scout)

    assert prompt(game) == "graze"
    assert order == [1]


@clauses("5.4.7.8")
def test_5_4_7_8_pow_counts_as_it_is_on_resolution() -> None:
    game, mine, guard = table()

    attack(game, mine[0])
    do(game, BeginLasting(lasting(Shift("more", "POW", 3), (mine[0],), "chain")))
    pass_chain(game)

    assert guard not in game.state.objects


def test_2_4_10_1_an_attack_without_its_attackers_fails() -> None:
    game, mine, guard = table()

    attack(game, *mine)
    for id in mine[:2]:
        do(game, Retire(id))
    do(game, BeginLasting(lasting(Shift("more", "POW", 2), (mine[2],), "chain")))
    pass_chain(game)
    assert guard in game.state.objects

    game, mine, guard = table()
    do(game, BeginLasting(lasting(Shift("more", "POW", 9), (mine[0],), "turn")))
    attack(game, mine[0])
    do(game, Retire(mine[0]))
    pass_chain(game)
    assert guard in game.state.objects


@pytest.mark.parametrize(
    ("house", "survives"), [("any_participant", False), ("those_in_range", True), ("every_participant", True)]
)
def test_2_4_10_2_1_a_group_attack_on_a_target_out_of_range_of_one(house: str, survives: bool) -> None:
    game, mine, guard = table({"group_attack_range": house})

    attack(game, *mine)
    do(game, Relocate(mine[0], 4))
    pass_chain(game)

    assert (guard in game.state.objects) == survives


@pytest.mark.parametrize(("house", "survives"), [("current_area", True), ("declared_area", False)])
def test_2_4_10_2_1_range_is_measured_by_the_reading_in_force(house: str, survives: bool) -> None:
    game, mine, guard = table({"range_origin": house})

    attack(game, *mine)
    for id, place in zip(mine, (4, 5, 6), strict=True):
        do(game, Relocate(id, place))
    pass_chain(game)

    assert (guard in game.state.objects) == survives


def test_2_4_10_2_an_attack_on_a_striker_that_is_gone_fails() -> None:
    game, mine, guard = table()

    attack(game, *mine)
    do(game, Destroy(guard))
    pass_chain(game)

    assert names(game, SCORE, 0) == ["guard"]
    assert prompt(game) == "action"
