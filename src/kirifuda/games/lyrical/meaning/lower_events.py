"""Lowering of events: what a text waits for or forbids."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.events import MomentEvent, ObjectEvent, TextEvent
from kirifuda.effects.lower_base import Lowering, Path, Table
from kirifuda.effects.things import ThingPlan
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.meaning import events
from kirifuda.games.lyrical.meaning.lower_subjects import comes_late, fit
from kirifuda.text import ast as a

KINDS: Final[dict[type[a.Deed], tuple[str, ...]]] = {
    n.DeclaresAttack: ("attack",),
    n.DeclaresGuard: ("guard",),
    n.TakesDamage: ("wound",),
    a.Enters: ("enter", "set_field"),
    a.Undergoes: ("discard_from_play",),
}
"""Deeds that are one event of the rules, about its object."""
BEFOREHAND: Final[dict[type[a.Deed], tuple[str, ...]]] = {**KINDS, n.TakesDamage: ("damage",)}
"""The same before they happen: damage is forbidden as a whole, before it wounds."""


def happens(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """A subject does or undergoes a deed."""
    fit(low, node.deed, node.subject, (*path, "subject"))
    if isinstance(node.deed, a.Enters) and comes_late(low, node.subject):
        raise low.fail(node, path, "is over when the item is set")
    subject: ThingPlan = low.thing(node.subject, (*path, "subject"))
    event = event_of(low, node, path, subject)
    if (*path, "subject") in low.reading.slots:
        event.subject_slot = low.slot((*path, "subject"))
    return event


def event_of(low: Lowering, node: a.Happens, path: Path, subject: ThingPlan) -> TextEvent:
    """The event of a deed."""
    deed = node.deed
    if isinstance(deed, n.SetsUp):
        return events.SetUpEvent(subject)
    if isinstance(deed, n.Battles):
        return events.BattleEvent(subject)
    if isinstance(deed, n.UsesEffects):
        return events.EffectEvent(subject)
    kinds = BEFOREHAND if low.foresees else KINDS
    if type(deed) not in kinds:
        raise low.fail(deed, (*path, "deed"))
    return ObjectEvent(kinds[type(deed)], subject)


def begins(low: Lowering, node: a.Begins | a.Ends, path: Path) -> TextEvent:
    """N-10.1: the start of a turn or of the end phase."""
    period = node.period
    if not isinstance(period.which, a.EveryOne):
        raise low.fail(period, (*path, "period"), "is only once, and a card waits for it every time")
    moment = low.meaning.moment(period.phase.name, ends=isinstance(node, a.Ends))
    return MomentEvent(moment, low.player(period.whose, (*path, "period", "whose")))


EVENTS: Final[Table] = {a.Happens: happens, a.Begins: begins, a.Ends: begins}
