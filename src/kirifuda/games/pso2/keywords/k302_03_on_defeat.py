"""302.3, G.25 『戦闘不能時』: when this card was destroyed and went from the field to the discard pile."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans.shapes import EventPlan
from kirifuda.effects.references import FOLLOW
from kirifuda.games.pso2.abilities import PsoPlan, TriggeredAbility
from kirifuda.games.pso2.zones import DISCARD

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.state import Value

ON_DEFEAT: Final = "戦闘不能時"


@dataclass(eq=False)
class IsDestroyed(EventPlan):
    """302.3, G.25, 300.2.1-2: this card went from the field to the discard pile, nowhere else; it knows what it was."""

    kinds: tuple[str, ...] = field(default=("destroy",), init=False)

    def would(self, scope: Scope, event: Event) -> bool:
        return event.object_id() == scope.source

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        if happening.was != scope.source:
            return None
        game = scope.game
        card = game.object(happening.now)
        if card is None or game.map.kind_of[card.zone] is not DISCARD:
            return None
        return {FOLLOW: (card.id,)}


def on_defeat(key: str, plan: PsoPlan) -> TriggeredAbility:
    """The ability."""
    ability = TriggeredAbility(key, plan, IsDestroyed())
    ability.keyword = ON_DEFEAT
    return ability
