"""L-19.4 ドレインx: battling an enemy creature gains x life."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import KeywordAbility, number_of
from kirifuda.games.last_resort.rules.common import values_or_last
from kirifuda.games.last_resort.rules.l01_life import GainLife

DRAIN: Final = "ドレイン"


def drain(key: str, number: int) -> KeywordAbility:
    """The ability."""
    return KeywordAbility(key, DRAIN, number)


def drained(game: k.Game, id: k.ObjectId, other: k.ObjectId) -> list[k.Event]:
    """L-19.4, L-1.14: what a creature gains its controller by a battle with an enemy's, up to the cap."""
    number = number_of(values_or_last(game, id).abilities, DRAIN)
    player = game.object_or_last(id).controller
    if not number or game.object_or_last(other).controller == player:
        return []
    gain = GainLife(player, number)
    gain.source = id
    gain.by = player
    return [gain]


NUMBERED: Final = {DRAIN: drain}
