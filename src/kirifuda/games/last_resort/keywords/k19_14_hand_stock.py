"""L-19.14 ハンドストック: face-down cards at hand, which count as cards in hand."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.last_resort.rules.common import hand_size, opponent


@dataclass(eq=False)
class HandSize(AmountPlan):
    """L-19.14 手札の枚数: how many cards a player has in hand, Hand Stock included."""

    is_enemy: bool

    def value(self, scope: Scope) -> int:
        return hand_size(scope.game, opponent(scope.player) if self.is_enemy else scope.player)
