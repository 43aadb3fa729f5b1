"""903.2g, 903.2h-i: the parts of a cost that is not a card's own: an ability's, or a Break's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans import LOWERED, CostPart
from kirifuda.games.magical_duel.abilities import ActivatedAbility, BreakAbility
from kirifuda.games.magical_duel.rules.common import house
from kirifuda.games.magical_duel.rules.r0903_costs import attribute_needs, cost_changes
from kirifuda.games.magical_duel.rules.r0903_slots import ABILITY, COSTS_FROM, FOR_ANOTHER, FREE, UNPAID
from kirifuda.games.magical_duel.rules.r0907_aether import can_cover, potential
from kirifuda.games.magical_duel.rules.r1002_paying import PAY_AETHER_COST
from kirifuda.kernel.flow import Call
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.procedure import Slot

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame, Value

LOWERED_PART: Final[Slot[int]] = Slot[int]("_lowered_part")
"""The place of the part that effects lower; -1 if none."""


def cost_parts(game: Game, frame: Frame) -> tuple[CostPart, ...]:
    """The parts of an ability's cost, or of the cost that stands in for a card's."""
    if frame[FREE] == FOR_ANOTHER:
        ability = game.pool.abilities[frame.get(COSTS_FROM, "")]
        assert isinstance(ability, BreakAbility)
        return ability.costs
    if not frame[ABILITY] or frame[FREE] == UNPAID:
        return ()
    activated = game.pool.abilities[frame[ABILITY]]
    return activated.costs if isinstance(activated, ActivatedAbility) else ()


def raised_by(game: Game, id: ObjectId) -> int:
    """903.2g-iii: how much more aether activating an ability takes."""
    return sum(amount for how, amount in cost_changes(game, id) if how == "more")


def lowered_by(game: Game, id: ObjectId) -> int:
    """903.2g-iv: how much less activating an ability takes."""
    return sum(amount for how, amount in cost_changes(game, id) if how == "less")


def lowerable_parts(game: Game, scope: Scope, parts: tuple[CostPart, ...]) -> list[int]:
    """903.2g-iv: the parts among which the reduction is chosen; by a house rule aether alone."""
    found: list[int] = []
    for place, part in enumerate(parts):
        bill = part.bill(scope)
        if bill is not None:
            if bill[0]:
                found.append(place)
        elif part.number is not None and house(game, "ability_cost_reduction") != "aether_only":
            found.append(place)
    return found


def pay_part(
    game: Game, scope: Scope, part: CostPart, card: ObjectId, less: int, slots: dict[str, Value]
) -> Call | None:
    """One part of the cost, lowered by so much; None if nothing is left. `card`: for whose cost it stands, or 0."""
    bill = part.bill(scope)
    if bill is not None:
        total = bill[0] - less
        needs = other_needs(game, card, bill) if card else bill[1]
        if total <= 0:
            return None
        return Call(PAY_AETHER_COST, {"total": total, "needs": needs[:total]}, player=scope.player)
    if less and part.number is not None:
        if less >= part.number.value(scope):
            return None
        slots[LOWERED] = less
    return Call(part.procedure, slots, part.slot, source=scope.source, player=scope.player)


def can_pay_instead(game: Game, scope: Scope, parts: tuple[CostPart, ...], card: ObjectId) -> bool:
    """903.2h: every part of the cost that stands in for a card's could be carried out."""
    for part in parts:
        bill = part.bill(scope)
        if bill is None:
            if not part.payable(scope):
                return False
        elif not can_cover(potential(game, scope.player), bill[0], other_needs(game, card, bill), shared=False):
            return False
    return True


def other_needs(game: Game, id: ObjectId, bill: tuple[int, tuple[int, ...]]) -> tuple[int, ...]:
    """What must be among the aether of a cost that stands in for a card's; by a house rule its attributes too."""
    total, needs = bill
    if house(game, "break_cost_attribute") == "asked":
        needs = (*needs, *attribute_needs(game, id))
    return needs[:total]
