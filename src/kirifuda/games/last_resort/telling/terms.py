"""Words of the game in both languages: kinds, colours, races, zones, areas, steps, durations."""

from __future__ import annotations

from typing import Final

from kirifuda.games import textwords
from kirifuda.games.last_resort.values import (
    COLOURS,
    CREATURE,
    EQUIPMENT,
    ITEM,
    LAST_RESORT_CARD,
    LEADER_CARD,
    MANA_CARD,
    SPELL,
    Values,
)
from kirifuda.games.last_resort.wording import words as vocabulary
from kirifuda.games.last_resort.wording.counters import COUNTERS
from kirifuda.games.last_resort.words import WORDS
from kirifuda.games.last_resort.zones import ATTACK, DEFENCE
from kirifuda.games.telling.phrasing import Words, pick, translated

KINDS: Final[dict[int, Words]] = {
    MANA_CARD: ("マナ", "mana"),
    SPELL: ("スペル", "spell"),
    CREATURE: ("クリーチャー", "creature"),
    ITEM: ("アイテム", "item"),
    EQUIPMENT: ("装備アイテム", "equipment item"),
    LEADER_CARD: ("リーダー", "leader"),
    LAST_RESORT_CARD: ("ラストリゾート", "last resort"),
}
"""L-1: each kind by its bit; a card may be of several."""
SPELL_CREATURE: Final[Words] = ("スペルクリーチャー", "spell creature")
N_CARD: Final[Words] = ("N・{kind}", "N {kind}")
"""L-1.2, L-1.7."""
TOKEN: Final[Words] = ("トークン", "token")

COLOUR_WORDS: Final[tuple[Words, ...]] = tuple((name, vocabulary.COLOURS[name]) for name in COLOURS)
"""By place: a colour's bit is its place."""
COLOURLESS: Final[Words] = ("無", vocabulary.COLOURS["無"])
COLOUR_CODES: Final = ("31", "34", "32", "37", "35")


AREAS: Final[dict[int, Words]] = {
    ATTACK: ("アタックエリア", "attack area"),
    DEFENCE: ("ディフェンスエリア", "defence area"),
}


"""L-3."""


"""L-2.4: what a player brings besides the deck."""


"""L-5.1."""


KEYWORDS: Final = textwords.keyword_words(WORDS)
PAID_ICONS: Final = "⓪①②③④⑤⑥⑦⑧⑨⑩"


def kinds_of(values: Values) -> list[Words]:
    """L-1: what sort of card it is, with the N before it."""
    if values.kind & SPELL and values.kind & CREATURE:
        found = [SPELL_CREATURE]
    elif values.kind & EQUIPMENT:
        found = [KINDS[EQUIPMENT]]
    else:
        found = [words for bit, words in KINDS.items() if values.kind & bit]
    if not values.is_unique:
        return found
    return [(N_CARD[0].format(kind=words[0]), N_CARD[1].format(kind=words[1])) for words in found]


def kind_words(values: Values, language: str) -> str:
    """The kind in one word."""
    return "・".join(pick(words, language) for words in kinds_of(values))


def colours_of(mask: int) -> list[Words]:
    """Colours one by one; none for a colourless card."""
    return [words for place, words in enumerate(COLOUR_WORDS) if mask >> place & 1]


def colour_words(mask: int, language: str) -> str:
    """Colours as a list; A31: colourless where there is none."""
    found = [pick(words, language) for words in colours_of(mask)]
    return ("・" if language == "ja" else "/").join(found) if found else pick(COLOURLESS, language)


def race_words(races: tuple[str, ...], language: str) -> str:
    """Races as on the card."""
    return "/".join(race if language == "ja" else vocabulary.RACES.get(race, race) for race in races)


def counter_words(name: str, language: str) -> str:
    """A94: counters of a name."""
    word = name if language == "ja" else COUNTERS.get(name, name)
    plain = ("カウンター", "counter")
    if name == plain[0]:
        return pick(plain, language)
    return f"{word}{plain[0]}" if language == "ja" else f"{word} {plain[1]}"


def keyword_words(keyword: str, number: int, language: str) -> str:
    """A keyword as it stands on a card: what is paid in a circle."""
    name = pick(KEYWORDS.get(keyword, (keyword, keyword)), language)
    if not number:
        return name
    shown = PAID_ICONS[number] if keyword in vocabulary.PAID and number < len(PAID_ICONS) else str(number)
    return f"{name}{shown}" if language == "ja" else f"{name} {shown}"


def declared_words(word: str, language: str) -> str:
    """A word that somebody declares: a colour, a race, a kind."""
    return translated(word, language, (vocabulary.COLOURS, vocabulary.RACES, vocabulary.KINDS))
