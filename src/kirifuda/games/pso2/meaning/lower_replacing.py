"""Lowering of what stands in the place of an event (103.4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.conditions import ThingsThere
from kirifuda.effects.lower_base import Builder, Lowering, Path
from kirifuda.effects.lower_frames import needing
from kirifuda.effects.lower_plans import plan_of
from kirifuda.effects.plans import ConditionPlan
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.meaning.carried import (
    NoteApplied,
    ReplacementAbility,
)
from kirifuda.games.pso2.meaning.events import DamageEvent
from kirifuda.games.pso2.meaning.happenings import AfterEvent
from kirifuda.games.pso2.meaning.lower_setting import pso
from kirifuda.text import ast as a

if TYPE_CHECKING:
    pass


Conditions = tuple[ConditionPlan, ...]


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
    pso(inner).hears_damage = isinstance(event, DamageEvent)
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
    if isinstance(do, p.TakeInstead):
        if not pso(inner).hears_damage:
            raise low.fail(do, here, "has no damage it could mean")
        ability.taker = inner.thing(do.what, (*here, "what"))
        ability.needs = (ThingsThere(ability.taker),)
        low.uses.slots |= inner.uses.slots
        return ability
    if isinstance(do, p.PaidFor) and isinstance(do.then, p.ChangeIt):
        if not pso(inner).hears_damage:
            raise low.fail(do.then, (*here, "then"), "has no damage it could mean")
        by = do.then.by
        assert isinstance(by, p.Down | p.Exactly)
        ability.changed = (isinstance(by, p.Down), inner.amount(by.by, (*here, "then", "by", "by")))
        do = p.PaidFor(do.pay, a.Seq(()))
    inner.builder = Builder(key)
    if pso(low).applied:
        ability.times = pso(low).applied
        inner.add(NoteApplied(*inner.at(path, "applied"), key))
    with needing(inner) as needs:
        inner.effect(do, here)
    ability.needs = tuple(need for need in needs if isinstance(need, ThingsThere) or ability.optional)
    ability.procedure = plan_of(inner).procedure
    low.uses.slots |= inner.uses.slots
    return ability
