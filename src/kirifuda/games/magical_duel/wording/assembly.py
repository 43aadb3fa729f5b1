"""The language of Magical Duel cards: all rows, put together once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kirifuda.games.magical_duel.wording import (
    acts,
    also,
    book,
    deeds,
    done,
    further,
    instead,
    kept,
    lasting,
    mods,
    more,
    nouns,
    unsaid,
    yet,
)
from kirifuda.games.magical_duel.wording.alike import ALIKE
from kirifuda.games.magical_duel.wording.order import ORDER
from kirifuda.games.magical_duel.wording.words import COUNTERS, FOREIGN, RACES, RESERVED, RULE_RACES, ZONES, vocabulary
from kirifuda.text import ast as a
from kirifuda.text.core_rows import CORE
from kirifuda.text.language import Language, Script
from kirifuda.text.openly import OpenSort
from kirifuda.text.phrases import Phrase, merged, words

ROWS: Final[tuple[Phrase, ...]] = (
    *nouns.PLAYERS,
    *nouns.PLACES,
    *nouns.NOUNS,
    *nouns.FILTERS,
    *nouns.THINGS,
    *nouns.PARTICLES,
    *mods.MODIFIERS,
    *mods.PREDICATES,
    *acts.ICONS,
    *acts.MOVES,
    *acts.LOOKS,
    *acts.TURNS,
    *acts.PAYMENTS,
    *lasting.STATEMENTS,
    *lasting.FEATURES,
    *lasting.AMOUNTS,
    *deeds.SUBJECTS,
    *deeds.SHORT_DEEDS,
    *deeds.DEEDS,
    *instead.INSTEAD,
    *more.STATES,
    *more.CHANGES,
    *unsaid.CAUSED,
    *unsaid.UNSAID,
    *book.BOOK,
    *done.HERE,
    *further.FURTHER,
    *yet.YET,
    *also.ALSO,
    *kept.KEPT,
    *deeds.CONDITIONS,
    *deeds.KEYWORDS,
    *deeds.LIMITS,
    *words("evzone", a.Zone, {**ZONES, "戦場": "field", "チェイスゾーン": "chase"}),
)

# a round bracket after these is an argument if it reads as one, and a remark otherwise
ARGUMENTS: Final = {
    "[ブレイク]": "pay*1、",
    "[DCT]": "amount",
    "[共同戦線]": "race",
    "[ステップアップ]": "race",
    "+": "product",
    "-": "product",
    "種族": "race",
    "特徴": "race",
    "属性": "attribute",
}


def language(
    extra_races: tuple[tuple[str, str], ...] = (), extra_counters: tuple[tuple[str, str], ...] = ()
) -> Language:
    """The language, with the races and counters of further card sets."""
    return made(extra_races, extra_counters)


@lru_cache(maxsize=8)
def made(extra_races: tuple[tuple[str, str], ...], extra_counters: tuple[tuple[str, str], ...]) -> Language:
    """The same, put together once for the same words."""
    rows = merged(CORE, (*ROWS, *vocabulary()))
    sorts = {
        "raceword": OpenSort("種族", "race", {**RACES, **RULE_RACES, **dict(extra_races)}, beside="トークン"),
        "counterword": OpenSort("カウンター", "counter", {**COUNTERS, **dict(extra_counters)}, "カウンター"),
    }
    script = Script(alike=ALIKE, order=ORDER)
    return Language(
        "magical_duel", rows, reserved=RESERVED, open_sorts=sorts, arguments=ARGUMENTS, foreign=FOREIGN, script=script
    )
