"""L-19.10 相打ち: this creature and the one it battled are destroyed."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import KeywordAbility
from kirifuda.games.last_resort.rules.common import values_of
from kirifuda.games.last_resort.rules.l10_9_damage import DOOMED, STRUCK

MUTUAL_END: Final = "相打ち"


def mutual_end(key: str) -> KeywordAbility:
    """The ability."""
    return KeywordAbility(key, MUTUAL_END)


def dooms(game: k.Game, first: k.ObjectId, second: k.ObjectId) -> list[k.Event]:
    """L-19.10, A50: both are destroyed together with the battle's damage, if one of them has it."""
    if not any(e.has_keyword(values_of(game, id).abilities, MUTUAL_END) for id in (first, second)):
        return []
    return [k.SetMark(id, mark, 1) for id in (first, second) for mark in (DOOMED, STRUCK)]


ALONE: Final = {MUTUAL_END: mutual_end}
