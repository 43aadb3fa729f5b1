"""Magical Duel as the rest of the project knows it: cards, decks, starting, and words for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.interface import Deck
from kirifuda.games.magical_duel import cardfile, evaluation
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.presentation import idling
from kirifuda.games.magical_duel.presentation.speaking import MagicalWords
from kirifuda.games.magical_duel.questions import QUESTIONS
from kirifuda.games.magical_duel.rulebook import RULEBOOK
from kirifuda.games.magical_duel.rules.r0402_deck_construction import broken_clauses
from kirifuda.games.shipped import ShippedGame

if TYPE_CHECKING:
    from kirifuda.kernel.errors import Broken
    from kirifuda.kernel.rulebook import Pool


class MagicalDuelGame(MagicalWords, ShippedGame):
    """魔法少女 ザ・デュエル."""

    name = "magical_duel"
    title = "魔法少女 ザ・デュエル"
    title_english = "Magical Duel"
    players = (2,)
    rulebook = RULEBOOK
    questions = QUESTIONS
    conceding = RULEBOOK
    files = cardfile
    evaluation = evaluation
    idling = idling

    def broken_clauses(self, pool: Pool, deck: Deck, house: dict[str, str] | None = None) -> list[Broken]:
        return broken_clauses(pool_of(pool), deck.zones.get("deck", []), deck.zones.get("extra", []))


GAME = MagicalDuelGame()
