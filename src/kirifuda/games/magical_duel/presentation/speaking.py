"""What Magical Duel can say to people: every question of the interface, answered by the modules beside this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kirifuda.games.interface import GameWords, TextReading
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.presentation import cards, endings, log, objects, options, prompts, reading, reasons
from kirifuda.games.magical_duel.presentation.board import board
from kirifuda.games.magical_duel.presentation.naming import Speaker, card_name
from kirifuda.games.magical_duel.presentation.texts import clause_text

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.legality import Condition
    from kirifuda.kernel.recording import Record
    from kirifuda.kernel.rulebook import Pool


class MagicalWords(GameWords):
    """Japanese and English."""

    def card_name(self, pool: Pool, card: int, language: str) -> str:
        return card_name(pool, card, language)

    def card_facts(self, pool: Pool, card: int) -> dict[str, Any]:
        return cards.plain_facts(pool_of(pool), card)

    def describe_card(self, pool: Pool, card: int, language: str) -> str:
        return cards.describe(pool_of(pool), card, language)

    def describe_object(self, game: Game, id: ObjectId, viewer: PlayerId, language: str) -> str:
        return objects.describe_object(Speaker(game, viewer, language), id)

    def prompt(self, game: Game, decision: Decision, language: str) -> str:
        return prompts.prompt(Speaker(game, decision.player, language), decision)

    def option_text(self, game: Game, decision: Decision, option: Option, language: str) -> str:
        return options.option_text(Speaker(game, decision.player, language), decision, option)

    def clause_text(self, pool: Pool, clause: str, language: str) -> str:
        return clause_text(pool_of(pool), clause, language)

    def narrate(self, game: Game, record: Record, viewer: PlayerId, language: str) -> str:
        return log.narrate(Speaker(game, viewer, language), record)

    def board(self, game: Game, viewer: PlayerId, language: str, *, colour: bool) -> str:
        return board(Speaker(game, viewer, language), colour=colour)

    def ending(self, game: Game, language: str) -> str:
        return endings.ending(Speaker(game, -1, language))

    def why_not(self, game: Game, player: PlayerId, id: ObjectId) -> list[tuple[str, list[Condition]]]:
        return reasons.why_not(game, player, id)

    def action_text(self, game: Game, id: ObjectId, action: str, language: str) -> str:
        card = game.object(id)
        viewer = -1 if card is None else card.controller
        return reasons.action_text(Speaker(game, viewer, language), id, action)

    def read_text(self, text: str, *, with_steps: bool = True) -> TextReading:
        return reading.read_text(text, with_steps=with_steps)
