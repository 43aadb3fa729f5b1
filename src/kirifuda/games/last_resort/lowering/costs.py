"""Lowering of what an ability costs (L-9.3, L-9.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.lowering.plans import text_cost
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.setting import is_bearer
from kirifuda.games.last_resort.lowering.subjects import check_tapping
from kirifuda.games.last_resort.rules.l09_1_costs import DrawCost, ManaPart, TapPart
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda import effects as e
    from kirifuda.effects.lowering.base import Lowering, Path

TAPPED: Final = "タップ"


def costs_of(low: Lowering, parts: tuple[a.Effect, ...], path: Path) -> tuple[e.CostPart, ...]:
    """L-9.4: the parts of a cost, in the printed order."""
    return tuple(cost_part(low, part, (*path, at)) for at, part in enumerate(parts))


def cost_part(low: Lowering, node: a.Effect, path: Path) -> e.CostPart:
    """L-9.3, L-9.4: mana, the card itself, or something that is done wholly or not at all."""
    if isinstance(node, r.Mana):
        return ManaPart(low.clause(path), low.amount(node.count, (*path, "count")))
    if isinstance(node, r.TapItself):
        check_tapping(low, node, path)
        return TapPart(low.clause(path))
    if taps_itself(low, node, path):
        check_tapping(low, node, path)
        return TapPart(low.clause(path))
    part = text_cost(low, node, path)
    return DrawCost(part, node.count.n) if isinstance(node, a.Draw) and isinstance(node.count, a.Num) else part


def taps_itself(low: Lowering, node: a.Effect, path: Path) -> bool:
    """L-9.3: whether a cost is the card's own turning, in whatever words: このカードをタップする：."""
    if not isinstance(node, a.Orient) or not isinstance(node.what, a.This) or node.to.name != TAPPED:
        return False
    return not is_bearer(low, (*path, "what"))
