"""Step 9: attempts that prove impossible are taken back."""

from __future__ import annotations

from typing import Any

import pytest

from kirifuda.kernel.changes import Move, Roll, SetVariable, Show
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.flow import Abandon, Ask, Attempt, Call, Do, Flow, GoTo, Return
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.keeping.saving import save
from kirifuda.kernel.procedure import Procedure, Slot
from kirifuda.kernel.state import Frame
from tests.kernel.boards import board, put
from tests.kernel.playing import decisions, new_game
from tests.toys.chase_zones import DECK, HAND

NUMBER = Slot[int]("number")

OUTER = Procedure("choose")
TRIAL = Procedure("trial")


@OUTER.step("1")
def choose(game: Game, frame: Frame) -> Flow:
    """Try one of some numbers, or stop."""
    options = [Option("stop")] + [Option("try", 0, n) for n in (1, 2, 3, 4, 5) if str(n) not in frame.barred]
    return Ask("number", Decision(0, "number", options, take=TAKE_NUMBER))


@OUTER.step("2")
def attempt(game: Game, frame: Frame) -> Flow:
    if not frame[NUMBER]:
        return GoTo("1")
    return Attempt(TRIAL, {"number": frame[NUMBER]}, str(frame[NUMBER]), "1", into="done", player=0)


@OUTER.step("3")
def again(game: Game, frame: Frame) -> Flow:
    return GoTo("1")


@TRIAL.step("2.1")
def change(game: Game, frame: Frame) -> Flow:
    """Something happens in any case."""
    hand = game.zone(HAND, 0)[0]
    return Do([SetVariable("energy", frame[NUMBER]), Move(hand, game.map.zone(DECK, 0), shown=2)])


@TRIAL.step("2.2")
def learn(game: Game, frame: Frame) -> Flow:
    """3 rolls a die, 4 looks at the deck, 5 shows something to the other player."""
    if frame[NUMBER] == 3:
        return Do([Roll("die", 6)])
    if frame[NUMBER] == 4:
        return Do([Show(game.zone(DECK, 0)[:1], 1)])
    return Do([Show(game.zone(HAND, 0)[:1], 2)] if frame[NUMBER] == 5 else [])


@TRIAL.step("2.3")
def decide(game: Game, frame: Frame) -> Flow:
    return Return(7) if frame[NUMBER] == 2 else Abandon("2.3")


def started() -> Game:
    game = board()
    for procedure in (OUTER, TRIAL):
        game.rulebook.enter(procedure)
    for key in ("wolf", "bear", "spy"):
        put(game, key, 0, HAND)
    game.begin(OUTER)
    game.decision()
    return game


def pick(game: Game, number: int) -> None:
    decision = game.decision()
    assert decision is not None
    game.answer(([option.number for option in decision.options].index(number),))


def offered(game: Game) -> list[int]:
    decision = game.decision()
    assert decision is not None
    return [option.number for option in decision.options]


def state_of(game: Game, *without: str) -> Any:
    state = save(game)["state"]
    return {name: part for name, part in state.items() if name not in without}


def test_after_an_abandon_all_is_as_before_but_for_what_is_kept() -> None:
    game = started()
    before = state_of(game, "frames", "answers", "steps", "knowledge")

    pick(game, 1)

    assert state_of(game, "frames", "answers", "steps", "knowledge") == before
    assert game.state.frames[0].barred == ("1",)
    assert game.state.frames[0].slots == {"number": 1}
    assert offered(game) == [0, 2, 3, 4, 5]
    assert game.state.answers == 1


def test_what_was_seen_stays_seen() -> None:
    """The other player saw a card leave the hand; after the rewind they know that it is in the hand."""
    game = started()
    shown = game.state.objects[game.zone(HAND, 0)[0]].card

    pick(game, 1)

    (group,) = game.state.knowledge[1]
    assert group.cards == (shown,)
    assert group.places == (-1 - game.map.zone(HAND, 0),)

    pick(game, 5)  # shows the next card of the hand as well
    (group,) = game.state.knowledge[1]
    assert len(group.cards) == 2


def test_success_clears_what_was_barred_and_returns_into_the_slot() -> None:
    game = started()
    pick(game, 1)
    pick(game, 2)

    assert game.number("energy") == 2
    assert offered(game) == [0, 1, 2, 3, 4, 5]
    assert game.state.frames[0].slots["done"] == 7


@pytest.mark.parametrize("number", [3, 4])
def test_no_way_back_after_learning_something(number: int) -> None:
    """A die, or a card that the player had not seen: what was done stays done."""
    game = started()
    streams = dict(game.state.streams)

    pick(game, number)

    assert game.number("energy") == number
    assert len(game.zone(HAND, 0)) == 2
    assert offered(game) == [0, 1, 2, 3, 4, 5]
    assert (game.state.streams != streams) == (number == 3)


def test_showing_ones_own_card_is_not_learning() -> None:
    game = started()

    pick(game, 5)

    assert game.number("energy") == 0
    assert len(game.zone(HAND, 0)) == 3
    assert offered(game) == [0, 1, 2, 3, 4]


def test_randomness_is_not_taken_back() -> None:
    """The other player's die falls inside the attempt, so there is a way back; the same number must not come again."""
    game = started()
    game.state.frames[0].player = 0
    stream = game.state.streams["die"]
    trial = Procedure("rolls")

    @trial.step("1")
    def roll(game: Game, frame: Frame) -> Flow:
        game.state.streams["die"] += 1  # as an event that shows nothing to the player would
        return Abandon("1")

    outer = Procedure("tries")

    @outer.step("1")
    def ask(game: Game, frame: Frame) -> Flow:
        return Ask("number", Decision(0, "again", [Option("a", 0, 1), Option("b", 0, 2)], take=TAKE_NUMBER))

    @outer.step("2")
    def attempt_roll(game: Game, frame: Frame) -> Flow:
        return Attempt(trial, {}, "key", "1", player=0)

    game.state.frames.clear()
    game.asking = None
    game.begin(outer)
    game.answer((0,))

    assert game.state.streams["die"] == stream + 1
    assert game.state.frames[0].barred == ("key",)


def test_attempts_nest_and_the_outer_forgets_what_the_inner_barred() -> None:
    inner, middle, outer = Procedure("inner"), Procedure("middle"), Procedure("outer")

    @inner.step("3")
    def fail(game: Game, frame: Frame) -> Flow:
        return Abandon("3")

    @middle.step("2.1")
    def choose_inner(game: Game, frame: Frame) -> Flow:
        keys = [key for key in ("x", "y") if key not in frame.barred]
        options = [Option("give up", 0, 0)] + [Option(key, 0, 1 + "xy".index(key)) for key in keys]
        return Ask("number", Decision(0, "inner", options, take=TAKE_NUMBER))

    @middle.step("2.2")
    def try_inner(game: Game, frame: Frame) -> Flow:
        if not frame[NUMBER]:
            return Abandon("2.2")
        return Attempt(inner, {}, "xy"[frame[NUMBER] - 1], "2.1", player=0)

    @outer.step("1")
    def choose_outer(game: Game, frame: Frame) -> Flow:
        options = [Option("stop", 0, 0)] + [Option("go", 0, n) for n in (1, 2) if f"go{n}" not in frame.barred]
        return Ask("number", Decision(0, "outer", options, take=TAKE_NUMBER))

    @outer.step("2")
    def try_outer(game: Game, frame: Frame) -> Flow:
        return Attempt(middle, {}, f"go{frame[NUMBER]}", "1", player=0)

    game = board()
    game.begin(outer)
    assert offered(game) == [0, 1, 2]
    pick(game, 1)
    pick(game, 1)
    assert offered(game) == [0, 2]
    pick(game, 2)
    assert [frame.barred for frame in game.state.frames] == [("go1",)]  # alone with giving up, it gave up
    assert offered(game) == [0, 2]
    pick(game, 2)
    assert offered(game) == [0, 1, 2]
    assert [frame.barred for frame in game.state.frames] == [("go1",), ()]


def test_an_attempt_inside_calls_and_batches_is_found() -> None:
    deep, caller, outer = Procedure("deep"), Procedure("caller"), Procedure("outer")

    @deep.step("1")
    def fail(game: Game, frame: Frame) -> Flow:
        return Abandon("1")

    @caller.step("1")
    def call(game: Game, frame: Frame) -> Flow:
        return Call(deep)

    @outer.step("1")
    def ask(game: Game, frame: Frame) -> Flow:
        return Ask("number", Decision(0, "", [Option("a"), Option("b")]))

    @outer.step("2")
    def go(game: Game, frame: Frame) -> Flow:
        return Attempt(caller, {}, "k", "1", player=0)

    game = board()
    game.begin(outer)
    game.answer((0,))

    assert len(game.state.frames) == 1
    assert game.state.frames[0].barred == ("k",)


def test_random_players_end_although_attempts_fail() -> None:
    barred = checkpoints = 0
    for seed in range(6):
        game = new_game("chase", seed)
        for _ in decisions(game, seed):
            barred += any(frame.barred for frame in game.state.frames)
            checkpoints += any(frame.checkpoint is not None for frame in game.state.frames)
        assert game.over()
    assert barred
    assert checkpoints


def test_what_a_viewer_learned_of_single_cards_is_kept_through_moves() -> None:
    """A face-down card that moved and was seen in the meantime is known at its old place."""
    trial, outer = Procedure("looks"), Procedure("tries")

    @trial.step("1")
    def look(game: Game, frame: Frame) -> Flow:
        return Do([Move(game.zone(DECK, 0)[-1], game.map.zone(DECK, 0), 0, shown=2)])

    @trial.step("2")
    def fail(game: Game, frame: Frame) -> Flow:
        return Abandon("2")

    @outer.step("1")
    def ask(game: Game, frame: Frame) -> Flow:
        return Ask("number", Decision(0, "", [Option("a"), Option("b")]))

    @outer.step("2")
    def go(game: Game, frame: Frame) -> Flow:
        return Attempt(trial, {}, "k", "1", player=0)

    game = board()
    top = game.zone(DECK, 0)[-1]
    game.begin(outer)
    game.answer((0,))

    assert game.zone(DECK, 0)[-1] == top
    assert is_seen(game.map, game.state.objects[top], 1)
    assert not is_seen(game.map, game.state.objects[top], 0)
