"""The lost half: phases, first turn, factor cards; and the windows at the end of phases (A6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kirifuda.effects.scope import Scope
from kirifuda.games.lyrical.zones import FACTOR, HAND, STACK
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import Position, character, trick, triggered
from tests.toys.driving import asked, choose, names, offered, pass_all, prompt
from tests.toys.making import When, noted, notes


def wait() -> Position:
    """A position in which both could answer everything."""
    position = Position(trick("wait", notes("w")))
    position.hand(0, "wait")
    position.hand(1, "wait")
    return position


@clauses("N-9.9", "N-10.1")
def test_n_9_9_in_the_ready_phase_all_ones_own_cards_become_unacted() -> None:
    position = Position()
    mine = [position.field(0, "wall", acted=True), *position.factors(0, "赤青", acted=True)]
    theirs = [position.field(1, "wall", acted=True), *position.factors(1, "赤", acted=True)]
    game = position.begin("ready")
    game.decision()

    assert [game.state.objects[id].position for id in mine] == [0, 0, 0]
    assert [game.state.objects[id].position for id in theirs] == [1, 1]


@clauses("N-1.2")
def test_n_1_2_the_count_of_factor_cards_begins_anew_each_turn() -> None:
    position = Position()
    position.hand(0, "赤")
    position.hand(1, "赤")
    game = position.begin("factor")
    choose(game, "place_factor")
    choose(game, "end")

    assert (asked(game), prompt(game)) == (1, "factor")
    assert len(offered(game, "place_factor")) == 1


@clauses("N-7.3", "N-1.2")
def test_n_7_3_each_placing_is_answered_before_the_next() -> None:
    position = Position(trick("wait", notes("w")), house={"factors_per_turn": "two"})
    position.hand(0, "赤", "青")
    position.hand(1, "wait")
    game = position.begin("factor")

    choose(game, "place_factor")
    assert (prompt(game), asked(game), names(game, STACK, 0)) == ("response", 1, ["赤"])
    choose(game, "pass")
    assert (prompt(game), names(game, FACTOR, 0)) == ("factor", ["赤"])


@clauses("N-1.2")
@pytest.mark.parametrize(("house", "can"), [("usable", True), ("waits", False)])
def test_n_1_2_whether_a_new_factor_card_pays_is_a_house_rule(house: str, can: bool) -> None:
    position = Position(house={"new_factor": house})
    position.factors(0, "赤", new=True)
    swift = position.hand(0, "swift")
    game = position.begin()

    assert offered(game, "set") == (swift if can else [])


@clauses("N-6.3", "N-10.1")
def test_n_6_3_the_other_player_may_use_tricks_when_a_phase_ends() -> None:
    game = wait().begin("begin_turn")
    phases: list[object] = []
    for _ in range(20):
        if prompt(game) == "response":
            phases.append((game.variable("phase"), asked(game)))
            choose(game, "pass")
        elif prompt(game) == "action":
            choose(game, "end")
        elif game.turn_player() == 1:
            break
        else:
            game.answer((0,))

    turn = [(phase, player) for phase in ("start", "ready", "draw", "factor", "main") for player in (1, 0)]
    assert phases[:10] == turn
    assert ("end", 1) not in phases


@clauses("N-6.3", "N-10.1")
def test_n_10_1_a_trick_at_the_end_of_the_main_phase_does_not_open_it_again() -> None:
    game = wait().begin("main")

    choose(game, "end")
    assert (prompt(game), asked(game)) == ("response", 1)
    choose(game, "use")
    choose(game, "pass")

    assert noted(game) == "w"
    assert game.turn_player() == 1


@clauses("N-10.1")
def test_n_10_1_every_phase_has_a_beginning_that_texts_can_watch() -> None:
    moments = ("turn_start", "ready_begin", "draw_begin", "factor_begin", "main_begin", "end_begin")

    def at(moment: str) -> Callable[[Scope, Event], bool]:
        return lambda scope, event: isinstance(event, Occur) and event.moment == moment

    watchers = [
        triggered(f"x {moment}", When("occur", at(moment)), notes(letter))
        for moment, letter in zip(moments, "srdfme", strict=True)
    ]
    position = Position(character("x", 1, 1, *watchers))
    position.field(0, "x")
    game = position.begin("begin_turn")
    pass_all(game)
    choose(game, "end")

    assert noted(game) == "srdfmesrdfm"


@clauses("N-10.1", "N-9.9", "N-11.1", "N-1.2")
@pytest.mark.parametrize("phase", ["ready", "draw", "factor"])
def test_n_10_1_what_the_beginning_of_a_phase_triggers_comes_before_the_phase_does_anything(phase: str) -> None:
    def fits(scope: Scope, event: Event) -> bool:
        return isinstance(event, Occur) and event.moment == f"{phase}_begin"

    def look(game: Game, frame: Frame) -> Flow:
        acted = sum(game.state.objects[id].position for id in game.zone(FACTOR, 0))
        game.state.variables["seen"] = f"{acted} {len(game.zone(HAND, 0))} {len(game.zone(FACTOR, 0))}"
        return Do([])

    position = Position(character("x", 1, 1, triggered("x 0", When("occur", fits), look)))
    position.field(0, "x")
    position.factors(0, "赤", acted=True)
    position.hand(0, "青")
    game = position.begin(phase)
    choose(game, "place_factor")

    assert game.state.variables["seen"] == "1 2 1"
