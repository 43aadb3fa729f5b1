"""406.2.2-5, 406.3: what is chosen when something goes into the processing area, and what is still fit later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans import ActivationPlan, TargetPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.pso2.abilities import HOST, concerns
from kirifuda.games.pso2.rules.common import card_of, house, values_of
from kirifuda.games.pso2.rules.r103_numbers import MOST_FREE_NUMBER
from kirifuda.games.pso2.rules.r205_items import bearers
from kirifuda.games.pso2.rules.r209_costs import price, ready_points
from kirifuda.games.pso2.values import EQUIPMENT
from kirifuda.kernel.decision import TAKE_NUMBER, TAKE_OBJECT, Decision, Option, objects
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Value

X: Final = "X"
"""209.3, G.03: the letter of a cost."""


def legal_targets(scope: Scope, target: TargetPlan) -> list[ObjectId]:
    """406.2.3b, G.28: what fits the words now and may be chosen."""
    game = scope.game
    return [id for id in target.candidates(scope) if not concerns(game, "forbid:target", scope.source, id)]


def is_mode_chosen(slots: dict[str, Value], plan: ActivationPlan, target: TargetPlan) -> bool:
    """406.3: whether a choice of targets belongs to something that was chosen."""
    if target.group < 0:
        return True
    chosen = slots.get(plan.modes[target.group].slot)
    return isinstance(chosen, tuple) and target.option in chosen


def possible_modes(scope: Scope, plan: ActivationPlan, group: int) -> list[int]:
    """406.3, 406.2.4: the abilities of a list that find all their targets."""
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
    """406.2.4: whether everything that must be chosen can be, as far as it does not rest on other choices."""
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


def has_bearer(game: Game, scope: Scope, card: ObjectId) -> bool:
    """504.2: a weapon or armour needs somebody to bear it."""
    return not values_of(game, card).kind & EQUIPMENT or bool(bearers(game, scope.player, card))


def mode_decision(scope: Scope, plan: ActivationPlan, group: int) -> Decision | None:
    """406.3: the choice among abilities; None if there are too few."""
    modes = plan.modes[group]
    found = possible_modes(scope, plan, group)
    least = modes.least.value(scope)
    if len(found) < least:
        return None
    options = [Option("mode", 0, number) for number in found]
    most = min(modes.most.value(scope), len(found))
    return Decision(scope.player, "mode", options, least, most, take=TAKE_NUMBER, many=True, subject=scope.source)


def letters_of(game: Game, plan: ActivationPlan | None, card: ObjectId) -> tuple[str, ...]:
    """209.3: the letters whose value is chosen: those of the text, and X for a card that costs X."""
    letters = plan.letters if plan is not None else ()
    if card and X not in letters and card_of(game, card).has_x_cost:
        return (X, *letters)
    return letters


def number_decision(scope: Scope, plan: ActivationPlan | None, card: ObjectId, letter: str) -> Decision | None:
    """103.5.1, 209.3, G.03: a whole number from 0 on, as far as something bounds it."""
    most = MOST_FREE_NUMBER
    game = scope.game
    if card and letter == X and card_of(game, card).has_x_cost:
        most = len(ready_points(game, scope.player))
        while most > 0 and price(game, card, most) > len(ready_points(game, scope.player)):
            most -= 1
    if plan is not None:
        for name, limit in plan.limits:
            if name == letter:
                most = min(most, limit.value(scope))
    options = [Option("number", 0, number) for number in range(max(most, 0) + 1)]
    return Decision(scope.player, "number", options, take=TAKE_NUMBER, subject=scope.source)


def target_decision(scope: Scope, target: TargetPlan) -> Decision | None:
    """406.2.2, 406.2.3, 406.2.4: the choice of targets; None if there are too few. G.38: "up to" may be none."""
    ids = legal_targets(scope, target)
    least = target.least(scope)
    if len(ids) < least:
        return None
    most = min(max(target.most(scope), least), len(ids))
    return Decision(
        scope.player, "target", objects("target", ids), least, most, take=TAKE_OBJECT, many=True, subject=scope.source
    )


def bearer_decision(scope: Scope, card: ObjectId) -> Decision | None:
    """504.2: the choice of who bears a weapon or armour."""
    ids = bearers(scope.game, scope.player, card)
    if not ids:
        return None
    return Decision(scope.player, "bearer", objects("bearer", ids), take=TAKE_OBJECT, many=True, subject=card)


def chosen_in(bound: dict[str, Value], slot: str) -> list[ObjectId]:
    """The ids in a slot."""
    found = bound.get(slot)
    return [id for id in found if isinstance(id, int)] if isinstance(found, tuple) else []


def still_fit(scope: Scope, plan: ActivationPlan | None, card: ObjectId) -> dict[str, Value] | None:
    """406.4.1, 406.4.1b: the choices without targets that have become unsuitable. None if nothing is to be done: all
    targets are unsuitable (by a house rule: one of them), or whoever was to bear the card is."""
    fresh = dict(scope.slots)
    chosen = 0
    fit = 0
    for target in plan.targets if plan is not None else ():
        ids = chosen_in(scope.slots, target.slot)
        legal = [id for id in ids if is_fit(scope, target, id)]
        chosen += len(ids)
        fit += len(legal)
        fresh[target.slot] = tuple(legal)
    if card and values_of(scope.game, card).kind & EQUIPMENT:
        ids = chosen_in(scope.slots, HOST)
        chosen += len(ids)
        fit += sum(1 for id in ids if id in bearers(scope.game, scope.player, card))
    wanted = chosen if house(scope.game, "unsuitable_targets") == "any" else min(chosen, 1)
    return fresh if fit >= wanted else None


def is_fit(scope: Scope, target: TargetPlan, id: ObjectId) -> bool:
    """406.4.1: whether something chosen still is what the text asks for."""
    return target.is_legal(scope, id) and not concerns(scope.game, "forbid:target", scope.source, id)
