"""903.2c-e: what the choices of an activation rest on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans import ActivationPlan, TargetPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.common import house
from kirifuda.games.magical_duel.rules.r0903_costs import attribute_needs, is_cost_set, price
from kirifuda.games.magical_duel.rules.r0903_legality import legal_targets
from kirifuda.games.magical_duel.rules.r0903_slots import BY, CARD, FREE, OBJECT
from kirifuda.games.magical_duel.rules.r0907_aether import potential
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

MOST_FREE_NUMBER: Final = 30
"""104.5: a number that no cost bounds is chosen from 0 to this; nothing on the table is larger."""


def is_mode_chosen(frame: Frame, plan: ActivationPlan, target: TargetPlan) -> bool:
    """903.2c: what was not chosen does not exist."""
    if target.group < 0:
        return True
    chosen = frame.slots.get(plan.modes[target.group].slot)
    return isinstance(chosen, tuple) and target.option in chosen


def letters_of(game: Game, frame: Frame, plan: ActivationPlan | None) -> tuple[str, ...]:
    """903.2d: the letters whose value is chosen: those of the text, and X for a card that costs X."""
    letters = plan.letters if plan is not None else ()
    if frame[CARD] and "X" not in letters:
        card = game.object_or_last(frame[OBJECT])
        if pool_of(game.pool).card_at(card.card).has_x_cost:
            return ("X", *letters)
    return letters


def bounds(game: Game, frame: Frame) -> tuple[int, int]:
    """The numbers that may be chosen for a letter: what could be paid, or 0 when nothing is paid (903.2d-i)."""
    if frame[FREE] or (frame[CARD] and is_cost_set(game, frame[OBJECT])):
        return (0, 0)
    player = frame[BY]
    if frame[CARD]:
        if not pool_of(game.pool).card_at(game.object_or_last(frame[OBJECT]).card).has_x_cost:
            return (0, MOST_FREE_NUMBER)
        least = 0 if house(game, "x_below_attributes") == "allowed" else len(attribute_needs(game, frame[OBJECT]))
        more = price(game, player, frame[OBJECT], 0, 0)
        return (least, max(least, len(potential(game, player)) - more))
    return (0, min(MOST_FREE_NUMBER, max(1, len(potential(game, player)))))


def target_decision(game: Game, scope: Scope, target: TargetPlan, itself: ObjectId) -> Decision | None:
    """903.2e: the choice of legal targets; None if there are not enough (a house rule takes those there are)."""
    ids = legal_targets(game, scope, target, itself)
    least = target.least(scope)
    if ids and len(ids) < least and house(game, "too_few_targets") == "as_many_as_there_are":
        least = len(ids)
    if len(ids) < least or target.most(scope) < least:
        return None
    most = min(target.most(scope), len(ids))
    decision = Decision(scope.player, "target", objects("target", ids), least, most, take=TAKE_OBJECT, many=True)
    decision.subject = itself
    return decision
