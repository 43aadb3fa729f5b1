"""Lowering of durations: how long a lasting effect holds, in words that the rules know."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.conditions import ThingsThere, TurnOf
from kirifuda.effects.lasting import WHILE, UntilPlan
from kirifuda.effects.lower_base import Lowering, Path, Span
from kirifuda.effects.lower_conditions import running
from kirifuda.effects.qualities import InSet
from kirifuda.text import ast as a

TURN: Final = "ターン"
BATTLE: Final = "バトル"
END_OF_TURN: Final = "turn"
END_OF_BATTLE: Final = "battle"
NEXT_TURN_START: Final = "my_next_turn_start:*"
END_OF_TURN_OF: Final = "turn_of:*:end"


def span_of(low: Lowering, node: a.Duration, path: Path, outer: Span | None) -> Span:
    """A duration, inside another if there is one: the inner end counts, all conditions do."""
    with low.measuring() as uses:
        span = _span(low, node, path)
    span.uses.add(uses)
    if outer is not None:
        span.uses.add(outer.uses)
        span.conditions = (*outer.conditions, *span.conditions)
        if not span.until.ending:
            span.until = outer.until
    return span


def _span(low: Lowering, node: a.Duration, path: Path) -> Span:
    if isinstance(node, a.While):
        return Span(UntilPlan(WHILE), (low.condition(node.condition, (*path, "condition")),), low.uses)
    if isinstance(node, a.Until) and isinstance(node.event, a.Happens) and isinstance(node.event.deed, a.Leaves):
        return until_it_leaves(low, node.event, node.event.deed, (*path, "event"))
    if isinstance(node, a.Until):
        return Span(until(low, node.event, (*path, "event")), (), low.uses)
    if isinstance(node, a.Throughout):
        return throughout(low, node.period, (*path, "period"))
    raise low.fail(node, path)


def until_it_leaves(low: Lowering, node: a.Happens, deed: a.Leaves, path: Path) -> Span:
    """Until something leaves a place: as long as it lies there."""
    what = low.thing(node.subject, (*path, "subject"))
    there = InSet(low.where(deed.place, (*path, "deed", "place"))((), ()))
    return Span(UntilPlan(WHILE), (ThingsThere(what, 1, there),), low.uses)


def until(low: Lowering, node: a.Event, path: Path) -> UntilPlan:
    """The name of the end."""
    if not isinstance(node, a.Begins | a.Ends):
        raise low.fail(node, path, "cannot end a lasting effect yet")
    period = node.period
    ends = isinstance(node, a.Ends)
    anybody = isinstance(period.whose, a.AnyPlayer)
    if period.phase.name == TURN and (anybody or ends or isinstance(period.which, a.NextOne)):
        if anybody:
            return UntilPlan(END_OF_TURN)
        return UntilPlan(END_OF_TURN_OF if ends else NEXT_TURN_START, low.player(period.whose, (*path, "whose")))
    if period.phase.name == TURN:
        return UntilPlan(NEXT_TURN_START, low.player(period.whose, (*path, "whose")))
    if period.phase.name == BATTLE and ends:
        return UntilPlan(END_OF_BATTLE)
    moment = low.meaning.moment(period.phase.name, ends=ends)
    if anybody:
        return UntilPlan(f"moment:{moment}")
    return UntilPlan(f"moment:{moment}:*", low.player(period.whose, (*path, "whose")))


def throughout(low: Lowering, period: a.Period, path: Path) -> Span:
    """While a period runs: this one, the next one, or every one."""
    whose = low.player(period.whose, (*path, "whose"))
    if isinstance(period.which, a.EveryOne):
        return Span(UntilPlan(""), (running(low, period, path),), low.uses)
    if period.phase.name == BATTLE:
        return Span(UntilPlan(END_OF_BATTLE), (), low.uses)
    if period.phase.name != TURN:
        moment = low.meaning.moment(period.phase.name, ends=True)
        condition = running(low, a.Period(a.EveryOne(), period.whose, period.phase), path)
        return Span(UntilPlan(f"moment:{moment}"), (condition,), low.uses)
    if isinstance(period.which, a.NextOne):
        return Span(UntilPlan(END_OF_TURN_OF, whose), (TurnOf(whose, None),), low.uses)
    return Span(UntilPlan(END_OF_TURN), (), low.uses)
