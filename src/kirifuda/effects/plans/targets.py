"""Targets: what activation asks for, and what is still legal on resolution."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.effects.plans.amounts import QuantityPlan
from kirifuda.effects.plans.shapes import ConditionPlan, CostPart, FilterPlan, TargetPlan, player_target
from kirifuda.effects.references import ids_in
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.scope import Scope


@dataclass(eq=False)
class SetTargets(TargetPlan):
    """So many cards of a set."""

    of: FilterPlan
    quantity: QuantityPlan | None
    """None: all of them."""

    def least(self, scope: Scope) -> int:
        quantity = self.quantity
        return len(self.of.ids(scope)) if quantity is None else quantity.lowest(scope)

    def most(self, scope: Scope) -> int:
        there = len(self.of.ids(scope))
        quantity = self.quantity
        return there if quantity is None else quantity.highest(scope, there)

    def candidates(self, scope: Scope) -> list[ObjectId]:
        return without_taken(scope, self.apart, self.of.ids(scope))

    def is_legal(self, scope: Scope, id: ObjectId) -> bool:
        return id in scope.game.state.objects and self.of.accepts(scope, id)


@dataclass(eq=False)
class PlayerTargets(TargetPlan):
    """So many players."""

    who: PlayerPlan
    quantity: QuantityPlan

    def least(self, scope: Scope) -> int:
        return self.quantity.lowest(scope)

    def most(self, scope: Scope) -> int:
        return self.quantity.highest(scope, len(self.who.players(scope)))

    def candidates(self, scope: Scope) -> list[ObjectId]:
        return without_taken(scope, self.apart, [player_target(player) for player in self.who.players(scope)])

    def is_legal(self, scope: Scope, id: ObjectId) -> bool:
        return id < 0 and self.who.matches(scope, -1 - id)


def without_taken(scope: Scope, apart: tuple[str, ...], ids: list[ObjectId]) -> list[ObjectId]:
    """The ids without those that were chosen in some slots."""
    taken = [id for slot in apart for id in ids_in(scope.slots, slot)]
    return [id for id in ids if id not in taken] if taken else ids


@dataclass(eq=False)
class TextCost(CostPart):
    """A cost that is an effect of the text: payable while everything it needs is there."""

    needs: tuple[ConditionPlan, ...]

    def payable(self, scope: Scope) -> bool:
        for need in self.needs:
            if not need.holds(scope):
                return False
        return True
