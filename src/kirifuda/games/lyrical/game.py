"""The game as the rest of the project knows it: cards, decks, catalogue, starting, and words for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.interface import Deck, Listing
from kirifuda.games.lyrical import cardfile, evaluation
from kirifuda.games.lyrical.catalogue import catalogue
from kirifuda.games.lyrical.pool import pool_of
from kirifuda.games.lyrical.presentation import idling
from kirifuda.games.lyrical.presentation.speaking import LyricalWords
from kirifuda.games.lyrical.questions import QUESTIONS
from kirifuda.games.lyrical.rulebook import RULEBOOK
from kirifuda.games.lyrical.rules.n00_decks import broken_clauses
from kirifuda.games.shipped import ShippedGame

if TYPE_CHECKING:
    from kirifuda.kernel.errors import Broken
    from kirifuda.kernel.rulebook import Pool


class LyricalGame(LyricalWords, ShippedGame):
    """バンケット, of whose manual only the second half survives."""

    name = "lyrical"
    title = "バンケット"
    title_english = "Bankett"
    players = (2,)
    rulebook = RULEBOOK
    questions = QUESTIONS
    conceding = RULEBOOK
    files = cardfile
    evaluation = evaluation
    idling = idling

    def catalogue(self) -> list[Listing]:
        return list(catalogue())

    def broken_clauses(self, pool: Pool, deck: Deck, house: dict[str, str] | None = None) -> list[Broken]:
        return broken_clauses(pool_of(pool), deck.zones.get("deck", []), house or {})


GAME = LyricalGame()
