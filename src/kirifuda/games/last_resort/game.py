"""The game as the rest of the project knows it: cards, decks, starting, and words for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.interface import Deck
from kirifuda.games.last_resort import cardfile, evaluation
from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.presentation import idling
from kirifuda.games.last_resort.presentation.speaking import ResortWords
from kirifuda.games.last_resort.questions import QUESTIONS
from kirifuda.games.last_resort.rulebook import RULEBOOK
from kirifuda.games.last_resort.rules.l02_decks import broken_clauses
from kirifuda.games.shipped import ShippedGame

if TYPE_CHECKING:
    from kirifuda.kernel.errors import Broken
    from kirifuda.kernel.rulebook import Pool


class ResortGame(ResortWords, ShippedGame):
    """ラストリゾート."""

    name = "last_resort"
    title = "ラストリゾート"
    title_english = "Last Resort"
    players = (2,)
    rulebook = RULEBOOK
    questions = QUESTIONS
    conceding = RULEBOOK
    files = cardfile
    evaluation = evaluation
    idling = idling

    def broken_clauses(self, pool: Pool, deck: Deck, house: dict[str, str] | None = None) -> list[Broken]:
        return broken_clauses(pool_of(pool), deck.zones)


GAME = ResortGame()
