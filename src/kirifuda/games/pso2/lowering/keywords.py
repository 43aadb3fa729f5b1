"""Lowering of keyword abilities (302), printed or given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.lowering.base import number
from kirifuda.effects.lowering.keywords import alone
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.keywords.k_g13_piercing import piercing
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Lowering, Path
    from kirifuda.games.pso2.abilities import PsoAbility

PLAIN: Final = alone("kirifuda.games.pso2.keywords")


def keyword_ability(low: Lowering, node: a.Feature, path: Path, key: str) -> PsoAbility:
    """302.1, G.13: what a keyword stands for."""
    if isinstance(node, p.Piercing):
        return piercing(key, number(low, node.count, (*path, "count")))
    if isinstance(node, a.Keyword) and node.name in PLAIN:
        return PLAIN[node.name](key)
    raise low.fail(node, path, "is no keyword that a card can have by itself")
