"""N-13.1: the manual's list of cards: number, name and illustrator, and nothing more. Their game data is not known."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from kirifuda.games.cardfiles import MalformedCard, converted, entries
from kirifuda.games.interface import CardFacts, Listing
from kirifuda.games.lyrical.cardfile import CATALOGUE, FOLDER

PATH: Final = FOLDER / CATALOGUE


class EntryFacts(msgspec.Struct, forbid_unknown_fields=True):
    """An entry as its file writes it; mistakes are named by its `id`, which is its number."""

    id: str
    number: str
    name: str
    illustrator: str
    promo_of: str = ""


@lru_cache(maxsize=1)
def catalogue() -> tuple[Listing, ...]:
    """All entries in the order of the list; a promotional card names the one that it shows again."""
    return listings(entries(PATH, "entry"))


def listings(found: list[dict[str, object]]) -> tuple[Listing, ...]:
    """Entries, each number once; A14: numbers tell them apart, never titles."""
    made: dict[str, Listing] = {}
    for entry in found:
        facts = converted(CardFacts(CATALOGUE, {**entry, "id": entry.get("number", "?")}), EntryFacts)
        if facts.number in made:
            raise MalformedCard(CATALOGUE, facts.number, "number", "it is there twice")
        if facts.promo_of and facts.promo_of not in made:
            raise MalformedCard(CATALOGUE, facts.number, "promo_of", f"there is no {facts.promo_of} before it")
        made[facts.number] = Listing(facts.number, facts.name, facts.illustrator, facts.promo_of)
    return tuple(made.values())
