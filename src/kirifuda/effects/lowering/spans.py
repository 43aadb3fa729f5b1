"""Lowering of durations: how long a lasting effect holds, in words that the rules know."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lowering.base import Lowering, Path, Span
from kirifuda.effects.lowering.conditions import running
from kirifuda.effects.plans.amounts import NextFrom, SlotAmount, TurnAmount
from kirifuda.effects.plans.conditions import Comparison, ThingsThere
from kirifuda.effects.plans.lasting import AT_EVENT, WHILE, EndingEvent, UntilPlan
from kirifuda.effects.plans.qualities import AT_LEAST, InSet
from kirifuda.effects.plans.shapes import ConditionPlan
from kirifuda.effects.plans.steps_flow import SetNumber
from kirifuda.kernel.changes import FACT_VARIABLES
from kirifuda.text import ast as a

TURN: Final = "ターン"
BATTLE: Final = "バトル"
GAME: Final = "ゲーム"
END_OF_TURN: Final = "turn"
END_OF_BATTLE: Final = "battle"
NEXT_TURN_START: Final = "my_next_turn_start:*"
ANY_TURN_START: Final = "next_turn_start"
END_OF_TURN_OF: Final = "turn_of:*:end"


def lasting(low: Lowering, span: Span, node: a.Effect, path: Path) -> None:
    """Something to carry out of which a part lasts for a while; a duration that nobody asks for would mean nothing."""
    outer, low.span = low.span, span
    low.effect(node, path)
    low.span = outer
    if not span.is_asked:
        raise low.fail(node, path, "is done at once, and no part of it lasts for a while")


def span_of(low: Lowering, node: a.Duration, path: Path, outer: Span | None) -> Span:
    """A duration, inside another if there is one: the inner end counts, all conditions do."""
    with low.measuring() as uses:
        span = _span(low, node, path)
    span.uses.add(uses)
    if outer is None:
        return span
    span.uses.add(outer.uses)
    until = span.until if span.until.ending else outer.until
    return Span(until, (*outer.conditions, *span.conditions), span.uses)


def _span(low: Lowering, node: a.Duration, path: Path) -> Span:
    if isinstance(node, a.While):
        return Span(UntilPlan(WHILE), (low.condition(node.condition, (*path, "condition")),), low.uses)
    if isinstance(node, a.Until) and isinstance(node.event, a.Happens) and isinstance(node.event.deed, a.Leaves):
        return until_it_leaves(low, node.event, node.event.deed, (*path, "event"))
    if isinstance(node, a.Until):
        return Span(until(low, node.event, (*path, "event")), (), low.uses)
    if isinstance(node, a.Throughout):
        return throughout(low, node.period, (*path, "period"))
    if type(node) in low.tables.conditions:  # a game's own: it begins now, and holds whenever that is so
        return Span(UntilPlan(""), (low.condition(node, path),), low.uses)
    raise low.fail(node, path)


def until_it_leaves(low: Lowering, node: a.Happens, deed: a.Leaves, path: Path) -> Span:
    """Until something leaves a place: as long as it lies there."""
    what = low.thing(node.subject, (*path, "subject"))
    there = InSet(low.where(deed.place, (*path, "deed", "place"))((), ()))
    return Span(UntilPlan(WHILE), (ThingsThere(what, 1, there),), low.uses)


def until(low: Lowering, node: a.Event, path: Path) -> UntilPlan:
    """The name of the end."""
    if not isinstance(node, a.Begins | a.Ends):
        ending = EndingEvent(low.clause(path), low.event(node, path))
        low.out.inner.append(ending)
        return UntilPlan(AT_EVENT + ending.key)
    if isinstance(node, a.Begins):
        return until_start(low, node.period, (*path, "period"))
    plan = until_end(low, node.period, (*path, "period"))
    if isinstance(node.period.which, a.NextOne):
        plan.first = first_turn(low, node.period, path)
    return plan


def until_start(low: Lowering, period: a.Period, path: Path) -> UntilPlan:
    """Until a period begins: the next one to do so."""
    anybody = isinstance(period.whose, a.AnyPlayer)
    if period.phase.name == TURN:
        whose = low.player(period.whose, (*path, "whose"))
        return UntilPlan(ANY_TURN_START) if anybody else UntilPlan(NEXT_TURN_START, whose)
    return at_moment(low, period, path, low.meaning.moment(period.phase.name, ends=False))


def until_end(low: Lowering, period: a.Period, path: Path) -> UntilPlan:
    """Until a period is over: the one that is running, else the next."""
    if period.phase.name == GAME:
        return UntilPlan("")
    if period.phase.name == BATTLE:
        return UntilPlan(END_OF_BATTLE)
    if period.phase.name != TURN:
        return at_moment(low, period, path, low.meaning.ending(period.phase.name))
    if isinstance(period.whose, a.AnyPlayer):
        return UntilPlan(END_OF_TURN)
    return UntilPlan(END_OF_TURN_OF, low.player(period.whose, (*path, "whose")))


def until_turn_end(low: Lowering, period: a.Period, path: Path) -> UntilPlan:
    """For games whose effects end by "turn" or "turn_end": this turn, somebody's (the running one if it is theirs), or
    one that has not begun."""
    if isinstance(period.whose, a.AnyPlayer):
        plan = UntilPlan("turn_end" if isinstance(period.which, a.NextOne) else END_OF_TURN)
    else:
        plan = UntilPlan("turn_end:*", low.player(period.whose, (*path, "whose")))
    if isinstance(period.which, a.NextOne):
        slot = low.prefix + "first:" + low.clause(path)
        low.add(SetNumber(*low.at(path, "first"), slot, NextFrom(None)))
        low.uses.slots.add(slot)
        plan.first = slot
    return plan


def at_moment(low: Lowering, period: a.Period, path: Path, moment: str) -> UntilPlan:
    """A moment of anybody's turn, or of a certain player's."""
    if isinstance(period.whose, a.AnyPlayer):
        return UntilPlan(f"moment:{moment}")
    return UntilPlan(f"moment:{moment}:*", low.player(period.whose, (*path, "whose")))


def first_turn(low: Lowering, period: a.Period, path: Path) -> str:
    """The slot of the turn from which the next such period may come: the one that is running is not the next."""
    if period.phase.name == BATTLE:
        raise low.fail(period, path, "cannot be told from the one that is running yet")
    slot = low.prefix + "first:" + low.clause(path)
    running = None if period.phase.name == TURN else low.meaning.running(period.phase.name)
    low.add(SetNumber(*low.at(path, "first"), slot, NextFrom(running)))
    low.uses.slots.add(slot)
    low.uses.facts |= FACT_VARIABLES
    return slot


def from_turn(slot: str) -> ConditionPlan:
    """The turn of a slot has come."""
    return Comparison(TurnAmount(), AT_LEAST, SlotAmount(slot))


def throughout(low: Lowering, period: a.Period, path: Path) -> Span:
    """While a period runs: this one, the next one, or every one."""
    if period.phase.name == GAME:
        return Span(UntilPlan(""), (), low.uses)  # for good
    if isinstance(period.which, a.ThisOne) and period.phase.name in (TURN, BATTLE):
        return Span(until_end(low, period, path), (), low.uses)
    now = running(low, a.Period(a.EveryOne(), period.whose, period.phase), path)
    if isinstance(period.which, a.EveryOne):
        return Span(UntilPlan(""), (now,), low.uses)
    plan = until_end(low, period, path)
    if not isinstance(period.which, a.NextOne):
        return Span(plan, (now,), low.uses)
    plan.first = first_turn(low, period, path)
    return Span(plan, (now, from_turn(plan.first)), low.uses)
