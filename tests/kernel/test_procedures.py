"""Step 2: procedures, frames and the ways from one step to the next."""

from __future__ import annotations

import pytest

from kirifuda.kernel.changes import EndGame
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.flow import AGAIN, DONE, NEXT, Ask, Call, Do, Flow, GoTo, Leave, Return
from kirifuda.kernel.game import Game
from kirifuda.kernel.keeping.saving import dumps, loads
from kirifuda.kernel.procedure import Procedure, Slot
from kirifuda.kernel.randomness import Dice
from kirifuda.kernel.state import Frame, Value
from tests.kernel.playing import TOYS, any_answer, decisions, new_game
from tests.toys import chase, chase_cards
from tests.toys.chase_zones import HAND

NUMBER = Slot[int]("number")
QUEUE = Slot[tuple[int, ...]]("queue")


def bare(*procedures: Procedure) -> Game:
    """A game that begins with the first of some procedures."""
    rules = chase.ChaseRules()
    for procedure in procedures:
        rules.enter(procedure)
    game = rules.start(chase.POOL, [chase_cards.deck(chase.POOL, 0)] * 2, 1, {})
    game.state.frames.clear()
    game.begin(procedures[0])
    game.trace = []
    return game


def over(game: Game, frame: Frame) -> Flow:
    """The last step of every test procedure."""
    return Do([EndGame((), "9", "done")])


def test_a_slot_that_was_never_filled_is_told_with_its_step() -> None:
    procedure = Procedure("asks")

    @procedure.step("1")
    def ask_for_a_number(game: Game, frame: Frame) -> Flow:
        return NEXT

    @procedure.step("2")
    def use_the_number(game: Game, frame: Frame) -> Flow:
        return DONE if frame[NUMBER] else NEXT

    game = bare(procedure)

    with pytest.raises(AssertionError, match="asks/use_the_number: nothing was put into 'number'"):
        game.decision()


def test_steps_of_one_name_are_refused() -> None:
    procedure = Procedure("twice")
    procedure.step("1")(over)

    with pytest.raises(ValueError, match="step over stands twice"):
        procedure.step("2")(over)


@pytest.mark.parametrize("clause", ["1", "2", "3", "4"])
def test_a_jump_goes_to_the_first_step_of_a_clause(clause: str) -> None:
    procedure = Procedure("jumps")

    @procedure.step("0")
    def jump(game: Game, frame: Frame) -> Flow:
        return GoTo(clause)

    for number, tag in enumerate(("1", "2", "2", "3", "4")):

        def step(game: Game, frame: Frame) -> Flow:
            return NEXT

        step.__name__ = f"step{number}"
        procedure.step(tag)(step)
    procedure.step("9")(over)
    game = bare(procedure)

    game.decision()

    after = ["1", "2", "2", "3", "4"]
    assert game.trace == ["0", *after[after.index(clause) :], "9"]


def test_a_jump_to_a_clause_that_is_not_there_is_refused() -> None:
    procedure = Procedure("astray")

    @procedure.step("1")
    def jump(game: Game, frame: Frame) -> Flow:
        return GoTo("7")

    with pytest.raises(ValueError, match="astray has no step of clause 7"):
        bare(procedure).decision()


def test_leave_ends_a_procedure_and_moves_its_caller() -> None:
    outer, inner = Procedure("outer"), Procedure("inner")

    @outer.step("1")
    def call(game: Game, frame: Frame) -> Flow:
        return Call(inner)

    @outer.step("2")
    def skipped(game: Game, frame: Frame) -> Flow:
        raise AssertionError("left out")

    outer.step("3")(over)

    @inner.step("1.1")
    def leave(game: Game, frame: Frame) -> Flow:
        return Leave("3")

    game = bare(outer, inner)
    game.decision()

    assert game.trace == ["1", "1.1", "3"]


def test_nested_calls_return_into_slots() -> None:
    outer, middle, inner = Procedure("outer"), Procedure("middle"), Procedure("inner")
    seen: list[object] = []

    @outer.step("1")
    def call(game: Game, frame: Frame) -> Flow:
        return Call(middle, {"number": 3}, into="number")

    @outer.step("2")
    def read(game: Game, frame: Frame) -> Flow:
        seen.append(frame[NUMBER])
        return NEXT

    outer.step("3")(over)

    @middle.step("1.1")
    def call_inner(game: Game, frame: Frame) -> Flow:
        return Call(inner, {"number": frame[NUMBER] * 10}, into="found", player=1)

    @middle.step("1.2")
    def add(game: Game, frame: Frame) -> Flow:
        found = frame.slots["found"]
        assert isinstance(found, int)
        return Return(found + frame[NUMBER])

    @inner.step("1.1.1")
    def answer(game: Game, frame: Frame) -> Flow:
        assert frame.player == 1
        return Return(frame[NUMBER] + 4)

    bare(outer, middle, inner).decision()

    assert seen == [37]


def test_again_loops_over_a_queue_in_a_slot() -> None:
    procedure = Procedure("queue")
    taken: list[int] = []

    @procedure.step("1")
    def fill(game: Game, frame: Frame) -> Flow:
        frame[QUEUE] = (1, 2, 3)
        return NEXT

    @procedure.step("2")
    def take(game: Game, frame: Frame) -> Flow:
        queue = frame[QUEUE]
        if not queue:
            return NEXT
        taken.append(queue[0])
        frame[QUEUE] = queue[1:]
        return AGAIN

    procedure.step("3")(over)
    bare(procedure).decision()

    assert taken == [1, 2, 3]


def test_bindings_of_a_call_are_not_shared_with_the_frame() -> None:
    outer, inner = Procedure("outer"), Procedure("inner")
    bindings: dict[str, Value] = {"number": 1}

    @outer.step("1")
    def call(game: Game, frame: Frame) -> Flow:
        return Call(inner, bindings)

    outer.step("2")(over)

    @inner.step("1.1")
    def write(game: Game, frame: Frame) -> Flow:
        frame.slots["number"] = 2
        return DONE

    bare(outer, inner).decision()

    assert bindings == {"number": 1}


@pytest.mark.parametrize(
    ("take", "many", "expected"), [(TAKE_NUMBER, False, 5), (TAKE_NUMBER, True, (5,)), (0, False, Option("b", 0, 5))]
)
def test_an_answer_takes_the_form_that_was_asked_for(take: int, many: bool, expected: object) -> None:
    procedure = Procedure("asks")
    seen: list[object] = []

    @procedure.step("1")
    def ask(game: Game, frame: Frame) -> Flow:
        return Ask("number", Decision(0, "which", [Option("a", 0, 4), Option("b", 0, 5)], take=take, many=many))

    @procedure.step("2")
    def read(game: Game, frame: Frame) -> Flow:
        seen.append(frame.slots["number"])
        return NEXT

    procedure.step("3")(over)
    game = bare(procedure)
    game.answer((1,))

    assert seen == [expected]


@pytest.mark.parametrize("toy", TOYS)
def test_saved_at_every_question_a_game_takes_the_same_steps(toy: str) -> None:
    game = new_game(toy, 6)
    dice = Dice(6)
    for number, decision in enumerate(decisions(game, 6)):
        if number % 7:
            continue
        answer = any_answer(decision, dice)
        traces = []
        for copy in (game.clone(), loads(game.rulebook, game.pool, dumps(game))):
            copy.decision()
            copy.trace = []
            copy.answer(answer)
            traces.append((copy.trace, copy.state.zones, copy.state.variables))
        assert traces[0] == traces[1]
        assert traces[0][0]


def test_saves_name_the_step_not_its_place() -> None:
    game = new_game("chase", 1)
    game.decision()

    text = dumps(game)

    assert '"index": "3.4 choose_action"' in text
    assert str(game.zone(HAND, 0)[0]) in text
