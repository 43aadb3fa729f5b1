"""Lowering of limits and costs: how often, when and for what an ability can be invoked."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Path, number
from kirifuda.effects.lowering.plans import text_cost
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.abilities import ActivatedAbility, TriggeredAbility
from kirifuda.games.pso2.lowering.nouns import turn_runs
from kirifuda.games.pso2.lowering.setting import PsoLowering
from kirifuda.games.pso2.rules.r209_costs import ItselfOffPart, PointsPart
from kirifuda.text import ast as a


def how_often(low: PsoLowering, node: a.Static, path: Path) -> int:
    """103.4.3: how often a turn what is said may be applied; said only of a replacement that does something."""
    for at, limit in enumerate(node.limits):
        last = node.says[-1]
        while isinstance(last, a.Timed | a.If):
            last = last.do if isinstance(last, a.Timed) else last.then
        if not isinstance(limit, a.Times) or not isinstance(last, a.Replace) or len(node.says) > 1:
            raise low.fail(limit, (*path, "limits", at), "is said of what is done, not of what holds")
        return number(low, limit.times, (*path, "limits", at, "times"))
    return 0


def limited(low: PsoLowering, node: a.Limit, path: Path, ability: ActivatedAbility | TriggeredAbility) -> None:
    """A70: so often a turn, or in the whole game; only in a turn or phase, only if something is so."""
    if isinstance(node, a.Times | a.TimesAGame):
        ability.times = number(low, node.times, (*path, "times"))
        ability.is_game_long = isinstance(node, a.TimesAGame)
    elif isinstance(node, a.OnlyInZone) and isinstance(ability, ActivatedAbility):
        low.zones |= sum(kind.bit for kind in low.meaning.zones(node.zone.name))
    elif isinstance(node, a.OnlyDuring):
        ability.conditions = (*ability.conditions, turn_runs(low, node.period, (*path, "period")))
    elif isinstance(node, a.OnlyWhen):
        ability.conditions = (*ability.conditions, low.condition(node.condition, (*path, "condition")))
    elif isinstance(node, p.AllLimits):
        for at, one in enumerate(node.limits):
            limited(low, one, (*path, "limits", at), ability)
    else:
        raise low.fail(node, path)


def costs_of(low: PsoLowering, parts: tuple[a.Effect, ...], path: Path) -> tuple[e.CostPart, ...]:
    """209.1.3: the parts of a cost, in the printed order."""
    return tuple(cost_part(low, part, (*path, at)) for at, part in enumerate(parts))


def cost_part(low: PsoLowering, node: a.Effect, path: Path) -> e.CostPart:
    """209.1.3.1: one part: PP, the card itself, or something that is done wholly or not at all."""
    if isinstance(node, p.Points):
        return PointsPart(low.clause(path), low.amount(node.count, (*path, "count")))
    if isinstance(node, p.TurnItselfOff):
        return ItselfOffPart(low.clause(path))
    return text_cost(low, node, path)
