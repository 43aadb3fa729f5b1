"""600 優先権処理: rule processes, triggered abilities, an action, and how it ends. The hot loop of the game."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.rules.common import opponent
from kirifuda.games.magical_duel.rules.r0603_triggers import TRIGGERED_ACTIVATION
from kirifuda.games.magical_duel.rules.r0700_player_actions import actions
from kirifuda.games.magical_duel.rules.r0705_switching import SWITCHING
from kirifuda.games.magical_duel.rules.r0903_2_activation import ACTIVATION
from kirifuda.games.magical_duel.rules.r0903_2_slots import menu_slots
from kirifuda.games.magical_duel.rules.r0903_3_resolution import RESOLUTION
from kirifuda.games.magical_duel.rules.r0907_aether import USE_AETHER_ABILITY, is_simple_aether
from kirifuda.games.magical_duel.rules.r1004_revealing import CONCEALING, OVER, SHOWN
from kirifuda.games.magical_duel.rules.r1200_rule_processes import RULE_PROCESSES, is_rule_process_due
from kirifuda.games.magical_duel.zones import CHASE

PRIORITY: Final = k.Procedure("priority")
HOLDER: Final = k.Slot[int]("holder")
PASSES: Final = k.Slot[int]("passes")
ACTION: Final = k.Slot[k.Option]("action")

_FROM_THE_TOP: Final[k.GoTo] = k.GoTo("602.1a")
_ACT: Final[k.GoTo] = k.GoTo("602.1c")


@PRIORITY.step("602.1")
def give(game: k.Game, frame: k.Frame) -> k.Flow:
    """601.1: the turn player gets priority."""
    frame[HOLDER] = game.turn_player()
    frame[PASSES] = 0
    return k.NEXT


@PRIORITY.step("602.1a")
def rule_processes(game: k.Game, frame: k.Frame) -> k.Flow:
    """Rule processes, as long as there are any; before them what was revealed is hidden again (1004.1)."""
    if game.state.variables[SHOWN] == OVER:
        return k.Call(CONCEALING)
    if is_rule_process_due(game):
        return k.Call(RULE_PROCESSES)
    return k.NEXT if game.state.waiting else _ACT


@PRIORITY.step("602.1b")
def take_trigger(game: k.Game, frame: k.Frame) -> k.Flow:
    """603, 906.3: a triggered ability is chosen and activated."""
    return k.Call(TRIGGERED_ACTIVATION) if game.state.waiting else _ACT


@PRIORITY.step("603.4")
def start_over(game: k.Game, frame: k.Frame) -> k.Flow:
    """906.3a: then the priority process begins anew."""
    return _FROM_THE_TOP


@PRIORITY.step("602.1c")
def choose_action(game: k.Game, frame: k.Frame) -> k.Flow:
    """604: whoever has priority chooses among everything that is possible now, passing included."""
    player = frame[HOLDER]
    return k.Ask(ACTION, k.Decision(player, "action", actions(game, player), secret=True))


@PRIORITY.step("602.1c")
def act(game: k.Game, frame: k.Frame) -> k.Flow:
    """701.1: the chosen action is carried out. What proved impossible before may be possible after it (903.2h)."""
    option = frame[ACTION]
    player = frame[HOLDER]
    if option.verb != "pass":
        frame[PASSES] = -1
    is_simple = option.verb == "activate" and is_simple_aether(game, option.object, option.number)
    if option.verb in ("play", "activate") and not is_simple:
        key = f"{option.verb}/{option.object}/{option.number}"
        return k.Attempt(ACTIVATION, menu_slots(game, player, option), key, "602.1c", player=player)
    frame.barred = ()
    if option.verb == "switch":
        return k.Call(SWITCHING, {"object": option.object}, player=player)
    if is_simple:
        return k.Call(USE_AETHER_ABILITY, {"object": option.object, "number": option.number}, player=player)
    return k.NEXT


@PRIORITY.step("602.1d")
def conclude(game: k.Game, frame: k.Frame) -> k.Flow:
    """605.1a-c: keep priority after an action; two passes in a row resolve the latest item or end the process."""
    passes = frame[PASSES] + 1
    frame[PASSES] = passes
    if passes == 0:
        return _FROM_THE_TOP
    if passes < game.players:
        frame[HOLDER] = opponent(game, frame[HOLDER])
        return _FROM_THE_TOP
    if not game.zone(CHASE, 0):
        return k.DONE
    return k.Call(RESOLUTION)


@PRIORITY.step("605.2")
def after_resolution(game: k.Game, frame: k.Frame) -> k.Flow:
    """605.1b: the turn player gets priority again."""
    frame[HOLDER] = game.turn_player()
    frame[PASSES] = 0
    return _FROM_THE_TOP
