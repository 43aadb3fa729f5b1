"""Lowering of costs: effects that are carried out whole or not at all (903.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Builder
from kirifuda.effects.lowering.frames import needing
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel.lowering.acts import all_nodes, removed_slot
from kirifuda.games.magical_duel.plans.aether import AetherCost, Bill
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Lowering, Path


def costs_of(low: Lowering, parts: tuple[a.Effect, ...], path: Path) -> tuple[e.CostPart, ...]:
    """The parts of a cost, in the printed order."""
    return tuple(cost_part(low, part, (*path, at)) for at, part in enumerate(parts))


def cost_part(low: Lowering, node: a.Effect, path: Path) -> e.CostPart:
    """One part of a cost, as a procedure of its own; whoever pays is "you" in it."""
    outer = (low.builder, low.strict, low.done, low.actor, low.notes)
    low.builder = Builder(low.clause(path))
    low.strict, low.done, low.actor, low.notes = True, "", e.YouPlan(), []
    with needing(low) as needs:
        low.effect(node, path)
    slot = low.slot((*path, "what"))
    is_spoken_of = low.is_spoken_of(slot)
    if isinstance(node, a.RemoveCounters) and any(isinstance(one, m.CountersRemoved) for one in all_nodes(low)):
        slot, is_spoken_of = removed_slot(low, node.counter.name), True
    if is_spoken_of:
        low.add(e.ReturnSlot(*low.at(path, "tell"), slot))
    procedure = low.builder.build()
    low.out.procedures.append(procedure)
    bills = [note for note in low.notes if isinstance(note, Bill)]
    cost = e.TextCost(low.clause(path), procedure, tuple(needs))
    if bills:
        cost = AetherCost(low.clause(path), procedure, tuple(needs), bills[0])
    numbers = [note for note in low.notes if isinstance(note, e.LoweredAmount)]
    cost.number = numbers[0] if numbers else None
    cost.slot = slot if is_spoken_of else ""
    low.builder, low.strict, low.done, low.actor, low.notes = outer
    return cost
