"""Positions and decks for what a scenario can't say: a game to look at, a deck to judge."""

from __future__ import annotations

from typing import Final

from kirifuda.games import CardFacts, Deck, load
from kirifuda.games.magical_duel.pool import MagicalPool, pool_of
from kirifuda.games.magical_duel.values import DEITY
from kirifuda.games.magical_duel.zones import CHASE
from kirifuda.kernel.game import Game
from kirifuda.scenario import run_text

GAME: Final = load("magical_duel")
SIZE: Final = 50


def after(script: str) -> Game:
    """The game at the end of a scenario that goes as it says."""
    outcome = run_text(f"scenario: a position\ngame: magical_duel\nclauses: 301.1\n{script}", "position")
    assert outcome.passed, outcome.report()
    assert outcome.game is not None
    return outcome.game


def pool(*cards: dict[str, object]) -> MagicalPool:
    """The shipped cards and some more."""
    return pool_of(GAME.pool(tuple(CardFacts("test", card) for card in cards)))


def deck_of(main: list[str], extra: list[str] | None = None, *, size: int = SIZE) -> Deck:
    """A deck that begins with these cards and is filled up to its size, four of each card."""
    plain = pool()
    filling = [card.key for card in plain.cards if card.index not in plain.tokens]
    filling = [key for key in filling if key not in main and not is_extra(key)]
    copies = [key for key in filling for _ in range(4)]
    return Deck("test", "試し", "Test", "", "", {"deck": [*main, *copies][: max(size, 0)], "extra": extra or []})


def is_extra(key: str) -> bool:
    """Whether a shipped card belongs into the extra deck."""
    printed = pool().card_at(pool().numbers[key]).printed
    return printed.is_soulbond or bool(printed.kinds & DEITY)


def broken(deck: Deck, *cards: dict[str, object]) -> list[str]:
    """The clauses that a deck breaks."""
    return [each.clause for each in GAME.broken_clauses(pool(*cards), deck)]


def started(seed: int, decks: list[Deck] | None = None) -> Game:
    """A game about to begin, with the shipped decks unless others are given."""
    return GAME.start(GAME.pool(), decks or GAME.decks()[:2], seed, {})


def questions(game: Game) -> list[tuple[str, str, int]]:
    """Everybody passes until nothing is on the chase: what else was asked, by which clause, with how many options."""
    found: list[tuple[str, str, int]] = []
    while (decision := game.decision()) is not None:
        if decision.prompt == "action" and not game.zone(CHASE, 0):
            return found
        if decision.prompt != "action":
            found.append((decision.prompt, decision.clause, len(decision.options)))
        game.answer(tuple(range(decision.least)))
    return found
