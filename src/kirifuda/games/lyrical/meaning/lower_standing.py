"""Lowering of what holds: every statement becomes an ability; a printed text has it, an effect begins it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.amounts import FixedAmount
from kirifuda.effects.conditions import ThingsThere
from kirifuda.effects.events import TextDeed
from kirifuda.effects.filters import AnywhereFilter, ThingFilter
from kirifuda.effects.lower_base import Lowering, Path
from kirifuda.effects.lower_changes import build
from kirifuda.effects.lower_conditions import running
from kirifuda.effects.lower_frames import needing
from kirifuda.effects.lower_plans import plan_of
from kirifuda.effects.plans import ConditionPlan, FilterPlan
from kirifuda.effects.things import AllThing
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.abilities import StaticAbility
from kirifuda.games.lyrical.meaning.carried import DamageChange, ReplacementAbility
from kirifuda.games.lyrical.meaning.lower_features import drafts
from kirifuda.games.lyrical.meaning.lower_subjects import fit
from kirifuda.games.lyrical.values import KIND_NAMES, SET, USED
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.lower_base import Uses

Conditions = tuple[ConditionPlan, ...]
DEEDS: Final[dict[type[a.Deed], str]] = {
    n.DeclaresAttack: "attack",
    n.DeclaresGuard: "guard",
    n.Battles: "battle",
    n.UsesEffects: "effect",
    n.CarriesItems: "carry",
}
"""A40: what the rules ask about before it is done."""
HAPPENINGS: Final = (n.TakesDamage, a.Undergoes)
"""Deeds that are events; that they cannot happen is asked of the event."""


def stand(low: Lowering, node: a.Effect, path: Path, conditions: Conditions, uses: Uses) -> StaticAbility:
    """One statement, under the conditions around it."""
    if isinstance(node, a.Timed):
        with low.measuring() as inner:
            condition = while_true(low, node.duration, (*path, "duration"))
        inner.add(uses)
        return stand(low, node.do, (*path, "do"), (*conditions, condition), inner)
    if isinstance(node, a.If):
        with low.measuring() as inner:
            condition = low.condition(node.condition, (*path, "condition"))
        inner.add(uses)
        return stand(low, node.then, (*path, "then"), (*conditions, condition), inner)
    return ability_of(low, node, path, conditions, uses)


def while_true(low: Lowering, node: a.Duration, path: Path) -> ConditionPlan:
    """What must be so for a statement to hold."""
    if isinstance(node, a.Throughout) and node.period.phase.name == "ターン":
        return running(low, node.period, (*path, "period"))
    raise low.fail(node, path, "is over at some time, but this holds all the time")


def ability_of(low: Lowering, node: a.Effect, path: Path, conditions: Conditions, uses: Uses) -> StaticAbility:
    """The ability that a statement is."""
    if isinstance(node, a.Gain | n.DamageLess | n.DamageIs | n.CarriesUpTo):
        fit(low, node, node.what, (*path, "what"))
    if isinstance(node, a.Gain):
        return changing(low, node, path, conditions, uses)
    if isinstance(node, n.DamageLess | n.DamageIs):
        return damage_change(low, node, path, conditions)
    if isinstance(node, a.Replace):
        return replacement(low, node, path, conditions)
    ability = StaticAbility(low.key)
    ability.conditions = conditions
    if isinstance(node, a.Forbid):
        forbid(low, node, path, ability)
    elif isinstance(node, n.HandLimitMore):
        ability.hand_limit = low.amount(node.by, (*path, "by"))
    elif isinstance(node, n.CarriesUpTo):
        carries(low, node, path, ability)
    else:
        raise low.fail(node, path, "happens, but nothing says when")
    ability.file()
    return ability


def changing(low: Lowering, node: a.Gain, path: Path, conditions: Conditions, around: Uses) -> StaticAbility:
    """Numbers and skills, of whoever fits."""
    ability = StaticAbility(low.key)
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
    if isinstance(node, a.All):
        return low.filter(node.of, (*path, "of"))
    if isinstance(node, a.This):
        return ThingFilter(low.thing(node, path))
    raise low.fail(node, path, "cannot be meant by something that holds all the time")


def damage_change(low: Lowering, node: n.DamageLess | n.DamageIs, path: Path, conditions: Conditions) -> StaticAbility:
    """A65; the next damage is that of an effect that ends with it."""
    is_lowering = isinstance(node, n.DamageLess)
    number = (
        low.amount(node.by, (*path, "by")) if isinstance(node, n.DamageLess) else low.amount(node.to, (*path, "to"))
    )
    ability = DamageChange(low.key, low.thing(node.what, (*path, "what")), number, is_lowering=is_lowering)
    ability.conditions = conditions
    ability.once = isinstance(node.which, a.NextOne)
    return ability


def replacement(low: Lowering, node: a.Replace, path: Path, conditions: Conditions) -> ReplacementAbility:
    """A72 かわりに; with してもよい it may be declined."""
    if not isinstance(node.event, a.Happens) or not isinstance(node.event.deed, HAPPENINGS):
        raise low.fail(node.event, (*path, "event"), "has no other thing in its place; only damage and discards can")
    inner = low.child(low.key, path)
    inner.foresees = True
    ability = ReplacementAbility(low.key, inner.event(node.event, (*path, "event")))
    inner.foresees = False
    ability.conditions = conditions
    do: a.Effect = node.instead
    here: Path = (*path, "instead")
    if isinstance(do, a.May):
        ability.optional = True
        do, here = do.do, (*here, "do")
    with needing(inner) as needs:
        inner.effect(do, here)
    ability.needs = tuple(need for need in needs if isinstance(need, ThingsThere) or ability.optional)
    ability.procedure = plan_of(inner).procedure
    low.uses.slots |= inner.uses.slots
    return ability


def forbid(low: Lowering, node: a.Forbid, path: Path, ability: StaticAbility) -> None:
    """A40: what the subject cannot do or undergo."""
    deed = node.deed
    fit(low, deed, node.subject, (*path, "subject"))
    if isinstance(deed, n.SetsCards | n.UsesCards):
        ability.forbidden = (dealing(low, node, deed, path),)
    elif type(deed) in DEEDS:
        subject = low.thing(node.subject, (*path, "subject"))
        ability.forbidden = (TextDeed(DEEDS[type(deed)], subject, None),)
    elif isinstance(deed, HAPPENINGS):
        low.foresees = True
        ability.forbidden_events = (low.event(a.Happens(node.subject, deed), path),)
        low.foresees = False
    else:
        raise low.fail(deed, (*path, "deed"), "cannot be forbidden")


def dealing(low: Lowering, node: a.Forbid, deed: n.SetsCards | n.UsesCards, path: Path) -> TextDeed:
    """A40: which cards a player cannot set, or cannot use."""
    below: Path = (*path, "deed", "noun")
    name, done, kinds = ("set", "set", SET) if isinstance(deed, n.SetsCards) else ("use", "used", USED)
    assert isinstance(deed.noun, a.Kind)
    if not KIND_NAMES[deed.noun.name] & kinds:
        raise low.fail(deed.noun, below, f"is no kind of card that is {done}")
    cards = AllThing(AnywhereFilter((low.test(deed.noun, below),)))
    return TextDeed(name, low.thing(node.subject, (*path, "subject")), cards)


def carries(low: Lowering, node: n.CarriesUpTo, path: Path, ability: StaticAbility) -> None:
    """N-3.3, A8: how many items, for this very character."""
    count = low.amount(node.count, (*path, "count"))
    if not isinstance(node.what, a.This) or ability.conditions or not isinstance(count, FixedAmount):
        raise low.fail(node, path, "can be said only of this character, for good")
    ability.more_items = count.number - 1
