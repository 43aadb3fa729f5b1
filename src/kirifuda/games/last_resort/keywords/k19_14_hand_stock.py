"""L-19.14 ハンドストック: face-down cards at hand, which count as cards in hand."""

from __future__ import annotations

from kirifuda.effects.plans import AmountPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.last_resort.rules.common import hand_size, opponent


class HandSize(AmountPlan):
    """L-19.14 手札の枚数: how many cards a player has in hand, Hand Stock included."""

    __slots__ = ("is_enemy",)

    def __init__(self, *, is_enemy: bool) -> None:
        self.is_enemy = is_enemy

    def value(self, scope: Scope) -> int:
        return hand_size(scope.game, opponent(scope.player) if self.is_enemy else scope.player)
