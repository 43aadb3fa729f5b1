"""The next card that somebody activates, counted from the moment an effect begins; deeds that are counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda import effects as e

if TYPE_CHECKING:
    from kirifuda import kernel as k

PLAYED: Final = "played"
"""History key: cards activated this turn, for each player."""
SINCE: Final = "played before"
"""Slot of the effect: how many had been activated when it began."""


@dataclass(eq=False)
class PlayedAmount(e.AmountPlan):
    """How many cards a player has activated this turn."""

    who: e.PlayerPlan

    def value(self, scope: e.Scope) -> int:
        number = scope.game.state.variables.get(f"history:{PLAYED}:{self.who.one(scope)}", 0)
        return number if isinstance(number, int) else 0


@dataclass(eq=False)
class VariableAmount(e.AmountPlan):
    """A number that the rules keep."""

    name: str

    def value(self, scope: e.Scope) -> int:
        return scope.game.number(self.name)


@dataclass(eq=False)
class LeastAmount(e.AmountPlan):
    """The smaller of two."""

    one: e.AmountPlan
    other: e.AmountPlan

    def value(self, scope: e.Scope) -> int:
        return min(self.one.value(scope), self.other.value(scope))


class NextCard(e.ConditionPlan):
    """No card was activated since the effect began."""

    def __init__(self, who: e.PlayerPlan) -> None:
        self.count = PlayedAmount(who)

    def holds(self, scope: e.Scope) -> bool:
        return self.count.value(scope) == e.number_in(scope.slots, SINCE)


class LimitedDeed(e.TextDeed):
    """A deed, once whoever does it has done it so many times this turn."""

    def __init__(self, deed: e.TextDeed, key: str, most: e.AmountPlan) -> None:
        super().__init__(deed.deed, deed.subject, deed.other)
        self.key = key
        self.most = most
        self.is_of_other = False
        """704.1: a player does it, and it is counted for the card by whose ability it is done."""

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        counted = other if self.is_of_other else subject
        return super().concerns(scope, subject, other) and self.times(scope, counted) >= self.most.value(scope)

    def times(self, scope: e.Scope, subject: k.ObjectId) -> int:
        """How often a card or a player did it this turn."""
        if subject > 0:
            return e.times_of(scope, self.key, subject)
        number = scope.game.state.variables.get(f"history:{self.key}:{e.player_of(subject)}", 0)
        return number if isinstance(number, int) else 0
