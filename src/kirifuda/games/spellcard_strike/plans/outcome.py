"""Plans for what came of an effect: strikers that its damage did not destroy (2.7.2.3)."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.rules.common import is_striker

AFTERMATH = "aftermath:"
"""What is announced when an effect is applied whose outcome its own text asks for."""


@dataclass(eq=False)
class Aftermath(k.Step):
    """Announce that the check step shall look at what came of this effect."""

    moment: str

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        return k.Do([k.Occur(self.moment, frame.player)])


@dataclass(eq=False)
class AftermathEvent(e.TextEvent):
    """The announcement; what follows from it is carried out after the check step has looked at the damage."""

    kinds: tuple[str, ...] = field(default=("occur",), init=False)
    moment: str

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return {} if isinstance(event, k.Occur) and event.moment == self.moment else None


@dataclass(eq=False)
class Survived(e.ConditionPlan):
    """All of those that were spoken of are still on the stage."""

    what: e.ThingPlan

    def holds(self, scope: e.Scope) -> bool:
        ids = self.what.ids(scope)
        for id in ids:
            if not is_striker(scope.game, id):
                return False
        return bool(ids)


@dataclass(eq=False)
class FallenCount(e.AmountPlan):
    """How many of those that were spoken of, and that a player controlled, are no longer on the stage."""

    what: e.ThingPlan
    whose: e.PlayerPlan

    def value(self, scope: e.Scope) -> int:
        count = 0
        for id in self.what.ids(scope):
            card = scope.card(id)
            if card is not None and not is_striker(scope.game, id) and self.whose.matches(scope, card.controller):
                count += 1
        return count
