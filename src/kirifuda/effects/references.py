"""Ids that texts speak of: where they stand in slots, what they were, and what can still be acted on (302.3, 911)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.state import Value

SINCE: Final = "since"
"""Slot: when the effect began to run. What came to its place later was moved by it, so it is followed."""
FOLLOW: Final = "follow"
"""Slot: ids that a trigger's own event gave to what it speaks of."""


def ids_in(slots: dict[str, Value], name: str) -> tuple[ObjectId, ...]:
    """The ids in a slot, whether one, several or none was chosen."""
    value = slots.get(name)
    if isinstance(value, tuple):
        return tuple(id for id in value if isinstance(id, int))
    if isinstance(value, int) and value != 0:
        return (value,)
    return ()


def number_in(slots: dict[str, Value], name: str) -> int:
    """The number in a slot; 0 if there is none."""
    value = slots.get(name)
    return value if isinstance(value, int) else 0


def present(scope: Scope, id: ObjectId) -> ObjectId:
    """The id under which something spoken of can be acted on now; 0 if the text lost sight of it."""
    objects = scope.game.state.objects
    if id in objects:
        return id
    became = scope.game.state.became
    now = became.get(id, 0)
    while now:
        card = objects.get(now)
        if card is not None:
            since = number_in(scope.slots, SINCE)
            return now if (since and card.stamp >= since) or now in ids_in(scope.slots, FOLLOW) else 0
        now = became.get(now, 0)
    return 0


def legible(scope: Scope, id: ObjectId) -> ObjectId:
    """The id whose values answer for something spoken of: itself, present or last known, or what it became; else 0."""
    state = scope.game.state
    if id in state.objects or id in state.last_known:
        return id
    now = state.became.get(id, 0)
    while now:
        if now in state.objects or now in state.last_known:
            return now
        now = state.became.get(now, 0)
    return 0
