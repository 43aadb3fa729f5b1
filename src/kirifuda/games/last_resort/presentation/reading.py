"""A card text taken apart for people: its tree, both languages, and the steps that carry it out."""

from __future__ import annotations

from typing import Final

from kirifuda.games.interface import TextReading
from kirifuda.games.last_resort.cardfile import steps
from kirifuda.games.last_resort.wording import language as card_language
from kirifuda.games.presentation.reading import taken_apart

KINDS: Final = (
    "クリーチャー", "スペル", "アイテム", "装備アイテム", "スペルクリーチャー", "リーダー", "ラストリゾート",
)  # fmt: skip
"""Cards that a text might stand on; the first that gives it a meaning shows the steps."""


def read_text(text: str, *, with_steps: bool) -> TextReading:
    """The text as the language reads it; a `TextError` says where it can't."""
    return taken_apart(card_language(), text, KINDS if with_steps else (), steps)
