"""2.2.4 状態: whether a striker has acted, and who controls it."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import kernel as k
from kirifuda.customs import control
from kirifuda.customs.turning import Turn
from kirifuda.games.spellcard_strike.rules.common import all_strikers, is_striker, strikers
from kirifuda.games.spellcard_strike.zones import ACTED, UNACTED

MOST_STRIKERS = 6
"""2.8.1.2, 4.1.4: as many strikers may a player control."""


class Turned(Turn):
    """2.2.4.2: a striker has acted or has not."""

    def can_turn(self, game: k.Game) -> bool:
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


def is_unacted(game: k.Game, id: k.ObjectId) -> bool:
    """2.2.4.2: whether a striker has not acted yet."""
    card = game.object(id)
    return card is not None and card.position == UNACTED and is_striker(game, id)


class TakeControl(k.ChangeControl):
    """2.2.4.1: a striker gets another controller; nothing happens if that would be the seventh (4.1.4.1)."""

    kind = "control"

    def apply(self, game: k.Game) -> int:
        if not is_striker(game, self.object) or len(strikers(game, self.player)) >= MOST_STRIKERS:
            return k.NOTHING
        result = super().apply(game)
        if result != k.NOTHING:
            for worn in game.state.objects[self.object].under:
                k.ChangeControl(worn, self.player).apply(game)
        return result


def control_changes(game: k.Game) -> list[k.Event]:
    """2.2.4.1: the newest effect says who controls a striker, else whoever it came under. 4.1.4.1: an effect that would
    give somebody a seventh striker is not applied: it ends."""
    taken: list[k.PlayerId] = []

    def take(id: k.ObjectId, player: k.PlayerId, cause: k.LastingEffect | None) -> list[k.Event]:
        if len(strikers(game, player)) + taken.count(player) < MOST_STRIKERS:
            taken.append(player)
            return [TakeControl(id, player)]
        return [] if cause is None else [k.EndLasting((cause.id,))]

    return control.control_changes(game, all_strikers, take)
