"""L-19.20 サクリファイス(x): cards of one's own may be destroyed to pay less."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda.games.last_resort.abilities import SacrificeAbility


def sacrifice(key: str, of: e.FilterPlan, number: int) -> SacrificeAbility:
    """L-19.20: the ability; `l09_costs` and `l09_summoning` carry it out. `of` is what the bracket names (A12)."""
    return SacrificeAbility(key, of, number)
