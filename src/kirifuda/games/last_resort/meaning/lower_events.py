"""Lowering of events: what a trigger speaks of."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.events import MomentEvent, ObjectEvent, TextEvent
from kirifuda.effects.lower_base import Lowering, Path, Table
from kirifuda.effects.things import ThingPlan
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.meaning import events
from kirifuda.games.last_resort.meaning.lower_subjects import check_deed
from kirifuda.text import ast as a


def happens(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """A subject does or undergoes a deed."""
    function = low.tables.deeds.get(type(node.deed))
    if function is None:
        raise low.fail(node.deed, (*path, "deed"))
    check_deed(low, node.subject, node.deed, (*path, "subject"))
    event: TextEvent = function(low, node, path)
    below: Path = (*path, "subject")
    event.subject_slot = low.slot(below) if below in low.reading.slots else ""
    return event


def subject(low: Lowering, node: a.Happens, path: Path) -> ThingPlan:
    return low.thing(node.subject, (*path, "subject"))


def attacks(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """L-10.2."""
    return ObjectEvent(("attack",), subject(low, node, path))


def blocks(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """L-10.5."""
    return ObjectEvent(("block",), subject(low, node, path))


def is_blocked(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """L-10.5, from the other side."""
    return events.BlockedEvent(subject(low, node, path))


def battles(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """L-10.9."""
    return events.BattleEvent(subject(low, node, path))


def undergoes(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """L-10.9: destroyed."""
    deed = node.deed
    assert isinstance(deed, a.Undergoes)
    return ObjectEvent((deed.action.name,), subject(low, node, path))


def enters(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """L-15.1, L-19.17."""
    return events.EntersEvent(subject(low, node, path))


def is_summoned(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """L-15.1."""
    return events.SummonedEvent(subject(low, node, path))


def summons_spell(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """L-17.7."""
    return events.SpellEvent(low.player(node.subject, (*path, "subject")))


def finished(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """L-17.9b."""
    spell = node.subject
    assert isinstance(spell, a.Any)
    assert isinstance(spell.of.where, r.SummonedBy)
    return events.FinishedEvent(low.player(spell.of.where.who, (*path, "subject", "of", "where", "who")))


def begins(low: Lowering, node: a.Begins | a.Ends, path: Path) -> TextEvent:
    """L-6.1, L-12.2."""
    period = node.period
    moment = low.meaning.moment(period.phase.name, ends=isinstance(node, a.Ends))
    return MomentEvent(moment, low.player(period.whose, (*path, "period", "whose")))


EVENTS: Final[Table] = {a.Happens: happens, a.Begins: begins, a.Ends: begins}
DEEDS: Final[Table] = {
    r.Attacks: attacks,
    r.Blocks: blocks,
    r.IsBlocked: is_blocked,
    r.Battles: battles,
    a.Undergoes: undergoes,
    a.Enters: enters,
    r.IsSummoned: is_summoned,
    r.SummonsSpell: summons_spell,
    r.Finished: finished,
}
