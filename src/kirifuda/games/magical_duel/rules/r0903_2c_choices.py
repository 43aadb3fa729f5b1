"""903.2c-e: what the choices of an activation rest on."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.r0903_2_legality import legal_targets
from kirifuda.games.magical_duel.rules.r0903_2_slots import ABILITY, BY, CARD, FREE, OBJECT, SOURCE
from kirifuda.games.magical_duel.rules.r0903_2g_costs import attribute_needs, is_cost_set, price
from kirifuda.games.magical_duel.rules.r0903_2g_parts import lowered_by, raised_by
from kirifuda.games.magical_duel.rules.r0907_aether import potential

MOST_FREE_NUMBER: Final = 30
"""104.5: a number that no cost bounds is chosen from 0 to this; nothing on the table is larger."""


def is_mode_chosen(frame: k.Frame, plan: e.ActivationPlan, target: e.TargetPlan) -> bool:
    """903.2c: what was not chosen does not exist."""
    if target.group < 0:
        return True
    chosen = frame.slots.get(plan.modes[target.group].slot)
    return isinstance(chosen, tuple) and target.option in chosen


def letters_of(game: k.Game, frame: k.Frame, plan: e.ActivationPlan | None) -> tuple[str, ...]:
    """903.2d: the letters whose value is chosen: those of the text, and X for a card that costs X, unless defined."""
    letters = plan.letters if plan is not None else ()
    if frame[CARD] and "X" not in letters and not (plan is not None and any(name == "X" for name, _ in plan.defined)):
        card = game.object_or_last(frame[OBJECT])
        if pool_of(game.pool).card_at(card.card).has_x_cost:
            return ("X", *letters)
    return letters


def settle_letters(scope: e.Scope, plan: e.ActivationPlan | None) -> None:
    """903.2d: letters that the text defines, once all that the definition speaks of is there: targets come later
    (903.2e), what was paid later still (903.2h), and what the effect does only on resolution."""
    for letter, amount in plan.defined if plan is not None else ():
        if letter not in scope.slots and amount.is_known(scope):
            scope.slots[letter] = amount.value(scope)


def bounds(game: k.Game, frame: k.Frame, plan: e.ActivationPlan | None, letter: str) -> tuple[int, int]:
    """The numbers that may be chosen for a letter: what could be paid, or 0 when nothing is paid (903.2d-i)."""
    if frame[FREE] or (frame[CARD] and is_cost_set(game, frame[OBJECT])):
        return (0, 0)
    least, most = 0, MOST_FREE_NUMBER
    found = [amount for name, amount in plan.limits if name == letter] if plan is not None else []
    if frame[CARD] and letter == "X" and pool_of(game.pool).card_at(game.object_or_last(frame[OBJECT]).card).has_x_cost:
        least, most = bounds_of_cost(game, frame)
    elif found:
        most = k.INFINITY
    scope = bounding_scope(game, frame)
    for amount in found:
        most = min(most, amount.value(scope))
    return (least, max(least, most))


def bounds_of_cost(game: k.Game, frame: k.Frame) -> tuple[int, int]:
    """203.4: the X of a card's cost: from what its attributes ask for to what could be paid."""
    least = 0 if house(game, "x_below_attributes") == "allowed" else len(attribute_needs(game, frame[OBJECT]))
    more = price(game, frame[BY], frame[OBJECT], 0, 0)
    return (least, len(potential(game, frame[BY])) - more)


def bounding_scope(game: k.Game, frame: k.Frame) -> e.Scope:
    """Where the limits of a letter are looked up: they know what effects add to the cost or take off it."""
    source = frame[SOURCE] if frame[ABILITY] else frame[OBJECT]
    slots: dict[str, k.Value] = dict(frame.slots)
    if frame[ABILITY] and frame[OBJECT]:
        slots[e.LOWERED] = sum(lowered_by(game, frame[OBJECT]))
        slots[e.RAISED] = raised_by(game, frame[OBJECT])
    return e.Scope(game, slots, source, frame[BY])


def target_decision(game: k.Game, scope: e.Scope, target: e.TargetPlan, itself: k.ObjectId) -> k.Decision | None:
    """903.2e: the choice of legal targets; None if there are not enough (a house rule takes those there are)."""
    ids = legal_targets(game, scope, target, itself)
    least = target.least(scope)
    if ids and len(ids) < least and house(game, "too_few_targets") == "as_many_as_there_are":
        least = len(ids)
    if len(ids) < least or target.most(scope) < least:
        return None
    most = min(target.most(scope), len(ids))
    decision = k.Decision(scope.player, "target", k.objects("target", ids), least, most, take=k.TAKE_OBJECT, many=True)
    decision.subject = itself
    return decision
