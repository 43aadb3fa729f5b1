"""A card text taken apart for people: its tree, both languages, and the steps that carry it out."""

from __future__ import annotations

from typing import Final

from kirifuda.games.interface import TextReading
from kirifuda.games.presentation.reading import taken_apart
from kirifuda.games.pso2.cardfile import steps
from kirifuda.games.pso2.wording import language as card_language

KINDS: Final = ("キャラ", "アクティブ", "アイテム", "武器", "防具", "プレイヤー", "マグ", "ボス")
"""Cards that a text might stand on; the first that gives it a meaning shows the steps."""


def read_text(text: str, *, with_steps: bool) -> TextReading:
    """The text as the language reads it; a `TextError` says where it can't."""
    return taken_apart(card_language(), text, KINDS if with_steps else (), steps)
