"""Lowering of costs: effects that are carried out whole or not at all (903.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.lower_base import Builder
from kirifuda.effects.lower_frames import needing
from kirifuda.effects.players import YouPlan
from kirifuda.effects.steps_more import ReturnSlot
from kirifuda.effects.targets import TextCost
from kirifuda.games.magical_duel.meaning.aether import AetherCost, Bill

if TYPE_CHECKING:
    from kirifuda.effects.lower_base import Lowering, Path
    from kirifuda.effects.plans import CostPart
    from kirifuda.text import ast as a


def costs_of(low: Lowering, parts: tuple[a.Effect, ...], path: Path) -> tuple[CostPart, ...]:
    """The parts of a cost, in the printed order; whoever pays is "you" in them."""
    outer = (low.builder, low.strict, low.done, low.actor, low.notes)
    found: list[CostPart] = []
    for at, part in enumerate(parts):
        here: Path = (*path, at)
        low.builder = Builder(low.clause(here))
        low.strict, low.done, low.actor, low.notes = True, "", YouPlan(), []
        with needing(low) as needs:
            low.effect(part, here)
        slot = low.slot((*here, "what"))
        spoken = low.is_spoken_of(slot)
        if spoken:
            low.add(ReturnSlot(*low.at(here, "tell"), slot))
        procedure = low.builder.build()
        low.out.procedures.append(procedure)
        bills = [note for note in low.notes if isinstance(note, Bill)]
        conditions = tuple(needs)
        cost = (
            AetherCost(low.clause(here), procedure, conditions, bills[0])
            if bills
            else TextCost(low.clause(here), procedure, conditions)
        )
        cost.slot = slot if spoken else ""
        found.append(cost)
    low.builder, low.strict, low.done, low.actor, low.notes = outer
    return tuple(found)
