"""L-19.14 ハンドストック: face-down cards at hand, which count as cards in hand."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda import effects as e
from kirifuda.games.last_resort.rules.common import hand_size, opponent


@dataclass(eq=False)
class HandSize(e.AmountPlan):
    """L-19.14 手札の枚数: how many cards a player has in hand, Hand Stock included."""

    is_enemy: bool

    def value(self, scope: e.Scope) -> int:
        return hand_size(scope.game, opponent(scope.player) if self.is_enemy else scope.player)
