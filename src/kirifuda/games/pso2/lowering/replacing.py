"""Lowering of what stands in the place of an event (103.4.3)."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Builder, Lowering, Path
from kirifuda.effects.lowering.frames import needing
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.lowering.kinds import walk
from kirifuda.games.pso2.lowering.setting import pso
from kirifuda.games.pso2.plans.carried import NoteApplied, ReplacementAbility
from kirifuda.games.pso2.plans.events import is_of_damage
from kirifuda.games.pso2.plans.happenings import AfterEvent
from kirifuda.games.pso2.plans.paying import AllPaid, Price
from kirifuda.text import ast as a

Conditions = tuple[e.ConditionPlan, ...]


def of_damage(
    low: Lowering, node: p.TakeInstead | p.PaidFor | p.WithChange, path: Path, ability: ReplacementAbility
) -> None:
    """Damage that still comes: to somebody else, or another number of it, perhaps for a price."""
    if not pso(low).hears_damage:
        raise low.fail(node, path, "has no damage it could mean")
    if isinstance(node, p.TakeInstead):
        ability.taker = low.thing(node.what, (*path, "what"))
        ability.needs = (e.ThingsThere(ability.taker),)
        return
    assert isinstance(node.then, p.ChangeIt)
    by = node.then.by
    assert isinstance(by, p.Down | p.Exactly)
    ability.changed = (isinstance(by, p.Down), low.amount(by.by, (*path, "then", "by", "by")))


def price_of(low: Lowering, node: a.Effect, path: Path) -> tuple[Price, Conditions]:
    """A price on its own, to be tried, and what it cannot be paid without."""
    for at, one in walk(node, path):
        if isinstance(one, p.SearchFor):
            raise low.fail(one, at, "cannot be a price: nobody knows before whether there is such a card")
    builder, strict, done = low.builder, low.strict, low.done
    low.builder, low.strict, low.done = Builder(low.clause(path)), True, ""
    with needing(low) as needs:
        low.effect(node, path)
    low.add(AllPaid(*low.at(path, "paid")))
    price = Price(low.builder.build())
    low.builder, low.strict, low.done = builder, strict, done
    return price, tuple(needs)


def replacement(low: Lowering, node: a.Replace, path: Path, key: str, conditions: Conditions) -> ReplacementAbility:
    """103.4.3 かわりに; with してもよい it may be declined."""
    inner = low.child(key, path)
    inner.foresees = True
    happens, below = node.event, (*path, "event")
    if isinstance(happens, p.NextTime):
        happens, below = happens.event, (*below, "event")
    event = inner.event(happens, below)
    if isinstance(event, AfterEvent):
        raise low.fail(node.event, (*path, "event"), "is known only once it has happened")
    pso(inner).hears_damage = pso(inner).hears_dealer = is_of_damage(event)
    ability = ReplacementAbility(key, event)
    ability.conditions = conditions
    ability.once = isinstance(node.event, p.NextTime)
    do: a.Effect = node.instead
    here: Path = (*path, "instead")
    if isinstance(do, a.May):
        ability.optional = True
        do, here = do.do, (*here, "do")
    if isinstance(do, p.ByDoing):  # G.23: whoever does not pay lets it happen
        ability.optional = True
        do = p.PaidFor(do.pay, do.then)
    if isinstance(do, p.TakeInstead | p.WithChange) or (isinstance(do, p.PaidFor) and isinstance(do.then, p.ChangeIt)):
        of_damage(inner, do, here, ability)
    if ability.taker is not None:
        low.uses.slots |= inner.uses.slots
        return ability
    needs: Conditions = ()
    if isinstance(do, p.PaidFor):
        ability.price, needs = price_of(inner, do.pay, (*here, "pay"))
    inner.builder = Builder(key)
    if pso(low).applied:
        ability.times = pso(low).applied
        inner.add(NoteApplied(*inner.at(path, "applied"), key))
    with needing(inner) as asked:
        inner.effect(do, here)
    ability.needs = needs or tuple(need for need in asked if isinstance(need, e.ThingsThere) or ability.optional)
    ability.procedure = plan_of(inner).procedure
    low.uses.slots |= inner.uses.slots
    return ability
