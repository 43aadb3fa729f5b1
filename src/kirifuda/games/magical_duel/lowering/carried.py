"""Lowering of delayed triggers (906.6), replacements (910) and ways to enter."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering.base import Builder, Lowering, Path, Table, foreseen
from kirifuda.effects.lowering.frames import needing
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.effects.lowering.spans import END_OF_TURN, first_turn, from_turn
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel.lowering.grants import EVERYWHERE
from kirifuda.games.magical_duel.lowering.moves import Granted
from kirifuda.games.magical_duel.plans import steps
from kirifuda.games.magical_duel.plans.aether import Yield
from kirifuda.games.magical_duel.plans.carried import DelayedAbility, EnteringPlan, EntersAbility, ReplacementAbility
from kirifuda.games.magical_duel.rules.r1000_actions import Exile
from kirifuda.games.magical_duel.zones import FIELD_BITS
from kirifuda.text import ast as a
from kirifuda.text.language import node_at


class AtOnce:
    """What is told of a time there is done when the ability resolves: the time is its event."""

    def __init__(self, path: Path) -> None:
        self.path = path


def delayed(low: Lowering, node: a.Delayed, path: Path) -> None:
    """A trigger that the effect leaves behind; it goes off once and knows what the effect spoke of."""
    if any(isinstance(note, AtOnce) and note.path == path for note in low.notes):
        low.effect(node.do, (*path, "do"))
        return
    inner = low.child(low.clause(path), path)
    inner.defined, inner.parts, inner.actor = low.defined, low.parts, low.actor
    inner.effect(node.do, (*path, "do"))
    inner.notes.extend(note for note in low.notes if isinstance(note, Granted))
    event = inner.event(node.when, (*path, "when"))
    if isinstance(node.when, a.Ends) and isinstance(node.when.period.which, a.NextOne):
        first = first_turn(low, node.when.period, (*path, "when"))
        inner.uses.slots.add(first)
        event = e.OnlyIf(event, from_turn(first))
    plan = plan_of(inner)
    plan.letters = ()
    ability = DelayedAbility(inner.key, plan, event, None)
    ability.once = True
    ability.is_aether = not inner.targets and any(isinstance(note, Yield) for note in inner.notes)
    low.out.inner.append(ability)
    until = e.UntilPlan(END_OF_TURN if is_this_turn(node.when) else "")
    if low.span is not None and isinstance(node_at(low.reading.tree, path[:-1]), a.Timed):
        until, ability.conditions = low.span.until, low.span.conditions
        inner.uses.add(low.span.uses)
    step = e.BeginEffects(*low.at(path, "delay"), None, until)
    step.abilities = (ability,)
    step.carried = tuple(sorted(inner.uses.slots))
    low.add(step)
    low.acted = True


def whenever(low: Lowering, node: m.Whenever, path: Path) -> None:
    """A trigger that the effect leaves behind for a while: it goes off each time."""
    span = low.span
    inner = low.child(low.clause(path), path)
    inner.defined, inner.parts, inner.actor = low.defined, low.parts, low.actor
    event = inner.event(node.when, (*path, "when"))
    inner.effect(node.do, (*path, "do"))
    plan = plan_of(inner)
    plan.letters = ()
    ability = DelayedAbility(inner.key, plan, event, None)
    ability.is_aether = not inner.targets and any(isinstance(note, Yield) for note in inner.notes)
    if span is not None:
        ability.conditions = span.conditions
        inner.uses.add(span.uses)
    low.out.inner.append(ability)
    step = e.BeginEffects(*low.at(path, "begin"), None, span.until if span is not None else e.UntilPlan(""))
    step.abilities = (ability,)
    step.carried = tuple(sorted(inner.uses.slots))
    low.add(step)
    low.acted = True


def is_this_turn(node: a.Event) -> bool:
    """Whether the moment comes this turn or not at all."""
    return isinstance(node, a.Begins | a.Ends) and isinstance(node.period.which, a.ThisOne)


def replacement(
    low: Lowering, node: a.Replace, path: Path, key: str, conditions: tuple[e.ConditionPlan, ...]
) -> ReplacementAbility:
    """Instead of an event, something else; with "may" it is optional and needs to be possible."""
    event = foreseen(low, node.event, (*path, "event"))
    ability = ReplacementAbility(key, event)
    ability.conditions = conditions
    instead: a.Effect = node.instead
    here: Path = (*path, "instead")
    if isinstance(instead, a.May):
        ability.optional = True
        instead, here = instead.do, (*here, "do")
    maker = plain_maker(low, instead, here)
    if maker is not None and isinstance(instead, a.Exile | a.Move):
        ability.makers = (maker,)
        ability.what = low.thing(instead.what, (*here, "what"))
        return ability
    targets = len(low.targets)
    builder, low.builder = low.builder, Builder(key + "/instead")
    with needing(low) as needs:
        low.effect(instead, here)
    if len(low.targets) > targets:
        raise low.fail(node, path, "cannot choose targets")
    ability.needs = tuple(needs) if ability.optional else ()
    ability.procedure = low.builder.build()
    low.builder = builder
    return ability


def plain_maker(low: Lowering, node: a.Effect, path: Path) -> e.EventMaker | None:
    """What can simply happen in the event's place, together with everything else."""
    if isinstance(node, a.Exile) and isinstance(node.what, a.Ref | a.This) and not node.arriving:
        return e.Making(Exile, False)
    if not isinstance(node, a.Move) or not isinstance(node.what, a.Ref | a.This) or node.arriving:
        return None
    to = node.to
    if not isinstance(to, a.Into | a.OnTop | a.OnBottom):
        return None
    kinds = low.meaning.zones(to.place.zone.name)
    if len(kinds) != 1 or kinds[0].bit & FIELD_BITS or not isinstance(to.place.whose, a.Actor | a.Owner):
        return None
    return steps.PutMaker(kinds[0], None, k.BOTTOM if isinstance(to, a.OnBottom) else k.TOP)


def replace_until(low: Lowering, node: a.Replace, path: Path, until: e.UntilPlan | None) -> None:
    """A replacement that an effect leaves behind, for a while."""
    span = low.span
    with low.measuring() as uses:
        conditions = span.conditions if span is not None else ()
        ability = replacement(low, node, path, low.clause(path), conditions)
    if span is not None:
        uses.add(span.uses)
    low.out.inner.append(ability)
    lasts = until or (span.until if span is not None else e.UntilPlan(""))
    step = e.BeginEffects(*low.at(path, "begin"), None, lasts)
    step.abilities = (ability,)
    step.carried = tuple(sorted(uses.slots))
    low.add(step)
    low.acted = True


def enters_as(
    low: Lowering, node: a.EntersAs | m.EntersInstead, path: Path, key: str, conditions: tuple[e.ConditionPlan, ...]
) -> EntersAbility:
    """Cards enter the field in a position or with counters."""
    what = low.thing(node.what, (*path, "what"))
    ability = EntersAbility(key, what)
    ability.conditions = conditions
    if isinstance(node, m.EntersInstead):
        ability.before = low.meaning.position(node.before.name)
        if ability.before < 0:
            raise low.fail(node.before, (*path, "before"), "is no way to enter")
    if isinstance(what, e.ThisThing):
        ability.zones = EVERYWHERE
        ability.buckets = ()
    for at, arrival in enumerate(node.arriving):
        here: Path = (*path, "arriving", at)
        if isinstance(arrival, a.WithCounters):
            amount = low.amount(arrival.count, (*here, "count"))
            ability.counters = (*ability.counters, (arrival.counter.name, amount))
        elif isinstance(arrival, a.InPosition) and low.meaning.position(arrival.position.name) >= 0:
            ability.position = low.meaning.position(arrival.position.name)
        else:
            raise low.fail(arrival, here, "is no way to enter")
    low.out.histories.append(EnteringPlan())
    return ability


def as_it_resolves(low: Lowering, node: m.AsItResolves, path: Path) -> None:
    if not low.builder.name.endswith("#spell"):
        raise low.fail(node, path, "is something only a conjure does")
    low.effect(node.then, (*path, "then"))


EFFECTS: Final[Table] = {a.Delayed: delayed, m.Whenever: whenever, m.AsItResolves: as_it_resolves}
