"""Lowering of what only actives say: what they are attached to (204.2.2), and when they can be played (504.1.3)."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Path
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.abilities import HOST
from kirifuda.games.pso2.lowering import nouns
from kirifuda.games.pso2.lowering.setting import PsoLowering
from kirifuda.games.pso2.plans.facts import SomethingWaits
from kirifuda.games.pso2.zones import PLAYER
from kirifuda.text import ast as a

PlayedWhen = p.PlayOnly | p.PlayOutside | p.PlayInResponse | p.PlayIf


def is_attaching(node: a.Effect) -> bool:
    """204.2.2: whether a text begins by choosing what the card is attached to."""
    first = node.sentences[0] if isinstance(node, a.Body) else node
    if isinstance(first, p.AttachTo):
        return not isinstance(first.what, a.Ref)
    if not isinstance(first, a.Seq) or len(first.parts) != 2:
        return False
    chosen, attached = first.parts
    return isinstance(chosen, a.Choose) and isinstance(attached, p.AttachTo) and isinstance(attached.what, a.Ref)


def host_target(low: PsoLowering, node: a.Effect, path: Path) -> e.SetTargets:
    """G.34: the one card that the active is attached to."""
    assert isinstance(node, a.Body)
    what, below = host_of(node.sentences[0], (*path, "sentences", 0))
    if isinstance(what, p.PlayerOf):
        of = e.ZoneFilter((PLAYER,), low.player(what.who, (*below, "who")), ())
        return e.SetTargets(HOST, low.clause(below), of, low.quantity(a.Num(1), below))
    is_mag = isinstance(what, a.All) and what.of.noun == a.Kind("マグ")
    is_one = isinstance(what, a.Any) or is_mag or (isinstance(what, a.Some) and what.count == a.Num(1))
    if not is_one or not isinstance(what, a.Any | a.All | a.Some):
        raise low.fail(what, below, "must be one card")
    low.host_slot = low.slot(below)
    return e.SetTargets(HOST, low.clause(below), low.filter(what.of, (*below, "of")), low.quantity(a.Num(1), below))


def host_of(first: a.Effect, path: Path) -> tuple[a.Node, Path]:
    """Who is chosen, in a sentence of its own or as the dative of 付与する."""
    if isinstance(first, p.AttachTo):
        return first.what, (*path, "what")
    assert isinstance(first, a.Seq)
    assert isinstance(first.parts[0], a.Choose)
    return first.parts[0].what, (*path, "parts", 0, "what")


def without_first(node: a.Effect) -> a.Effect:
    """The text without the sentence that attaches the card; the others stay where they are."""
    assert isinstance(node, a.Body)
    return a.Body((a.Seq(()), *node.sentences[1:]))


def played_when(low: PsoLowering, node: PlayedWhen, path: Path) -> e.ConditionPlan:
    """504.1.3, 103.7.1: in which turn, phase or step; with something waiting; if something is so."""
    if isinstance(node, p.PlayIf):
        return low.condition(node.condition, (*path, "condition"))
    if isinstance(node, p.PlayInResponse):
        return SomethingWaits()
    if isinstance(node, p.PlayOutside):
        inside = nouns.turn_runs(low, node.period, (*path, "period"))
        return e.AllHold((inside, e.Not(nouns.turn_runs(low, node.less, (*path, "less")))))
    times = [nouns.turn_runs(low, one, (*path, "periods", at)) for at, one in enumerate(node.periods)]
    return e.AnyHolds(tuple(times))
