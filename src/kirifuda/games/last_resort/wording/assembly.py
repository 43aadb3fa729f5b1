"""The language of last_resort cards: all rows, put together once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kirifuda.games.last_resort.wording import (
    acts,
    choice,
    counters,
    deeds,
    frames,
    lasting,
    limits,
    mods,
    nouns,
    turns,
)
from kirifuda.games.last_resort.wording.alike import MORE_ALIKE
from kirifuda.games.last_resort.wording.heads import HEADS
from kirifuda.games.last_resort.wording.order import ORDER
from kirifuda.games.last_resort.wording.words import ALIKE, FOREIGN, NAMES, RACES, vocabulary
from kirifuda.text.combine import DROPPED, left_out
from kirifuda.text.language import Language, Script
from kirifuda.text.openly import OpenSort
from kirifuda.text.phrases import Phrase, merged
from kirifuda.text.width import widths

ACTS: Final = (*acts.LIFE, *acts.MOVES, *acts.LOOKS, *acts.TURNS, *choice.CHOICES)
ROWS: Final[tuple[Phrase, ...]] = (
    *frames.ABILITIES,
    *frames.FRAMES,
    *frames.TIMES,
    *limits.LIMITING,
    *limits.LIMITS,
    *limits.FIGHTING,
    *nouns.PLAYERS,
    *nouns.PLACES,
    *nouns.NOUNS,
    *nouns.FILTERS,
    *nouns.THINGS,
    *nouns.PARTICLES,
    *mods.MODIFIERS,
    *mods.PREDICATES,
    *ACTS,
    *left_out(ACTS, ("obj", "dat", "handobj")),
    DROPPED,
    *lasting.STATEMENTS,
    *lasting.FEATURES,
    *lasting.AMOUNTS,
    *turns.PERMITTED,
    *turns.TURNS,
    *deeds.SUBJECTS,
    *deeds.DEEDS,
    *deeds.CONDITIONS,
    *counters.COUNTING,
)
SCRIPT: Final = Script(
    widths=widths("【】", {"＋": "+", "－": "-", "[": "〔", "]": "〕"}),
    labels="〔〕",
    alike=(*counters.COUNTERS_ALIKE, *MORE_ALIKE, *ALIKE),
    parts_lines=True,
    order=ORDER,
    heads=HEADS,
    signs=frozenset({"タップ", "端数切り捨て", "端数切り上げ", "端数は切り捨て", "端数は切り上げ"}),
    is_own=True,
)
ARGUMENTS: Final = {
    **dict.fromkeys(("クリーチャー", "スペル", "アイテム", "カード", "枚", "体"), "excluded"),
    "サクリファイス": "f_offered|some", "トークン": "size", "トークン」": "size", "る": "floor", "す": "floor", "る。": "floor", "す。": "floor"
}  # fmt: skip
"""L-19.20: what stands in round brackets behind this word is part of the text, and so is how large a token is; L-9.1: and what is left of a cost at least."""


@lru_cache(maxsize=1)
def language() -> Language:
    """The language."""
    rows = merged(frames.SHARED, (*ROWS, *vocabulary()))
    sorts = {
        "raceword": OpenSort("種族", "race", RACES),
        "counterword": OpenSort("カウンター", "counter", counters.COUNTERS, "カウンター"),
    }
    return Language(
        "last_resort", rows, names=NAMES, open_sorts=sorts, arguments=ARGUMENTS, foreign=FOREIGN, script=SCRIPT
    )
