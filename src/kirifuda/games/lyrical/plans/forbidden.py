"""Deeds that are forbidden once they were done so often in a turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.effects.plans.events import TextDeed, player_of
from kirifuda.effects.plans.history import HistoryAmount, times_of
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.lyrical.zones import FIELD
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.plans.shapes import AmountPlan


class AttackersDeed(TextDeed):
    """N-9.1: so many characters of a player attack in a turn; one that has attacked is counted already."""

    def __init__(self, subject: ThingPlan, times: AmountPlan, key: str) -> None:
        super().__init__("attack", subject, None)
        self.times = times
        self.key = key
        """Under what all attacks of a player are counted."""
        self.own = key + ":each"
        """Under what those of each character are."""

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        card = scope.game.object(subject)
        if card is None or not super().concerns(scope, subject, other) or times_of(scope, self.own, subject):
            return False
        theirs = Scope(scope.game, scope.slots, scope.source, card.controller)
        again = 0
        for id in scope.game.zone(FIELD, card.controller):
            again += max(0, times_of(scope, self.own, id) - 1)
        return HistoryAmount(self.key, False).value(theirs) - again >= self.times.value(scope)


@dataclass(eq=False)
class CountedDeed(TextDeed):
    """N-9.1, N-9.3: attacks or guards, for each character or for all of a player's together."""

    other: ThingPlan | None = field(default=None, init=False)
    times: AmountPlan
    key: str = field(default="", init=False)
    """Under what it is counted."""
    of_players: bool = field(default=False, init=False)
    is_before: bool = field(default=False, init=False)
    """It is forbidden before it was done so often, and not after."""

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        if not super().concerns(scope, subject, other):
            return False
        if subject < 0:
            theirs = Scope(scope.game, scope.slots, scope.source, player_of(subject))
            return HistoryAmount(self.key, False).value(theirs) >= self.times.value(scope)
        card = scope.game.object(subject)
        if card is None:
            return False
        if not self.of_players:
            return (times_of(scope, self.key, subject) < self.times.value(scope)) == self.is_before
        theirs = Scope(scope.game, scope.slots, scope.source, card.controller)
        return HistoryAmount(self.key, False).value(theirs) >= self.times.value(scope)
