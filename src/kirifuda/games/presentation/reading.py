"""A card text taken apart for people: its tree, both languages, and the steps that carry it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.interface import TextReading
from kirifuda.text.outline import outline

if TYPE_CHECKING:
    from kirifuda.text.language import Language

Steps = list[tuple[str, str]]
"""Clause and step, in order."""
Lowering = Callable[[str, str], Steps]
"""The steps of a text on a kind of card."""


def taken_apart(language: Language, text: str, kinds: tuple[str, ...], steps: Lowering) -> TextReading:
    """The text as the language reads it, with its steps if there are kinds to look at; a `TextError` says where it
    can't be read."""
    reading = language.read(text)
    found = first_steps(text, kinds, steps)
    return TextReading(outline(reading.tree), language.japanese(reading), language.english(reading), found)


def first_steps(text: str, kinds: tuple[str, ...], steps: Lowering) -> Steps:
    """The steps of every ability, on the first kind of card on which the text means something."""
    for kind in kinds:
        try:
            found = steps(text, kind)
        except NoMeaning:
            continue
        if found:
            return found
    return []
