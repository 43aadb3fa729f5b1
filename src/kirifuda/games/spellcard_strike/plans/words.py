"""The words of the book: zones, stats, positions, moments, and the actions on single cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.effects.meaning import ABSENT, AspectPlan, EventMaker, Meaning, StatPlan, TestPlan
from kirifuda.effects.plans.qualities import AlwaysTest
from kirifuda.effects.plans.shapes import ConditionPlan
from kirifuda.games.spellcard_strike.plans.book import ASPECTS
from kirifuda.games.spellcard_strike.plans.makers import MAKERS, TURNERS
from kirifuda.games.spellcard_strike.plans.stats import STATS
from kirifuda.games.spellcard_strike.rules.common import phase
from kirifuda.games.spellcard_strike.zones import (
    ACTED,
    CHAIN,
    DECK,
    DISCARD,
    HAND,
    REMOVED,
    RULES,
    SCORE,
    STAGE,
    UNACTED,
)

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.zones import ZoneKind

ZONE_WORDS: Final[dict[str, tuple[ZoneKind, ...]]] = {
    "山札": (DECK,),
    "手札": (HAND,),
    "ステージ": (STAGE,),
    "捨て札": (DISCARD,),
    "スコア置き場": (SCORE,),
    "除外札置き場": (REMOVED,),
    "ルールカード置き場": (RULES,),
    "手札or捨て札": (HAND, DISCARD),
    "手札orスコア置き場": (HAND, SCORE),
    "捨て札orスコア置き場": (DISCARD, SCORE),
    "装備": (STAGE,),
    "ストック": (STAGE,),
}
"""What strikers wear lies on the stage, under them (2.9.2)."""
POSITIONS: Final = {"未行動": UNACTED, "行動済み": ACTED, "表向き": ABSENT, "裏向き": ABSENT}
PHASES: Final = {
    "リフレッシュフェイズ": "refresh",
    "ストライカーフェイズ": "striker",
    "コマンダーフェイズ": "commander",
    "エンドフェイズ": "end",
}
STARTS: Final = {
    "ターン": "turn_begin",
    "リフレッシュフェイズ": "turn_begin",
    "ストライカーフェイズ": "striker_begin",
    "コマンダーフェイズ": "commander_begin",
    "エンドフェイズ": "end_begin",
}
"""5.3.1.2: the refresh phase is where a turn begins."""
ENDS: Final = {
    "ターン": "turn_end",
    "ストライカーフェイズ": "striker_end",
    "コマンダーフェイズ": "commander_end",
    "エンドフェイズ": "turn_end",
    "チェーン": "chain_end",
}


@dataclass(eq=False)
class PhaseRuns(ConditionPlan):
    """A phase is running."""

    phase: str

    def holds(self, scope: Scope) -> bool:
        return phase(scope.game) == self.phase


class ChainRuns(ConditionPlan):
    """6.1: a chain is open."""

    def holds(self, scope: Scope) -> bool:
        return bool(scope.game.zone(CHAIN, 0))


class StrikeMeaning(Meaning):
    """Spellcard Strike's words."""

    __slots__ = ()

    def zones(self, name: str) -> tuple[ZoneKind, ...]:
        return ZONE_WORDS[name]

    def stat(self, name: str) -> StatPlan:
        return STATS[name]

    def aspect(self, name: str) -> AspectPlan:
        return ASPECTS[name]

    def position(self, name: str) -> int:
        return POSITIONS[name]

    def bounds_letters(self) -> bool:
        """1.1.6.1."""
        return True

    def maker(self, action: str) -> EventMaker:
        return MAKERS[action]

    def orient(self, position: str) -> EventMaker:
        return TURNERS[position]

    def moment(self, period: str, *, ends: bool) -> str:
        return ENDS[period] if ends else STARTS[period]

    def running(self, period: str) -> ConditionPlan:
        return ChainRuns() if period == "チェーン" else PhaseRuns(PHASES[period])

    def cards_only(self) -> TestPlan:
        return AlwaysTest()

    def may_look_through(self, zone: ZoneKind) -> bool:
        """4.2.2.1, 4.6.2.1: who searches a deck sees it; nobody sees what was removed."""
        return zone is not REMOVED
