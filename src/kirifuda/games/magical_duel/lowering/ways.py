"""Lowering of one of several deeds, as somebody chooses while the text is carried out."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.frames import acting, needing, skipping
from kirifuda.effects.plans.steps_flow import AskWay, SkipMode
from kirifuda.games.magical_duel import ast_kept as k
from kirifuda.text import ast as a


def one_way(low: Lowering, node: k.OneWay, path: Path) -> None:
    """So many of several deeds, in the order written; whoever chooses acts, where nobody else is named."""
    if low.mode != (-1, -1):
        raise low.fail(node, path, "cannot stand inside another choice of modes")
    if low.strict or not isinstance(node.count, a.Num) or node.count.n > len(node.options):
        raise low.fail(node, path, "is no choice that can be made")
    for at, sentence in enumerate(node.before):
        low.effect(sentence, (*path, "before", at))
    who = low.actor if isinstance(node.who, a.Actor) else low.player(node.who, (*path, "who"))
    slot = low.prefix + "ways:" + low.clause(path)
    step = AskWay(*low.at(path, "way"), slot, who, node.count.n)
    low.add(step)
    targets = len(low.targets)
    with acting(low, who):
        for at, option in enumerate(node.options):
            here: Path = (*path, "options", at)
            with skipping(low, here) as end, needing(low) as needs:
                low.add(SkipMode(*low.at(here, "way"), slot, at, end))
                low.effect(option, here)
            step.needs.append(tuple(needs))
    if len(low.targets) > targets:
        raise low.fail(node, path, "chooses targets before it is chosen what is done (903.2c, 903.2e)")
    low.acted = True


EFFECTS: Final[Table] = {k.OneWay: one_way}
