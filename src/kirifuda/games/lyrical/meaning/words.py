"""The words of the manual: zones, kinds, stats, states, moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.meaning import AspectPlan, EventMaker, Meaning, StatPlan, TestPlan
from kirifuda.games.lyrical.meaning.makers import MAKERS, TURNERS
from kirifuda.games.lyrical.meaning.stats import ASPECTS, STATS
from kirifuda.games.lyrical.meaning.tests import CardTest
from kirifuda.games.lyrical.zones import ACTED, DECK, DISCARD, FIELD, FIELDS, HAND, STACK, UNACTED

if TYPE_CHECKING:
    from kirifuda.kernel.zones import ZoneKind

ZONE_WORDS: Final[dict[str, tuple[ZoneKind, ...]]] = {
    "デッキ": (DECK,),
    "手札": (HAND,),
    "場": (FIELD, FIELDS),
    "捨て札": (DISCARD,),
    "使用したカード": (STACK,),
}
STATES: Final = {"行動済み状態": ACTED, "未行動状態": UNACTED}
STARTS: Final = {"ターン": "turn_start", "エンドフェイズ": "end_begin"}


class LyricalMeaning(Meaning):
    """This game's words."""

    __slots__ = ()

    def zones(self, name: str) -> tuple[ZoneKind, ...]:
        return ZONE_WORDS[name]

    def stat(self, name: str) -> StatPlan:
        return STATS[name]

    def aspect(self, name: str) -> AspectPlan:
        return ASPECTS[name]

    def position(self, name: str) -> int:
        return STATES[name]

    def maker(self, action: str) -> EventMaker:
        return MAKERS[action]

    def orient(self, position: str) -> EventMaker:
        return TURNERS[position]

    def moment(self, period: str, *, ends: bool) -> str:
        if ends:
            raise KeyError(period)
        return STARTS[period]

    def cards_only(self) -> TestPlan:
        return CardTest()
