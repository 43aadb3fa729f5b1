"""The words of the book: zones, kinds, stats, positions, areas, moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games import textwords
from kirifuda.games.last_resort.plans.makers import MAKERS, TURNERS
from kirifuda.games.last_resort.plans.stats import STATS
from kirifuda.games.last_resort.plans.tests import ASPECTS
from kirifuda.games.last_resort.rules.common import END_OVER
from kirifuda.games.last_resort.values import CREATURE, EQUIPMENT, ITEM, MANA_CARD, SPELL
from kirifuda.games.last_resort.words import WORDS
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
    from kirifuda import kernel as k

AREAS: Final = {"アタックエリア": ATTACK, "ディフェンスエリア": DEFENCE}
ZONE_WORDS: Final[dict[str, tuple[k.ZoneKind, ...]]] = {
    **textwords.kinds(WORDS, FIELD, DECK, HAND, GRAVEYARD, MANA, STOCK),
    "アタックエリア": (FIELD,),
    "同じエリア": (FIELD,),
    "ディフェンスエリア": (FIELD,),
}
COUNTED_HAND: Final = (HAND, STOCK)
"""L-19.14: where the cards lie that are counted as the hand."""
SUMMONED_FROM: Final = (HAND, GRAVEYARD)
"""L-9.1, L-9.5, A86: where cards are summoned from."""
KIND_WORDS: Final = {
    "クリーチャー": CREATURE,
    "スペル": SPELL,
    "アイテム": ITEM,
    "装備アイテム": EQUIPMENT,
    "スペルクリーチャー": SPELL | CREATURE,
    "マナ": MANA_CARD,
    "N・クリーチャー": CREATURE,
    "N・アイテム": ITEM,
}
"""A62: equipment is an item, too; L-17.7: a spell creature is both."""
UNIQUE_KINDS: Final = ("N・クリーチャー", "N・アイテム")
"""L-16.1."""
POSITIONS: Final = {"タップ": TAPPED, "アンタップ": UNTAPPED, "裏側": e.ABSENT}
STARTS: Final = {
    "ターン": "turn_start",
    "スタートステップ": "turn_start",
    "ドローステップ1": "draw_begin",
    "マナステップ": "mana_begin",
    "メインステップ": "main_begin",
    "アタックステップ": "attack_begin",
    "ドローステップ2": "draw_two_begin",
    "エンドステップ": "turn_end",
}
"""L-5.1: what the steps announce when they begin; nothing comes between the end of a turn and its last step."""
ENDS: Final = {
    "ターン": "turn_end",
    "スタートステップ": "draw_begin",
    "ドローステップ1": "mana_begin",
    "マナステップ": "main_begin",
    "メインステップ": "attack_begin",
    "アタックステップ": "attack_end",
    "ドローステップ2": "turn_end",
    "エンドステップ": "turn_end",
}
"""A step is over when the next begins."""


MEANING: Final = e.Meaning(
    zone_words=ZONE_WORDS,
    stats=STATS,
    aspects=ASPECTS,
    positions=POSITIONS,
    makers=MAKERS,
    turners=TURNERS,
    starts=STARTS,
    ends=ENDS,
    endings={**ENDS, "エンドステップ": END_OVER},
    stretches={word: e.PhaseRuns(step) for word, step in textwords.phase_names(WORDS).items()},
)
"""L-12.3: what lasts to the end of an End step lasts through all of it, though it is announced at its start."""
