"""Spellcard Strike as the rest of the project knows it: cards, decks, starting, and words for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.interface import Deck
from kirifuda.games.shipped import ShippedGame
from kirifuda.games.spellcard_strike import cardfile, evaluation
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.presentation import idling
from kirifuda.games.spellcard_strike.presentation.speaking import StrikeWords
from kirifuda.games.spellcard_strike.questions import QUESTIONS
from kirifuda.games.spellcard_strike.rulebook import RULEBOOK
from kirifuda.games.spellcard_strike.rules.r01_02_decks import broken_clauses

if TYPE_CHECKING:
    from kirifuda.kernel.errors import Broken
    from kirifuda.kernel.rulebook import Pool


class SpellcardStrikeGame(StrikeWords, ShippedGame):
    """スペルカードストライク."""

    name = "spellcard_strike"
    title = "スペルカードストライク"
    title_english = "Spellcard Strike"
    players = (2,)
    rulebook = RULEBOOK
    questions = QUESTIONS
    conceding = RULEBOOK
    files = cardfile
    evaluation = evaluation
    idling = idling

    def broken_clauses(self, pool: Pool, deck: Deck, house: dict[str, str] | None = None) -> list[Broken]:
        return broken_clauses(pool_of(pool), deck.zones)


GAME = SpellcardStrikeGame()
