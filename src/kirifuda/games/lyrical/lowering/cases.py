"""Lowering of what holds in one case and not in the other: そうでないなら, 代わりに behind a statement."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.games.lyrical import ast as n
from kirifuda.text import ast as a


def cases(low: Lowering, node: a.Static, path: Path, at: int) -> tuple[e.ConditionPlan, ...]:
    """What must be so besides for a statement to hold: that the one before does not, or that none takes its place."""
    says = node.says[at]
    follows = node.says[at + 1] if at + 1 < len(node.says) else None
    found: tuple[e.ConditionPlan, ...] = ()
    if isinstance(says, n.OtherCase):
        before = node.says[at - 1] if at else None
        if not isinstance(before, a.If):
            raise low.fail(says, (*path, "says", at), "has no condition before it that could be false")
        found = (e.Not(low.condition(before.condition, (*path, "says", at - 1, "condition"))),)
    if isinstance(says, a.InsteadIf):
        if not at:
            raise low.fail(says, (*path, "says", at), "has no sentence before it whose place it could take")
        found = (low.condition(says.condition, (*path, "says", at, "condition")),)
    if isinstance(follows, a.InsteadIf):
        found = (*found, e.Not(low.condition(follows.condition, (*path, "says", at + 1, "condition"))))
    return found
