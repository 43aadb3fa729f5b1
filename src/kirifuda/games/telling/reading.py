"""A card text taken apart for people: its tree, both languages, and the steps that carry it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games.interface import TextReading
from kirifuda.text.outline import outline

if TYPE_CHECKING:
    from kirifuda.text.language import Language, Reading

PARAGRAPH: Final = "\n\n"
Steps = list[tuple[str, str]]
"""Clause and step, in order."""
Lowering = Callable[[str, str], Steps]
"""The steps of a text on a kind of card."""


def taken_apart(language: Language, text: str, kinds: tuple[str, ...], steps: Lowering) -> TextReading:
    """The text as the language reads it, with its steps if there are kinds to look at; a `TextError` says where it
    can't be read."""
    return put_together(language, [language.read(text)], first_steps(text, kinds, steps))


def put_together(language: Language, readings: list[Reading], steps: Steps) -> TextReading:
    """What some paragraphs say, with the steps of all."""
    return TextReading(
        PARAGRAPH.join(outline(reading.tree) for reading in readings),
        PARAGRAPH.join(language.japanese(reading) for reading in readings),
        PARAGRAPH.join(language.english(reading) for reading in readings),
        steps,
        PARAGRAPH.join(language.house(reading) for reading in readings),
        tuple(dict.fromkeys(word for reading in readings for word in reading.new_words)),
        tuple(warning for reading in readings for warning in reading.warnings),
    )


def first_steps(text: str, kinds: tuple[str, ...], steps: Lowering) -> Steps:
    """The steps of every ability, on the first kind of card on which the text means something."""
    for kind in kinds:
        try:
            found = steps(text, kind)
        except e.NoMeaning:
            continue
        if found:
            return found
    return []
