"""Lowering of events that stand round others: moments, either of several, only in a period or under a condition."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import events as shared
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.conditions import running
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.games.magical_duel.lowering.events import bound_slot
from kirifuda.games.magical_duel.lowering.moves import in_extra_turn
from kirifuda.games.magical_duel.zones import FIELD_BITS
from kirifuda.text import ast as a


def begins(low: Lowering, node: a.Begins | a.Ends, path: Path) -> e.TextEvent:
    period = node.period
    moment = low.meaning.moment(period.phase.name, ends=isinstance(node, a.Ends))
    event = e.MomentEvent(moment, low.player(period.whose, (*path, "period", "whose")))
    event.subject_slot = bound_slot(low, (*path, "period", "whose"))
    return event


def either(low: Lowering, node: a.EitherEvent, path: Path) -> e.TextEvent:
    """Any of several; they may call for the ability in different zones, one of them for the usual ones."""
    outer, bits = low.zones, 0
    parts: list[e.TextEvent] = []
    for at, one in enumerate(node.events):
        low.zones = 0
        parts.append(low.event(one, (*path, "events", at)))
        bits |= low.zones or FIELD_BITS
    low.zones = outer if bits == FIELD_BITS else outer | bits
    return e.EitherOf(tuple(parts))


def not_in(low: Lowering, node: m.NotIn, path: Path) -> e.TextEvent:
    return e.OnlyIf(low.event(node.event, (*path, "event")), e.Not(running(low, node.period, (*path, "period"))))


def becomes(low: Lowering, node: a.Becomes, path: Path) -> e.TextEvent:
    """906.2: a condition comes true."""
    return e.BecameEvent(low.clause(path), low.condition(node.condition, (*path, "condition")))


def ends_extra(low: Lowering, node: b.EndsExtraTurn, path: Path) -> e.TextEvent:
    """1021: the end of the turn that the same text has granted."""
    event = e.MomentEvent(low.meaning.moment("ターン", ends=True), e.AnyonePlan())
    return e.OnlyIf(event, in_extra_turn(low, m.InExtraTurn(), path))


MOMENTS: Final[Table] = {
    a.Begins: begins,
    a.Ends: begins,
    a.EitherEvent: either,
    a.InPeriod: shared.in_period,
    a.Provided: shared.provided,
    m.NotIn: not_in,
    a.Becomes: becomes,
    b.EndsExtraTurn: ends_extra,
}
