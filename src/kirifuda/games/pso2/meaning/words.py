"""The words of the book: zones, kinds, stats, states, moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.meaning import EventMaker, Meaning, StatPlan, TestPlan
from kirifuda.effects.qualities import AlwaysTest
from kirifuda.games.pso2.meaning.makers import MAKERS, TURNERS
from kirifuda.games.pso2.meaning.stats import STATS
from kirifuda.games.pso2.values import ACTIVE, ANY_ITEM, ARMOUR, CHARACTER, MAG_CARD, PERSON, WEAPON
from kirifuda.games.pso2.zones import BACK, DECK, DISCARD, FIELD, FRONT, HAND, OFF, ON, PLAYER, PP

if TYPE_CHECKING:
    from kirifuda.kernel.zones import ZoneKind

ZONE_WORDS: Final[dict[str, tuple[ZoneKind, ...]]] = {
    "デッキ": (DECK,),
    "手札": (HAND,),
    "場": (FIELD,),
    "味方": (PLAYER, FIELD),
    "プレイヤー": (PLAYER,),
    "PP": (PP,),
    "捨札": (DISCARD,),
}
KIND_WORDS: Final = {
    "プレイヤー": PERSON,
    "マグ": MAG_CARD,
    "キャラ": CHARACTER,
    "アクティブ": ACTIVE,
    "アイテム": ANY_ITEM,
    "武器": WEAPON,
    "防具": ARMOUR,
}
"""205.2: a weapon or armour is an item, too; the boss stands for a player (A79)."""
STATES: Final = {"ON": ON, "OFF": OFF}
ROWS: Final = {"前列": FRONT, "後列": BACK}
STARTS: Final = {"ターン": "turn_start"}
ENDS: Final = {"ターン": "turn_end"}


class PsoMeaning(Meaning):
    """This game's words."""

    __slots__ = ()

    def zones(self, name: str) -> tuple[ZoneKind, ...]:
        return ZONE_WORDS[name]

    def stat(self, name: str) -> StatPlan:
        return STATS[name]

    def position(self, name: str) -> int:
        return STATES[name]

    def maker(self, action: str) -> EventMaker:
        return MAKERS[action]

    def orient(self, position: str) -> EventMaker:
        return TURNERS[position]

    def moment(self, period: str, *, ends: bool) -> str:
        return ENDS[period] if ends else STARTS[period]

    def cards_only(self) -> TestPlan:
        return AlwaysTest()
