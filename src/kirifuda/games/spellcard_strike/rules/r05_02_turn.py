"""5.2 ターンの構成: turn after turn, phase after phase."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.turns import next_turn
from kirifuda.effects.lowering.spans import ANY_TURN_START, NEXT_TURN_START
from kirifuda.games.spellcard_strike.rules.common import opponent
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_barred
from kirifuda.games.spellcard_strike.rules.r05_03_refresh_phase import REFRESH_PHASE
from kirifuda.games.spellcard_strike.rules.r05_04_striker_phase import STRIKER_PHASE
from kirifuda.games.spellcard_strike.rules.r05_05_commander_phase import COMMANDER_PHASE
from kirifuda.games.spellcard_strike.rules.r05_06_end_phase import END_PHASE

TURNS: Final = k.Procedure("turns")


def is_skipped(game: k.Game, name: str) -> bool:
    """1.1.2: whether an effect has the turn player skip a phase."""
    return is_barred(game, f"phase_{name}", game.turn_player())


@TURNS.step("5.2.1")
def begin_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    """5.2.2, 5.2.4: a new turn, counted over both players; and what is counted per turn."""
    ended = e.end(game, ANY_TURN_START, NEXT_TURN_START.replace("*", str(game.turn_player())))
    return k.Do([*next_turn(game, "used:"), *ended])


@TURNS.step("5.3.2")
def refresh(game: k.Game, frame: k.Frame) -> k.Flow:
    """5.2.3: the refresh phase; not in the first player's first turn."""
    return k.NEXT if game.turn() == 1 or is_skipped(game, "refresh") else k.Call(REFRESH_PHASE)


@TURNS.step("5.4.11")
def striker(game: k.Game, frame: k.Frame) -> k.Flow:
    """5.2.3: the striker phase; not in either player's first turn."""
    return k.NEXT if game.turn() <= game.players or is_skipped(game, "striker") else k.Call(STRIKER_PHASE)


@TURNS.step("5.2.3")
def commander(game: k.Game, frame: k.Frame) -> k.Flow:
    """The commander phase."""
    return k.NEXT if is_skipped(game, "commander") else k.Call(COMMANDER_PHASE)


@TURNS.step("5.2.3")
def end(game: k.Game, frame: k.Frame) -> k.Flow:
    """The end phase."""
    return k.Call(END_PHASE)


@TURNS.step("5.6.1.8")
def pass_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    """The other player's turn."""
    return k.Do([k.SetVariable("turn_player", opponent(game, game.turn_player()))])


@TURNS.step("5.6.1.8")
def again(game: k.Game, frame: k.Frame) -> k.Flow:
    """And so on."""
    return k.GoTo("5.2.1")
