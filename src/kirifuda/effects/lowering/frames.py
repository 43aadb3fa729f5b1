"""Lowering of the frame of sentences: order, targets, may, if, who acts, modes, loops."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.spans import lasting, span_of
from kirifuda.effects.plans import steps_choose, steps_flow
from kirifuda.effects.plans.amounts import CountAmount, DefinedAmount, FixedAmount, PartsAmount, QuantityPlan
from kirifuda.effects.plans.conditions import SlotSays
from kirifuda.effects.plans.filters import EitherFilter, ThingFilter
from kirifuda.effects.plans.players import AnyonePlan, PlayerPlan, SlotPlayer
from kirifuda.effects.plans.shapes import ConditionPlan, ModePlan, TargetPlan
from kirifuda.effects.plans.targets import PlayerTargets, SetTargets
from kirifuda.effects.plans.things import SlotThing, ThingPlan
from kirifuda.text import ast as a

ZERO: Final = FixedAmount(0)
ONE: Final = FixedAmount(1)
LASTING: Final = (a.Gain, a.Lose, a.Become, a.Forbid, a.Allow, a.Control, a.Must)


def body(low: Lowering, node: a.Body, path: Path) -> None:
    """Sentences in order; each may ask whether the one before was carried out."""
    sentences(low, node.sentences, (*path, "sentences"))


def sentences(low: Lowering, parts: tuple[a.Effect, ...], path: Path) -> None:
    asked = {of: low.prefix + "done:" + low.clause((*path, of)) for of in map(_asked, _questions(parts))}
    start = low.label(path, "again")
    low.builder.place(start)
    outer = (low.done, low.before, low.noted)
    for at, part in enumerate(parts):
        here: Path = (*path, at)
        low.before = asked.get(_asked((at, part, parts)), "") if isinstance(part, a.IfDone | a.IfNotDone) else ""
        if isinstance(part, a.Otherwise):
            low.before = low.prefix + "if:" + low.clause((*path, at - 1))
        follows = parts[at + 1] if at + 1 < len(parts) else None
        low.noted = low.prefix + "if:" + low.clause(here) if isinstance(follows, a.Otherwise) else ""
        if at in asked:
            low.done = asked[at]
            low.add(steps_flow.SetNumber(*low.at(here, "begin"), low.done, ONE))
        low.following = None if follows is None else (follows, (*path, at + 1))
        if isinstance(part, a.Repeat):
            repeat(low, part, here, start)
        elif isinstance(follows, a.InsteadIf):
            unless_replaced(low, (part, here), follows, (*path, at + 1))
        else:
            low.effect(part, here)
        low.following = None
        low.done = outer[0]
    low.done, low.before, low.noted = outer


def _questions(parts: tuple[a.Effect, ...]) -> Iterator[tuple[int, a.Effect, tuple[a.Effect, ...]]]:
    for at, part in enumerate(parts):
        if isinstance(part, a.IfDone | a.IfNotDone):
            yield at, part, parts


def _asked(question: tuple[int, a.Effect, tuple[a.Effect, ...]]) -> int:
    """Which sentence an "if you did" asks about: the one before; "if you did not" looks past its counterpart."""
    at, part, parts = question
    before = at - 1
    if isinstance(part, a.IfNotDone) and before > 0 and isinstance(parts[before], a.IfDone):
        before -= 1
    return before


def unless_replaced(low: Lowering, part: tuple[a.Node, Path], follows: a.InsteadIf, path: Path) -> None:
    """A sentence in whose place the next one stands if its condition holds now."""
    if _inner(part[0], a.Timed) and not _inner(follows.then, a.Timed) and _inner(follows.then, LASTING):
        raise low.fail(follows.then, (*path, "then"), "does not say how long it lasts, as the sentence before does")
    slot = low.prefix + "instead:" + low.clause(path)
    condition = low.condition(follows.condition, (*path, "condition"))
    asked = low.label(path, "asked")
    low.add(steps_flow.SkipUnless(*low.at(path, "if"), condition, asked, slot))
    low.builder.place(asked)
    low.instead.add(slot)
    only_if(low, SlotSays(slot, False), part[1], part)


def _inner(node: a.Node, wanted: type[a.Node] | tuple[type[a.Node], ...]) -> bool:
    """Whether a sentence is such an effect, below whatever frames it."""
    while not isinstance(node, wanted):
        found = getattr(node, "then", None) or getattr(node, "do", None)
        if not isinstance(found, a.Node):
            return False
        node = found
    return True


def instead_if(low: Lowering, node: a.InsteadIf, path: Path) -> None:
    """In place of the sentence before, if the condition held then."""
    slot = low.prefix + "instead:" + low.clause(path)
    if slot not in low.instead:
        raise low.fail(node, path, "has no sentence before it whose place it could take")
    only_if(low, SlotSays(slot, True), path, (node.then, (*path, "then")))


def repeat(low: Lowering, node: a.Repeat, path: Path, start: str) -> None:
    """The sentences before once more, so many times."""
    slot = low.prefix + "rounds:" + low.clause(path)
    first = steps_flow.SetNumber(*low.at(path, "rounds"), slot, low.amount(node.times, (*path, "times")))
    first.once = True
    low.add(first)
    end = low.label(path, "end")
    low.add(steps_flow.CountDown(*low.at(path, "round"), slot, end))
    low.add(steps_flow.Jump(*low.at(path, "back"), start))
    low.builder.place(end)


def sequence(low: Lowering, node: a.Seq, path: Path) -> None:
    for at, part in enumerate(node.parts):
        if at + 1 < len(node.parts):
            low.following = (node.parts[at + 1], (*path, "parts", at + 1))
        low.effect(part, (*path, "parts", at))
        low.following = None


def modal(low: Lowering, node: a.Modal, path: Path) -> None:
    """Options are chosen on activation; what was not chosen is passed over."""
    if low.mode != (-1, -1):
        raise low.fail(node, path, "cannot stand inside another choice of modes")
    sentences(low, node.before, (*path, "before"))
    quantity = low.quantity(node.count, (*path, "count"))
    slot = low.prefix + "modes:" + low.clause(path)
    most = quantity.most or FixedAmount(len(node.options))
    group = len(low.modes)
    paths = tuple(low.clause((*path, "options", at)) for at in range(len(node.options)))
    low.modes.append(ModePlan(slot, quantity.least, most, paths))
    for at, option in enumerate(node.options):
        here: Path = (*path, "options", at)
        low.mode = (group, at)
        with skipping(low, here) as end:
            low.add(steps_flow.SkipMode(*low.at(here, "mode"), slot, at, end))
            low.effect(option, here)
    low.mode = (-1, -1)


@contextmanager
def skipping(low: Lowering, path: Path) -> Iterator[str]:
    """A stretch of steps that can be passed over; gives the label behind it."""
    end = low.label(path, "end")
    yield end
    low.builder.place(end)


def only_if(low: Lowering, condition: ConditionPlan, path: Path, then: tuple[a.Node, Path], noted: str = "") -> None:
    """Something that is done only if a condition holds now."""
    with skipping(low, path) as end:
        step = steps_flow.SkipUnless(*low.at(path, "if"), condition, end, noted)
        step.cleared = low.done
        low.add(step)
        low.effect(*then)


def target(low: Lowering, node: a.Target, path: Path) -> None:
    """Chosen on activation, checked before the effect runs: nothing to do here but the rest."""
    slot = low.slot((*path, "what"))
    aim(low, node.what, (*path, "what"), slot)
    low.effect(node.then, (*path, "then"))


def aim(low: Lowering, node: a.Party, path: Path, slot: str) -> None:
    """Note one choice of targets, or several that are named together."""
    if isinstance(node, a.Both):
        parts = tuple(low.slot((*path, "parts", at)) for at in range(len(node.parts)))
        first = len(low.targets)
        for at, part in enumerate(node.parts):
            aim(low, part, (*path, "parts", at), parts[at])
        keep_apart([plan for plan in low.targets[first:] if not isinstance(plan, SetTargets) or plan.quantity])
        low.parts[slot] = parts
        return
    with low.measuring() as uses:
        plan = target_plan(low, node, path, slot)
    plan.group, plan.option = low.mode
    plan.depends_on_choices = bool(uses.slots)
    low.targets.append(plan)


def keep_apart(plans: list[TargetPlan]) -> None:
    """Of targets that are named together each is another one."""
    for at, plan in enumerate(plans):
        plan.apart = tuple(one.slot for one in plans[:at])
        plan.later = tuple(plans[at + 1 :])


def target_plan(low: Lowering, node: a.Party, path: Path, slot: str) -> TargetPlan:
    where = low.clause(path)
    if isinstance(node, a.Some):
        of = low.filter(node.of, (*path, "of"))
        if isinstance(node.count, a.Letter) and low.mode == (-1, -1):
            low.limits.append((node.count.name, CountAmount(of)))
        return SetTargets(slot, where, of, low.quantity(node.count, (*path, "count")))
    if isinstance(node, a.All):
        return SetTargets(slot, where, low.filter(node.of, (*path, "of")), None)
    if isinstance(node, a.OneOf) and all(isinstance(part, a.Some) for part in node.parts):
        some = [(at, part) for at, part in enumerate(node.parts) if isinstance(part, a.Some)]
        parts = tuple(low.filter(part.of, (*path, "parts", at, "of")) for at, part in some)
        return SetTargets(slot, where, EitherFilter(parts), QuantityPlan(ONE, ONE))
    if isinstance(node, a.This | a.Ref):
        return SetTargets(slot, where, ThingFilter(low.thing(node, path)), QuantityPlan(ONE, ONE))
    if isinstance(node, a.SomePlayer):
        return PlayerTargets(slot, where, AnyonePlan(), low.quantity(node.count, (*path, "count")))
    if isinstance(node, a.Player):
        return PlayerTargets(slot, where, low.player(node, path), QuantityPlan(ONE, ONE))
    raise low.fail(node, path, "cannot be a target")


def may(low: Lowering, node: a.May, path: Path) -> None:
    """The actor decides; yes is offered while the first act is possible."""
    slot = low.prefix + "may:" + low.clause(path)
    step = steps_flow.AskMay(*low.at(path, "may"), slot, low.actor, ())
    low.add(step)
    with needing(low) as needs:
        only_if(low, SlotSays(slot, True), path, (node.do, (*path, "do")))
    step.possible = tuple(needs)


@contextmanager
def needing(low: Lowering) -> Iterator[list[ConditionPlan]]:
    """Collect what the first act inside cannot do without."""
    outer = (low.possible, low.acted, low.fresh)
    low.possible, low.acted, low.fresh = [], False, set()
    found = low.possible
    try:
        yield found
    finally:
        low.possible, low.acted, low.fresh = outer[0], True, outer[2] | low.fresh


def if_true(low: Lowering, node: a.If, path: Path) -> None:
    noted, low.noted = low.noted, ""
    only_if(low, low.condition(node.condition, (*path, "condition")), path, (node.then, (*path, "then")), noted)


def if_done(low: Lowering, node: a.IfDone | a.IfNotDone | a.Otherwise, path: Path) -> None:
    """Whether the sentence before was carried out, or its condition held."""
    if not low.before:
        raise low.fail(node, path, "has no sentence before it to ask about")
    only_if(low, SlotSays(low.before, isinstance(node, a.IfDone)), path, (node.then, (*path, "then")))


def afterwards(low: Lowering, node: a.Afterwards, path: Path) -> None:
    low.effect(node.then, (*path, "then"))


@contextmanager
def acting(low: Lowering, actor: PlayerPlan) -> Iterator[None]:
    """Somebody else acts."""
    outer, low.actor = low.actor, actor
    try:
        yield
    finally:
        low.actor = outer


def by(low: Lowering, node: a.By, path: Path) -> None:
    """A player acts; every player acts, one after the other."""
    if not isinstance(node.who, a.EachPlayer | a.AnyPlayer):
        with acting(low, low.player(node.who, (*path, "who"))):
            low.effect(node.do, (*path, "do"))
        return
    queue = low.prefix + "queue:" + low.clause(path)
    actor = low.slot((*path, "who"))
    low.add(steps_flow.EachPlayerBegin(*low.at(path, "each"), queue, low.player(node.who, (*path, "who"))))
    loop = low.label(path, "next")
    low.builder.place(loop)
    with skipping(low, path) as end, acting(low, SlotPlayer(actor)):
        low.add(steps_flow.EachPlayerNext(*low.at(path, "next"), queue, actor, end))
        low.effect(node.do, (*path, "do"))
        for slot in spoken_of_behind(low, (*path, "do")):
            low.add(steps_choose.Gather(*low.at(path, "gather"), slot, f"{slot}:{queue}"))
        low.add(steps_flow.Jump(*low.at(path, "loop"), loop))


def spoken_of_behind(low: Lowering, path: Path) -> list[str]:
    """The slots of what is chosen there that something behind it speaks of."""
    depth = len(path)
    meant = {
        slot
        for place, ref in low.reading.refs.items()
        if place[:2] == path[:2] and place[:depth] != path
        for slot in ref.split("+")
    }
    return [low.prefix + slot for place, slot in low.reading.slots.items() if place[:depth] == path and slot in meant]


def timed(low: Lowering, node: a.Timed, path: Path) -> None:
    lasting(low, span_of(low, node.duration, (*path, "duration"), low.span), node.do, (*path, "do"))


def unless(low: Lowering, node: a.Unless, path: Path) -> None:
    """A player may pay; if it is not paid, the effect happens."""
    paid = low.prefix + "paid:" + low.clause(path)
    slot = low.prefix + "may:" + low.clause(path)
    low.add(steps_flow.SetNumber(*low.at(path, "unpaid"), paid, ZERO))
    payer = low.player(node.who, (*path, "who"))
    step = steps_flow.AskMay(*low.at(path, "may"), slot, payer, ())
    low.add(step)
    refused = low.label(path, "refused")
    low.add(steps_flow.SkipUnless(*low.at(path, "agreed"), SlotSays(slot, True), refused))
    low.add(steps_flow.SetNumber(*low.at(path, "pay"), paid, ONE))
    outer, low.done = low.done, paid
    with acting(low, payer), needing(low) as needs:
        low.effect(node.pay, (*path, "pay"))
    step.possible = tuple(needs)
    low.done = outer
    low.builder.place(refused)
    only_if(low, SlotSays(paid, False), path, (node.then, (*path, "then")))


def parts(low: Lowering, node: a.ForEach, path: Path) -> PartsAmount:
    """How often."""
    count = low.amount(node.amount, (*path, "amount"))
    return PartsAmount(count, low.amount(node.unit, (*path, "unit")))


def times_as_much(low: Lowering, node: a.ForEach, path: Path) -> None:
    """Once, so many times as large."""
    outer, low.times = low.times, parts(low, node, path)
    low.effect(node.do, (*path, "do"))
    low.times = outer


def for_each(low: Lowering, node: a.ForEach, path: Path) -> None:
    """So often; what is gained is gained once, so many times as large."""
    inner = node.do.do if isinstance(node.do, a.Timed) else node.do
    if isinstance(inner, a.Gain):
        times_as_much(low, node, path)
        return
    rounds = parts(low, node, path)
    slot = low.prefix + "rounds:" + low.clause(path)
    low.add(steps_flow.SetNumber(*low.at(path, "rounds"), slot, rounds))
    loop = low.label(path, "next")
    low.builder.place(loop)
    with skipping(low, path) as end:
        low.add(steps_flow.CountDown(*low.at(path, "next"), slot, end))
        low.effect(node.do, (*path, "do"))
        low.add(steps_flow.Jump(*low.at(path, "loop"), loop))


def each(low: Lowering, path: Path, what: ThingPlan) -> tuple[SlotThing, str, str]:
    """Begin a loop over things; gives the one thing, the label of the loop and the label behind it."""
    queue = low.prefix + "queue:" + low.clause(path)
    one = low.prefix + "one:" + low.clause(path)
    low.add(steps_choose.Keep(*low.at(path, "queue"), queue, what))
    loop, end = low.label(path, "next"), low.label(path, "end")
    low.builder.place(loop)
    low.add(steps_flow.NextThing(*low.at(path, "next"), queue, one, end))
    return SlotThing((one,)), loop, end


def close(low: Lowering, path: Path, loop: str, end: str) -> None:
    """End a loop over things."""
    low.add(steps_flow.Jump(*low.at(path, "loop"), loop))
    low.builder.place(end)


def define(low: Lowering, node: a.Define, path: Path) -> None:
    """Known before everything else: see `defined_letters`."""


def defined_letters(low: Lowering, node: a.Node, path: Path) -> None:
    """Find the letters that a text defines, wherever it does."""
    parts = getattr(node, "sentences", None) or (*getattr(node, "before", ()), *getattr(node, "options", ()))
    name = "sentences" if hasattr(node, "sentences") else "before"
    for at, part in enumerate(parts):
        if isinstance(part, a.Define):
            with low.measuring() as uses:
                value = low.amount(part.value, (*path, name, at, "value"))
            low.defined[part.letter] = DefinedAmount(value, tuple(sorted(uses.slots)))
        elif isinstance(part, a.Body | a.Modal):
            defined_letters(low, part, (*path, "options", at))


EFFECTS: Final[Table] = {
    a.Body: body,
    a.Seq: sequence,
    a.Modal: modal,
    a.Target: target,
    a.May: may,
    a.If: if_true,
    a.IfDone: if_done,
    a.IfNotDone: if_done,
    a.InsteadIf: instead_if,
    a.Otherwise: if_done,
    a.Afterwards: afterwards,
    a.By: by,
    a.Timed: timed,
    a.Unless: unless,
    a.ForEach: for_each,
    a.Define: define,
}
