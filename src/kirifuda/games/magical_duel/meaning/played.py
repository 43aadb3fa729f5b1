"""The next card that somebody activates: counted from the moment an effect begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans import AmountPlan, ConditionPlan
from kirifuda.effects.references import number_in

if TYPE_CHECKING:
    from kirifuda.effects.players import PlayerPlan
    from kirifuda.effects.scope import Scope

PLAYED: Final = "played"
"""History key: cards activated this turn, for each player."""
SINCE: Final = "played before"
"""Slot of the effect: how many had been activated when it began."""


class PlayedAmount(AmountPlan):
    """How many cards a player has activated this turn."""

    __slots__ = ("who",)

    def __init__(self, who: PlayerPlan) -> None:
        self.who = who

    def value(self, scope: Scope) -> int:
        number = scope.game.state.variables.get(f"history:{PLAYED}:{self.who.one(scope)}", 0)
        return number if isinstance(number, int) else 0


class NextCard(ConditionPlan):
    """No card was activated since the effect began."""

    __slots__ = ("count",)

    def __init__(self, who: PlayerPlan) -> None:
        self.count = PlayedAmount(who)

    def holds(self, scope: Scope) -> bool:
        return self.count.value(scope) == number_in(scope.slots, SINCE)
