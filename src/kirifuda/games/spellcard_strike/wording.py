"""The language of Spellcard Strike cards: all rows, put together once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kirifuda.games.spellcard_strike import wording_acts as acts
from kirifuda.games.spellcard_strike import wording_deeds as deeds
from kirifuda.games.spellcard_strike import wording_frames as frames
from kirifuda.games.spellcard_strike import wording_lasting as lasting
from kirifuda.games.spellcard_strike import wording_nouns as nouns
from kirifuda.games.spellcard_strike.wording_words import FOREIGN, HOUSES, RACES, RESERVED, vocabulary
from kirifuda.text.language import Language, Script
from kirifuda.text.openly import OpenSort
from kirifuda.text.phrases import Phrase, merged
from kirifuda.text.width import widths

ROWS: Final[tuple[Phrase, ...]] = (
    *frames.ABILITIES,
    *frames.USES,
    *frames.FRAMES,
    *nouns.PLAYERS,
    *nouns.REGIONS,
    *nouns.SIDES,
    *nouns.THINGS,
    *nouns.PARTICLES,
    *nouns.MODIFIERS,
    *nouns.INFORMATION,
    *acts.DAMAGE,
    *acts.MOVEMENT,
    *acts.CARDS,
    *acts.DECLARATIONS,
    *lasting.STATEMENTS,
    *lasting.FEATURES,
    *lasting.KEYWORDS,
    *lasting.AMOUNTS,
    *deeds.SUBJECTS,
    *deeds.DEEDS,
    *deeds.CONDITIONS,
)
# 8.2: four brackets of this game, each with a meaning of its own; a minus sign of any width
SCRIPT: Final = Script(
    widths=widths("【】", {"－": "-", "ｎ": "n", "Ｒ": "R"}),
    letters="n",
    quotes="『』",
    labels="《》",
    one_ability=True,
)


@lru_cache(maxsize=8)
def language(extra_houses: tuple[tuple[str, str], ...] = (), extra_races: tuple[tuple[str, str], ...] = ()) -> Language:
    """The language, with the houses and races of further card sets."""
    houses = {**HOUSES, **dict(extra_houses)}
    races = {**RACES, **dict(extra_races)}
    rows = merged(frames.SHARED, (*ROWS, *vocabulary()))
    sorts = {"houseword": OpenSort("所属", "house", houses), "raceword": OpenSort("種族", "race", races)}
    return Language("spellcard_strike", rows, reserved=RESERVED, open_sorts=sorts, foreign=FOREIGN, script=SCRIPT)
