"""2.2.4 状態: whether a striker has acted, and who controls it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.customs.control import newest_of
from kirifuda.customs.turning import Turn
from kirifuda.games.spellcard_strike.rules.common import all_strikers, is_striker, strikers
from kirifuda.games.spellcard_strike.zones import ACTED, UNACTED
from kirifuda.kernel.changes import ChangeControl, EndLasting, SetVariable
from kirifuda.kernel.event import NOTHING, Event
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.lasting import Change

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game

CONTROL_LAYER = -1
MOST_STRIKERS = 6
"""2.8.1.2, 4.1.4: as many strikers may a player control."""


class Turned(Turn):
    """2.2.4.2: a striker has acted or has not."""

    def can_turn(self, game: Game) -> bool:
        return is_striker(game, self.object)


@dataclass(eq=False)
class SetActed(Turned):
    """2.2.4.2 行動済み状態にする."""

    kind = "act"
    position: int = field(default=ACTED, init=False)


@dataclass(eq=False)
class SetUnacted(Turned):
    """2.2.4.2 未行動状態にする."""

    kind = "unact"
    position: int = field(default=UNACTED, init=False)


def is_unacted(game: Game, id: ObjectId) -> bool:
    """2.2.4.2: whether a striker has not acted yet."""
    card = game.object(id)
    return card is not None and card.position == UNACTED and is_striker(game, id)


@dataclass(eq=False)
class ControlChange(Change):
    """2.2.4.1: who controls a striker: the `number` of the lasting effect. No layer computes it; `control_changes`
    does."""

    layer: int = field(default=CONTROL_LAYER, init=False)


class TakeControl(ChangeControl):
    """2.2.4.1: a striker gets another controller; nothing happens if that would be the seventh (4.1.4.1)."""

    kind = "control"

    def apply(self, game: Game) -> int:
        if not is_striker(game, self.object) or len(strikers(game, self.player)) >= MOST_STRIKERS:
            return NOTHING
        result = super().apply(game)
        if result != NOTHING:
            for worn in game.state.objects[self.object].under:
                ChangeControl(worn, self.player).apply(game)
        return result


def control_changes(game: Game) -> list[Event]:
    """2.2.4.1: the newest effect says who controls a striker, else whoever it came under. 4.1.4.1: an effect that would
    give somebody a seventh striker is not applied: it ends."""
    wanted = newest_of(game, CONTROL_LAYER)
    noted = game.number("controls")
    if not wanted and not noted:
        return []
    events: list[Event] = [SetVariable("controls", len(wanted))]
    room = [MOST_STRIKERS - len(strikers(game, player)) for player in range(game.players)]
    for id in all_strikers(game):
        card = game.state.objects[id]
        cause = wanted.get(id)
        controller = card.keeper if cause is None else cause.number
        if controller == card.controller:
            continue
        if room[controller] > 0:
            room[controller] -= 1
            events.append(TakeControl(id, controller))
        elif cause is not None:
            events.append(EndLasting((cause.id,)))
    return events if len(events) > 1 or noted != len(wanted) else []
