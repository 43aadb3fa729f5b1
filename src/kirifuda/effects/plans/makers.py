"""Actions on single objects that are an event of the rules and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kirifuda.effects.meaning import EventMaker

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.ids import ObjectId


class Making(EventMaker):
    """An event of the rules, about the object; whatever else it takes is always the same."""

    def __init__(self, event: Callable[..., Event], *rest: Any) -> None:
        self.event = event
        self.rest = rest

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return self.event(id, *self.rest)
