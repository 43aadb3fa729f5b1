"""805 バトル終了ステップ: the battle ends, and its closing runs again while something is due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.endings import end
from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r1200_rule_processes import is_rule_process_due
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.flow import Call, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

BATTLE_END: Final = Procedure("battle_end")

_END: Final[GoTo] = GoTo("805.4")


@BATTLE_END.step("805.1")
def announce(game: Game, frame: Frame) -> Flow:
    """The end of the battle."""
    return Do([Occur("battle_end", game.turn_player())])


@BATTLE_END.step("805.2")
def priority(game: Game, frame: Frame) -> Flow:
    """Priority goes to the turn player."""
    return Call(PRIORITY)


@BATTLE_END.step("805.3a")
def end_effects(game: Game, frame: Frame) -> Flow:
    """Effects that last for the battle end, all at once."""
    return Do(end(game, "battle"))


@BATTLE_END.step("805.3b")
def check(game: Game, frame: Frame) -> Flow:
    """If a rule process is due or something has triggered, priority once more and the closing again."""
    if is_rule_process_due(game) or game.state.waiting:
        return Call(PRIORITY)
    return _END


@BATTLE_END.step("805.3b")
def close_again(game: Game, frame: Frame) -> Flow:
    """The closing from its beginning."""
    return GoTo("805.3a")


@BATTLE_END.step("805.4")
def end_battle(game: Game, frame: Frame) -> Flow:
    """805.4a: nobody attacks or is attacked any more."""
    return Do([SetVariable("attacker", 0), SetVariable("attacked", 0), SetVariable("attack_target", 0)])
