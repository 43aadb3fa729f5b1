"""Lowering of keyword abilities (L-19), printed or given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.lowering.base import number
from kirifuda.effects.lowering.keywords import alone, numbered
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.keywords.k19_20_sacrifice import sacrifice
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda import effects as e
    from kirifuda.effects.lowering.base import Lowering, Path

PLAIN: Final = alone("kirifuda.games.last_resort.keywords")
NUMBERED: Final = numbered("kirifuda.games.last_resort.keywords")


def keyword_ability(low: Lowering, node: a.Feature, path: Path, key: str) -> e.TextAbility:
    """L-19: what a keyword stands for."""
    if isinstance(node, a.Keyword):
        return PLAIN[node.name](key)
    if isinstance(node, r.Measured):
        return NUMBERED[node.name](key, number(low, node.count, (*path, "count")))
    if isinstance(node, r.Paid):
        return NUMBERED[node.name](key, number(low, node.cost, (*path, "cost")))
    if isinstance(node, r.Sacrifice):
        return sacrifice(key, low.filter(node.of, (*path, "of")), number(low, node.count, (*path, "count")))
    raise low.fail(node, path, "is no keyword")
