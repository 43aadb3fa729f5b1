"""The language of lyrical cards: all rows, put together once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kirifuda.games.lyrical.wording import acts, cases, conditions, deeds, frames, mods, nouns, rules, statements
from kirifuda.games.lyrical.wording.alike import ALIKE
from kirifuda.games.lyrical.wording.asides import AGAIN, ASIDES
from kirifuda.games.lyrical.wording.commonly import COMMON, COMMONLY, HEADS
from kirifuda.games.lyrical.wording.plainly import PLAINLY, TOLD
from kirifuda.games.lyrical.wording.sayings import SAID, SAYINGS
from kirifuda.games.lyrical.wording.ways import ORDER
from kirifuda.games.lyrical.wording.words import FOREIGN, VOCABULARY
from kirifuda.text.language import Language, Script
from kirifuda.text.phrases import Phrase, merged
from kirifuda.text.width import widths

ROWS: Final[tuple[Phrase, ...]] = (
    *frames.ABILITIES,
    *frames.FRAMES,
    *cases.CASES,
    *frames.HOLDING,
    *frames.TIMES,
    *conditions.NUMBERS,
    *conditions.PLACES,
    *conditions.CONDITIONS,
    *nouns.PLAYERS,
    *nouns.CHARACTERS,
    *nouns.CARDS,
    *nouns.COUNTING,
    *nouns.REFS,
    *nouns.THINGS,
    *mods.MODIFIERS,
    *acts.ACTS,
    *deeds.DEEDS,
    *statements.STATEMENTS,
    *rules.RULES,
    *VOCABULARY,
)
SCRIPT: Final = Script(
    widths=widths("", {"＋": "+", "－": "-", "／": "/"}),
    letters="X",
    alike=(*ASIDES, *COMMONLY, *PLAINLY, *SAYINGS, *ALIKE),
    heads=HEADS,
    order=(*AGAIN, *COMMON, *TOLD, *SAID, *ORDER),
)
ARGUMENTS: Final = {**dict.fromkeys(("半分", "半分になる", "半分にする", "半分とする"), "rounding"), "": "price"}
"""N-8.2: a price stands in round brackets, or how halves are rounded; anything else there is a remark."""


@lru_cache(maxsize=1)
def language() -> Language:
    """The language."""
    rows = merged(frames.SHARED, ROWS)
    return Language("lyrical", rows, arguments=ARGUMENTS, foreign=FOREIGN, script=SCRIPT)
