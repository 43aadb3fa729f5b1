"""502 リカバリーフェイズ: rested cards recover."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.rules.common import entities
from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r0909_endings import begin_phase
from kirifuda.games.magical_duel.rules.r1000_actions import Recover
from kirifuda.games.magical_duel.zones import RESTED

RECOVERY_PHASE: Final = k.Procedure("recovery_phase")


@RECOVERY_PHASE.step("502.1")
def recover(game: k.Game, frame: k.Frame) -> k.Flow:
    """All rested cards of the turn player recover, together; reversed servants stay reversed."""
    player = game.turn_player()
    events = begin_phase(game, "recovery")
    events.extend(Recover(id) for id in entities(game, player) if game.state.objects[id].position == RESTED)
    return k.Do(events)


@RECOVERY_PHASE.step("502.2")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """The starts of the phase, of the turn, and in the first turn of the game."""
    player = game.turn_player()
    events: list[k.Event] = [k.Occur("recovery_phase_begin", player), k.Occur("turn_begin", player)]
    if game.turn() == 1:
        events.append(k.Occur("game_begin", player))
    return k.Do(events)


@RECOVERY_PHASE.step("502.3")
def priority(game: k.Game, frame: k.Frame) -> k.Flow:
    """Priority goes to the turn player."""
    return k.Call(PRIORITY)
