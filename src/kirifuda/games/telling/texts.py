"""Card texts in both languages: whole, by line, or the phrase that a step carries out."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from kirifuda.games.telling.phrasing import shortened
from kirifuda.text.errors import TextError

if TYPE_CHECKING:
    from kirifuda.text.language import Language, Reading
    from kirifuda.text.printing import Path

SOURCE: Final = re.compile(r"(?P<card>[^#]+)#(?P<number>\w+)(?:[^/]*)(?:/(?P<path>[^/!]*))?.*")
"""The source of a card's step: card, ability, path below the ability."""
PHRASE_COLUMNS: Final = 60
Phrase = Callable[[Any, str, str], str]
"""The words of a printed card's text that a step carries out, by the step's source and the language."""


def reading_of(language: Language, text: str, key: str = "ability") -> Reading | None:
    """What a text says; nothing if the language of the shipped cards can't read it."""
    try:
        return language.read(text, key)
    except TextError:
        return None


def in_words(language: Language, text: str, spoken: str, key: str = "ability") -> str:
    """A whole text as written, or in English; as written too where there is no English."""
    reading = None if spoken == "ja" or not text else reading_of(language, text, key)
    return text if reading is None else language.english(reading)


def cut_out(language: Language, reading: Reading, path: Path, spoken: str) -> str:
    """The words of one node, in either language; empty if it has none of its own."""
    if spoken == "ja":
        text, spans = reading.text, reading.spans
    else:
        page = language.english_page(reading)
        text, spans = page.text, page.spans
    span = spans.get(path)
    return "" if span is None else text[span[0] : span[1]].strip()


class PrintedText(Protocol):
    """A text as it is printed on a card."""

    key: str
    """What the steps that carry it out are tagged with, before the path of the phrase."""
    text: str


def phrase_in(language: Language, texts: Sequence[PrintedText], source: str, spoken: str) -> str:
    """The words that a step of a card carries out; the source of a step is its text and a path below it. What is
    carried out as a whole may stand on any text, so the step's own is only the first that is looked through."""
    if not card_of(source):
        return ""
    key = source.partition("/")[0]
    own = [text for text in texts if key == text.key or key.startswith(text.key + ":")]
    for text in (*own, *[text for text in texts if text not in own]):
        reading = reading_of(language, text.text)
        words = "" if reading is None else cut_out(language, reading, ("abilities", 0, *path_below(source)), spoken)
        if words:
            return words.replace("\n", " ").rstrip("。.")
    return ""


def mode_in(phrase: Phrase, printed: Any, plan: Any, place: tuple[int, int], spoken: str) -> str:
    """One mode of a plan of a card, by the number of its list and its number in it; empty if it can't be found."""
    group, number = place
    modes = () if plan is None else plan.modes
    if group >= len(modes) or number >= len(modes[group].options):
        return ""
    return phrase(printed, modes[group].options[number], spoken)


def path_below(source: str) -> Path:
    """The path of the phrase that a step names, below its ability."""
    found = SOURCE.fullmatch(source)
    steps = (found["path"] or "").split(".") if found is not None else []
    return tuple(int(step) if step.isdigit() else step for step in steps if step)


def card_of(source: str) -> str:
    """The card that a step names; empty if it names a clause."""
    found = SOURCE.fullmatch(source)
    return "" if found is None else found["card"]


def quoted(name: str, phrase: str, spoken: str) -> str:
    """A card and the phrase that is carried out."""
    short = shortened(phrase.rstrip("。."), PHRASE_COLUMNS)
    if not short:
        return name
    return f"{name}「{short}」" if spoken == "ja" else f"{name}: “{short}”"
