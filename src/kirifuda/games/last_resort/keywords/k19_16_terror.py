"""L-19.16 テラーx: not blocked by creatures of cost x or less."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort.abilities import TERROR, KeywordAbility


def terror(key: str, number: int) -> KeywordAbility:
    """L-19.16: the ability; `l10_blocks.is_bold_enough` asks for it."""
    return KeywordAbility(key, TERROR, number)


NUMBERED: Final = {TERROR: terror}
