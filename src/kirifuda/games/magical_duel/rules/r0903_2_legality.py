"""903.2: whether something could be activated, as far as it can be told before the choices are made."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.keywords.k1114_step_up import helpers, reduction
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.rules.r0903_2g_costs import attribute_needs, is_cost_set, price
from kirifuda.games.magical_duel.rules.r0907_aether import can_cover

ALL_OF_THEM: Final = 1 << 30


def is_mode_possible(scope: e.Scope, plan: e.ActivationPlan, group: int, option: int) -> bool:
    """903.2e: every target that the mode needs can be found."""
    return all(
        len(target.candidates(scope)) >= target.least(scope)
        for target in plan.targets
        if target.group == group and target.option == option
    )


def legal_targets(game: k.Game, scope: e.Scope, target: e.TargetPlan, itself: k.ObjectId) -> list[k.ObjectId]:
    """903.2e, 903.2e-i: what fits, is not the thing itself, may be chosen, and leaves other parts enough (A85)."""
    ids = targets_alone(game, scope, target, itself)
    if not target.later:
        return ids
    wanted: list[list[k.ObjectId]] = []
    for other in target.later:
        least = 0 if other.depends_on_choices else other.least(scope)
        if house(game, "too_few_targets") == "as_many_as_there_are":
            least = min(least, 1)
        wanted.extend([targets_alone(game, scope, other, itself)] * least)
    return [id for id in ids if is_enough_for_all([[one for one in each if one != id] for each in wanted])]


def targets_alone(game: k.Game, scope: e.Scope, target: e.TargetPlan, itself: k.ObjectId) -> list[k.ObjectId]:
    """903.2e, 903.2e-i: the legal targets of one choice, looked at by itself."""
    return [
        id
        for id in target.candidates(scope)
        if id != itself and not e.concerns(game, "forbid:target", scope.source, id)
    ]


def is_enough_for_all(wanted: list[list[k.ObjectId]]) -> bool:
    """Whether each list can give one that no other list gives."""
    takers: dict[k.ObjectId, int] = {}
    return all(find_one(wanted, number, takers, set()) for number in range(len(wanted)))


def find_one(wanted: list[list[k.ObjectId]], number: int, takers: dict[k.ObjectId, int], seen: set[k.ObjectId]) -> bool:
    """Take one for a list; who has it already looks for another."""
    for id in wanted[number]:
        if id not in seen:
            seen.add(id)
            if id not in takers or find_one(wanted, takers[id], takers, seen):
                takers[id] = number
                return True
    return False


def has_choices(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> bool:
    """903.2e, as far as it can be told before: a card whose targets can't be found can't be activated."""
    card = game.object(id)
    if card is None:
        return False
    plan = pool_of(game.pool).card_at(card.card).spell
    return plan is None or has_targets(game, e.Scope(game, {}, id, player), plan, id)


def has_targets(game: k.Game, scope: e.Scope, plan: e.ActivationPlan, itself: k.ObjectId) -> bool:
    """903.2e: there are enough legal targets wherever that does not rest on other choices."""
    enough = 1 if house(game, "too_few_targets") == "as_many_as_there_are" else ALL_OF_THEM
    for target in plan.targets:
        is_fixed = target.group < 0 and not target.depends_on_choices
        if is_fixed and len(legal_targets(game, scope, target, itself)) < min(enough, target.least(scope)):
            return False
    return True


def is_affordable(
    game: k.Game, player: k.PlayerId, id: k.ObjectId, points: tuple[int, ...], *, of_any_sort: bool = False
) -> bool:
    """1002.3-4: the card's cost could be paid with these points, step-up helpers counted."""
    card = game.object(id)
    if card is None:
        return False
    total = price(game, player, id, 0, 0)
    needs = attribute_needs(game, id)
    is_x = pool_of(game.pool).card_at(card.card).has_x_cost and not is_cost_set(game, id)
    if is_x and house(game, "x_below_attributes") != "allowed":
        total = max(total, len(needs))
    elif total < len(needs):
        needs = needs[:total] if is_x or not total else needs
    if of_any_sort:
        needs = ()
    if can_cover(points, total, needs, shared=house(game, "two_attribute_aether") == "every_requirement"):
        return True
    if not e.has_keyword(values_of(game, id).abilities, "ステップアップ"):
        return False
    helped = reduction(game, tuple(helpers(game, player, id)))
    if not helped:
        return False
    total = price(game, player, id, 0, helped)
    return can_cover(points, total, needs if total else (), shared=False)
