"""Rows of lowering tables: a node that is a plan made of its fields, and nothing else to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.text import ast as a

Lower = Callable[[Lowering, Any, Path], Any]


def row(make: Callable[..., object], *fields: str, facts: int = 0, reads: int = 0) -> Lower:
    """A plan made of these fields of the node, each as it is lowered, that looks at such facts and values."""

    def lower(low: Lowering, node: a.Node, path: Path) -> object:
        low.uses.facts |= facts
        low.uses.reads |= reads
        return make(*[part(low, getattr(node, name), (*path, name)) for name in fields])

    return lower


def part(low: Lowering, value: object, path: Path) -> object:
    """What stands in a field: a word as it is, or a plan."""
    if isinstance(value, a.Player):
        return low.player(value, path)
    if isinstance(value, a.Condition):
        return low.condition(value, path)
    if isinstance(value, a.Thing):
        return low.thing(value, path)
    return low.amount(value, path) if isinstance(value, a.Amount) else value
