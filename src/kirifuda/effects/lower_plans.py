"""What a lowered effect asks for on activation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.plans import ActivationPlan
from kirifuda.effects.steps_flow import Begin

if TYPE_CHECKING:
    from kirifuda.effects.lower_base import Lowering


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
