"""The game's terms as the glossary has them: zones, phases, positions, attributes, types, icons, keywords."""

from __future__ import annotations

from typing import Final

from kirifuda.games import textwords
from kirifuda.games.spellcard_strike.stage import area_name, gate, has_feature
from kirifuda.games.spellcard_strike.values import ATTRIBUTES
from kirifuda.games.spellcard_strike.wording import words as vocabulary
from kirifuda.games.spellcard_strike.words import WORDS
from kirifuda.games.telling.phrasing import Words, pick, translated

KINDS: Final[dict[bool, Words]] = {
    False: ("スペルカード", "spell card"),
    True: ("オプション", "option"),
}
"""3.1: by whether it is an option."""

ATTRIBUTE_WORDS: Final[tuple[Words, ...]] = tuple((name, vocabulary.ATTRIBUTES[name]) for name in ATTRIBUTES)
"""By place: an attribute's bit is its place (3.3.2)."""
ATTRIBUTE_COLOURS: Final = ("33", "31", "36", "32")
PLAIN: Final[Words] = ("無属性", "plain")
ANY: Final[Words] = ("無", "Any")


TIMINGS: Final[dict[str, Words]] = {
    "アクション": ("アクション", "Action"),
    "リアクション": ("リアクション", "Reaction"),
}
"""As printed (2.5.4.2)."""
LASTING: Final[dict[str, Words]] = {
    "ターン": ("ターン", "for the turn"),
    "チェーン": ("チェーン", "for the chain"),
    "装備": ("装備", "worn"),
    "ルール": ("ルール", "rule card"),
}
"""As printed (2.4.6-7)."""


TYPES: Final[dict[str, Words]] = {name: (name, english) for name, english in vocabulary.TYPES.items()}
KEYWORDS: Final = textwords.keyword_words(WORDS)
FEATURES: Final[dict[str, Words]] = {
    "base_line": ("ベースライン", "base line"),
    "gate": ("ゲートエリア", "gate"),
    "center_line": ("センターライン", "centre line"),
}


def attribute_words(mask: int, language: str) -> str:
    """Attributes as a list; the word for none of them if there is none (3.3.7)."""
    found = [pick(words, language) for place, words in enumerate(ATTRIBUTE_WORDS) if mask >> place & 1]
    return "・".join(found) if found else pick(PLAIN, language)


def race_words(races: tuple[str, ...], language: str) -> str:
    """Races, as on the card."""
    return "/".join(race if language == "ja" else vocabulary.RACES.get(race, race) for race in races)


def house_words(houses: tuple[str, ...], language: str) -> str:
    """Houses, as on the card."""
    return "/".join(house if language == "ja" else vocabulary.HOUSES.get(house, house) for house in houses)


def type_words(types: tuple[str, ...], language: str) -> str:
    """Spell types, as on the card."""
    return "/".join(pick(TYPES.get(each, (each, each)), language) for each in types)


def keyword_words(keyword: str, language: str) -> str:
    """A keyword as it stands on a card."""
    return f"《{pick(KEYWORDS.get(keyword, (keyword, keyword)), language)}》"


def declared_words(word: str, language: str) -> str:
    """A word that somebody declares: an attribute, a race, a house, a type."""
    return translated(word, language, (vocabulary.ATTRIBUTES, vocabulary.RACES, vocabulary.HOUSES, vocabulary.TYPES))


def area_words(area: int, language: str) -> str:
    """4.1.7: an area by its name, with what it is besides: a gate, the centre line."""
    if area in (gate(0), gate(1)):
        feature = "gate"
    elif has_feature(area, "center_line", 0):
        feature = "center_line"
    else:
        return area_name(area)
    name = pick(FEATURES[feature], language)
    return f"{area_name(area)}（{name}）" if language == "ja" else f"{area_name(area)} ({name})"
