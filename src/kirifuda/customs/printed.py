"""What is printed on a card for people to read."""

from __future__ import annotations


class PrintedText:
    """One text of a card as it is printed."""

    __slots__ = ("key", "text")

    def __init__(self, key: str, text: str) -> None:
        self.key = key
        """What the steps that carry it out are tagged with, before the path of the phrase."""
        self.text = text
