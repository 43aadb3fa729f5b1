"""What a lowered effect asks for on activation, several texts that are carried out as one, and costs in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.lowering.base import Builder
from kirifuda.effects.lowering.frames import needing
from kirifuda.effects.plans.players import YouPlan
from kirifuda.effects.plans.shapes import ActivationPlan
from kirifuda.effects.plans.steps_flow import Begin, RunText
from kirifuda.effects.plans.targets import TextCost
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.effects.lowered import Lowered
    from kirifuda.effects.lowering.base import Lowering, Path
    from kirifuda.text import ast as a


def plan_of(low: Lowering) -> ActivationPlan:
    """The finished plan: choices, and the procedure that begins by noting when it ran."""
    low.builder.opening.insert(0, Begin(low.key, low.builder.unique(low.key + " begin")))
    plan = ActivationPlan(low.builder.build())
    plan.modes = tuple(low.modes)
    plan.letters = tuple(letter for letter in low.letters if letter not in low.defined)
    plan.defined = tuple(low.defined.items())
    plan.limits = tuple(low.limits)
    plan.targets = tuple(low.targets)
    plan.splits = tuple(low.splits)
    return plan


def joined(name: str, clause: str, plans: list[ActivationPlan], out: Lowered) -> Procedure:
    """The procedure of the only text, or of all, one after the other."""
    if len(plans) == 1:
        return plans[0].procedure
    whole = Procedure(name)
    for place, plan in enumerate(plans):
        out.procedures.append(plan.procedure)
        whole.add(RunText(clause, f"{name} {place}", plan.procedure))
    return whole


def gather(made: ActivationPlan, plans: list[ActivationPlan]) -> None:
    """What all texts together ask for when the card is used."""
    for plan in plans:
        for target in plan.targets:
            target.group += len(made.modes) if target.group >= 0 else 0
        made.targets += plan.targets
        made.modes += plan.modes
        made.letters += tuple(letter for letter in plan.letters if letter not in made.letters)
        made.limits += plan.limits


def text_cost(low: Lowering, node: a.Effect, path: Path) -> TextCost:
    """A cost that is something to do, wholly or not at all; whoever uses the text does it."""
    outer = (low.builder, low.strict, low.done, low.actor)
    low.builder = Builder(low.clause(path))
    low.strict, low.done, low.actor = True, "", YouPlan()
    with needing(low) as needs:
        low.effect(node, path)
    procedure = low.builder.build()
    low.out.procedures.append(procedure)
    low.builder, low.strict, low.done, low.actor = outer
    return TextCost(low.clause(path), procedure, tuple(needs))
