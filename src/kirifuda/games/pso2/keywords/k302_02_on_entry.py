"""302.2, G.31 『登場時』: when this card comes into play."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.games.pso2.abilities import ON_ENTRY, PsoPlan, TriggeredAbility

if TYPE_CHECKING:
    from kirifuda import kernel as k


@dataclass(eq=False)
class ComesIntoPlay(e.EventPlan):
    """302.2, G.31: this card has come onto the field, by itself or laid on another."""

    kinds: tuple[str, ...] = field(default=("enter", "equip", "attach"), init=False)

    def would(self, scope: e.Scope, event: k.Event) -> bool:
        return event.object_id() == scope.source

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return {} if happening.now == scope.source else None


def on_entry(key: str, plan: PsoPlan) -> TriggeredAbility:
    """The ability."""
    ability = TriggeredAbility(key, plan, ComesIntoPlay())
    ability.keyword = ON_ENTRY
    return ability
