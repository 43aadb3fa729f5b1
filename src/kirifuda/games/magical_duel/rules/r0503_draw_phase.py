"""503 ドローフェイズ: one card, except in the very first turn."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r0909_endings import begin_phase
from kirifuda.games.magical_duel.rules.r1000_actions import Draw

DRAW_PHASE: Final = k.Procedure("draw_phase")
DRAWN: Final = k.Slot[tuple[int, ...]]("drawn")


@DRAW_PHASE.step("503.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The phase begins with the draw; its start is announced afterwards (503.2)."""
    frame[DRAWN] = ()
    return k.Do(begin_phase(game, "draw"))


@DRAW_PHASE.step("503.1")
def draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player draws; not in the first turn of the game."""
    return k.NEXT if game.turn() == 1 else k.Do([Draw(game.turn_player())], into=DRAWN)


@DRAW_PHASE.step("1202.1")
def note_failure(game: k.Game, frame: k.Frame) -> k.Flow:
    """A draw that was asked for in this phase and could not be made loses the game at the next rule process."""
    if k.NOTHING not in frame[DRAWN]:
        return k.NEXT
    return k.Do([k.SetVariable("undrawn", (game.turn_player(),))])


@DRAW_PHASE.step("503.2")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """The start of the phase."""
    return k.Do([k.Occur("draw_phase_begin", game.turn_player())])


@DRAW_PHASE.step("503.3")
def priority(game: k.Game, frame: k.Frame) -> k.Flow:
    """Priority goes to the turn player."""
    return k.Call(PRIORITY)
