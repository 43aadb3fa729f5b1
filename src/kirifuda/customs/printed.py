"""What is printed on a card for people to read."""

from __future__ import annotations

from kirifuda.kernel.characteristics import Characteristics, PrintedCard


class PrintedText:
    """One text of a card as it is printed."""

    __slots__ = ("key", "text")

    def __init__(self, key: str, text: str) -> None:
        self.key = key
        """What the steps that carry it out are tagged with, before the path of the phrase."""
        self.text = text


class WordedCard(PrintedCard):
    """A printed card with what else people read on it."""

    __slots__ = ("english", "flavor", "rarity", "text")

    def __init__(self, key: str, name: str, english: str, values: Characteristics, text: str) -> None:
        super().__init__(key, name, values)
        self.english = english
        self.text = text
        self.flavor: tuple[str, str] = ("", "")
        """In Japanese and in English; it means nothing in play."""
        self.rarity = ""
