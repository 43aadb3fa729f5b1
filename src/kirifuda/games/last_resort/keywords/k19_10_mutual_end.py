"""L-19.10 相打ち: this creature and the one it battled are destroyed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.abilities import has_keyword
from kirifuda.games.last_resort.abilities import KeywordAbility
from kirifuda.games.last_resort.rules.common import values_of
from kirifuda.games.last_resort.rules.l10_9_damage import DOOMED, STRUCK
from kirifuda.kernel.changes import SetMark
from kirifuda.kernel.event import Event
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game

MUTUAL_END: Final = "相打ち"


def mutual_end(key: str) -> KeywordAbility:
    """The ability."""
    return KeywordAbility(key, MUTUAL_END)


def dooms(game: Game, first: ObjectId, second: ObjectId) -> list[Event]:
    """L-19.10, A50: both are destroyed together with the battle's damage, if one of them has it."""
    if not any(has_keyword(values_of(game, id).abilities, MUTUAL_END) for id in (first, second)):
        return []
    return [SetMark(id, mark, 1) for id in (first, second) for mark in (DOOMED, STRUCK)]


ALONE: Final = {MUTUAL_END: mutual_end}
