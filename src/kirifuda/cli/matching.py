"""Finding words in the facts of cards."""

from __future__ import annotations

import unicodedata
from typing import Any


def holds(entry: dict[str, Any], search: str) -> bool:
    """Whether a card's facts hold a text, whatever the width and case."""
    wanted = folded(search)
    return any(wanted in folded(str(value)) for value in entry.values())


def folded(text: str) -> str:
    """The text without differences of width and case."""
    return unicodedata.normalize("NFKC", text).casefold()
