"""Lowering of who takes part in an event: subjects and objects, their slots, and whose abilities bring it about."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.plans import events, things
from kirifuda.text import ast as a


def subject(low: Lowering, node: a.Happens, path: Path) -> e.ThingPlan:
    return low.thing(node.subject, (*path, "subject"))


def whoever(who: e.ThingPlan) -> e.ThingPlan:
    """504.1.5: a player attacks with whatever is under their control."""
    return things.KeptThing(who.who) if isinstance(who, e.PlayerThing) else who


def cause_of(low: Lowering, node: a.Cause, path: Path) -> events.CausePlan:
    """103.2.2, 204.2: by whose abilities."""
    if isinstance(node, p.BySuch):
        plan = events.CausePlan(low.player(node.whose, (*path, "whose")), by_active=False)
        found = [] if isinstance(node.noun, a.AnyCard) else [low.test(node.noun, (*path, "noun"))]
        found += [low.test(one, (*path, "qualities", at)) for at, one in enumerate(node.qualities)]
        plan.tests = tuple(found)
        return plan
    if isinstance(node, a.ByDamage):
        return events.DamageCause()
    if not isinstance(node, a.ByEffect | p.ByActive):
        raise low.fail(node, path, "brings nothing of the sort about")
    return events.CausePlan(low.player(node.whose, (*path, "whose")), by_active=isinstance(node, p.ByActive))


def loose(low: Lowering, node: a.Thing, path: Path) -> e.ThingPlan:
    """Cards wherever they are now: what they are is what counts."""
    if not isinstance(node, a.Any):
        return low.thing(node, path)
    of, below = node.of, (*path, "of")
    found = [] if isinstance(of.noun, a.AnyCard) else [low.test(of.noun, (*below, "noun"))]
    found += [low.test(one, (*below, "qualities", at)) for at, one in enumerate(of.qualities)]
    return e.AllThing(e.AnywhereFilter(tuple(found)))
