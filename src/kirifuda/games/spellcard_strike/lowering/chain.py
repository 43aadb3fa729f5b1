"""Lowering of what is said of the reaction chain and of what was cancelled in it (6, 2.5.5)."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import conditions as shared_conditions
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.choose import chosen
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.lowering.setting import setting_of
from kirifuda.games.spellcard_strike.lowering.words import sort
from kirifuda.games.spellcard_strike.plans import attacks, chain, links
from kirifuda.games.spellcard_strike.zones import CHAIN
from kirifuda.text import ast as a


def cancelled(low: Lowering, node: s.Cancelled, path: Path) -> e.ThingPlan:
    """2.5.5.1: wherever they lie by now."""
    low.uses.slots.add(node.role)
    return links.CancelledThing(low.prefix + node.role)


def cancelled_spell(low: Lowering, node: s.CancelledSpell, path: Path) -> e.ConditionPlan:
    return links.HasCancelled(low.prefix + s.Cancelled.role)


def last_is(low: Lowering, node: s.LastIs | s.LastIsOf, path: Path) -> e.ConditionPlan:
    """6.2.1.1: as a condition of use, of the last of the chain; later, of the one before this."""
    if not setting_of(low).kind:
        raise low.fail(node, path, "speaks of the chain that a declaration answers to, but nobody declares this")
    low.uses.facts |= CHAIN.bit
    by = low.thing(node.by, (*path, "by")) if isinstance(node, s.LastIsOf) else None
    anybody = isinstance(node, s.LastIsOf) or isinstance(node.by, a.AnyPlayer)
    who = None if anybody else low.player(node.by, (*path, "by"))
    which = sort(low, node.sort, (*path, "sort"))
    made = links.NewestFilter if "limits" in path else chain.LastFilter
    return e.ThingsThere(e.AllThing(made(which, by, who)))


def chain_has(low: Lowering, node: s.ChainHas, path: Path) -> e.ConditionPlan:
    """6.1.3: whatever came after it."""
    if not setting_of(low).kind:
        raise low.fail(node, path, "speaks of the chain that a declaration answers to, but nobody declares this")
    low.uses.facts |= CHAIN.bit
    who = None if isinstance(node.by, a.AnyPlayer) else low.player(node.by, (*path, "by"))
    return e.ThingsThere(e.AllThing(chain.ChainFilter(sort(low, node.sort, (*path, "sort")), None, who)))


def compare(low: Lowering, node: a.Compare, path: Path) -> e.ConditionPlan:
    """4.7.3: of rule cards each player has one at most, so there are never more."""
    left, right = node.left, node.right
    where = left.of.where if isinstance(left, a.CountOf) else None
    if isinstance(where, a.Place) and where.zone.name == "ルールカード置き場" and isinstance(right, a.Num):
        most = 1 if isinstance(where.whose, a.You | a.Opponent | a.Actor) else 2
        if isinstance(node.relation, a.AtLeast | a.Same) and right.n > most:
            raise low.fail(node, path, "is never so: each player has one rule card at most (4.7.3)")
    return shared_conditions.compare(low, node, path)


def length(low: Lowering, node: s.ChainLength | s.ChainBefore, path: Path) -> e.AmountPlan:
    if not setting_of(low).kind:
        raise low.fail(node, path, "counts the declarations of a chain, but nobody declares this in one")
    low.uses.facts |= CHAIN.bit
    return links.ChainLength() if isinstance(node, s.ChainLength) else links.ChainBefore()


def retarget(low: Lowering, node: s.Retarget, path: Path) -> None:
    """8.1.7: of the attack that is being declared, else of the one in the chain."""
    what = chosen(low, node.what, (*path, "what")).what
    low.add(attacks.TurnAttack(*low.at(path, "turn"), what))
    low.acted = True


EFFECTS: Final[Table] = {s.Retarget: retarget}
THINGS: Final[Table] = {s.Cancelled: cancelled}
CONDITIONS: Final[Table] = {
    s.CancelledSpell: cancelled_spell,
    s.LastIs: last_is,
    s.LastIsOf: last_is,
    s.ChainHas: chain_has,
    a.Compare: compare,
}
AMOUNTS: Final[Table] = {s.ChainLength: length, s.ChainBefore: length}
