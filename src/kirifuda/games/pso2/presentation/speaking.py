"""What the game can say to people: every question of the interface, answered by the modules beside this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kirifuda.games.interface import TextReading
from kirifuda.games.presentation.speaking import Parts, SpokenWords
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.presentation import cards, reading
from kirifuda.games.pso2.presentation.board import board
from kirifuda.games.pso2.presentation.endings import REASONS, ending_words
from kirifuda.games.pso2.presentation.log import PsoNarrator
from kirifuda.games.pso2.presentation.naming import Speaker, card_name
from kirifuda.games.pso2.presentation.objects import Teller
from kirifuda.games.pso2.presentation.options import option_text
from kirifuda.games.pso2.presentation.prompts import prompt
from kirifuda.games.pso2.presentation.reasons import action_text, why_not
from kirifuda.games.pso2.presentation.texts import clause_text

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.rulebook import Pool


class PsoWords(SpokenWords):
    """Japanese and English."""

    parts = Parts(Speaker, PsoNarrator, REASONS, Teller, prompt, option_text, board, why_not, action_text)

    def card_name(self, pool: Pool, card: int, language: str) -> str:
        return card_name(pool, card, language)

    def card_facts(self, pool: Pool, card: int) -> dict[str, Any]:
        return cards.plain_facts(pool_of(pool).card_at(card))

    def describe_card(self, pool: Pool, card: int, language: str) -> str:
        return cards.describe(pool_of(pool), card, language)

    def clause_text(self, pool: Pool, clause: str, language: str) -> str:
        return clause_text(pool_of(pool), clause, language)

    def ending(self, game: Game, language: str) -> str:
        """R.09: in a raid a whole side wins."""
        result = game.state.result
        if result is None:
            return ""
        return f"{ending_words(Speaker(game, -1, language), result.winners, result.reason)} [{result.clause}]"

    def read_text(self, text: str, *, with_steps: bool = True) -> TextReading:
        return reading.read_text(text, with_steps=with_steps)
