"""L-19.9 リサイクルx: for x mana it is summoned from the graveyard; leaving the battlefield, it goes under the deck."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort.abilities import RECYCLE, KeywordAbility


def recycle(key: str, number: int) -> KeywordAbility:
    """L-19.9: the ability; `l09_actions`, `l09_summoning` and `l03_zones.moved` carry it out."""
    return KeywordAbility(key, RECYCLE, number)


NUMBERED: Final = {RECYCLE: recycle}
