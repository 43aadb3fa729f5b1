"""302.2, G.31 『登場時』: when this card comes into play."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.effects.plans.shapes import EventPlan
from kirifuda.games.pso2.abilities import ON_ENTRY, PsoPlan, TriggeredAbility

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.state import Value


@dataclass(eq=False)
class ComesIntoPlay(EventPlan):
    """302.2, G.31: this card has come onto the field, by itself or laid on another."""

    kinds: tuple[str, ...] = field(default=("enter", "equip", "attach"), init=False)

    def would(self, scope: Scope, event: Event) -> bool:
        return event.object_id() == scope.source

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return {} if happening.now == scope.source else None


def on_entry(key: str, plan: PsoPlan) -> TriggeredAbility:
    """The ability."""
    ability = TriggeredAbility(key, plan, ComesIntoPlay())
    ability.keyword = ON_ENTRY
    return ability
