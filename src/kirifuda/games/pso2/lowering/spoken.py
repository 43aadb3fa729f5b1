"""Lowering of what is spoken of again: by a pronoun, or by leaving it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.effects.lowering import nouns as shared_nouns
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.lowering.setting import pso
from kirifuda.games.pso2.plans.things import BattleThing
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Lowering, Path


def ref(low: Lowering, node: a.Ref, path: Path) -> e.ThingPlan:
    """What was spoken of before; a host or bearer is found by what lies on it."""
    role = low.reading.refs.get(path)
    met = met_above(low, node, path) if role in (a.This.role, p.Host.role, p.Bearer.role) else ()
    if met:
        condition = node_at(low.reading.tree, met)
        assert isinstance(condition, p.SomeAre)
        assert isinstance(condition.of, a.Filter)
        fits = low.test(condition.quality, (*met, "quality"))
        return e.AllThing(e.Narrowed(low.filter(condition.of, (*met, "of")), (fits,)))
    if role in (p.Host.role, p.Bearer.role):
        return e.HostOfThis()
    if role in (p.Attacker.role, p.AttackTarget.role):
        return BattleThing(role == p.Attacker.role)
    asked = asked_for(low, node, path)
    if asked:
        of = node_at(low.reading.tree, asked)
        assert isinstance(of, a.Filter)
        return e.AllThing(low.filter(of, asked))
    if role == p.Counted.UNTOLD:
        raise low.fail(node, path, "has nothing it could mean")
    if pso(low).holds:
        where = place_of(low, path)
        if where:
            return low.thing(node_at(low.reading.tree, where), where)
    return shared_nouns.ref(low, node, path)


def met_above(low: Lowering, node: a.Ref, path: Path) -> Path:
    """506.5.1: the condition around it that tells who is so, if those are meant and not the card itself: 「このカードと
    交戦状態の相手がキャラなら、そのキャラを」."""
    for depth in range(len(path) - 1, 0, -1):
        above = node_at(low.reading.tree, path[:depth]) if path[depth] == "then" else None
        if isinstance(node, a.It | a.That) and isinstance(above, a.If) and isinstance(above.condition, p.SomeAre):
            return (*path[:depth], "condition")
    return ()


def place_of(low: Lowering, path: Path) -> Path:
    """300.4: where what is spoken of again was named; nothing has happened to it, so that it is as it is now."""
    meant = low.reading.refs.get(path, "")
    for where, slot in low.reading.slots.items():
        if slot == meant and where[:2] == path[:2]:
            return where
    return ()


def asked_for(low: Lowering, node: a.Ref, path: Path) -> Path:
    """The set that the condition around it asks for, if those are meant: 「その中に…があるなら、それらを」, and
    「…が3体以上いるなら、それらを」 where nothing else was spoken of."""
    if isinstance(node, a.Them) and not isinstance(node, p.Counted):
        return ()
    meant = low.reading.refs.get(path, "")
    for depth in range(len(path) - 1, 0, -1):
        if path[depth] != "then":
            continue
        above = node_at(low.reading.tree, path[:depth])
        if not isinstance(above, a.If) or not isinstance(above.condition, a.Compare):
            continue
        left = above.condition.left
        if not isinstance(left, a.CountOf) or isinstance(above.condition.relation, a.AtMost | a.Below):
            continue
        of: Path = (*path[:depth], "condition", "left", "of")
        if meant == p.Counted.UNTOLD:
            return of
        if isinstance(left.of.where, a.Among) and low.reading.refs.get((*of, "where", "what")) == meant:
            return of
    return ()
