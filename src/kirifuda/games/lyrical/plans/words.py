"""The words of the manual: zones, kinds, stats, states, moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games import textwords
from kirifuda.games.lyrical.plans.makers import MAKERS, TURNERS
from kirifuda.games.lyrical.plans.stats import ASPECTS, STATS
from kirifuda.games.lyrical.plans.tests import CardTest, InBattle
from kirifuda.games.lyrical.words import WORDS
from kirifuda.games.lyrical.zones import ACTED, DECK, DISCARD, FACTOR, FIELD, FIELDS, HAND, STACK, UNACTED

if TYPE_CHECKING:
    from kirifuda import kernel as k

ZONE_WORDS: Final[dict[str, tuple[k.ZoneKind, ...]]] = {
    **textwords.kinds(WORDS, DECK, HAND, DISCARD, FACTOR, FIELDS),
    "場": (FIELD, FIELDS),
    "使用したカード": (STACK,),
}
STATES: Final = {"行動済み状態": ACTED, "未行動状態": UNACTED}
STARTS: Final = {"ターン": "turn_start", "エンドフェイズ": "end_begin"}
ENDS: Final = {"ターン": "end_begin", "バトル": "battle_end"}
"""N-10.1: a turn ends in its end phase, before what lasts until then is over."""


RUNNING: Final[dict[str, e.ConditionPlan]] = {"エンドフェイズ": e.PhaseRuns("end"), "バトル": InBattle()}


MEANING: Final = e.Meaning(
    zone_words=ZONE_WORDS,
    stats=STATS,
    aspects=ASPECTS,
    positions=STATES,
    makers=MAKERS,
    turners=TURNERS,
    starts=STARTS,
    ends=ENDS,
    stretches=RUNNING,
    cards=CardTest(),
)
