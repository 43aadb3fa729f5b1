"""507 エンドフェイズ: the end of the turn, and the final step that may have to run again."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r0909_endings import at_moment, begin_phase
from kirifuda.games.magical_duel.rules.r1200_rule_processes import is_rule_process_due

END_PHASE: Final = k.Procedure("end_phase")


@END_PHASE.step("507.1")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """The start of the phase."""
    return k.Do([*begin_phase(game, "end"), k.Occur("end_phase_begin", game.turn_player())])


@END_PHASE.step("507.2")
def priority(game: k.Game, frame: k.Frame) -> k.Flow:
    """Priority goes to the turn player."""
    return k.Call(PRIORITY)


@END_PHASE.step("507.3")
def announce_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """The end of the turn."""
    return k.Do([k.Occur("turn_end", game.turn_player())])


@END_PHASE.step("507.4")
def priority_at_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """Priority goes to the turn player."""
    return k.Call(PRIORITY)


@END_PHASE.step("507.5a")
def end_effects(game: k.Game, frame: k.Frame) -> k.Flow:
    """Effects that last until the end of the turn, or of this last phase, end, all at once."""
    player = game.turn_player()
    return k.Do(e.end(game, "turn", f"turn_of:{player}:end", *at_moment("end_phase_end", player)))


@END_PHASE.step("507.5b")
def lose_aether(game: k.Game, frame: k.Frame) -> k.Flow:
    """All aether is gone, but for that of a player who keeps it (104.1)."""
    losing = [p for p in range(game.players) if not e.concerns(game, "forbid:lose_aether", e.player_target(p), 0)]
    return k.Do([k.SetVariable(f"aether{player}", ()) for player in losing])


@END_PHASE.step("507.5c")
def check(game: k.Game, frame: k.Frame) -> k.Flow:
    """If a rule process is due or something has triggered, priority once more and the final step again."""
    if is_rule_process_due(game) or game.state.waiting:
        return k.Call(PRIORITY)
    return k.DONE


@END_PHASE.step("507.5c")
def final_step_again(game: k.Game, frame: k.Frame) -> k.Flow:
    """The final step from its beginning."""
    return k.GoTo("507.5a")
