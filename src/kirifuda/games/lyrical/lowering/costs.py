"""Lowering of what texts ask for besides factor and cost: of whoever uses a card or an effect, attacks or guards."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Builder, Lowering, Path
from kirifuda.effects.lowering.frames import needing
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.abilities import PAYER, StaticAbility, Toll
from kirifuda.games.lyrical.lowering.events import doer
from kirifuda.games.lyrical.lowering.subjects import fit
from kirifuda.text import ast as a

TAKING: Final[dict[type[a.Deed], str]] = {
    n.DeclaresAttack: "attack",
    n.DeclaresGuard: "guard",
    n.GuardsAgainst: "guard",
}


def cost_of(low: Lowering, node: a.Effect, path: Path) -> e.TextCost:
    """Something to do, wholly or not at all; the slot `PAYER` says who does it."""
    depth = len(path)
    if any(at[:depth] == path and low.is_spoken_of(low.slot(at)) for at in low.reading.slots):
        raise low.fail(node, path, "is paid, and the text goes on to speak of it")
    outer = (low.builder, low.strict, low.done, low.actor, low.prefix)
    low.builder = Builder(low.clause(path))
    low.strict, low.done, low.actor = True, "", e.SlotPlayer(PAYER)
    with needing(low) as needs:
        low.effect(node, path)
    procedure = low.builder.build()
    low.out.procedures.append(procedure)
    low.builder, low.strict, low.done, low.actor, low.prefix = outer
    return e.TextCost(low.clause(path), procedure, tuple(needs))


def toll(low: Lowering, node: a.Toll, path: Path, ability: StaticAbility) -> None:
    """N-9.1, N-9.3: what attacking, or guarding, takes besides."""
    deed = node.deed
    fit(low, deed, node.subject, (*path, "subject"))
    other = low.thing(deed.what, (*path, "deed", "what")) if isinstance(deed, n.GuardsAgainst) else None
    who = doer(low, a.Forbid(node.subject, deed), path)
    plan = e.TextDeed(TAKING[type(deed)], who, other)
    ability.tolls = tuple(Toll(plan, cost_of(low, one, (*path, "cost", at))) for at, one in enumerate(node.cost))
