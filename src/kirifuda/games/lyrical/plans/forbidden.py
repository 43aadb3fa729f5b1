"""Deeds that are forbidden once they were done so often in a turn."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.zones import FIELD


class AttackersDeed(e.TextDeed):
    """N-9.1: so many characters of a player attack in a turn; one that has attacked is counted already."""

    def __init__(self, subject: e.ThingPlan, times: e.AmountPlan, key: str) -> None:
        super().__init__("attack", subject, None)
        self.times = times
        self.key = key
        """Under what all attacks of a player are counted."""
        self.own = key + ":each"
        """Under what those of each character are."""

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        card = scope.game.object(subject)
        if card is None or not super().concerns(scope, subject, other) or e.times_of(scope, self.own, subject):
            return False
        theirs = e.Scope(scope.game, scope.slots, scope.source, card.controller)
        again = 0
        for id in scope.game.zone(FIELD, card.controller):
            again += max(0, e.times_of(scope, self.own, id) - 1)
        return e.HistoryAmount(self.key, False).value(theirs) - again >= self.times.value(scope)


@dataclass(eq=False)
class CountedDeed(e.TextDeed):
    """N-9.1, N-9.3: attacks or guards, for each character or for all of a player's together."""

    other: e.ThingPlan | None = field(default=None, init=False)
    times: e.AmountPlan
    key: str = field(default="", init=False)
    """Under what it is counted."""
    of_players: bool = field(default=False, init=False)
    is_before: bool = field(default=False, init=False)
    """It is forbidden before it was done so often, and not after."""

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        if not super().concerns(scope, subject, other):
            return False
        if subject < 0:
            theirs = e.Scope(scope.game, scope.slots, scope.source, e.player_of(subject))
            return e.HistoryAmount(self.key, False).value(theirs) >= self.times.value(scope)
        card = scope.game.object(subject)
        if card is None:
            return False
        if not self.of_players:
            return (e.times_of(scope, self.key, subject) < self.times.value(scope)) == self.is_before
        theirs = e.Scope(scope.game, scope.slots, scope.source, card.controller)
        return e.HistoryAmount(self.key, False).value(theirs) >= self.times.value(scope)
