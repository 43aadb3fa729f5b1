"""Lowering of qualities and conditions that every game shares."""

from __future__ import annotations

from typing import Final, TypeGuard

from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.history import count_event, count_for_told, count_since, counted_as, least_told
from kirifuda.effects.lowering.rows import row
from kirifuda.effects.meaning import ABSENT, TestPlan
from kirifuda.effects.plans import conditions, qualities
from kirifuda.effects.plans.amounts import SlotAmount, StatAmount
from kirifuda.effects.plans.history import HistoryAmount
from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan
from kirifuda.effects.plans.steps_flow import SetNumber
from kirifuda.effects.plans.things import ThisThing
from kirifuda.kernel.changes import FACT_CONTROL, FACT_COUNTERS, FACT_FACE, FACT_POSITION, FACT_VARIABLES
from kirifuda.text import ast as a

RELATIONS: Final[dict[type[a.Relation], int]] = {
    a.Same: qualities.SAME,
    a.AtLeast: qualities.AT_LEAST,
    a.AtMost: qualities.AT_MOST,
    a.Above: qualities.ABOVE,
    a.Below: qualities.BELOW,
}

TO_THE_OPEN: Final = ("destroy", "discard", "exile", "sacrifice", "vanish")
"""What is done to a card that then lies where everybody sees it."""

# --- qualities ------------------------------------------------------------------------------------------


def other(low: Lowering, node: a.Other, path: Path) -> TestPlan:
    return qualities.NotThing(ThisThing())


def other_than(low: Lowering, node: a.OtherThan, path: Path) -> TestPlan:
    return qualities.NotThing(low.thing(node.what, (*path, "what")))


def stat_is(low: Lowering, node: a.StatIs, path: Path) -> TestPlan:
    stat = low.meaning.stat(node.stat.name)
    low.uses.reads |= stat.field
    if isinstance(node.amount, a.ThatOf):
        amount: AmountPlan = StatAmount(stat, low.thing(node.amount.what, (*path, "amount", "what")), is_total=False)
    else:
        amount = low.amount(node.amount, (*path, "amount"))
    return qualities.StatTest(stat, RELATIONS[type(node.relation)], amount)


def lies(low: Lowering, node: a.Lies, path: Path) -> TestPlan:
    position = low.meaning.position(node.position.name)
    if position == ABSENT:
        low.uses.facts |= FACT_FACE
        return qualities.FaceTest(node.position.name == "裏向き")
    low.uses.facts |= FACT_POSITION
    return qualities.PositionTest(position)


def has_counters(low: Lowering, node: a.HasCounters, path: Path) -> TestPlan:
    low.uses.facts |= FACT_COUNTERS
    return qualities.CountersTest(node.counter.name, low.amount(node.least, (*path, "least")))


def has_stock(low: Lowering, node: a.HasStock, path: Path) -> TestPlan:
    for kind in low.meaning.zones("ストック"):
        low.uses.facts |= kind.bit
    return qualities.StockTest()


def did(low: Lowering, node: a.Did, path: Path) -> TestPlan:
    deed = node.deed
    least = 1
    if isinstance(deed, a.Repeatedly | a.Nth):
        number = deed.times if isinstance(deed, a.Repeatedly) else deed.n
        if not isinstance(number, a.Num):
            raise low.fail(node, path, "counts only to printed numbers")
        least = number.n
        node = a.Did(node.period, deed.deed)
    key, _ = count_event(low, node, path)
    return qualities.DidTest(key, least)


def same_as(low: Lowering, node: a.SameAs, path: Path) -> TestPlan:
    aspect = low.meaning.aspect(node.aspect.name)
    low.uses.reads |= aspect.field
    return qualities.SharesTest(aspect, low.thing(node.what, (*path, "what")))


def is_not(low: Lowering, node: a.Except, path: Path) -> TestPlan:
    return qualities.NotTest(low.test(node.quality, (*path, "quality")))


def all_of(low: Lowering, node: a.AllOf, path: Path) -> TestPlan:
    return qualities.AllTest(tuple(low.test(one, (*path, "qualities", at)) for at, one in enumerate(node.qualities)))


def any_of(low: Lowering, node: a.AnyOf, path: Path) -> TestPlan:
    return qualities.EitherTest(tuple(low.test(one, (*path, "qualities", at)) for at, one in enumerate(node.qualities)))


def is_noun(low: Lowering, node: a.IsNoun, path: Path) -> TestPlan:
    return low.test(node.noun, (*path, "noun"))


def either_noun(low: Lowering, node: a.EitherNoun, path: Path) -> TestPlan:
    return qualities.EitherTest(tuple(low.test(one, (*path, "parts", at)) for at, one in enumerate(node.parts)))


def any_card(low: Lowering, node: a.AnyCard, path: Path) -> TestPlan:
    return qualities.AlwaysTest()


def any_ability(low: Lowering, node: a.AnyAbility, path: Path) -> TestPlan:
    return qualities.NotTest(low.meaning.cards_only())


def controlled_by(low: Lowering, node: a.ControlledBy, path: Path) -> TestPlan:
    low.uses.facts |= FACT_CONTROL
    return qualities.ControlTest(low.player(node.who, (*path, "who")))


def lies_in(low: Lowering, node: a.LiesIn, path: Path) -> TestPlan:
    return qualities.InSet(low.where(node.place, (*path, "place"))((), ()))


def fits(low: Lowering, node: a.Fits, path: Path) -> TestPlan:
    return qualities.InSet(low.filter(node.of, (*path, "of")))


NOUNS: Final[Table] = {a.EitherNoun: either_noun, a.AnyCard: any_card, a.AnyAbility: any_ability}

QUALITIES: Final[Table] = {
    a.Other: other,
    a.OtherThan: other_than,
    a.StatIs: stat_is,
    a.Lies: lies,
    a.HasCounters: has_counters,
    a.HasStock: has_stock,
    a.Did: did,
    a.SameAs: same_as,
    a.Except: is_not,
    a.AnyOf: any_of,
    a.AllOf: all_of,
    a.IsNoun: is_noun,
    a.ControlledBy: controlled_by,
    a.LiesIn: lies_in,
    a.Fits: fits,
}

# --- conditions -------------------------------------------------------------------------------------------


def compare(low: Lowering, node: a.Compare, path: Path) -> ConditionPlan:
    left = low.amount(node.left, (*path, "left"))
    return conditions.Comparison(left, RELATIONS[type(node.relation)], low.amount(node.right, (*path, "right")))


def thing_is(low: Lowering, node: a.Is, path: Path) -> ConditionPlan:
    what = low.thing(node.what, (*path, "what"))
    if isinstance(node.quality, a.LiesIn):  # which is asked of what it has become: それが墓地にあるなら
        return conditions.LieThere(what, low.where(node.quality.place, (*path, "quality", "place"))((), ()))
    return conditions.ThingPasses(what, low.test(node.quality, (*path, "quality")))


def only(low: Lowering, node: a.Only, path: Path) -> ConditionPlan:
    return conditions.OnlyThese(low.filter(node.of, (*path, "of")), low.thing(node.what, (*path, "what")))


def now(low: Lowering, node: a.Now, path: Path) -> ConditionPlan:
    return running(low, node.period, (*path, "period"))


def running(low: Lowering, period: a.Period, path: Path) -> ConditionPlan:
    """Whether a period is running."""
    if isinstance(period.which, a.NextOne):
        raise low.fail(period, path, "lies in the future and cannot be running")
    low.uses.facts |= FACT_VARIABLES
    inner = None if period.phase.name == "ターン" else low.meaning.running(period.phase.name)
    return conditions.TurnOf(low.player(period.whose, (*path, "whose")), inner)


def is_told_of(event: a.Event) -> TypeGuard[a.Happens]:
    """Whose event it is, is known only while the text runs: それが, そのクリーチャーが."""
    return isinstance(event, a.Happens) and isinstance(event.subject, a.Ref)


def happened(low: Lowering, node: a.Happened | a.Never, path: Path) -> ConditionPlan:
    if is_told_of(node.event):
        if not isinstance(node.period.which, a.ThisOne) or node.period.phase.name != "ターン":
            raise low.fail(node, path, "counts only what happened this turn")
        did = qualities.DidTest(count_for_told(low, node.event, path), 1)
        what = low.thing(node.event.subject, (*path, "event", "subject"))
        return conditions.ThingPasses(what, qualities.NotTest(did) if isinstance(node, a.Never) else did)
    key, of_cards = count_event(low, node, path)
    relation = qualities.BELOW if isinstance(node, a.Never) else qualities.AT_LEAST
    least = least_told(low, node.event, (*path, "event"))
    counted = conditions.Comparison(counted_as(low, key, of_cards, node.event), relation, least)
    if isinstance(node.period.whose, a.AnyPlayer):
        return counted
    turn = conditions.TurnOf(low.player(node.period.whose, (*path, "period", "whose")), None)
    return conditions.AllHold((turn, counted))


def left_just_so(low: Lowering, event: a.Happens, path: Path) -> ConditionPlan:
    """What was spoken of is not there any more, and where it lies openly now it is known how it came there."""
    if not isinstance(event.deed, a.Undergoes) or event.deed.action.name not in TO_THE_OPEN:
        raise low.fail(event, (*path, "event"), "is not told of a card that was spoken of")
    key = count_for_told(low, event, path)
    slot = low.prefix + "before:" + low.clause(path)
    low.uses.slots.add(slot)
    low.builder.opening.append(SetNumber(*low.at(path, "before"), slot, HistoryAmount(key, False)))
    return conditions.WentSo(low.thing(event.subject, (*path, "event", "subject")), key, SlotAmount(slot))


def just_happened(low: Lowering, node: a.JustHappened, path: Path) -> ConditionPlan:
    """Whether something happened since the effect began to run."""
    if is_told_of(node.event):
        return left_just_so(low, node.event, path)
    counted = count_since(low, node.event, path)
    return conditions.Comparison(counted, qualities.AT_LEAST, least_told(low, node.event, (*path, "event")))


def all_true(low: Lowering, node: a.AllTrue, path: Path) -> ConditionPlan:
    return conditions.AllHold(tuple(low.condition(one, (*path, "parts", at)) for at, one in enumerate(node.parts)))


def any_true(low: Lowering, node: a.AnyTrue, path: Path) -> ConditionPlan:
    return conditions.AnyHolds(tuple(low.condition(one, (*path, "parts", at)) for at, one in enumerate(node.parts)))


CONDITIONS: Final[Table] = {
    a.Compare: compare,
    a.Is: thing_is,
    a.Only: only,
    a.Now: now,
    a.Happened: happened,
    a.Never: happened,
    a.JustHappened: just_happened,
    a.AllTrue: all_true,
    a.AnyTrue: any_true,
    a.NotSo: row(conditions.Not, "condition"),
}
