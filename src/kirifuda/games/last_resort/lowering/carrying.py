"""Lowering of what a text does, line by line: one plan each; a leader's skill may go on over several lines (L-9.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.lowering.frames import defined_letters
from kirifuda.effects.lowering.plans import joined, plan_of
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.abilities import TextPlan
from kirifuda.games.last_resort.lowering.setting import ResortLowering, resort
from kirifuda.games.last_resort.values import LEADER_CARD
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda import effects as e
    from kirifuda.effects.lowering.base import Lowering, Path

LINE: Final = 2
"""How long the path of a line is; what stands in quotes lies deeper."""


def is_skill_cost(node: a.Effect) -> bool:
    """L-9.6: whether a sentence is about what the leader's own skill costs."""
    while isinstance(node, a.If | a.Timed | a.ForEach):
        node = node.then if isinstance(node, a.If) else node.do
    return isinstance(node, r.SkillCheaper) and isinstance(node.who, a.You)


def carried(low: Lowering, node: a.Effect, path: Path) -> e.ActivationPlan:
    """One line of a spell or last resort as a plan."""
    if isinstance(node, a.Body) and path == low.base:
        for at, says in enumerate(node.sentences):
            low.effect(says, (*path, "says", at))
    else:
        defined_letters(low, node, path)
        low.effect(node, path)
    return finished(low, node, path)


def finished(low: Lowering, node: a.Effect, path: Path) -> e.ActivationPlan:
    """The plan; a letter that the text does not define is one that nobody is asked for."""
    plan = plan_of(low)
    if plan.letters:
        raise low.fail(node, path, f"does not say what {plan.letters[0]} is")
    return plan


def plan_for(low: Lowering, node: a.Effect, path: Path) -> TextPlan:
    """What an ability does."""
    defined_letters(low, node, path)
    low.effect(node, path)
    return TextPlan(finished(low, node, path).procedure)


def goes_on(kind: int, lines: tuple[a.Ability, ...], line: int) -> bool:
    """L-9.6: whether a line of a leader is part of the skill before it, since it is nothing that could stand alone."""
    node = lines[line]
    if not kind & LEADER_CARD or not isinstance(node, a.Spell | a.Static) or node.limits:
        return False
    is_price = isinstance(node, a.Static) and all(map(is_skill_cost, node.says))
    return not is_price and any(isinstance(before, a.Activated) for before in lines[:line])


def skill_plan(low: Lowering, first: TextPlan, path: Path) -> TextPlan:
    """What a cost brings about, with the lines of a leader that go on with it."""
    lines = low.reading.tree.abilities
    kind = resort(low).kind
    plans: list[e.ActivationPlan] = []
    if len(path) != LINE:
        return first
    for at in range(int(path[1]) + 1, len(lines)):
        if not goes_on(kind, lines, at):
            break
        here: Path = ("abilities", at)
        inner = ResortLowering(low.meaning, low.tables, low.reading, f"{low.key}+{at}", here, resort(low).tokens, kind)
        inner.out = low.out
        said = lines[at]
        if isinstance(said, a.Spell):
            plans.append(carried(inner, said.do, (*here, "do")))
        elif isinstance(said, a.Static):
            plans.append(carried(inner, a.Body(said.says), here))
    if not plans:
        return first
    return TextPlan(joined(f"{low.key}text", "L-9.6", [first, *plans], low.out))
