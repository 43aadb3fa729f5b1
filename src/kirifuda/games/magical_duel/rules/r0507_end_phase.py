"""507 エンドフェイズ: the end of the turn, and the final step that may have to run again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.endings import end
from kirifuda.effects.plans.shapes import player_target
from kirifuda.games.magical_duel.abilities import concerns
from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r0909_endings import at_moment, begin_phase
from kirifuda.games.magical_duel.rules.r1200_rule_processes import is_rule_process_due
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.flow import DONE, Call, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

END_PHASE: Final = Procedure("end_phase")


@END_PHASE.step("507.1")
def announce(game: Game, frame: Frame) -> Flow:
    """The start of the phase."""
    return Do([*begin_phase(game, "end"), Occur("end_phase_begin", game.turn_player())])


@END_PHASE.step("507.2")
def priority(game: Game, frame: Frame) -> Flow:
    """Priority goes to the turn player."""
    return Call(PRIORITY)


@END_PHASE.step("507.3")
def announce_end(game: Game, frame: Frame) -> Flow:
    """The end of the turn."""
    return Do([Occur("turn_end", game.turn_player())])


@END_PHASE.step("507.4")
def priority_at_end(game: Game, frame: Frame) -> Flow:
    """Priority goes to the turn player."""
    return Call(PRIORITY)


@END_PHASE.step("507.5a")
def end_effects(game: Game, frame: Frame) -> Flow:
    """Effects that last until the end of the turn, or of this last phase, end, all at once."""
    player = game.turn_player()
    return Do(end(game, "turn", f"turn_of:{player}:end", *at_moment("end_phase_end", player)))


@END_PHASE.step("507.5b")
def lose_aether(game: Game, frame: Frame) -> Flow:
    """All aether is gone, but for that of a player who keeps it (104.1)."""
    losing = [p for p in range(game.players) if not concerns(game, "forbid:lose_aether", player_target(p), 0)]
    return Do([SetVariable(f"aether{player}", ()) for player in losing])


@END_PHASE.step("507.5c")
def check(game: Game, frame: Frame) -> Flow:
    """If a rule process is due or something has triggered, priority once more and the final step again."""
    if is_rule_process_due(game) or game.state.waiting:
        return Call(PRIORITY)
    return DONE


@END_PHASE.step("507.5c")
def final_step_again(game: Game, frame: Frame) -> Flow:
    """The final step from its beginning."""
    return GoTo("507.5a")
