"""5.4.6 移動, 10.6 《瞬速》."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.abilities import CostPlan
from kirifuda.games.spellcard_strike.keywords.k10_06_swift import swift
from kirifuda.games.spellcard_strike.rules.r02_02_states import SetActed, SetUnacted
from kirifuda.games.spellcard_strike.rules.r04_01_stage import Relocate
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import (
    AROUND,
    Position,
    area,
    card,
    is_acted,
    offered,
    pass_chain,
    with_abilities,
)
from tests.toys.driving import choose, prompt
from tests.toys.strike_making import When, deals, declared, does, plan, triggered, with_spell


def table(*, house: dict[str, str] | None = None) -> tuple[Game, int, int]:
    """A scout in the middle, an acted one behind it, an enemy two areas ahead."""
    position = Position(house=house)
    scout = position.striker(0, "scout", 5)
    position.striker(0, "scout", 1, acted=True)
    position.striker(0, "scout", 3)
    enemy = position.striker(1, "scout", 13)
    return position.begin(), scout, enemy


@clauses("5.4.6", "5.4.3", "2.2.4.2")
def test_5_4_6_1_an_unacted_striker_goes_to_a_free_area_next_to_it() -> None:
    game, scout, _ = table()

    moves = sorted(place for id, place in offered(game, "move") if id == scout)
    assert moves == [0, 2, 4, 6, 8, 9, 10]
    assert len({id for id, _ in offered(game, "move")}) == 2
    choose(game, "move", scout, 9)

    assert area(game, scout) == 9


def test_5_4_6_1_why_a_striker_cannot_go_somewhere() -> None:
    from kirifuda.games.spellcard_strike.rules.r05_04_movement import CAN_MOVE_TO

    game, scout, enemy = table()
    game.decision()

    assert [each.clause for each in failures(CAN_MOVE_TO, game, 0, scout, 9)] == []
    assert [each.clause for each in failures(CAN_MOVE_TO, game, 0, scout, 1)] == ["5.4.6.1"]
    assert [each.clause for each in failures(CAN_MOVE_TO, game, 0, scout, 19)] == ["5.4.6"]
    assert [each.clause for each in failures(CAN_MOVE_TO, game, 0, enemy, 12)] == ["5.4.6.1"]


@clauses("5.4.6.2")
def test_5_4_6_3_one_additional_action_of_the_striker_that_moved() -> None:
    position = Position()
    scout = position.striker(0, "scout", 5)
    other = position.striker(0, "scout", 12)
    enemy = position.striker(1, "scout", 13)
    game = position.begin()
    assert offered(game, "attack") == [(other, 0)]

    choose(game, "move", scout, 9)
    assert prompt(game) == "additional"
    assert offered(game, "attack") == [(scout, 0)]
    choose(game, "attack", scout)
    assert prompt(game) == "join"
    assert offered(game, "join") == [(other, 0)]
    game.answer(())
    pass_chain(game)

    assert prompt(game) == "action"
    assert is_acted(game, scout)
    assert enemy in game.state.objects


@pytest.mark.parametrize(("house", "count"), [("allowed", 1), ("refused", 0)])
def test_5_4_6_3_1_others_may_join_an_attack_by_the_reading_in_force(house: str, count: int) -> None:
    position = Position(house={"joining_additional_attack": house})
    scout = position.striker(0, "scout", 5)
    other = position.striker(0, "scout", 12)
    position.striker(1, "scout", 13)
    position.hand(1, "scout")
    game = position.begin()

    choose(game, "move", scout, 9)
    choose(game, "attack", scout)

    assert (prompt(game) == "join") == bool(count)
    assert other in game.state.objects


@clauses("5.4.6.3.2", "5.4.6.3")
def test_5_4_6_3_1_only_the_striker_that_moved_may_cast() -> None:
    bolt = with_spell(card("bolt"), plan("bolt", deals(1), map=AROUND))
    position = Position(bolt)
    scout = position.striker(0, "scout", 5)
    position.striker(0, "scout", 12)
    position.striker(1, "scout", 13)
    (held,) = position.hand(0, "bolt")
    game = position.begin()

    choose(game, "move", scout, 4)
    assert prompt(game) == "action", "nothing but declining was left"
    assert offered(game, "spell") == [(held, 0)]


def test_5_4_6_4_without_an_additional_action_it_has_acted() -> None:
    game, scout, _ = table()

    choose(game, "move", scout, 9)
    assert not is_acted(game, scout)
    choose(game, "no_action")

    assert prompt(game) == "action"
    assert is_acted(game, scout)


@clauses("5.4.6.5", "5.4.4", "5.4.5", "5.4.10", "5.4.10.2")
def test_5_4_4_actions_are_taken_until_the_phase_is_ended() -> None:
    position = Position()
    first = position.striker(0, "scout", 5)
    second = position.striker(0, "scout", 6)
    third = position.striker(0, "scout", 0)
    position.striker(1, "scout", 18)
    game = position.begin()

    for id, place in ((first, 9), (second, 10)):
        choose(game, "move", id, place)
        assert prompt(game) == "action"
    assert {id for id, _ in offered(game, "move")} == {third}
    choose(game, "end_phase")

    assert game.turn_player() == 1 or game.state.variables["phase"] != "striker"


def test_5_4_6_2_a_check_step_follows_the_movement() -> None:
    stopped = triggered(
        "stop",
        When("relocate", lambda scope, event: isinstance(event, Relocate) and event.object != scope.source),
        does(lambda game, frame: acted(frame.slots["it"])),
    )
    position = Position(with_abilities(card("sentry"), stopped))
    scout = position.striker(0, "scout", 5)
    position.striker(0, "scout", 0)
    position.striker(1, "sentry", 13)
    game = position.begin()

    choose(game, "move", scout, 9)

    assert is_acted(game, scout)
    assert offered(game, "attack") == []


def acted(id: object) -> list[Event]:
    """The striker is turned to acted."""
    assert isinstance(id, int)
    return [SetActed(id)]


@clauses("6.1.3.3")
def test_6_1_3_3_the_mover_has_acted_before_the_chain_begins() -> None:
    bolt = with_spell(card("bolt"), plan("bolt", deals(1), map=AROUND))
    guard = with_spell(card("guard2"), plan("answer", deals(0), timing="reaction", map=AROUND))
    position = Position(bolt, guard)
    scout = position.striker(0, "scout", 5)
    position.striker(1, "scout", 13)
    (held,) = position.hand(0, "bolt")
    position.hand(1, "guard2")
    game = position.begin()

    choose(game, "move", scout, 9)
    choose(game, "spell", held)

    assert prompt(game) == "reaction"
    assert is_acted(game, scout)


@clauses("10.6.2", "10.1.3")
def test_10_6_1_a_swift_striker_goes_further_before_its_additional_action() -> None:
    position = Position(
        with_abilities(card("runner"), swift("runner/0")),
        with_abilities(card("racer"), swift("racer/0"), swift("racer/1")),
    )
    runner = position.striker(0, "runner", 1)
    racer = position.striker(0, "racer", 2)
    position.striker(1, "scout", 18)
    game = position.begin()

    choose(game, "move", runner, 5)
    assert prompt(game) == "swift"
    choose(game, "move", runner, 9)
    assert prompt(game) == "action"
    assert is_acted(game, runner)
    choose(game, "move", racer, 6)
    choose(game, "move", racer, 10)
    assert prompt(game) == "swift"
    choose(game, "stay")

    assert (area(game, runner), area(game, racer)) == (9, 10)


def test_5_4_6_3_2_what_its_own_declaration_made_of_the_mover_stays_so() -> None:
    wind = with_spell(card("wind"), plan("wind", does(lambda game, frame: unacted(frame.slots["caster"]))))
    position = Position(wind)
    scout = position.striker(0, "scout", 5)
    position.striker(0, "scout", 0)
    position.striker(1, "scout", 18)
    (held,) = position.hand(0, "wind")
    game = position.begin()

    choose(game, "move", scout, 9)
    choose(game, "spell", held)

    assert prompt(game) == "action"
    assert not is_acted(game, scout)


def unacted(id: object) -> list[Event]:
    """The striker is turned to un-acted."""
    assert isinstance(id, int)
    return [SetUnacted(id)]


def test_5_4_6_3_an_ability_may_be_the_additional_action() -> None:
    spark = declared("spark", plan("spark", deals(3), map=AROUND, costs=CostPlan()))
    position = Position(with_abilities(card("sparker", 0), spark))
    sparker = position.striker(0, "sparker", 5)
    position.striker(0, "scout", 0)
    enemy = position.striker(1, "scout", 13)
    position.striker(1, "scout", 18)
    game = position.begin()

    choose(game, "move", sparker, 9)
    choose(game, "ability", sparker)

    assert enemy not in game.state.objects
    assert is_acted(game, sparker)
