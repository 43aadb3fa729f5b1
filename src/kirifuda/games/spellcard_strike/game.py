"""Spellcard Strike as the rest of the project knows it: cards, decks, starting, and words for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.interface import Broken, CardFacts, CardGame, Deck
from kirifuda.games.spellcard_strike import evaluation
from kirifuda.games.spellcard_strike.cardfile import load_decks, load_pool
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.presentation.idling import is_idle
from kirifuda.games.spellcard_strike.presentation.speaking import StrikeWords
from kirifuda.games.spellcard_strike.rulebook import RULEBOOK
from kirifuda.games.spellcard_strike.rules.r01_02_decks import broken_clauses

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId
    from kirifuda.kernel.rulebook import Pool


class SpellcardStrikeGame(StrikeWords, CardGame):
    """スペルカードストライク."""

    name = "spellcard_strike"
    title = "スペルカードストライク"
    title_english = "Spellcard Strike"
    players = (2,)
    rulebook = RULEBOOK

    def pool(self, extra: tuple[CardFacts, ...] = ()) -> Pool:
        return load_pool((*self.more, *extra))

    def decks(self) -> list[Deck]:
        return load_decks()

    def broken_clauses(self, pool: Pool, deck: Deck, house: dict[str, str] | None = None) -> list[Broken]:
        return broken_clauses(pool_of(pool), deck.zones)

    def surrender(self, game: Game, player: PlayerId) -> None:
        RULEBOOK.surrender(game, player).apply(game)
        game.asking = None

    def is_idle(self, game: Game, decision: Decision) -> bool:
        return is_idle(game, decision)

    # What agents are told

    def evaluate(self, game: Game, player: PlayerId) -> float:
        return evaluation.evaluate(game, player)

    def is_quiet(self, game: Game, decision: Decision) -> bool:
        return evaluation.is_quiet(game, decision)

    def way_on(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        return evaluation.way_on(game, decision)


GAME = SpellcardStrikeGame()
