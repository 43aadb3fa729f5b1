"""5.2 ターンの構成: turn after turn, phase after phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.turns import next_turn
from kirifuda.effects import endings
from kirifuda.effects.lowering.spans import ANY_TURN_START, NEXT_TURN_START
from kirifuda.games.spellcard_strike.rules.common import opponent
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_barred
from kirifuda.games.spellcard_strike.rules.r05_03_refresh_phase import REFRESH_PHASE
from kirifuda.games.spellcard_strike.rules.r05_04_striker_phase import STRIKER_PHASE
from kirifuda.games.spellcard_strike.rules.r05_05_commander_phase import COMMANDER_PHASE
from kirifuda.games.spellcard_strike.rules.r05_06_end_phase import END_PHASE
from kirifuda.kernel.changes import SetVariable
from kirifuda.kernel.flow import NEXT, Call, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

TURNS: Final = Procedure("turns")


def is_skipped(game: Game, name: str) -> bool:
    """1.1.2: whether an effect has the turn player skip a phase."""
    return is_barred(game, f"phase_{name}", game.turn_player())


@TURNS.step("5.2.1")
def begin_turn(game: Game, frame: Frame) -> Flow:
    """5.2.2, 5.2.4: a new turn, counted over both players; and what is counted per turn."""
    ended = endings.end(game, ANY_TURN_START, NEXT_TURN_START.replace("*", str(game.turn_player())))
    return Do([*next_turn(game, "used:"), *ended])


@TURNS.step("5.3.2")
def refresh(game: Game, frame: Frame) -> Flow:
    """5.2.3: the refresh phase; not in the first player's first turn."""
    return NEXT if game.turn() == 1 or is_skipped(game, "refresh") else Call(REFRESH_PHASE)


@TURNS.step("5.4.11")
def striker(game: Game, frame: Frame) -> Flow:
    """5.2.3: the striker phase; not in either player's first turn."""
    return NEXT if game.turn() <= game.players or is_skipped(game, "striker") else Call(STRIKER_PHASE)


@TURNS.step("5.2.3")
def commander(game: Game, frame: Frame) -> Flow:
    """The commander phase."""
    return NEXT if is_skipped(game, "commander") else Call(COMMANDER_PHASE)


@TURNS.step("5.2.3")
def end(game: Game, frame: Frame) -> Flow:
    """The end phase."""
    return Call(END_PHASE)


@TURNS.step("5.6.1.8")
def pass_turn(game: Game, frame: Frame) -> Flow:
    """The other player's turn."""
    return Do([SetVariable("turn_player", opponent(game, game.turn_player()))])


@TURNS.step("5.6.1.8")
def again(game: Game, frame: Frame) -> Flow:
    """And so on."""
    return GoTo("5.2.1")
