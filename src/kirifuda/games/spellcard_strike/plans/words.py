"""The words of the book: zones, stats, positions, moments, and the actions on single cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games import textwords
from kirifuda.games.spellcard_strike.plans.book import ASPECTS
from kirifuda.games.spellcard_strike.plans.makers import MAKERS, TURNERS
from kirifuda.games.spellcard_strike.plans.stats import STATS
from kirifuda.games.spellcard_strike.words import WORDS
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
    from kirifuda import kernel as k

ZONE_WORDS: Final[dict[str, tuple[k.ZoneKind, ...]]] = {
    **textwords.kinds(WORDS, DECK, HAND, STAGE, DISCARD, SCORE, REMOVED, RULES),
    "手札or捨て札": (HAND, DISCARD),
    "手札orスコア置き場": (HAND, SCORE),
    "捨て札orスコア置き場": (DISCARD, SCORE),
    "装備": (STAGE,),
    "ストック": (STAGE,),
}
"""What strikers wear lies on the stage, under them (2.9.2)."""
POSITIONS: Final = {"未行動": UNACTED, "行動済み": ACTED, "表向き": e.ABSENT, "裏向き": e.ABSENT}
PHASES: Final = textwords.phase_names(WORDS)
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


class ChainRuns(e.ConditionPlan):
    """6.1: a chain is open."""

    def holds(self, scope: e.Scope) -> bool:
        return bool(scope.game.zone(CHAIN, 0))


MEANING: Final = e.Meaning(
    zone_words=ZONE_WORDS,
    stats=STATS,
    aspects=ASPECTS,
    positions=POSITIONS,
    makers=MAKERS,
    turners=TURNERS,
    starts=STARTS,
    ends=ENDS,
    stretches={**{word: e.PhaseRuns(name) for word, name in PHASES.items()}, "チェーン": ChainRuns()},
    cards=e.AlwaysTest(),
    unseen=(REMOVED,),
    bounds_letters=True,
)
"""1.1.6.1: letters are bounded; 4.2.2.1, 4.6.2.1: who searches a deck sees it, but nobody sees what was removed."""
