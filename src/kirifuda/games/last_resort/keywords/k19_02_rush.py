"""L-19.2 速攻: may attack and use tap abilities in the turn in which it enters."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort.abilities import RUSH, KeywordAbility


def rush(key: str) -> KeywordAbility:
    """L-19.2: the ability; `l09_costs.is_fresh` asks for it."""
    return KeywordAbility(key, RUSH)


ALONE: Final = {RUSH: rush}
