"""805 バトル終了ステップ: the battle ends, and its closing runs again while something is due."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r1200_rule_processes import is_rule_process_due

BATTLE_END: Final = k.Procedure("battle_end")

_END: Final[k.GoTo] = k.GoTo("805.4")


@BATTLE_END.step("805.1")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """The end of the battle."""
    return k.Do([k.Occur("battle_end", game.turn_player())])


@BATTLE_END.step("805.2")
def priority(game: k.Game, frame: k.Frame) -> k.Flow:
    """Priority goes to the turn player."""
    return k.Call(PRIORITY)


@BATTLE_END.step("805.3a")
def end_effects(game: k.Game, frame: k.Frame) -> k.Flow:
    """Effects that last for the battle end, all at once."""
    return k.Do(e.end(game, "battle"))


@BATTLE_END.step("805.3b")
def check(game: k.Game, frame: k.Frame) -> k.Flow:
    """If a rule process is due or something has triggered, priority once more and the closing again."""
    if is_rule_process_due(game) or game.state.waiting:
        return k.Call(PRIORITY)
    return _END


@BATTLE_END.step("805.3b")
def close_again(game: k.Game, frame: k.Frame) -> k.Flow:
    """The closing from its beginning."""
    return k.GoTo("805.3a")


@BATTLE_END.step("805.4")
def end_battle(game: k.Game, frame: k.Frame) -> k.Flow:
    """805.4a: nobody attacks or is attacked any more."""
    return k.Do([k.SetVariable("attacker", 0), k.SetVariable("attacked", 0), k.SetVariable("attack_target", 0)])
