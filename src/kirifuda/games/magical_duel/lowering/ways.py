"""Lowering of one of several deeds, as somebody chooses while the text is carried out."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lowering import ways
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.games.magical_duel import ast_kept as t
from kirifuda.text import ast as a


def one_way(low: Lowering, node: t.OneWay, path: Path) -> None:
    """So many of several deeds, in the order written; whoever chooses acts, where nobody else is named."""
    if low.strict or not isinstance(node.count, a.Num) or node.count.n > len(node.options):
        raise low.fail(node, path, "is no choice that can be made")
    for at, sentence in enumerate(node.before):
        low.effect(sentence, (*path, "before", at))
    who = low.actor if isinstance(node.who, a.Actor) else low.player(node.who, (*path, "who"))
    targets = len(low.targets)
    ways.one_way(low, node, path, who, node.count.n)
    if len(low.targets) > targets:
        raise low.fail(node, path, "chooses targets before it is chosen what is done (903.2c, 903.2e)")


EFFECTS: Final[Table] = {t.OneWay: one_way}
