"""500 概要: turn after turn, phase after phase."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.turns import next_turn
from kirifuda.games.pso2.raid.r_boss_turn import BOSS_TURN
from kirifuda.games.pso2.rules.common import boss_seat, seats
from kirifuda.games.pso2.rules.r103_6_right_to_act import is_turn_cut, settle_down
from kirifuda.games.pso2.rules.r501_start_phase import START_PHASE
from kirifuda.games.pso2.rules.r502_draw_phase import DRAW_PHASE
from kirifuda.games.pso2.rules.r503_pp_phase import PP_PHASE
from kirifuda.games.pso2.rules.r504_main_phase import MAIN_PHASE
from kirifuda.games.pso2.rules.r505_end_phase import END_PHASE, at_turn_end

TURNS: Final = k.Procedure("turns")


@TURNS.step("500.2")
def begin_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    """A new turn of its turn player; what is counted per turn begins anew."""
    return k.Do([*next_turn(game), k.SetVariable("in_turn", 0)])


@TURNS.step("R.11")
def boss_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    """The boss's turn goes by its own rules."""
    return k.Call(BOSS_TURN, player=boss_seat(game)) if game.turn_player() == boss_seat(game) else k.NEXT


@TURNS.step("501.1")
def start(game: k.Game, frame: k.Frame) -> k.Flow:
    """500.3: the start phase."""
    return k.GoTo("505.2") if game.turn_player() == boss_seat(game) else k.Call(START_PHASE)


@TURNS.step("502.1")
def draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """501.1.5: the draw phase."""
    return k.NEXT if is_turn_cut(game) else k.Call(DRAW_PHASE)


@TURNS.step("503.1")
def pp(game: k.Game, frame: k.Frame) -> k.Flow:
    """502.1.2: the PP phase."""
    return k.NEXT if is_turn_cut(game) else k.Call(PP_PHASE)


@TURNS.step("504.1")
def main(game: k.Game, frame: k.Frame) -> k.Flow:
    """503.1.3: the main phase."""
    return k.NEXT if is_turn_cut(game) else k.Call(MAIN_PHASE)


@TURNS.step("505.1")
def end(game: k.Game, frame: k.Frame) -> k.Flow:
    """504.1.6.2: the end phase; none for a player who has left (R.10)."""
    return k.NEXT if is_turn_cut(game) else k.Call(END_PHASE)


@TURNS.step("505.2")
def turn_over(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn is over, and with it everything that lasted for it."""
    return k.Do(at_turn_end(game))


@TURNS.step("505.2")
def settle(game: k.Game, frame: k.Frame) -> k.Flow:
    """What that has set off is processed while it still is this turn (103.6.1.2)."""
    return settle_down(game)


@TURNS.step("505.2")
def pass_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    """500.1, R.21: the turn goes to the next player; after the last of the party comes the boss. Effects of this turn
    that were made meanwhile end first."""
    if at_turn_end(game):
        return k.GoTo("505.2")
    following = [player for player in seats(game) if player != game.turn_player()]
    return k.Do([k.SetVariable("turn_player", following[0])] if following else [])


@TURNS.step("500.1")
def again(game: k.Game, frame: k.Frame) -> k.Flow:
    """And so on."""
    return k.GoTo("500.2")
