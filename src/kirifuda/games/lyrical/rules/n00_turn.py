"""Turn after turn, phase after phase (A24). Whoever is not the turn player may answer the end of each (A6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.turns import next_turn
from kirifuda.games.lyrical.rules.common import opponent
from kirifuda.games.lyrical.rules.n00_main_phase import MAIN_PHASE
from kirifuda.games.lyrical.rules.n00_phases import DRAW_PHASE, FACTOR_PHASE, READY_PHASE, START_PHASE
from kirifuda.games.lyrical.rules.n07_responses import answers
from kirifuda.games.lyrical.rules.n07_using import FACTORS_PLACED
from kirifuda.games.lyrical.rules.n10_end_phase import END_PHASE
from kirifuda.kernel.changes import SetVariable
from kirifuda.kernel.flow import Call, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

TURNS: Final = Procedure("turns")


@TURNS.step("N-10.1")
def begin_turn(game: Game, frame: Frame) -> Flow:
    """A new turn; what is counted per turn begins anew."""
    return Do([*next_turn(game), SetVariable(FACTORS_PLACED, 0)])


@TURNS.step("N-10.1")
def start(game: Game, frame: Frame) -> Flow:
    """The start phase."""
    return Call(START_PHASE)


@TURNS.step("N-6.3")
def answer_start(game: Game, frame: Frame) -> Flow:
    """It ends."""
    return answers(opponent(game, game.turn_player()))


@TURNS.step("N-9.9")
def ready(game: Game, frame: Frame) -> Flow:
    """The ready phase."""
    return Call(READY_PHASE)


@TURNS.step("N-6.3")
def answer_ready(game: Game, frame: Frame) -> Flow:
    """It ends."""
    return answers(opponent(game, game.turn_player()))


@TURNS.step("N-11.1")
def draw(game: Game, frame: Frame) -> Flow:
    """The draw phase."""
    return Call(DRAW_PHASE)


@TURNS.step("N-6.3")
def answer_draw(game: Game, frame: Frame) -> Flow:
    """It ends."""
    return answers(opponent(game, game.turn_player()))


@TURNS.step("N-1.2")
def factor(game: Game, frame: Frame) -> Flow:
    """The factor phase."""
    return Call(FACTOR_PHASE)


@TURNS.step("N-6.3")
def answer_factor(game: Game, frame: Frame) -> Flow:
    """It ends."""
    return answers(opponent(game, game.turn_player()))


@TURNS.step("N-1.1")
def main(game: Game, frame: Frame) -> Flow:
    """The main phase."""
    return Call(MAIN_PHASE)


@TURNS.step("N-6.3")
def answer_main(game: Game, frame: Frame) -> Flow:
    """It ends."""
    return answers(opponent(game, game.turn_player()))


@TURNS.step("N-10.1")
def end(game: Game, frame: Frame) -> Flow:
    """The end phase; its end is the end of the turn, which nobody answers (A56)."""
    return Call(END_PHASE)


@TURNS.step("N-10.1")
def pass_turn(game: Game, frame: Frame) -> Flow:
    """The turn goes to the other player."""
    return Do([SetVariable("turn_player", opponent(game, game.turn_player()))])


@TURNS.step("N-10.1")
def again(game: Game, frame: Frame) -> Flow:
    """And so on."""
    return GoTo("N-10.1")
