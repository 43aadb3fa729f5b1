"""L-19.6 複製: a token of the same kind, races, power and toughness, without a text."""

from __future__ import annotations

from kirifuda import kernel as k
from kirifuda.games.last_resort.pool import DUPLICATE_KEY
from kirifuda.games.last_resort.rules.common import area_of
from kirifuda.games.last_resort.rules.l03_battlefield import MakeToken
from kirifuda.games.last_resort.zones import FIELD, NO_AREA


def duplicate(game: k.Game, id: k.ObjectId, player: k.PlayerId, area: int = NO_AREA) -> MakeToken:
    """L-19.6: the event that duplicates a creature, in the same area of whoever duplicates it (A68) if a text names
    no other."""
    token = game.pool.numbers[DUPLICATE_KEY]
    where = area_of(game, id) if area == NO_AREA else area
    return MakeToken(token, player, game.map.zone(FIELD, player), area=where, of=id)
