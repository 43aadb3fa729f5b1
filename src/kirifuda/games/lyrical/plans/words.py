"""The words of the manual: zones, kinds, stats, states, moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.meaning import AspectPlan, EventMaker, Meaning, StatPlan, TestPlan
from kirifuda.games.lyrical.plans.makers import MAKERS, TURNERS
from kirifuda.games.lyrical.plans.stats import ASPECTS, STATS
from kirifuda.games.lyrical.plans.tests import CardTest, InBattle, InPhase
from kirifuda.games.lyrical.zones import ACTED, DECK, DISCARD, FACTOR, FIELD, FIELDS, HAND, STACK, UNACTED

if TYPE_CHECKING:
    from kirifuda.effects.plans.shapes import ConditionPlan
    from kirifuda.kernel.zones import ZoneKind

ZONE_WORDS: Final[dict[str, tuple[ZoneKind, ...]]] = {
    "デッキ": (DECK,),
    "手札": (HAND,),
    "場": (FIELD, FIELDS),
    "捨て札": (DISCARD,),
    "ファクター置き場": (FACTOR,),
    "フィールドカード置き場": (FIELDS,),
    "使用したカード": (STACK,),
}
STATES: Final = {"行動済み状態": ACTED, "未行動状態": UNACTED}
STARTS: Final = {"ターン": "turn_start", "エンドフェイズ": "end_begin"}
ENDS: Final = {"ターン": "end_begin", "バトル": "battle_end"}
"""N-10.1: a turn ends in its end phase, before what lasts until then is over."""


RUNNING: Final[dict[str, ConditionPlan]] = {"エンドフェイズ": InPhase("end"), "バトル": InBattle()}


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
        return ENDS[period] if ends else STARTS[period]

    def running(self, period: str) -> ConditionPlan:
        return RUNNING[period]

    def cards_only(self) -> TestPlan:
        return CardTest()
