"""Turn after turn, phase after phase (A24). Whoever is not the turn player may answer the end of each (A6)."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.turns import next_turn
from kirifuda.games.lyrical.rules.common import opponent
from kirifuda.games.lyrical.rules.n00_main_phase import MAIN_PHASE
from kirifuda.games.lyrical.rules.n00_phases import DRAW_PHASE, FACTOR_PHASE, READY_PHASE, START_PHASE
from kirifuda.games.lyrical.rules.n07_responses import answers
from kirifuda.games.lyrical.rules.n07_using import FACTORS_PLACED
from kirifuda.games.lyrical.rules.n10_end_phase import END_PHASE

TURNS: Final = k.Procedure("turns")


@TURNS.step("N-10.1")
def begin_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    """A new turn; what is counted per turn begins anew."""
    return k.Do([*next_turn(game), k.SetVariable(FACTORS_PLACED, 0)])


@TURNS.step("N-10.1")
def start(game: k.Game, frame: k.Frame) -> k.Flow:
    """The start phase."""
    return k.Call(START_PHASE)


@TURNS.step("N-6.3")
def answer_start(game: k.Game, frame: k.Frame) -> k.Flow:
    """It ends."""
    return answers(opponent(game, game.turn_player()))


@TURNS.step("N-9.9")
def ready(game: k.Game, frame: k.Frame) -> k.Flow:
    """The ready phase."""
    return k.Call(READY_PHASE)


@TURNS.step("N-6.3")
def answer_ready(game: k.Game, frame: k.Frame) -> k.Flow:
    """It ends."""
    return answers(opponent(game, game.turn_player()))


@TURNS.step("N-11.1")
def draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """The draw phase."""
    return k.Call(DRAW_PHASE)


@TURNS.step("N-6.3")
def answer_draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """It ends."""
    return answers(opponent(game, game.turn_player()))


@TURNS.step("N-1.2")
def factor(game: k.Game, frame: k.Frame) -> k.Flow:
    """The factor phase."""
    return k.Call(FACTOR_PHASE)


@TURNS.step("N-6.3")
def answer_factor(game: k.Game, frame: k.Frame) -> k.Flow:
    """It ends."""
    return answers(opponent(game, game.turn_player()))


@TURNS.step("N-1.1")
def main(game: k.Game, frame: k.Frame) -> k.Flow:
    """The main phase."""
    return k.Call(MAIN_PHASE)


@TURNS.step("N-6.3")
def answer_main(game: k.Game, frame: k.Frame) -> k.Flow:
    """It ends."""
    return answers(opponent(game, game.turn_player()))


@TURNS.step("N-10.1")
def end(game: k.Game, frame: k.Frame) -> k.Flow:
    """The end phase; its end is the end of the turn, which nobody answers (A56)."""
    return k.Call(END_PHASE)


@TURNS.step("N-10.1")
def pass_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn goes to the other player."""
    return k.Do([k.SetVariable("turn_player", opponent(game, game.turn_player()))])


@TURNS.step("N-10.1")
def again(game: k.Game, frame: k.Frame) -> k.Flow:
    """And so on."""
    return k.GoTo("N-10.1")
