"""L-19.14 ハンドストック: face-down cards at hand, which count as cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.plans import AmountPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.last_resort.rules.common import hand_size, opponent
from kirifuda.games.last_resort.rules.l03_zones import StockCard
from kirifuda.games.last_resort.zones import DECK

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId


def stock_from_deck(game: Game, player: PlayerId, number: int) -> list[Event]:
    """L-19.14: so many cards from the top of a deck become Hand Stock."""
    top = game.zone(DECK, player)[-number:] if number > 0 else ()
    return [StockCard(id) for id in reversed(top)]


class HandSize(AmountPlan):
    """L-19.14 手札の枚数: how many cards a player has in hand, Hand Stock included."""

    __slots__ = ("is_enemy",)

    def __init__(self, *, is_enemy: bool) -> None:
        self.is_enemy = is_enemy

    def value(self, scope: Scope) -> int:
        return hand_size(scope.game, opponent(scope.player) if self.is_enemy else scope.player)
