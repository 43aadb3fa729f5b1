"""505 メインフェイズ: main timing, for the turn player."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r0909_endings import begin_phase

MAIN_PHASE: Final = k.Procedure("main_phase")


@MAIN_PHASE.step("505.1")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """The start of the phase."""
    return k.Do([*begin_phase(game, "main"), k.Occur("main_phase_begin", game.turn_player())])


@MAIN_PHASE.step("505.2")
def priority(game: k.Game, frame: k.Frame) -> k.Flow:
    """Priority, with the special actions of main timing (701.2)."""
    return k.Call(PRIORITY)
