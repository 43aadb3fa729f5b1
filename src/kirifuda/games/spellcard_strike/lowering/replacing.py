"""Lowering of what comes before an event or stands in its place (8.1.5, 8.1.8)."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Builder, Lowering, Path
from kirifuda.effects.lowering.frames import needing
from kirifuda.effects.lowering.frames import sentences as in_order
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.lowering.marks import Replaced
from kirifuda.games.spellcard_strike.lowering.numbers import open_numbers, pass_on
from kirifuda.games.spellcard_strike.plans import carried
from kirifuda.text import ast as a


def is_once(node: a.Event) -> bool:
    """8.1.3: whether only the next one counts."""
    if isinstance(node, a.Begins | a.Ends):
        return isinstance(node.period.which, a.NextOne)
    return isinstance(node, s.Once)


def replacement(
    low: Lowering,
    node: s.Before | a.Replace,
    path: Path,
    key: str,
    conditions: tuple[e.ConditionPlan, ...],
    parts: tuple[a.Effect, ...] = (),
) -> carried.ReplacementAbility:
    """8.1.5, 8.1.8: something comes before an event, or stands in its place (8.1.5.3: in that of all at once)."""
    is_before = isinstance(node, s.Before)
    when, do = (node.when, node.do) if isinstance(node, s.Before) else (node.event, node.instead)
    field, below = ("when", "do") if is_before else ("event", "instead")
    inner = low.child(key, path)
    inner.foresees = True
    ability = carried.ReplacementAbility(key, inner.event(when, (*path, field)))
    if not is_before and "declare" in ability.event.kinds:
        raise low.fail(when, (*path, field), "has been declared by then: 打ち消す cancels it (2.5.5)")
    ability.conditions = conditions
    ability.is_before = is_before
    ability.once = is_once(when)
    ability.is_single = not isinstance(node, s.Before) or isinstance(node.often, s.AsOne)
    here: Path = (*path, below)
    if isinstance(do, a.May) and not is_before:
        ability.optional = True
        do, here = do.do, (*here, "do")
    inner.builder = Builder(key)
    with needing(inner) as needs:
        if parts:
            first = Replaced(do, here[len(path) :])
            in_order(inner, tuple(first if at == path[-1] else one for at, one in enumerate(parts)), path[:-1])
        else:
            inner.effect(do, here)
    ability.needs = tuple(need for need in needs if isinstance(need, e.ThingsThere) or ability.optional)
    open_numbers(inner)
    pass_on(inner, low)
    ability.procedure = plan_of(inner).procedure
    low.uses.slots |= inner.uses.slots
    return ability
