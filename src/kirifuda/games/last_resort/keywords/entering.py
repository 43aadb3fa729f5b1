"""L-19.17 戦場に出た時: this card has entered the battlefield, which several keywords wait for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda import effects as e

if TYPE_CHECKING:
    from kirifuda import kernel as k


@dataclass(eq=False)
class Enters(e.EventPlan):
    """L-19.17: summoned or put (L-15.1); changing areas or losing equipment is none (L-1.12). Binds the number of
    the keyword."""

    kinds: tuple[str, ...] = field(default=("enter", "token"), init=False)
    number: int = 0

    def would(self, scope: e.Scope, event: k.Event) -> bool:
        return event.object_id() == scope.source

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        entered = happening.now or happening.value
        return {"number": self.number} if entered == scope.source else None
