"""502 リカバリーフェイズ: rested cards recover."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.rules.common import entities
from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r0909_endings import begin_phase
from kirifuda.games.magical_duel.rules.r1000_actions import Recover
from kirifuda.games.magical_duel.zones import RESTED
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Call, Do, Flow
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

RECOVERY_PHASE: Final = Procedure("recovery_phase")


@RECOVERY_PHASE.step("502.1")
def recover(game: Game, frame: Frame) -> Flow:
    """All rested cards of the turn player recover, together; reversed servants stay reversed."""
    player = game.turn_player()
    events = begin_phase(game, "recovery")
    events.extend(Recover(id) for id in entities(game, player) if game.state.objects[id].position == RESTED)
    return Do(events)


@RECOVERY_PHASE.step("502.2")
def announce(game: Game, frame: Frame) -> Flow:
    """The starts of the phase, of the turn, and in the first turn of the game."""
    player = game.turn_player()
    events: list[Event] = [Occur("recovery_phase_begin", player), Occur("turn_begin", player)]
    if game.turn() == 1:
        events.append(Occur("game_begin", player))
    return Do(events)


@RECOVERY_PHASE.step("502.3")
def priority(game: Game, frame: Frame) -> Flow:
    """Priority goes to the turn player."""
    return Call(PRIORITY)
