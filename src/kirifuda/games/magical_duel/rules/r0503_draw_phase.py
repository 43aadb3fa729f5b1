"""503 ドローフェイズ: one card, except in the very first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r0909_endings import begin_phase
from kirifuda.games.magical_duel.rules.r1000_actions import Draw
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.event import NOTHING
from kirifuda.kernel.flow import NEXT, Call, Do, Flow
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

DRAW_PHASE: Final = Procedure("draw_phase")
DRAWN: Final = Slot[tuple[int, ...]]("drawn")


@DRAW_PHASE.step("503.1")
def begin(game: Game, frame: Frame) -> Flow:
    """The phase begins with the draw; its start is announced afterwards (503.2)."""
    frame[DRAWN] = ()
    return Do(begin_phase(game, "draw"))


@DRAW_PHASE.step("503.1")
def draw(game: Game, frame: Frame) -> Flow:
    """The turn player draws; not in the first turn of the game."""
    return NEXT if game.turn() == 1 else Do([Draw(game.turn_player())], into=DRAWN)


@DRAW_PHASE.step("1202.1")
def note_failure(game: Game, frame: Frame) -> Flow:
    """A draw that was asked for in this phase and could not be made loses the game at the next rule process."""
    if NOTHING not in frame[DRAWN]:
        return NEXT
    return Do([SetVariable("undrawn", (game.turn_player(),))])


@DRAW_PHASE.step("503.2")
def announce(game: Game, frame: Frame) -> Flow:
    """The start of the phase."""
    return Do([Occur("draw_phase_begin", game.turn_player())])


@DRAW_PHASE.step("503.3")
def priority(game: Game, frame: Frame) -> Flow:
    """Priority goes to the turn player."""
    return Call(PRIORITY)
