"""L-19.17 戦場に出た時: this card has entered the battlefield, which several keywords wait for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.effects.plans.shapes import EventPlan

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.state import Value


@dataclass(eq=False)
class Enters(EventPlan):
    """L-19.17: summoned or put (L-15.1); changing areas or losing equipment is none (L-1.12). Binds the number of
    the keyword."""

    kinds: tuple[str, ...] = field(default=("enter", "token"), init=False)
    number: int = 0

    def would(self, scope: Scope, event: Event) -> bool:
        return event.object_id() == scope.source

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        entered = happening.now or happening.value
        return {"number": self.number} if entered == scope.source else None
