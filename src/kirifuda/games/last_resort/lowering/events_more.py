"""Lowering of more events: how cards come and go, who destroys whom, what is duplicated or used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.lowering.base import number
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.events import other, subject, zone_bits
from kirifuda.games.last_resort.plans import events, events_more
from kirifuda.games.last_resort.plans.words import AREAS
from kirifuda.games.last_resort.zones import GRAVEYARD
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda import effects as e
    from kirifuda.effects.lowering.base import Lowering, Path, Table


def enters_from(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-9.5, L-15.1."""
    assert isinstance(node.deed, r.EntersFrom)
    bits = zone_bits(low, a.Place(node.deed.zone, a.AnyPlayer()))
    return events_more.EntersFromEvent(subject(low, node, path), bits)


def enters_recycled(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-19.9."""
    return events_more.RecycledEvent(subject(low, node, path))


def enters_otherwise(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-15.1."""
    return events_more.PutEvent(subject(low, node, path))


def destroys(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.9: from the side of whoever battled it."""
    assert isinstance(node.deed, r.Destroys)
    return events_more.DestroysEvent(("destroy",), subject(low, node, path), other(low, node.deed.what, path))


def destroys_somehow(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.9: by damage, or also by a text."""
    deed = node.deed
    assert isinstance(deed, r.DestroysByDamage | r.DestroysAnyhow)
    what, whom = subject(low, node, path), other(low, deed.what, path)
    event = events_more.KillsEvent(("destroy",), what, whom)
    event.is_any = isinstance(deed, r.DestroysAnyhow)
    return event


def meets(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.4, L-10.5: one creature and another, seen from either."""
    deed = node.deed
    assert isinstance(deed, r.BlocksThat | r.IsBlockedBy | r.AttacksThat)
    what, whom = subject(low, node, path), other(low, deed.what, path)
    if isinstance(deed, r.IsBlockedBy):
        return events.BlockedEvent(("block",), what, whom)
    if isinstance(deed, r.BlocksThat):
        return events_more.BlocksEvent(("block",), what, whom)
    event = events.AttackEvent(what, is_life=False)
    event.other = whom
    return event


def is_blocked_by_many(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.5: a number that the text names."""
    assert isinstance(node.deed, r.IsBlockedByMany)
    event = events.ManyBlockedEvent(("block",), subject(low, node, path))
    event.least = number(low, node.deed.least, (*path, "deed", "least"))
    return event


def is_duplicated(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-19.6."""
    return events_more.DuplicatedEvent(("token",), subject(low, node, path))


def is_returned(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """By an effect of somebody's."""
    assert isinstance(node.deed, r.IsReturned)
    assert isinstance(node.deed.cause, a.ByEffect)
    whose = low.player(node.deed.cause.whose, (*path, "deed", "cause", "whose"))
    return events_more.ReturnedEvent(subject(low, node, path), whose)


def enters_into(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-15.1: into an area."""
    assert isinstance(node.deed, r.EntersInto)
    return events_more.EntersAreaEvent(subject(low, node, path), AREAS[node.deed.area.name])


def converted(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-19.12, L-17.9b: the card itself, which lies in the graveyard then and has its text again (L-17.1)."""
    if not isinstance(node.subject, a.This):
        raise low.fail(node.subject, (*path, "subject"), "is converted, and only the card itself tells of that")
    low.zones |= GRAVEYARD.bit
    return events_more.ConvertedEvent()


def moves_to(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-19.5."""
    assert isinstance(node.deed, r.MovesTo)
    return events_more.MovesToEvent(subject(low, node, path), AREAS[node.deed.area.name])


def changes_by(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-19.5."""
    return events_more.ShiftedEvent(subject(low, node, path))


def uses_such(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-9.3, L-19: a tap ability of a card, or a keyword of it."""
    deed = node.deed
    keyword = deed.keywords[0].name if isinstance(deed, r.UsesKeyword) else ""
    return events_more.UsesEvent(subject(low, node, path), keyword)


def survives(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.9: what has become of two that battled."""
    deed = node.deed
    if isinstance(deed, r.FallsAlone):
        return events_more.FallsEvent(("outcome",), subject(low, node, path))
    assert isinstance(deed, r.Survives | r.Prevails)
    whom = other(low, deed.what, path)
    return events_more.SurvivesEvent(subject(low, node, path), whom, prevails=isinstance(deed, r.Prevails))


DEEDS: Final[Table] = {
    r.EntersInto: enters_into,
    r.Converted: converted,
    r.Survives: survives,
    r.Prevails: survives,
    r.FallsAlone: survives,
    r.EntersFrom: enters_from,
    r.EntersRecycled: enters_recycled,
    r.EntersOtherwise: enters_otherwise,
    r.Destroys: destroys,
    r.BlocksThat: meets,
    r.IsBlockedBy: meets,
    r.IsBlockedByMany: is_blocked_by_many,
    r.AttacksThat: meets,
    r.DestroysByDamage: destroys_somehow,
    r.DestroysAnyhow: destroys_somehow,
    r.IsDuplicated: is_duplicated,
    r.IsReturned: is_returned,
    r.MovesTo: moves_to,
    r.ChangesBy: changes_by,
    r.UsesTap: uses_such,
    r.UsesKeyword: uses_such,
}
