"""The language of pso2 cards: all rows, put together once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kirifuda.games.pso2 import wording_acts as acts
from kirifuda.games.pso2 import wording_frames as frames
from kirifuda.games.pso2 import wording_nouns as nouns
from kirifuda.games.pso2.wording_words import CLASSES, FOREIGN, NAMES, SORTS, vocabulary
from kirifuda.text.language import Language, Script
from kirifuda.text.openly import OpenSort
from kirifuda.text.phrases import Phrase, merged
from kirifuda.text.width import widths

ROWS: Final[tuple[Phrase, ...]] = (
    *frames.ABILITIES,
    *frames.COSTS,
    *frames.FRAMES,
    *frames.TIMES,
    *frames.CONDITIONS,
    *nouns.SIDES,
    *nouns.CARDS,
    *nouns.MODIFIERS,
    *nouns.THINGS,
    *acts.ACTS,
    *acts.STATEMENTS,
    *acts.DEEDS,
)
# 206.2, 210.1.1, 302.1: names stand in 「」, classes and sorts in 《》, keywords in 【】
SCRIPT: Final = Script(widths=widths("【】", {"－": "-", "＋": "+", "Ⓧ": "ⓧ"}), letters="X", labels="【】")


@lru_cache(maxsize=8)
def language(extra_sorts: tuple[tuple[str, str], ...] = ()) -> Language:
    """The language, with the sorts of further card sets."""
    rows = merged(frames.SHARED, (*ROWS, *vocabulary()))
    sorts = {"sortword": OpenSort("種別", "sort", {**CLASSES, **SORTS, **dict(extra_sorts)})}
    return Language("pso2", rows, names=NAMES, open_sorts=sorts, foreign=FOREIGN, script=SCRIPT)
