"""705 スイッチ: a servant is turned once a turn."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Source, asking
from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.rules.common import is_main_timing, servants
from kirifuda.games.magical_duel.rules.r1000_actions import switch
from kirifuda.games.magical_duel.zones import RESTED

HAS_PRIORITY: Final = asking("604.1", "優先権がない", "you do not have priority", "action")
NOT_MAIN_TIMING: Final = ("メインタイミングではない", "it is not main timing")


def is_switch_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """705.1: only at main timing."""
    return is_main_timing(game, player)


def was_there_at_start(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """604.2d, 705.2: on the field since the turn began; a servant taken over may count as such (house rule)."""
    card = game.object(id)
    if card is None or card.entered >= game.turn():
        return False
    return house(game, "switch_taken_servant") != "refused" or card.mark("taken") != game.turn()


def is_not_switched_yet(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """705.3: once a turn for each servant."""
    card = game.object(id)
    return card is not None and card.mark("switched") != game.turn()


def is_not_rested(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1011.1: switching a rested card does nothing."""
    card = game.object(id)
    return card is not None and card.position != RESTED


def is_switch_allowed(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """104.4: nothing forbids it."""
    return not e.concerns(game, "forbid:switch", id, 0)


TURNING: Final[Action] = Action(
    "switch",
    HAS_PRIORITY,
    Source("705.1", "支配している怪異ではない", "it is not a servant you control", servants),
    now=(k.Condition("705.1", *NOT_MAIN_TIMING, is_switch_time, also=("604.2", "604.2d", "701.2")),),
    able=(
        k.Condition(
            "705.2",
            "ターンの初めから戦場にいない",
            "it was not there when the turn began",
            was_there_at_start,
            also=("604.2d",),
        ),
        k.Condition("705.3", "このターンはもうスイッチした", "it was switched this turn", is_not_switched_yet),
        k.Condition("1011.1", "レスト状態である", "it is rested", is_not_rested),
        k.Condition("104.4", "スイッチが禁止されている", "an effect forbids switching it", is_switch_allowed),
    ),
)

SWITCHING: Final = k.Procedure("switching")
SWITCHED: Final = k.Slot[int]("object")


@SWITCHING.step("705.2")
def turn_servant(game: k.Game, frame: k.Frame) -> k.Flow:
    """705.2-3: recovered to reversed or back; noted, since it may be done once a turn."""
    id = frame[SWITCHED]
    events: list[k.Event] = [k.SetMark(id, "switched", game.turn())]
    change = switch(game, id)
    if change is not None:
        events.append(change)
    return k.Do(events)
