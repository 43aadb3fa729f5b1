"""The game's terms as the glossary has them: kinds, attributes, zones, positions, phases, counters, keywords."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games import textwords
from kirifuda.games.magical_duel.values import ALL_ATTRIBUTES, ATTRIBUTES, BARRIER, CASTER, CONJURE, DEITY, SERVANT
from kirifuda.games.magical_duel.wording import words as vocabulary
from kirifuda.games.magical_duel.words import WORDS
from kirifuda.games.telling.phrasing import Words, listed, pick, translated

KINDS: Final[dict[int, Words]] = {
    CASTER: ("魔法少女", "caster"),
    SERVANT: ("怪異", "servant"),
    CONJURE: ("詠唱", "conjure"),
    BARRIER: ("結界", "barrier"),
    DEITY: ("神", "deity"),
}
KIND_NAMES: Final = dict(KINDS.values())
SOULBOND: Final = ("結魂", "soulbond")
TOKEN: Final = ("トークン", "token")
NO_KIND: Final = ("種類なし", "no kind")

ATTRIBUTE_WORDS: Final[tuple[Words, ...]] = tuple((name, vocabulary.ATTRIBUTES[name]) for name in ATTRIBUTES)
"""By place: an attribute's bit is its place (209.2)."""
ATTRIBUTE_COLOURS: Final = ("33", "31", "32", "38;5;137", "35", "34", "38;5;245")
PLAIN: Final = ("無属性", "plain")
ANY_ATTRIBUTE: Final = ("任意の属性", "any attribute")


TURN: Final = ("ターン", "turn")

COUNTERS: Final[dict[str, Words]] = {
    **{name: (f"{name}カウンター", f"{english} counter") for name, english in vocabulary.COUNTERS.items()},
    "キャンディ": ("キャンディ・カウンター", "candy counter"),
}
RULE_RACES: Final = {"コイン": "Coin"}
"""Races that only the rulebook's own tokens have (403.6a)."""
KEYWORDS: Final = textwords.keyword_words(WORDS)


def kind_words(kinds: int, language: str) -> str:
    """The kinds of a card."""
    found = [pick(words, language) for bit, words in KINDS.items() if kinds & bit]
    return "・".join(found) if found else pick(NO_KIND, language)


def attribute_words(mask: int, language: str) -> str:
    """Attributes as a list; the word for none of them if there is none."""
    if mask & ALL_ATTRIBUTES == ALL_ATTRIBUTES:
        return pick(ANY_ATTRIBUTE, language)
    found = [pick(words, language) for place, words in enumerate(ATTRIBUTE_WORDS) if mask >> place & 1]
    return "・".join(found) if found else pick(PLAIN, language)


def race_words(races: tuple[str, ...], language: str) -> str:
    """Races and traits, as on the card."""
    if language == "ja":
        return "/".join(races)
    return "/".join(vocabulary.RACES.get(race) or RULE_RACES.get(race, race) for race in races)


def counter_words(counter: str, language: str) -> str:
    """A counter by its name."""
    return pick(COUNTERS.get(counter, (f"{counter}カウンター", f"{counter} counter")), language)


def keyword_words(keyword: str, argument: str, language: str) -> str:
    """A keyword as it stands on a card."""
    name = pick(KEYWORDS.get(keyword, (keyword, keyword)), language)
    if not argument:
        return f"[{name}]"
    return f"[{name}]（{argument}）" if language == "ja" else f"[{name}] ({race_words((argument,), language)})"


def number_words(number: int) -> str:
    """A number on a card; infinity has a sign of its own."""
    return "∞" if number >= k.INFINITY else str(number)


def aether_words(points: tuple[int, ...], language: str) -> str:
    """Aether points by attribute: `Solis 2, plain 1`."""
    counts: dict[str, int] = {}
    for point in sorted(points, key=lambda each: (not each & ALL_ATTRIBUTES, each)):
        name = attribute_words(point & ALL_ATTRIBUTES, language)
        counts[name] = counts.get(name, 0) + 1
    join = "" if language == "ja" else " "
    return listed([f"{name}{join}{count}" for name, count in counts.items()], language)


def declared_words(word: str, language: str) -> str:
    """A word that somebody declares: a race, an attribute, a kind, a card's name."""
    return translated(word, language, (vocabulary.RACES, vocabulary.ATTRIBUTES, KIND_NAMES))
