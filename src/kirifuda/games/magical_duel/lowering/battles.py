"""Lowering of what has happened in the battle that is going on: counted from its attack on."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.conditions import happened
from kirifuda.effects.lowering.history import count_this_turn, least_told
from kirifuda.games.magical_duel.plans.battles import BattleBegins
from kirifuda.text import ast as a


def in_battle(low: Lowering, node: a.Happened | a.Never, path: Path) -> e.ConditionPlan:
    """このバトルに: since the attack; this turn as in all games."""
    if not isinstance(node.period.which, a.ThisOne) or node.period.phase.name != "バトル":
        found: e.ConditionPlan = happened(low, node, path)
        return found
    if isinstance(node.event, a.Happens) and isinstance(node.event.subject, a.Ref):
        raise low.fail(node, path, "is not counted for a card that was spoken of")
    begins = BattleBegins(low.clause(path))
    low.out.histories.append(begins)  # before what it clears: an attack is counted in the battle that it begins
    counted = count_this_turn(low, node.event, path)
    relation = e.BELOW if isinstance(node, a.Never) else e.AT_LEAST
    return e.Comparison(counted, relation, least_told(low, node.event, (*path, "event")))


CONDITIONS: Final[Table] = {a.Happened: in_battle, a.Never: in_battle}
