"""Lowering of a number that is divided among several cards as whoever acts likes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.plans.spreading import AskShare, BeginSpread, NoteShare, Spread

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Lowering, Path
    from kirifuda.effects.plans.shapes import AmountPlan
    from kirifuda.effects.plans.things import ThingPlan


def divided(low: Lowering, path: Path, what: ThingPlan, total: AmountPlan) -> Spread:
    """The shares are asked for one after the other, and are known when this is done."""
    spread = Spread(low.prefix + "spread:" + low.clause(path), what, total)
    low.add(BeginSpread(*low.at(path, "begin"), spread))
    loop, end = low.label(path, "next"), low.label(path, "end")
    low.builder.place(loop)
    low.add(AskShare(*low.at(path, "share"), spread, low.actor, end))
    low.add(NoteShare(*low.at(path, "note"), spread, loop))
    low.builder.place(end)
    return spread
