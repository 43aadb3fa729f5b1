"""Deck files at the command line: what can't be read is refused with its file and line."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kirifuda.cli.files import read_text
from kirifuda.cli.refusing import Refusal
from kirifuda.games import table_words
from kirifuda.games.deckfiles import TEXT_LETTERS, DeckReader

if TYPE_CHECKING:
    from pathlib import Path

    from kirifuda.games.interface import CardGame, Deck


def read_deck(game: CardGame, path: Path) -> Deck:
    """A deck from a file; a refusal names every line and key that is wrong."""
    reader = DeckReader(game, table_words(game.name))
    deck, faults = reader.read(read_text(path, 4 * TEXT_LETTERS), is_toml=path.suffix == ".toml", knows_cards=False)
    if deck is None:
        places = [f"{path}:{fault.line}" if fault.line else f"{path}" for fault in faults]
        raise Refusal("\n".join(f"{place}: {fault.en}" for place, fault in zip(places, faults, strict=True)))
    name = deck.name or path.stem
    return replace(deck, id=deck.id or path.stem, name=name, english=deck.english or name)
