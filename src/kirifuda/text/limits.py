"""What is refused before anything is read: the over-long, the over-deep, and half-width kana."""

from __future__ import annotations

from typing import Final

from kirifuda.text.errors import Message, TextTooLong
from kirifuda.text.width import half_width_kana

LONGEST: Final = 2000
DEEPEST: Final = 40


def refuse_monsters(text: str, quotes: str = "「」") -> None:
    """Raise `TextTooLong` where a text is one of these."""
    if len(text) > LONGEST:
        message = Message("too_long", f"テキストが{LONGEST}文字を超えています", f"longer than {LONGEST} characters")
        raise TextTooLong(text, LONGEST, message)
    depth = 0
    for at, char in enumerate(text):
        depth += {quotes[0]: 1, quotes[1]: -1}.get(char, 0)
        if depth > DEEPEST:
            raise TextTooLong(text, at, Message("too_deep", f"{quotes}が深すぎます", f"quotes deeper than {DEEPEST}"))
    at = half_width_kana(text)
    if at >= 0:
        message = Message("half_width", "半角カナは使えません", "half-width kana; write it full-width")
        raise TextTooLong(text, at, message)
