"""L-19.19 インターセプト: untapped in the attack area, it may block attacks on creatures or life."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort.abilities import INTERCEPT, KeywordAbility


def intercept(key: str) -> KeywordAbility:
    """L-19.19: the ability; `l10_blocks.intercepts` asks for it."""
    return KeywordAbility(key, INTERCEPT)


ALONE: Final = {INTERCEPT: intercept}
