"""The game's terms as the glossary has them: kinds, colours, zones, states, phases, skills."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical.values import COLOURS, KIND_NAMES, Price
from kirifuda.games.lyrical.wording import words as vocabulary
from kirifuda.games.telling.phrasing import Words, pick

KINDS: Final[dict[int, Words]] = {bit: (name, vocabulary.KINDS[name]) for name, bit in KIND_NAMES.items()}
COLOUR_WORDS: Final[tuple[Words, ...]] = tuple((name, vocabulary.COLOURS[name]) for name in COLOURS)
"""By place: a colour's bit is its place (A32)."""
COLOUR_CODES: Final = ("31", "34", "32", "33", "37", "90")
NO_COLOUR: Final[Words] = ("無色", "colourless")


SKILLS: Final[dict[str, Words]] = {name: (name, english) for name, english in vocabulary.SKILLS.items()}


def kind_words(kind: int, language: str) -> str:
    """What sort of card it is; empty for what is none."""
    return "・".join(pick(words, language) for bit, words in KINDS.items() if kind & bit)


def colour_words(mask: int, language: str) -> str:
    """Colours as a list."""
    found = [pick(words, language) for place, words in enumerate(COLOUR_WORDS) if mask >> place & 1]
    return "・".join(found) if found else pick(NO_COLOUR, language)


def price_words(price: Price, language: str) -> str:
    """N-1.4, N-8.2: factor and cost in the manual's notation."""
    if language == "ja":
        return price.text()
    marks = [name for place, count in enumerate(price.marks) for name in [COLOUR_WORDS[place][1]] * count]
    return f"{'-'.join(marks)} {price.total}/{price.cost}".strip()


def skill_words(skill: str, language: str) -> str:
    """A skill by its name."""
    return pick(SKILLS.get(skill, (skill, skill)), language)
