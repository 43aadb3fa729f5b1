"""Lowering of what has happened in the battle that is going on: counted from its attack on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.conditions import happened
from kirifuda.effects.lowering.history import count_this_turn, least_told
from kirifuda.effects.plans import conditions, qualities
from kirifuda.games.magical_duel.plans.battles import BattleBegins
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.plans.shapes import ConditionPlan


def in_battle(low: Lowering, node: a.Happened | a.Never, path: Path) -> ConditionPlan:
    """このバトルに: since the attack; this turn as in all games."""
    if not isinstance(node.period.which, a.ThisOne) or node.period.phase.name != "バトル":
        found: ConditionPlan = happened(low, node, path)
        return found
    if isinstance(node.event, a.Happens) and isinstance(node.event.subject, a.Ref):
        raise low.fail(node, path, "is not counted for a card that was spoken of")
    begins = BattleBegins(low.clause(path))
    low.out.histories.append(begins)  # before what it clears: an attack is counted in the battle that it begins
    counted = count_this_turn(low, node.event, path)
    relation = qualities.BELOW if isinstance(node, a.Never) else qualities.AT_LEAST
    return conditions.Comparison(counted, relation, least_told(low, node.event, (*path, "event")))


CONDITIONS: Final[Table] = {a.Happened: in_battle, a.Never: in_battle}
