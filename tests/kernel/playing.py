"""Playing toy games at random, for the tests of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kirifuda.kernel.decision import Decision
from kirifuda.kernel.game import Game
from kirifuda.kernel.randomness import Dice
from kirifuda.kernel.rulebook import Deck, Rulebook
from tests.toys import chain, chain_cards, chase, chase_cards

TOYS = ("chase", "chase for three", "chain", "chain for three")


def rules_of(toy: str) -> Rulebook:
    """The toy's rulebook."""
    return chase.RULES if toy.startswith("chase") else chain.RULES


def decks_of(toy: str, seed: int) -> list[Deck]:
    """Different decks for every seed and seat."""
    players = 3 if toy.endswith("three") else 2
    if toy.startswith("chase"):
        return [chase_cards.deck(chase.POOL, seed * 3 + 7 * player) for player in range(players)]
    return [chain_cards.deck(chain.POOL, seed + 4 * player) for player in range(players)]


def new_game(toy: str, seed: int) -> Game:
    """A fresh game."""
    pool = chase.POOL if toy.startswith("chase") else chain.POOL
    return rules_of(toy).start(pool, decks_of(toy, seed), seed, {})


def any_answer(decision: Decision, dice: Dice) -> tuple[int, ...]:
    """A legal answer at random."""
    count = decision.least + dice.below(decision.most - decision.least + 1)
    return dice.shuffled(tuple(range(len(decision.options))))[:count]


def decisions(game: Game, seed: int, limit: int = 5_000) -> Iterator[Decision]:
    """Play on at random, stopping before every answer."""
    dice = Dice(seed, "answers")
    for _ in range(limit):
        decision = game.decision()
        if decision is None:
            return
        yield decision
        decision = game.decision()
        if decision is None:
            return
        game.answer(any_answer(decision, dice))


def play(game: Game, seed: int, limit: int = 5_000) -> Game:
    """Play on at random to the end."""
    for _ in decisions(game, seed, limit):
        pass
    return game


def as_data(decision: Decision | None) -> Any:
    """A question as plain data, to compare."""
    if decision is None:
        return None
    options = [(option.verb, option.object, option.number) for option in decision.options]
    return (decision.player, decision.clause, decision.slot, decision.least, decision.most, options)


def every(games: int, toys: tuple[str, ...] = TOYS) -> list[tuple[str, int]]:
    """Toys with seeds."""
    return [(toy, seed) for toy in toys for seed in range(games)]


def inspected(toy: str, seed: int, check: Callable[[Game], None]) -> Game:
    """A fresh game that is looked at after every batch of events."""
    rules: Any = chase.ChaseRules() if toy.startswith("chase") else chain.ChainRules()
    rules.inspect = check
    game: Game = rules.start(chase.POOL if toy.startswith("chase") else chain.POOL, decks_of(toy, seed), seed, {})
    return game
