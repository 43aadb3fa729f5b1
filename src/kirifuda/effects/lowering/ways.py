"""Lowering of one of several deeds, as somebody chooses while the text is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.lowering.frames import acting, needing, skipping
from kirifuda.effects.plans.steps_flow import AskWay, SkipMode

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Lowering, Path
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.text import ast as a


def one_way(low: Lowering, node: a.Modal, path: Path, who: PlayerPlan, count: int) -> None:
    """So many of the deeds, in the order written; whoever chooses acts."""
    if low.mode != (-1, -1):
        raise low.fail(node, path, "cannot stand inside another choice of modes")
    slot = low.prefix + "ways:" + low.clause(path)
    step = AskWay(*low.at(path, "way"), slot, who, count)
    low.add(step)
    with acting(low, who):
        for at, option in enumerate(node.options):
            here: Path = (*path, "options", at)
            with skipping(low, here) as end, needing(low) as needs:
                low.add(SkipMode(*low.at(here, "way"), slot, at, end))
                low.effect(option, here)
            step.needs.append(tuple(needs))
    low.acted = True
