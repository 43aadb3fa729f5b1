"""Magical Duel as the rest of the project knows it: cards, decks, starting, and words for people."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from kirifuda.games.interface import Broken, CardFacts, CardGame, Deck, TextReading
from kirifuda.games.magical_duel import evaluation
from kirifuda.games.magical_duel.cardfile import load_decks, load_pool
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.presentation import (
    cards,
    endings,
    idling,
    log,
    objects,
    options,
    prompts,
    reading,
    reasons,
)
from kirifuda.games.magical_duel.presentation.board import board
from kirifuda.games.magical_duel.presentation.naming import Speaker, card_name
from kirifuda.games.magical_duel.rulebook import RULEBOOK
from kirifuda.games.magical_duel.rules.r0402_deck_construction import broken_clauses

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.legality import Condition
    from kirifuda.kernel.recording import Record
    from kirifuda.kernel.rulebook import Pool


class MagicalDuelGame(CardGame):
    """魔法少女 ザ・デュエル."""

    name = "magical_duel"
    title = "魔法少女 ザ・デュエル"
    title_english = "Magical Duel"
    players = (2,)
    rulebook = RULEBOOK

    def folder(self) -> Path:
        return Path(__file__).resolve().parent

    def pool(self, extra: tuple[CardFacts, ...] = ()) -> Pool:
        return load_pool(extra)

    def decks(self) -> list[Deck]:
        return load_decks()

    def broken_clauses(self, pool: Pool, deck: Deck) -> list[Broken]:
        return broken_clauses(pool_of(pool), deck.zones.get("deck", []), deck.zones.get("extra", []))

    def start(self, pool: Pool, decks: list[Deck], seed: int, house: dict[str, str]) -> Game:
        return RULEBOOK.start(pool, [deck.zones for deck in decks], seed, house)

    def surrender(self, game: Game, player: PlayerId) -> None:
        RULEBOOK.surrender(game, player).apply(game)
        game.asking = None

    # Words for people

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

    def is_idle(self, game: Game, decision: Decision) -> bool:
        return idling.is_idle(game, decision)

    def read_text(self, text: str, *, with_steps: bool = True) -> TextReading:
        return reading.read_text(text, with_steps=with_steps)

    # What agents are told

    def evaluate(self, game: Game, player: PlayerId) -> float:
        return evaluation.evaluate(game, player)

    def is_quiet(self, game: Game, decision: Decision) -> bool:
        return evaluation.is_quiet(game, decision)

    def way_on(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        return evaluation.way_on(game, decision)


GAME = MagicalDuelGame()
