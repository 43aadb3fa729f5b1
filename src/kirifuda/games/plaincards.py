"""Cards of a game that has nothing special about them: values by name, printed cards with a text, a folder of files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

from kirifuda import kernel as k
from kirifuda.games.cardfiles import DECKS, DeckFacts, deck_of, entries, shipped_in
from kirifuda.games.interface import CardFacts, Deck


class PlainValues(k.Characteristics):
    """Values that are given and copied by name. A game's own class names them in `fields`, with a default for each."""

    def __init__(self, **values: Any) -> None:
        super().__init__()
        for name, value in values.items():
            setattr(self, name, value)

    def copy(self) -> PlainValues:
        new = type(self)(**{name: getattr(self, name) for name in self.fields})
        new.abilities = self.abilities
        return new


class PlainCard(k.PrintedCard):
    """A printed card with its English name and its text."""

    def __init__(self, key: str, name: str, values: k.Characteristics, english: str = "", text: str = "") -> None:
        super().__init__(key, name, values)
        self.english = english
        self.text = text

    def facts(self) -> list[object]:
        return [*super().facts(), self.text]


class Shelf:
    """The card files of a folder, and the decks beside them."""

    def __init__(self, folder: Path, printed: Callable[[CardFacts], k.PrintedCard], zone: str = "deck") -> None:
        self.folder = folder
        self.printed = printed
        """Checks the facts of a card and reads its text."""
        self.zone = zone
        """Where the cards of a deck start."""

    @cached_property
    def cards(self) -> list[CardFacts]:
        """The facts of the cards in the files."""
        return list(shipped_in(self.folder))

    @cached_property
    def plain(self) -> k.Pool:
        """The cards in the files, and no others."""
        return self.filled(())

    def filled(self, extra: tuple[CardFacts, ...]) -> k.Pool:
        """A new pool."""
        pool = k.Pool()
        for card in (*self.cards, *extra):
            pool.add(self.printed(card))
        return pool

    def load_pool(self, extra: tuple[CardFacts, ...] = ()) -> k.Pool:
        """The cards in the files, and others that are defined on the spot."""
        return self.filled(extra) if extra else self.plain

    def load_decks(self) -> list[Deck]:
        """The decks in their file."""
        found: list[Deck] = []
        for entry in entries(self.folder / DECKS, "deck"):
            deck = deck_of(entry, DeckFacts, set(self.plain.numbers))
            found.append(replace(deck, zones={self.zone: deck.zones["deck"]}))
        return found
