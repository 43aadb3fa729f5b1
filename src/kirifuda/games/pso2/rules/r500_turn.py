"""500 概要: turn after turn, phase after phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.turns import next_turn
from kirifuda.games.pso2.raid.r_boss_turn import BOSS_TURN
from kirifuda.games.pso2.rules.common import boss_seat, seats
from kirifuda.games.pso2.rules.r103_6_right_to_act import is_turn_cut, settle_down
from kirifuda.games.pso2.rules.r501_start_phase import START_PHASE
from kirifuda.games.pso2.rules.r502_draw_phase import DRAW_PHASE
from kirifuda.games.pso2.rules.r503_pp_phase import PP_PHASE
from kirifuda.games.pso2.rules.r504_main_phase import MAIN_PHASE
from kirifuda.games.pso2.rules.r505_end_phase import END_PHASE, at_turn_end
from kirifuda.kernel.changes import SetVariable
from kirifuda.kernel.flow import NEXT, Call, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

TURNS: Final = Procedure("turns")


@TURNS.step("500.2")
def begin_turn(game: Game, frame: Frame) -> Flow:
    """A new turn of its turn player; what is counted per turn begins anew."""
    return Do([*next_turn(game), SetVariable("in_turn", 0)])


@TURNS.step("R.11")
def boss_turn(game: Game, frame: Frame) -> Flow:
    """The boss's turn goes by its own rules."""
    return Call(BOSS_TURN, player=boss_seat(game)) if game.turn_player() == boss_seat(game) else NEXT


@TURNS.step("501.1")
def start(game: Game, frame: Frame) -> Flow:
    """500.3: the start phase."""
    return GoTo("505.2") if game.turn_player() == boss_seat(game) else Call(START_PHASE)


@TURNS.step("502.1")
def draw(game: Game, frame: Frame) -> Flow:
    """501.1.5: the draw phase."""
    return NEXT if is_turn_cut(game) else Call(DRAW_PHASE)


@TURNS.step("503.1")
def pp(game: Game, frame: Frame) -> Flow:
    """502.1.2: the PP phase."""
    return NEXT if is_turn_cut(game) else Call(PP_PHASE)


@TURNS.step("504.1")
def main(game: Game, frame: Frame) -> Flow:
    """503.1.3: the main phase."""
    return NEXT if is_turn_cut(game) else Call(MAIN_PHASE)


@TURNS.step("505.1")
def end(game: Game, frame: Frame) -> Flow:
    """504.1.6.2: the end phase; none for a player who has left (R.10)."""
    return NEXT if is_turn_cut(game) else Call(END_PHASE)


@TURNS.step("505.2")
def turn_over(game: Game, frame: Frame) -> Flow:
    """The turn is over, and with it everything that lasted for it."""
    return Do(at_turn_end(game))


@TURNS.step("505.2")
def settle(game: Game, frame: Frame) -> Flow:
    """What that has set off is processed while it still is this turn (103.6.1.2)."""
    return settle_down(game)


@TURNS.step("505.2")
def pass_turn(game: Game, frame: Frame) -> Flow:
    """500.1, R.21: the turn goes to the next player; after the last of the party comes the boss. Effects of this turn
    that were made meanwhile end first."""
    if at_turn_end(game):
        return GoTo("505.2")
    following = [player for player in seats(game) if player != game.turn_player()]
    return Do([SetVariable("turn_player", following[0])] if following else [])


@TURNS.step("500.1")
def again(game: Game, frame: Frame) -> Flow:
    """And so on."""
    return GoTo("500.2")
