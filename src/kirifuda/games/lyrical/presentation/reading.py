"""A card text taken apart for people: its tree, both languages, and the steps that carry it out."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.interface import TextReading
from kirifuda.games.lyrical.cardfile import steps
from kirifuda.games.lyrical.wording import language as card_language
from kirifuda.text.outline import outline

KINDS: Final = ("キャラクター", "アイテム", "フィールド", "ストラテジー", "トリック")
"""Cards that a text might stand on; the first that gives it a meaning shows the steps."""


def read_text(text: str, *, with_steps: bool) -> TextReading:
    """The text as the language reads it; a `TextError` says where it can't."""
    language = card_language()
    reading = language.read(text)
    tree = outline(reading.tree)
    found = steps_of(text) if with_steps else []
    return TextReading(tree, language.japanese(reading), language.english(reading), found)


def steps_of(text: str) -> list[tuple[str, str]]:
    """The steps of every ability, on the first kind of card on which the text means something."""
    for kind in KINDS:
        try:
            found = steps(text, kind)
        except NoMeaning:
            continue
        if found:
            return found
    return []
