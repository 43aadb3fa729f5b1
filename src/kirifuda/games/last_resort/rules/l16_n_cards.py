"""L-16 N・クリーチャー/アイテム: no second of the same name on one's own battlefield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.last_resort.rules.common import is_known, values_of
from kirifuda.games.last_resort.values import STAYS
from kirifuda.games.last_resort.zones import FIELD
from kirifuda.kernel.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


def may_stand_beside(game: Game, player: PlayerId, id: ObjectId, number: int = 0) -> bool:
    """L-16.1, L-1.2, L-1.7: whether a card may be on a player's battlefield beside what is there (A1: same name).
    L-16.2: tokens are exempt."""
    card = game.object(id)
    if card is None or not is_known(game, id) or card.made:
        return True
    values = values_of(game, id)
    if not values.is_unique or not values.kind & STAYS:
        return True
    for other in game.zone(FIELD, player):
        there = values_of(game, other)
        if other != id and there.is_unique and there.name == values.name and not game.state.objects[other].made:
            return False
    return True
