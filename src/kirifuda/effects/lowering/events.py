"""Lowering of events: what a text waits for, replaces or forbids."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.conditions import running
from kirifuda.effects.plans.events import EitherOf, OnlyIf, TextEvent
from kirifuda.text import ast as a


def happens(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """A subject does or undergoes a deed."""
    function = low.tables.deeds.get(type(node.deed))
    if function is None:
        raise low.fail(node.deed, (*path, "deed"))
    event: TextEvent = function(low, node, path)
    return event


def bound_slot(low: Lowering, path: Path) -> str:
    """The slot of a subject or object, if the reading gave it one."""
    return low.slot(path) if path in low.reading.slots else ""


def named(low: Lowering, event: TextEvent, path: Path, other: Path = ()) -> TextEvent:
    """Give subject and object their slots."""
    event.subject_slot = bound_slot(low, (*path, "subject"))
    if other:
        event.object_slot = bound_slot(low, (*path, *other))
    return event


def either(low: Lowering, node: a.EitherEvent, path: Path) -> TextEvent:
    """Any of several."""
    return EitherOf(tuple(low.event(one, (*path, "events", at)) for at, one in enumerate(node.events)))


def in_period(low: Lowering, node: a.InPeriod, path: Path) -> TextEvent:
    """Only while a period runs."""
    return OnlyIf(low.event(node.event, (*path, "event")), running(low, node.period, (*path, "period")))


def provided(low: Lowering, node: a.Provided, path: Path) -> TextEvent:
    """Only if something is so then."""
    event = low.event(node.event, (*path, "event"))
    return OnlyIf(event, low.condition(node.condition, (*path, "condition")))


EVENTS: Final[Table] = {
    a.Happens: happens,
    a.EitherEvent: either,
    a.InPeriod: in_period,
    a.Provided: provided,
}
