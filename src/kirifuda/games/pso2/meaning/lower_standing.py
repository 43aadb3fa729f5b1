"""Lowering of what holds: every statement becomes an ability; a printed text has it, an effect begins it (300.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.conditions import ThingsThere
from kirifuda.effects.events import PlayerThing, TextDeed
from kirifuda.effects.filters import AnywhereFilter, ThingFilter
from kirifuda.effects.lower_base import Builder, Lowering, Path
from kirifuda.effects.lower_changes import build
from kirifuda.effects.lower_frames import needing
from kirifuda.effects.lower_plans import plan_of
from kirifuda.effects.plans import ConditionPlan, DeedPlan, FilterPlan
from kirifuda.effects.things import AllThing
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.abilities import CostChange, StaticAbility
from kirifuda.games.pso2.meaning.carried import LoweringAbility, ReplacementAbility
from kirifuda.games.pso2.meaning.events import AttackedDeed, SourceDeed, TargetedDeed
from kirifuda.games.pso2.meaning.lower_features import drafts
from kirifuda.games.pso2.meaning.lower_nouns import turn_runs
from kirifuda.games.pso2.meaning.tests import Negative
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.lower_base import Uses

Conditions = tuple[ConditionPlan, ...]
HAPPENINGS: Final = (
    a.Turns, a.Undergoes, p.TakesDamage, p.TakesBattleDamage, p.TakesDamageFrom, p.DealsDamage, p.DrawsCard,
)  # fmt: skip
"""Deeds that are events; that they cannot happen is asked of the event."""


class Standing:
    """Statements on their way to abilities."""

    def __init__(self) -> None:
        self.abilities: list[StaticAbility] = []


def stand(low: Lowering, node: a.Effect, path: Path, conditions: Conditions, uses: Uses, found: Standing) -> None:
    """300.4: one statement, under the conditions around it."""
    if isinstance(node, a.Timed):
        with low.measuring() as inner:
            condition = while_true(low, node.duration, (*path, "duration"))
        inner.add(uses)
        stand(low, node.do, (*path, "do"), (*conditions, condition), inner, found)
        return
    if isinstance(node, p.WhileAttacking):
        with low.measuring() as inner:
            attacking = low.condition(a.Is(node.what, p.Attacking()), path)
        inner.add(uses)
        stand(low, node.do, (*path, "do"), (*conditions, attacking), inner, found)
        return
    if isinstance(node, a.Seq):
        for at, part in enumerate(node.parts):
            stand(low, part, (*path, "parts", at), conditions, uses, found)
        return
    key = f"{low.key}:{len(found.abilities)}" if found.abilities else low.key
    found.abilities.append(ability_of(low, node, path, key, conditions, uses))


def while_true(low: Lowering, node: a.Duration, path: Path) -> ConditionPlan:
    """What must be so for a statement to hold."""
    if isinstance(node, a.While):
        return low.condition(node.condition, (*path, "condition"))
    if isinstance(node, a.Throughout) and isinstance(node.period.which, a.EveryOne):
        return turn_runs(low, node.period, (*path, "period"))
    raise low.fail(node, path, "is over at some time, but this holds all the time")


def ability_of(
    low: Lowering, node: a.Effect, path: Path, key: str, conditions: Conditions, uses: Uses
) -> StaticAbility:
    """The ability that a statement is."""
    if isinstance(node, a.Gain | a.Lose | a.Become):
        return changing(low, node, path, key, conditions, uses)
    if isinstance(node, p.LowerDamage):
        taker = low.thing(node.what, (*path, "what"))
        lowering = LoweringAbility(key, taker, low.amount(node.by, (*path, "by")))
        lowering.conditions = conditions
        return lowering
    if isinstance(node, a.Replace):
        return replacement(low, node, path, key, conditions)
    ability = StaticAbility(key)
    ability.conditions = conditions
    if isinstance(node, p.AttacksThese | a.CostLess | a.CostMore | p.HandLimit):
        bend(low, node, path, ability)
    elif isinstance(node, a.Must):
        ability.musts = (TextDeed("attack", low.thing(node.subject, (*path, "subject")), None),)
    elif isinstance(node, a.Forbid):
        forbid(low, node, path, ability)
    else:
        raise low.fail(node, path, "happens, but nothing says when")
    ability.file()
    return ability


def bend(
    low: Lowering, node: p.AttacksThese | a.CostLess | a.CostMore | p.HandLimit, path: Path, ability: StaticAbility
) -> None:
    """What is bent of the rules: whom a card attacks, what a card costs, how many may be held."""
    if isinstance(node, p.AttacksThese):
        if not isinstance(node.what, a.This):
            raise low.fail(node.what, (*path, "what"), "can say this only of itself")
        ability.attack_targets = low.filter(node.of, (*path, "of"))
    elif isinstance(node, p.HandLimit):
        by = node.by
        assert isinstance(by, p.Up | p.Down)
        amount = low.amount(by.by, (*path, "by", "by"))
        ability.hand_limit = amount if isinstance(by, p.Up) else Negative(amount)
    else:
        assert isinstance(node.what, a.All)
        how = "subtract" if isinstance(node, a.CostLess) else "add"
        of = low.filter(node.what.of, (*path, "what", "of"))
        ability.cost_changes = (CostChange(how, of, low.amount(node.by, (*path, "by"))),)


def changing(
    low: Lowering, node: a.Gain | a.Lose | a.Become, path: Path, key: str, conditions: Conditions, around: Uses
) -> StaticAbility:
    """Numbers and abilities, of whoever fits."""
    ability = StaticAbility(key)
    with low.measuring() as uses:
        of = those(low, node.what, (*path, "what"))
    uses.add(around)
    built = build(low, path, drafts(low, node, path), of, conditions, fixes=False)
    for change in built.changes:
        change.facts |= uses.facts
        change.reads |= uses.reads
    ability.changes = tuple(built.changes)
    return ability


def those(low: Lowering, node: a.Thing, path: Path) -> FilterPlan:
    """The set that a statement is about; it stays open."""
    if isinstance(node, a.All | a.Any):
        return low.filter(node.of, (*path, "of"))
    if isinstance(node, a.This | a.Dropped | p.Host | p.Bearer | p.TheBoss | p.PlayerOf):
        return ThingFilter(low.thing(node, path))
    raise low.fail(node, path, "cannot be meant by something that holds all the time")


def forbid(low: Lowering, node: a.Forbid, path: Path, ability: StaticAbility) -> None:
    """103.1.2: what the subject cannot do or undergo."""
    deed = node.deed
    subject = low.thing(node.subject, (*path, "subject"))
    below: Path = (*path, "deed")
    plans: list[DeedPlan] = []
    if isinstance(deed, p.AttacksAtAll):
        plans = [TextDeed("attack", subject, None)]
    elif isinstance(deed, p.Attacks):
        plans = [TextDeed("attack", subject, low.thing(deed.what, (*below, "what")))]
    elif isinstance(deed, p.IsAttacked):
        plans = [AttackedDeed(subject)]
    elif isinstance(deed, p.Invokes):
        assert isinstance(deed.keyword, a.Keyword)
        name = deed.keyword.name
        plans = [TextDeed("activate_" + name, subject, None), TextDeed("trigger_" + name, subject, None)]
    elif isinstance(deed, p.PlaysCard):
        plans = [TextDeed("play", subject, AllThing(AnywhereFilter((low.test(deed.noun, (*below, "noun")),))))]
    elif isinstance(deed, p.IsTargeted):
        plans = [TargetedDeed(subject, PlayerThing(low.player(deed.whose, (*below, "whose"))))]
    elif isinstance(deed, p.IsTargetedBy):
        plans = [SourceDeed(subject, low.thing(deed.what, (*below, "what")))]
    elif isinstance(deed, HAPPENINGS):
        ability.forbidden_events = (low.event(a.Happens(node.subject, deed), path),)
    else:
        raise low.fail(deed, below, "cannot be forbidden")
    ability.forbidden = tuple(plans)


def replacement(low: Lowering, node: a.Replace, path: Path, key: str, conditions: Conditions) -> ReplacementAbility:
    """103.4.3 かわりに; with してもよい it may be declined."""
    inner = low.child(key, path)
    inner.foresees = True
    ability = ReplacementAbility(key, inner.event(node.event, (*path, "event")))
    ability.conditions = conditions
    do: a.Effect = node.instead
    here: Path = (*path, "instead")
    if isinstance(do, a.May):
        ability.optional = True
        do, here = do.do, (*here, "do")
    inner.builder = Builder(key)
    with needing(inner) as needs:
        inner.effect(do, here)
    ability.needs = tuple(need for need in needs if isinstance(need, ThingsThere) or ability.optional)
    ability.procedure = plan_of(inner).procedure
    low.uses.slots |= inner.uses.slots
    return ability
