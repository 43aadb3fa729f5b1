"""L-16 N・クリーチャー/アイテム: no second of the same name on one's own battlefield."""

from __future__ import annotations

from kirifuda import kernel as k
from kirifuda.games.last_resort.rules.common import is_known, values_of
from kirifuda.games.last_resort.values import STAYS, Values
from kirifuda.games.last_resort.zones import FIELD


def rivals(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> list[k.ObjectId]:
    """L-16.1, L-1.2, L-1.7: the N-cards of its name on a player's battlefield, which bar an N-card from being there
    too (A1: same name). L-16.2: tokens are exempt."""
    card = game.object(id)
    if card is None or not is_known(game, id) or card.made:
        return []
    values = values_of(game, id)
    if not values.is_unique or not values.kind & STAYS:
        return []
    return [other for other in game.zone(FIELD, player) if other != id and is_rival(game, other, values)]


def is_rival(game: k.Game, id: k.ObjectId, values: Values) -> bool:
    """L-16.1, L-16.2: whether a card on the battlefield is an N-card of that name, and no token."""
    there = values_of(game, id)
    return there.is_unique and there.name == values.name and not game.state.objects[id].made


def may_stand_beside(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> bool:
    """L-16.1: whether a card may be on a player's battlefield beside what is there."""
    return not rivals(game, player, id)
