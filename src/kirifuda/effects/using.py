"""Something is used: its choices and its costs one after the other, as the steps of a game's section carry them out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.effects.choices import is_mode_chosen, mode_decision, target_decision
from kirifuda.effects.plans.shapes import AmountPlan, CostPart
from kirifuda.effects.references import ids_in
from kirifuda.effects.scope import Scope
from kirifuda.kernel.flow import AGAIN, NEXT, Ask, Call, Flow
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.effects.plans.shapes import ActivationPlan
    from kirifuda.kernel.state import Frame, Value

AT: Final = Slot[int]("_at")
"""How many of the present list of choices, or parts of a cost, are done with."""


def bound_slots(frame: Frame) -> dict[str, Value]:
    """What goes along with something that was used: all that was chosen for it."""
    return {name: value for name, value in frame.slots.items() if not name.startswith("_")}


def ask_modes(scope: Scope, frame: Frame, plan: ActivationPlan | None, then: Flow, failed: Flow) -> Flow:
    """The question for the next list of modes, then `then`; `failed` if too few of them can be chosen."""
    at = frame[AT]
    if plan is None or at >= len(plan.modes):
        frame[AT] = 0
        return then
    decision = mode_decision(scope, plan, at)
    return failed if decision is None else Ask(plan.modes[at].slot, decision)


def keep_modes(frame: Frame, plan: ActivationPlan | None, again: Flow) -> Flow:
    """What was chosen is carried out in printed order; then the next list."""
    assert plan is not None
    slot = plan.modes[frame[AT]].slot
    frame.slots[slot] = tuple(sorted(ids_in(frame.slots, slot)))
    frame[AT] = frame[AT] + 1
    return again


def ask_targets(scope: Scope, frame: Frame, plan: ActivationPlan | None, then: Flow, failed: Flow) -> Flow:
    """The question for each choice of targets that belongs to what was chosen; `failed` if there are too few."""
    at = frame[AT]
    if plan is None or at >= len(plan.targets):
        frame[AT] = 0
        return then
    target = plan.targets[at]
    if not is_mode_chosen(frame.slots, plan, target):
        frame.slots[target.slot] = ()
        frame[AT] = at + 1
        return AGAIN
    decision = target_decision(scope, target)
    return failed if decision is None else Ask(target.slot, decision, each=AT)


def pay_part(scope: Scope, frame: Frame, part: CostPart, pay: Procedure, failed: Flow) -> Flow:
    """One part of a cost: so much of what everything is paid with, or what its text says; `failed` if it can't be."""
    bill = part.bill(scope)
    if bill is not None:
        return Call(pay, {"number": bill[0]}) if bill[0] else NEXT
    if not part.payable(scope):
        return failed
    return Call(part.procedure, bound_slots(frame), into=part.slot, source=scope.source)


@dataclass(eq=False)
class NumberPart(CostPart):
    """So much of what everything in a game is paid with; the rules settle it through `bill`."""

    number: AmountPlan | None

    def payable(self, scope: Scope) -> bool:
        return True

    def bill(self, scope: Scope) -> tuple[int, tuple[int, ...]] | None:
        return (0 if self.number is None else self.number.value(scope)), ()


def billed(scope: Scope, parts: tuple[CostPart, ...]) -> int:
    """How much of it the parts of a cost take together."""
    bills = [part.bill(scope) for part in parts]
    return sum([bill[0] for bill in bills if bill is not None])
