"""A condition that comes true as the event that sets an ability off."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.effects.plans.events import EitherOf, OnlyIf, TextEvent
from kirifuda.effects.plans.shapes import ConditionPlan, EventPlan
from kirifuda.effects.scope import Scope
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.event import Event

if TYPE_CHECKING:
    from kirifuda.kernel.state import Value


@dataclass(eq=False)
class BecameEvent(TextEvent):
    """A condition has come true for the ability that waits for it."""

    kinds: tuple[str, ...] = field(default=("occur",), init=False)
    key: str
    state: ConditionPlan

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        is_it = isinstance(event, Occur) and event.moment == f"became:{self.key}:{scope.source}"
        return {} if is_it else None


def comings_of(event: EventPlan | None) -> tuple[tuple[str, ConditionPlan], ...]:
    """The conditions that an event waits for, wherever they stand in it."""
    if isinstance(event, BecameEvent):
        return ((event.key, event.state),)
    if isinstance(event, OnlyIf):
        return comings_of(event.event)
    if isinstance(event, EitherOf):
        return tuple(one for part in event.parts for one in comings_of(part))
    return ()
