"""The language of last_resort cards: all rows, put together once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kirifuda.games.last_resort import wording_acts as acts
from kirifuda.games.last_resort import wording_frames as frames
from kirifuda.games.last_resort import wording_nouns as nouns
from kirifuda.games.last_resort.wording_words import FOREIGN, NAMES, vocabulary
from kirifuda.text.language import Language, Script
from kirifuda.text.phrases import Phrase, merged
from kirifuda.text.width import widths

ROWS: Final[tuple[Phrase, ...]] = (
    *frames.ABILITIES,
    *frames.FRAMES,
    *frames.TIMES,
    *frames.CONDITIONS,
    *nouns.CREATURES,
    *nouns.CARDS,
    *nouns.MODIFIERS,
    *nouns.THINGS,
    *acts.ACTS,
    *acts.STATEMENTS,
    *acts.DEEDS,
)
SCRIPT: Final = Script(widths=widths("", {"＋": "+", "[": "〔", "]": "〕"}), labels="〔〕")
ARGUMENTS: Final = {"サクリファイス": "n_offered"}
"""L-19.20: what stands in round brackets behind this word is part of the text."""


@lru_cache(maxsize=1)
def language() -> Language:
    """The language."""
    rows = merged(frames.SHARED, (*ROWS, *vocabulary()))
    return Language("last_resort", rows, names=NAMES, arguments=ARGUMENTS, foreign=FOREIGN, script=SCRIPT)
