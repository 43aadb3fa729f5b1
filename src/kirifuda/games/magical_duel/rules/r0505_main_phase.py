"""505 メインフェイズ: main timing, for the turn player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r0909_endings import begin_phase
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.flow import Call, Do, Flow
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

MAIN_PHASE: Final = Procedure("main_phase")


@MAIN_PHASE.step("505.1")
def announce(game: Game, frame: Frame) -> Flow:
    """The start of the phase."""
    return Do([*begin_phase(game, "main"), Occur("main_phase_begin", game.turn_player())])


@MAIN_PHASE.step("505.2")
def priority(game: Game, frame: Frame) -> Flow:
    """Priority, with the special actions of main timing (701.2)."""
    return Call(PRIORITY)
