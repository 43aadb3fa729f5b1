"""Lowering of effects that last for a while: numbers, skills, prohibitions, changed damage."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.acts import report
from kirifuda.effects.lowering.base import Lowering, Path, Span, Table, Uses
from kirifuda.effects.lowering.changes import build
from kirifuda.effects.lowering.choose import chosen
from kirifuda.effects.lowering.conditions import running
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.effects.lowering.spans import from_turn, lasting, until_it_leaves, until_turn_end
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.abilities import BATTLE_LONG, TriggeredAbility, UsePlan
from kirifuda.games.lyrical.lowering.features import drafts
from kirifuda.games.lyrical.lowering.rules import PRICES, is_own_price
from kirifuda.games.lyrical.lowering.standing import stand
from kirifuda.games.lyrical.lowering.subjects import FIGHTER, LyricalLowering, arrivals, fit
from kirifuda.games.lyrical.lowering.swap import swap
from kirifuda.games.lyrical.plans.things import Reached
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

TURN: Final = "ターン"


def timed(low: Lowering, node: a.Timed, path: Path) -> None:
    """N-10.1: how long."""
    if isinstance(node.do, a.Replace) and low.following and isinstance(low.following[0], a.IfDone | a.IfNotDone):
        raise low.fail(node, path, "only begins now, and the text goes on as if it were done")
    with low.measuring() as uses:
        span = span_of(low, node.duration, (*path, "duration"))
    span.uses.add(uses)
    lasting(low, span, node.do, (*path, "do"))


def span_of(low: Lowering, node: a.Duration, path: Path) -> Span:
    """A duration, and what must be so meanwhile."""
    if isinstance(node, a.While):
        return Span(e.UntilPlan(e.WHILE), (low.condition(node.condition, (*path, "condition")),), Uses())
    if isinstance(node, a.Until) and isinstance(node.event, a.Happens) and isinstance(node.event.deed, a.Leaves):
        return until_it_leaves(low, node.event, node.event.deed, (*path, "event"))
    if isinstance(node, a.Throughout) and isinstance(node.period.which, a.NextOne) and node.period.phase.name == TURN:
        below: Path = (*path, "period")
        plan = until_turn_end(low, node.period, below)
        now = running(low, a.Period(a.EveryOne(), node.period.whose, node.period.phase), below)
        return Span(plan, (now, from_turn(plan.first)), Uses())
    return Span(until(low, node, path), (), Uses())


def until(low: Lowering, node: a.Duration, path: Path) -> e.UntilPlan:
    """Until the end of this turn or of one to come, of the battle, or until a turn begins."""
    if isinstance(node, a.Until) and isinstance(node.event, a.Ends):
        return until_end(low, node.event.period, (*path, "event", "period"))
    if isinstance(node, a.Throughout) and isinstance(node.period.which, a.ThisOne):
        return until_end(low, node.period, (*path, "period"))
    if isinstance(node, a.Until) and isinstance(node.event, a.Begins) and node.event.period.phase.name == TURN:
        return until_start(low, node.event.period, (*path, "event", "period"))
    raise low.fail(node, path, "is no duration that the rules know")


def until_start(low: Lowering, period: a.Period, path: Path) -> e.UntilPlan:
    """N-10.1: until a turn begins, be it somebody's."""
    if isinstance(period.whose, a.AnyPlayer):
        return e.UntilPlan("turn_start")
    return e.UntilPlan("turn_start:*", low.player(period.whose, (*path, "whose")))


def until_end(low: Lowering, period: a.Period, path: Path) -> e.UntilPlan:
    """N-10.1, N-9.9: the end of a turn, of its end phase, or of the battle."""
    if period.phase.name == "バトル" and not isinstance(period.which, a.NextOne):
        return e.UntilPlan(BATTLE_LONG)
    if period.phase.name == TURN:
        return until_turn_end(low, period, path)
    raise low.fail(period, path, "is no duration that the rules know")


def ending(low: Lowering, node: a.Effect, path: Path) -> e.UntilPlan:
    """When what begins here ends."""
    if low.span is None:
        raise low.fail(node, path, "holds for no time that the text names")
    return low.span.until


def gain(low: Lowering, node: a.Gain | a.Lose | a.Become, path: Path) -> None:
    """Numbers and skills of certain cards; of a set, those that are there now (A67). Numbers are fixed now."""
    fit(low, node, node.what, (*path, "what"))
    if low.span is None and is_for_good(low, node):
        lasting(low, Span(e.UntilPlan(""), (), Uses()), node, path)
        return
    what = Reached(chosen(low, node.what, (*path, "what")).what)
    with low.measuring() as uses:
        found = drafts(low, node, path)
    ending(low, node, path)
    assert low.span is not None
    conditions = low.span.conditions
    built = build(low, path, found, None, conditions, fixes=True)
    for change in built.changes:
        change.facts |= low.span.uses.facts
        change.reads |= low.span.uses.reads
    low.out.changes.extend(built.changes)
    step = begin_step(low, node, path, what)
    step.conditions = conditions if low.span.until.ending == e.WHILE else ()
    step.changes = tuple(built.changes)
    step.amounts = tuple(built.amounts)
    step.carried = tuple(sorted(uses.slots | low.span.uses.slots))
    low.add(step)
    report(low, path)


def is_for_good(low: Lowering, node: a.Gain | a.Lose | a.Become) -> bool:
    """Whether a skill is had by a character that the text itself puts onto the field: as long as it is there."""
    assert isinstance(low, LyricalLowering)
    is_skill = isinstance(node, a.Gain) and all(isinstance(one, a.Keyword) for one in node.features)
    return is_skill and isinstance(node.what, a.Ref) and FIGHTER in arrivals(node_at(low.tree, ()))


def pick(low: Lowering, inner: Lowering, node: a.Effect, path: Path) -> None:
    """Choose the cards that a prohibition or changed damage is about, if the text says how many."""
    assert isinstance(inner, LyricalLowering)
    for name in ("subject", "what"):
        what = getattr(node, name, None)
        if isinstance(what, a.Some | a.RandomSome):
            below: Path = (*path, name)
            found = chosen(low, what, below).what
            inner.picked = {**inner.picked, below: found}
            if isinstance(found, e.SlotThing):
                inner.uses.slots.update(found.slots)


def begin_step(low: Lowering, node: a.Effect, path: Path, what: e.ThingPlan | None) -> e.BeginEffects:
    """The step that begins an effect."""
    return e.BeginEffects(*low.at(path, "begin"), what, ending(low, node, path))


def begin(low: Lowering, node: a.Effect, path: Path) -> None:
    """What somebody cannot do, and changed damage, for a while."""
    if low.span is None and is_of_the_attack(low, node, path):
        lasting(low, Span(e.UntilPlan(BATTLE_LONG), (), Uses()), node, path)
        return
    if low.span is None and (isinstance(node, n.ReplaceNext) or isinstance(getattr(node, "which", None), a.NextOne)):
        lasting(low, Span(e.UntilPlan(""), (), Uses()), node, path)
        return
    if is_own_price(node):
        raise low.fail(node, path, "is about a card that has been paid for")
    inner = low.child(low.clause(path), path)
    inner.actor, inner.defined = low.actor, low.defined
    pick(low, inner, node, path)
    if ending(low, node, path).ending == e.WHILE:
        raise low.fail(node, path, "would begin anew whenever that is so again")
    assert low.span is not None
    abilities = stand(inner, node, path, low.span.conditions, inner.uses)
    step = begin_step(low, node, path, None)
    step.abilities = tuple(abilities)
    step.carried = tuple(sorted(inner.uses.slots | low.span.uses.slots))
    low.out.inner.extend(abilities)
    low.add(step)
    report(low, path)


def is_of_the_attack(low: Lowering, node: a.Effect, path: Path) -> bool:
    """N-9.3: whether an attack sets it off and it is about guards; then it holds for that attack."""
    assert isinstance(low, LyricalLowering)
    guards = (n.DeclaresGuard, n.GuardsAgainst, n.IsGuarded)
    ability = node_at(low.tree, path[:2])
    if not isinstance(node, a.Forbid) or not isinstance(node.deed, guards) or not isinstance(ability, a.Triggered):
        return False
    return isinstance(ability.when, a.Happens) and isinstance(ability.when.deed, n.DeclaresAttack)


def must(low: Lowering, node: a.Must, path: Path) -> None:
    """N-9.3: for the attack that is going on, if the text names no time."""
    if low.span is not None or isinstance(node.deed, n.DeclaresAttack):
        begin(low, node, path)
        return
    lasting(low, Span(e.UntilPlan(BATTLE_LONG), (), Uses()), node, path)


def delayed(low: Lowering, node: a.Delayed, path: Path) -> None:
    """What the text leaves behind, to be done once: it knows what the text spoke of."""
    inner = low.child(low.clause(path), path)
    inner.defined, inner.parts, inner.actor = low.defined, low.parts, low.actor
    inner.effect(node.do, (*path, "do"))
    event = inner.event(node.when, (*path, "when"))
    is_now = isinstance(node.when, a.Begins | a.Ends) and isinstance(node.when.period.which, a.ThisOne)
    if isinstance(node.when, a.Begins | a.Ends) and isinstance(node.when.period.which, a.NextOne):
        slot = low.prefix + "first:" + low.clause(path)
        low.add(e.SetNumber(*low.at(path, "first"), slot, e.NextFrom(None)))
        inner.uses.slots.add(slot)
        event = e.OnlyIf(event, from_turn(slot))
    ability = TriggeredAbility(inner.key, UsePlan(plan_of(inner).procedure), event)
    ability.once = True
    low.out.inner.append(ability)
    step = e.BeginEffects(*low.at(path, "delay"), None, e.UntilPlan("turn" if is_now else ""))
    step.abilities = (ability,)
    step.carried = tuple(sorted(inner.uses.slots))
    low.add(step)
    low.acted = True


def never_below(low: Lowering, node: n.NeverBelow, path: Path) -> None:
    """N-1.3, N-9.6: nothing goes below 0 anyway."""


EFFECTS: Final[Table] = {
    a.Timed: timed,
    a.Delayed: delayed,
    n.Swap: swap,
    a.Gain: gain,
    a.Lose: gain,
    a.Become: gain,
    n.DamageMore: begin,
    n.DealtMore: begin,
    n.DealtLess: begin,
    n.DealtIs: begin,
    n.FoughtMore: begin,
    n.FoughtLess: begin,
    n.FoughtIs: begin,
    a.Replace: begin,
    n.ReplaceNext: begin,
    n.NeverBelow: never_below,
    a.Forbid: begin,
    a.Allow: begin,
    a.Toll: begin,
    n.AttacksUpTo: begin,
    a.Must: must,
    n.DamageLess: begin,
    n.DamageIs: begin,
    **dict.fromkeys(PRICES, begin),
}
