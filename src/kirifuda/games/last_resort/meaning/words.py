"""The words of the book: zones, kinds, stats, positions, areas, moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.meaning import EventMaker, Meaning, StatPlan
from kirifuda.games.last_resort.meaning.makers import MAKERS, TURNERS
from kirifuda.games.last_resort.meaning.stats import STATS
from kirifuda.games.last_resort.values import CREATURE, EQUIPMENT, ITEM, SPELL
from kirifuda.games.last_resort.zones import (
    ATTACK,
    DECK,
    DEFENCE,
    FIELD,
    GRAVEYARD,
    HAND,
    MANA,
    STOCK,
    TAPPED,
    UNTAPPED,
)

if TYPE_CHECKING:
    from kirifuda.kernel.zones import ZoneKind

ZONE_WORDS: Final[dict[str, tuple[ZoneKind, ...]]] = {
    "戦場": (FIELD,),
    "山札": (DECK,),
    "手札": (HAND,),
    "墓地": (GRAVEYARD,),
    "マナエリア": (MANA,),
    "ハンドストック": (STOCK,),
}
COUNTED_HAND: Final = (HAND, STOCK)
"""L-19.14: where the cards lie that are counted as the hand."""
SUMMONED_FROM: Final = (HAND, GRAVEYARD)
"""L-9.1, L-9.5, A86: where cards are summoned from."""
KIND_WORDS: Final = {"クリーチャー": CREATURE, "スペル": SPELL, "アイテム": ITEM, "装備アイテム": EQUIPMENT}
"""A62: equipment is an item, too; L-17.7: a spell creature is both."""
POSITIONS: Final = {"タップ": TAPPED, "アンタップ": UNTAPPED}
AREAS: Final = {"アタックエリア": ATTACK, "ディフェンスエリア": DEFENCE}
STARTS: Final = {"ターン": "turn_start"}
ENDS: Final = {"ターン": "turn_end"}


class ResortMeaning(Meaning):
    """This game's words."""

    __slots__ = ()

    def zones(self, name: str) -> tuple[ZoneKind, ...]:
        return ZONE_WORDS[name]

    def stat(self, name: str) -> StatPlan:
        return STATS[name]

    def position(self, name: str) -> int:
        return POSITIONS[name]

    def maker(self, action: str) -> EventMaker:
        return MAKERS[action]

    def orient(self, position: str) -> EventMaker:
        return TURNERS[position]

    def moment(self, period: str, *, ends: bool) -> str:
        return ENDS[period] if ends else STARTS[period]
