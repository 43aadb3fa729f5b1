"""What is chosen when something is used: modes and targets, whether they can be, and whether they still fit later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.abilities import concerns
from kirifuda.effects.meaning import TestPlan
from kirifuda.effects.plans.shapes import ActivationPlan, TargetPlan
from kirifuda.effects.references import ids_in
from kirifuda.effects.scope import Scope
from kirifuda.kernel.decision import TAKE_NUMBER, TAKE_OBJECT, Decision, Option, objects
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.kernel.state import Value


class ChoosableTest(TestPlan):
    """Nothing says "forbid:target" of it: for what is chosen while a text is carried out."""

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return not concerns(scope.game, "forbid:target", scope.source, id)


def legal_targets(scope: Scope, target: TargetPlan) -> list[ObjectId]:
    """What fits the words now and may be chosen: nothing says "forbid:target" of it."""
    game = scope.game
    return [id for id in target.candidates(scope) if not concerns(game, "forbid:target", scope.source, id)]


def is_mode_chosen(slots: dict[str, Value], plan: ActivationPlan, target: TargetPlan) -> bool:
    """Whether a choice of targets belongs to something that was chosen."""
    if target.group < 0:
        return True
    chosen = slots.get(plan.modes[target.group].slot)
    return isinstance(chosen, tuple) and target.option in chosen


def possible_modes(scope: Scope, plan: ActivationPlan, group: int) -> list[int]:
    """The options of a list that find all their targets."""
    return [
        option
        for option in range(len(plan.modes[group].options))
        if all(
            len(legal_targets(scope, target)) >= target.least(scope)
            for target in plan.targets
            if target.group == group and target.option == option
        )
    ]


def has_choices(scope: Scope, plan: ActivationPlan | None) -> bool:
    """Whether everything that must be chosen can be, as far as it does not rest on other choices."""
    if plan is None:
        return True
    for group, modes in enumerate(plan.modes):
        if len(possible_modes(scope, plan, group)) < modes.least.value(scope):
            return False
    for target in plan.targets:
        is_fixed = target.group < 0 and not target.depends_on_choices
        if is_fixed and len(legal_targets(scope, target)) < max(target.least(scope), 0):
            return False
    return True


def mode_decision(scope: Scope, plan: ActivationPlan, group: int) -> Decision | None:
    """The choice among the options of a list; None if there are too few."""
    modes = plan.modes[group]
    found = possible_modes(scope, plan, group)
    least = modes.least.value(scope)
    if len(found) < least:
        return None
    options = [Option("mode", 0, number) for number in found]
    most = min(modes.most.value(scope), len(found))
    return Decision(scope.player, "mode", options, least, most, take=TAKE_NUMBER, many=True, subject=scope.source)


def target_decision(scope: Scope, target: TargetPlan) -> Decision | None:
    """The choice of targets; None if there are too few."""
    ids = legal_targets(scope, target)
    least = target.least(scope)
    if len(ids) < least:
        return None
    most = min(max(target.most(scope), least), len(ids))
    return Decision(
        scope.player, "target", objects("target", ids), least, most, take=TAKE_OBJECT, many=True, subject=scope.source
    )


def is_fit(scope: Scope, target: TargetPlan, id: ObjectId) -> bool:
    """Whether something chosen still is what the text asks for."""
    return target.is_legal(scope, id) and not concerns(scope.game, "forbid:target", scope.source, id)


def fit_targets(scope: Scope, plan: ActivationPlan | None) -> tuple[dict[str, Value], int, int]:
    """The choices without targets that have become unsuitable, and how many targets were chosen and are still fit."""
    fresh = dict(scope.slots)
    chosen = 0
    fit = 0
    for target in plan.targets if plan is not None else ():
        ids = ids_in(scope.slots, target.slot)
        legal = [id for id in ids if is_fit(scope, target, id)]
        chosen += len(ids)
        fit += len(legal)
        fresh[target.slot] = tuple(legal)
    return fresh, chosen, fit
