"""600 優先権処理: rule processes, triggered abilities, an action, and how it ends. The hot loop of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from kirifuda.kernel.decision import Decision, Option
from kirifuda.kernel.flow import DONE, NEXT, Ask, Attempt, Call, Flow, GoTo
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

PRIORITY: Final = Procedure("priority")
HOLDER: Final = Slot[int]("holder")
PASSES: Final = Slot[int]("passes")
ACTION: Final = Slot[Option]("action")

_FROM_THE_TOP: Final[GoTo] = GoTo("602.1a")
_ACT: Final[GoTo] = GoTo("602.1c")


@PRIORITY.step("602.1")
def give(game: Game, frame: Frame) -> Flow:
    """601.1: the turn player gets priority."""
    frame[HOLDER] = game.turn_player()
    frame[PASSES] = 0
    return NEXT


@PRIORITY.step("602.1a")
def rule_processes(game: Game, frame: Frame) -> Flow:
    """Rule processes, as long as there are any; before them what was revealed is hidden again (1004.1)."""
    if game.state.variables[SHOWN] == OVER:
        return Call(CONCEALING)
    if is_rule_process_due(game):
        return Call(RULE_PROCESSES)
    return NEXT if game.state.waiting else _ACT


@PRIORITY.step("602.1b")
def take_trigger(game: Game, frame: Frame) -> Flow:
    """603, 906.3: a triggered ability is chosen and activated."""
    return Call(TRIGGERED_ACTIVATION) if game.state.waiting else _ACT


@PRIORITY.step("603.4")
def start_over(game: Game, frame: Frame) -> Flow:
    """906.3a: then the priority process begins anew."""
    return _FROM_THE_TOP


@PRIORITY.step("602.1c")
def choose_action(game: Game, frame: Frame) -> Flow:
    """604: whoever has priority chooses among everything that is possible now, passing included."""
    player = frame[HOLDER]
    return Ask(ACTION, Decision(player, "action", actions(game, player), secret=True))


@PRIORITY.step("602.1c")
def act(game: Game, frame: Frame) -> Flow:
    """701.1: the chosen action is carried out. What proved impossible before may be possible after it (903.2h)."""
    option = frame[ACTION]
    player = frame[HOLDER]
    if option.verb != "pass":
        frame[PASSES] = -1
    is_simple = option.verb == "activate" and is_simple_aether(game, option.object, option.number)
    if option.verb in ("play", "activate") and not is_simple:
        key = f"{option.verb}/{option.object}/{option.number}"
        return Attempt(ACTIVATION, menu_slots(game, player, option), key, "602.1c", player=player)
    frame.barred = ()
    if option.verb == "switch":
        return Call(SWITCHING, {"object": option.object}, player=player)
    if is_simple:
        return Call(USE_AETHER_ABILITY, {"object": option.object, "number": option.number}, player=player)
    return NEXT


@PRIORITY.step("602.1d")
def conclude(game: Game, frame: Frame) -> Flow:
    """605.1a-c: keep priority after an action; two passes in a row resolve the latest item or end the process."""
    passes = frame[PASSES] + 1
    frame[PASSES] = passes
    if passes == 0:
        return _FROM_THE_TOP
    if passes < game.players:
        frame[HOLDER] = opponent(game, frame[HOLDER])
        return _FROM_THE_TOP
    if not game.zone(CHASE, 0):
        return DONE
    return Call(RESOLUTION)


@PRIORITY.step("605.2")
def after_resolution(game: Game, frame: Frame) -> Flow:
    """605.1b: the turn player gets priority again."""
    frame[HOLDER] = game.turn_player()
    frame[PASSES] = 0
    return _FROM_THE_TOP
