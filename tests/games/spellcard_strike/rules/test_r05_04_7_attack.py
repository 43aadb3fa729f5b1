"""5.4.7 攻撃宣言."""

from __future__ import annotations

from kirifuda.effects.scope import Scope
from kirifuda.games.spellcard_strike.rules.common import values_of
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import Declare
from kirifuda.games.spellcard_strike.rules.r02_06_damage import Destroy
from kirifuda.games.spellcard_strike.zones import HAND, SCORE, STAGE
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import (
    AROUND,
    Position,
    card,
    pass_chain,
    result,
    with_abilities,
)
from tests.toys.driving import choose, choose_several, do, names, prompt
from tests.toys.strike_making import When, deals, notes, plan, triggered, with_spell


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


def test_2_4_10_2_an_attack_on_a_striker_that_is_gone_fails() -> None:
    game, mine, guard = table()

    attack(game, *mine)
    do(game, Destroy(guard))
    pass_chain(game)

    assert names(game, SCORE, 0) == ["guard"]
    assert prompt(game) == "action"
