"""Lowering of effects that last for a while (103.4.2.2): modifications, keywords, freezing, prohibitions."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.customs.control import CONTROL
from kirifuda.effects.lowering.acts import report
from kirifuda.effects.lowering.base import Lowering, Path, Span, Table, Uses
from kirifuda.effects.lowering.changes import build
from kirifuda.effects.lowering.choose import chosen
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.effects.lowering.spans import from_turn, lasting, until_turn_end
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.abilities import ATTACHED_LONG, BATTLE_LONG, TURN_LONG, PsoPlan, TriggeredAbility
from kirifuda.games.pso2.lowering.acts import acted_on
from kirifuda.games.pso2.lowering.features import drafts
from kirifuda.games.pso2.lowering.named import loose
from kirifuda.games.pso2.lowering.nouns import turn_runs
from kirifuda.games.pso2.lowering.setting import pso
from kirifuda.games.pso2.lowering.standing import Standing, stand
from kirifuda.games.pso2.plans.changes import FreezeChange
from kirifuda.games.pso2.plans.events import PlayEvent, is_of_damage
from kirifuda.games.pso2.plans.steps import GainControl
from kirifuda.games.pso2.rules.r215_states import FREEZE
from kirifuda.games.pso2.values import FIELD_FROZEN, LAYER_FACTS
from kirifuda.text import ast as a

TURN: Final = "ターン"
BATTLE: Final = "戦闘フェイズ"
IN_PLAY_LONG: Final = "in_play"
"""A53: a modification without a duration lasts while its card stays in play."""


def timed(low: Lowering, node: a.Timed, path: Path) -> None:
    """103.4.2.2: how long."""
    with low.measuring() as uses:
        span = span_of(low, node.duration, (*path, "duration"))
    span.uses.add(uses)
    lasting(low, span, node.do, (*path, "do"))


def span_of(low: Lowering, node: a.Duration, path: Path) -> Span:
    """505.2: this turn or battle, until a moment, as long as something is so, in a turn or phase to come."""
    if isinstance(node, a.While):
        return Span(e.UntilPlan(e.WHILE), (low.condition(node.condition, (*path, "condition")),), Uses())
    if isinstance(node, a.Until):
        return Span(until(low, node.event, (*path, "event")), (), Uses())
    if isinstance(node, a.Throughout):
        return throughout(low, node.period, (*path, "period"))
    raise low.fail(node, path, "is no duration that the rules know")


def until(low: Lowering, node: a.Event, path: Path) -> e.UntilPlan:
    """505.2: until the end of a turn; until something has happened."""
    if isinstance(node, a.Ends) and node.period.phase.name == TURN:
        return until_turn_end(low, node.period, (*path, "period"))
    if isinstance(node, a.Ends) and node.period.phase.name == BATTLE:
        return e.UntilPlan(BATTLE_LONG)
    if isinstance(node, a.Ends | a.Begins) and isinstance(node.period.which, a.ThisOne):
        raise low.fail(node, path, "is no end that the rules know")
    ending = e.EndingEvent(low.clause(path), low.event(node, path))
    low.out.inner.append(ending)
    return e.UntilPlan(e.AT_EVENT + ending.key)


def throughout(low: Lowering, period: a.Period, path: Path) -> Span:
    """500.3: while a turn or phase runs: this one, or the next."""
    if isinstance(period.which, a.ThisOne) and period.phase.name in (TURN, BATTLE):
        return Span(e.UntilPlan(TURN_LONG if period.phase.name == TURN else BATTLE_LONG), (), Uses())
    running = turn_runs(low, a.Period(a.EveryOne(), period.whose, period.phase), path)
    if isinstance(period.which, a.ThisOne):
        return Span(e.UntilPlan(TURN_LONG), (running,), Uses())
    if isinstance(period.which, a.EveryOne):
        return Span(ending(low), (running,), Uses())
    plan = until_turn_end(low, period, path)
    return Span(plan, (running, from_turn(plan.first)), Uses())


def ending(low: Lowering) -> e.UntilPlan:
    """When what begins here ends. 204.2.2: what an attached active does without a duration lasts while it lies so."""
    if low.span is not None:
        return low.span.until
    return e.UntilPlan(ATTACHED_LONG if pso(low).is_attached else IN_PLAY_LONG)


def change(low: Lowering, node: a.Gain | a.Lose | a.Become, path: Path) -> None:
    """Numbers and abilities of certain cards; of a set, those that are there now (A98). Numbers are fixed now."""
    open_set(low, node.what, path)
    what = acted_on(low, node.what, (*path, "what")).what
    with low.measuring() as uses:
        found = drafts(low, node, path)
    built = build(low, path, found, None, around(low, uses), fixes=True)
    for made in built.changes:
        made.facts |= uses.facts
        made.reads |= uses.reads
    low.out.changes.extend(built.changes)
    step = begin_step(low, path, what)
    step.changes = tuple(built.changes)
    step.amounts = tuple(built.amounts)
    step.carried = tuple(sorted(uses.slots))
    low.add(step)
    report(low, path)


def open_set(low: Lowering, node: a.Thing, path: Path) -> None:
    """A98: a set that stays open is no set that is there now."""
    if isinstance(node, p.EachThat):
        raise low.fail(node, (*path, "what"), "is said only by what holds all the time")


def around(low: Lowering, uses: Uses) -> tuple[e.ConditionPlan, ...]:
    """The conditions of the duration around it; what they look at is looked at here, too."""
    if low.span is None:
        return ()
    uses.add(low.span.uses)
    return low.span.conditions


def begin_step(low: Lowering, path: Path, what: e.ThingPlan | None) -> e.BeginEffects:
    """The step that begins an effect."""
    return e.BeginEffects(*low.at(path, "begin"), what, ending(low))


def freeze(low: Lowering, node: p.Freeze, path: Path) -> None:
    """301.3, A20."""
    open_set(low, node.what, path)
    what = chosen(low, node.what, (*path, "what")).what
    step = begin_step(low, path, what)
    step.changes = (FREEZE,)
    if low.span is not None and low.span.conditions:
        change = FreezeChange(e.Extent(low.clause(path), None, low.span.conditions), LAYER_FACTS)
        change.writes |= FIELD_FROZEN
        change.facts |= low.span.uses.facts
        change.reads |= low.span.uses.reads
        low.out.changes.append(change)
        step.changes, step.carried = (change,), tuple(sorted(low.span.uses.slots))
    low.add(step)
    report(low, path)


def delayed(low: Lowering, node: a.Delayed, path: Path) -> None:
    """Something that is done later, once: at the end of a turn, or when something happens next; A125: at each."""
    if path == pso(low).at_once:
        low.effect(node.do, (*path, "do"))
        return
    inner = low.child(low.clause(path), path)
    inner.defined, inner.parts, inner.actor, inner.latest = low.defined, low.parts, low.actor, low.latest
    event = inner.event(node.when, (*path, "when"))
    pso(inner).hears_damage = is_of_damage(event)
    pso(inner).hears_dealer = is_of_damage(event, lowered=True)
    inner.effect(node.do, (*path, "do"))
    ends = ""
    if isinstance(node.when, a.Begins | a.Ends) and isinstance(node.when.period.which, a.NextOne):
        plan = until_turn_end(low, node.when.period, (*path, "when", "period"))
        inner.uses.slots.add(plan.first)
        event = e.OnlyIf(event, from_turn(plan.first))
    elif isinstance(node.when, a.Happens) and low.span is not None:
        ends = low.span.until.ending
    made = plan_of(inner)
    ability = TriggeredAbility(inner.key, PsoPlan(made.procedure), event)
    ability.plan.targets, ability.plan.modes = made.targets, made.modes
    is_each = is_each_time(low, node)
    ability.once = not is_each
    low.out.inner.append(ability)
    step = e.BeginEffects(*low.at(path, "delay"), None, ending(low) if is_each else e.UntilPlan(ends))
    step.abilities = (ability,)
    step.carried = tuple(sorted(inner.uses.slots))
    low.add(step)
    report(low, path)


def is_each_time(low: Lowering, node: a.Delayed) -> bool:
    """A125: what an attached active says of the end of turns, and of no turn in particular, is done at each of them."""
    is_moment = isinstance(node.when, a.Begins | a.Ends) and isinstance(node.when.period.which, a.EveryOne)
    return is_moment and pso(low).is_attached and low.span is None


def control(low: Lowering, node: a.Control, path: Path) -> None:
    """G.18; without a duration as long as it stays in play (A53)."""
    what = chosen(low, node.what, (*path, "what")).what
    low.out.changes.append(CONTROL)
    low.add(GainControl(*low.at(path, "control"), what, low.actor, ending(low)))
    report(low, path)


Prices = a.CostLess | a.CostMore | a.CostBecomes


def until_played(low: Lowering, node: p.NextPlayed, path: Path) -> Span:
    """504.2: until such a card has been played, within the time that the text names."""
    with low.measuring() as uses:
        who = e.PlayerThing(low.player(node.who, (*path, "who")))
        what = loose(low, a.Any(node.of), path)
    ending = e.EndingEvent(low.clause(path), PlayEvent(who, what))
    low.out.inner.append(ending)
    until = e.UntilPlan(e.AT_EVENT + ending.key)
    if low.span is None:
        return Span(until, (), uses)
    if low.span.until.ending != TURN_LONG:
        raise low.fail(node, path, "holds for no time that could end so")
    slot = low.prefix + "first:" + low.clause(path)
    low.add(e.SetNumber(*low.at(path, "first"), slot, e.NextFrom(None)))
    uses.slots.add(slot)
    return Span(until, (*low.span.conditions, e.Comparison(e.TurnAmount(), e.BELOW, e.SlotAmount(slot))), uses)


def is_once(node: a.Effect) -> bool:
    """What holds for the next damage only is over with it."""
    if isinstance(node, p.LowerSuch | p.RaiseSuch):
        return not isinstance(node.damage, p.StruckTo)
    if not isinstance(node, p.LowerDamage | p.RaiseDamage):
        return False
    return isinstance(node.damage, p.NextDamage | p.NextBattleDamage)


def begin(low: Lowering, node: a.Effect, path: Path) -> None:
    """What somebody cannot or must do, and changed damage, for a while."""
    if isinstance(node, Prices) and isinstance(node.what, p.NextPlayed):
        low.span = until_played(low, node.what, (*path, "what"))
    elif low.span is None and not pso(low).is_attached and not is_once(node):
        raise low.fail(node, path, "holds for no time that the text names")
    found = Standing()
    inner = low.child(low.clause(path), path)
    inner.actor, inner.defined, inner.parts = low.actor, low.defined, low.parts
    stand(inner, node, path, around(low, inner.uses), inner.uses, found)
    for ability in found.abilities:
        step = begin_step(low, path, None)
        step.changes = ability.changes
        step.abilities = (ability,) if ability.has_hooks() else ()
        step.carried = tuple(sorted(inner.uses.slots))
        low.out.inner.append(ability)
        low.add(step)
        report(low, path)


EFFECTS: Final[Table] = {
    a.Timed: timed,
    a.Gain: change,
    a.Lose: change,
    a.Become: change,
    p.Freeze: freeze,
    a.Control: control,
    a.Forbid: begin,
    a.Must: begin,
    a.CostLess: begin,
    a.CostMore: begin,
    a.CostBecomes: begin,
    a.Replace: begin,
    a.Delayed: delayed,
    p.HandLimit: begin,
    p.LowerDamage: begin,
    p.RaiseDamage: begin,
    p.LowerDealt: begin,
    p.RaiseDealt: begin,
    p.LowerStruck: begin,
    p.RaiseStruck: begin,
    p.LowerSuch: begin,
    p.RaiseSuch: begin,
    p.DamageBecomes: begin,
    p.DamageAtMost: begin,
    p.RaiseDealtTo: begin,
    p.SlotsAre: begin,
    p.MustTarget: begin,
    p.MustAttackThat: begin,
    p.OnlySoOften: begin,
}
