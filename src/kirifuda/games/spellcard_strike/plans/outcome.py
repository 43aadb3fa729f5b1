"""Plans for what came of an effect: strikers that its damage did not destroy (2.7.2.3)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.effects.plans.events import TextEvent
from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.spellcard_strike.rules.common import is_striker
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame, Value

AFTERMATH = "aftermath:"
"""What is announced when an effect is applied whose outcome its own text asks for."""


@dataclass(eq=False)
class Aftermath(Step):
    """Announce that the check step shall look at what came of this effect."""

    moment: str

    def run(self, game: Game, frame: Frame) -> Flow:
        return Do([Occur(self.moment, frame.player)])


@dataclass(eq=False)
class AftermathEvent(TextEvent):
    """The announcement; what follows from it is carried out after the check step has looked at the damage."""

    kinds: tuple[str, ...] = field(default=("occur",), init=False)
    moment: str

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        return {} if isinstance(event, Occur) and event.moment == self.moment else None


@dataclass(eq=False)
class Survived(ConditionPlan):
    """All of those that were spoken of are still on the stage."""

    what: ThingPlan

    def holds(self, scope: Scope) -> bool:
        ids = self.what.ids(scope)
        for id in ids:
            if not is_striker(scope.game, id):
                return False
        return bool(ids)


@dataclass(eq=False)
class FallenCount(AmountPlan):
    """How many of those that were spoken of, and that a player controlled, are no longer on the stage."""

    what: ThingPlan
    whose: PlayerPlan

    def value(self, scope: Scope) -> int:
        count = 0
        for id in self.what.ids(scope):
            card = scope.card(id)
            if card is not None and not is_striker(scope.game, id) and self.whose.matches(scope, card.controller):
                count += 1
        return count
