"""What Spellcard Strike can say to people: every question of the interface, answered by the modules beside this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kirifuda.games.interface import TextReading
from kirifuda.games.presentation.speaking import Parts, SpokenWords
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.presentation import cards, reading
from kirifuda.games.spellcard_strike.presentation.board import board
from kirifuda.games.spellcard_strike.presentation.endings import REASONS
from kirifuda.games.spellcard_strike.presentation.log import StrikeNarrator
from kirifuda.games.spellcard_strike.presentation.naming import Speaker, card_name
from kirifuda.games.spellcard_strike.presentation.objects import Teller
from kirifuda.games.spellcard_strike.presentation.options import option_text
from kirifuda.games.spellcard_strike.presentation.prompts import prompt
from kirifuda.games.spellcard_strike.presentation.reasons import action_text, why_not
from kirifuda.games.spellcard_strike.presentation.texts import clause_text

if TYPE_CHECKING:
    from kirifuda.kernel.rulebook import Pool


class StrikeWords(SpokenWords):
    """Japanese and English."""

    parts = Parts(Speaker, StrikeNarrator, REASONS, Teller, prompt, option_text, board, why_not, action_text)

    def card_name(self, pool: Pool, card: int, language: str) -> str:
        return card_name(pool, card, language)

    def card_facts(self, pool: Pool, card: int) -> dict[str, Any]:
        return cards.plain_facts(pool_of(pool).card_at(card))

    def describe_card(self, pool: Pool, card: int, language: str) -> str:
        return cards.describe(pool_of(pool), card, language)

    def clause_text(self, pool: Pool, clause: str, language: str) -> str:
        return clause_text(pool_of(pool), clause, language)

    def read_text(self, text: str, *, with_steps: bool = True) -> TextReading:
        return reading.read_text(text, with_steps=with_steps)
