"""The games under test: every registered one, and the toys; and how to walk through random games of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from kirifuda.agents.random_agent import random_answer
from kirifuda.games import GAMES, CardGame, load
from kirifuda.games.interface import Mode
from kirifuda.kernel.randomness import Dice
from kirifuda.ledger.clauses import load_clauses

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.rulebook import Deck, Pool, Rulebook

MOST_DECISIONS: Final = 20_000
"""No honest game is longer."""


CAUTIOUS: Final = ("no_retirement", "turn_up")
"""Verbs of options that keep somebody in the game (spellcard_strike 1.2.4.3, last_resort L-1.17)."""


class Case:
    """One game as the suite needs it."""

    def __init__(
        self, rulebook: Rulebook, pool: Pool, decks: list[Deck], clauses: frozenset[str], players: int = 2
    ) -> None:
        self.players = players
        self.rulebook = rulebook
        self.pool = pool
        self.brought = decks
        self.clauses = clauses
        """The clause index."""
        self.game: CardGame | None = None
        self.mode: Mode | None = None
        """How it is played, if there is something to choose; every seed has other choices."""

    def chosen(self, seed: int) -> dict[str, str]:
        """The choices of a seed."""
        assert self.mode is not None
        found: dict[str, str] = {}
        for choice in self.mode.choices:
            found[choice.name] = choice.values[seed % len(choice.values)].name
            seed //= len(choice.values)
        return found

    def options(self, seed: int) -> dict[str, str]:
        """What a game of a seed is started with besides its decks."""
        if self.mode is None or self.game is None:
            return {}
        return self.game.mode_options(self.mode, self.chosen(seed))

    def decks(self, seed: int) -> list[Deck]:
        """The decks of a seed: over many seeds every deck meets every other."""
        if self.mode is not None and self.game is not None:
            own = self.game.own_decks(self.mode, self.chosen(seed))
            return [*self.seated(seed), *[deck.zones for deck in own]]
        return self.seated(seed)

    def seated(self, seed: int) -> list[Deck]:
        """The decks that players bring."""
        count = len(self.brought)
        return [self.brought[(2 * seed + player * (1 + 2 * seed // count)) % count] for player in range(self.players)]

    def has_source(self, source: str) -> bool:
        """Whether a step's tag is a clause of the rulebook, or a phrase of a card: its key, "#", the way to it."""
        return source in self.clauses or ("#" in source and source.partition("#")[0] in self.pool.numbers)

    def start(self, seed: int) -> Game:
        """A game about to begin."""
        return self.rulebook.start(self.pool, self.decks(seed), seed, self.options(seed))


def registered(name: str) -> Case:
    """A game of the package: its usual mode, or "name mode players"."""
    game = load(name.partition(" ")[0])
    clauses = frozenset(clause.id for clause in load_clauses(game.name))
    case = Case(game.rulebook, game.pool(), [deck.zones for deck in game.decks()], clauses)
    case.game = game
    case.mode, case.players = played(name)
    return case


def played(name: str) -> tuple[Mode | None, int]:
    """How a case is played and by how many, without making it: to read all card texts takes its time."""
    game, _, way = name.partition(" ")
    mode, _, players = way.partition(" ")
    if game not in GAMES:
        return None, 2
    if not way:
        return None, load(game).modes[0].players[0]
    return next(each for each in load(game).modes if each.name == mode), int(players)


def modes_of(name: str) -> list[str]:
    """A game in every mode besides the usual one, with every number of players."""
    return [f"{name} {mode.name} {players}" for mode in load(name).modes[1:] for players in mode.players]


def toy(name: str) -> Case:
    """A toy game; its rulebook is its own code, so its clauses are those of its steps."""
    name, _, for_three = name.partition(" ")
    module = import_module(f"tests.toys.{name}")
    rulebook: Rulebook = module.RULES
    pool: Pool = module.POOL
    cards = import_module(f"tests.toys.{name}_cards")
    clauses = {step.clause for procedure in rulebook.procedures.values() for step in procedure.steps}
    clauses |= {step.clause for procedure in pool.procedures.values() for step in procedure.steps}
    decks = [cards.deck(pool, start) for start in (0, 5, 11)]
    clauses |= {rulebook.replacement_clause, "7.2", "8.2"}  # loops and simultaneous events: their hooks name these
    return Case(rulebook, pool, decks, frozenset(clauses), 3 if for_three else 2)


TOYS: Final = ("chase", "chain", "chase for three", "chain for three")
REGISTERED: Final = (*GAMES, *[case for name in GAMES for case in modes_of(name)])
CASES: Final = (*REGISTERED, *TOYS)


@cache
def case_of(name: str) -> Case:
    """A case by name, made once."""
    return toy(name) if name in TOYS else registered(name)


def walk(case: Case, seed: int) -> Iterator[tuple[int, Game]]:
    """A random game, shown at each real decision before it is answered."""
    yield from go_on(case.start(seed), Dice(seed, "conformance"))


def go_on(game: Game, dice: Dice) -> Iterator[tuple[int, Game]]:
    """Play on at random, stopping at each real decision before it is answered."""
    number = 0
    while (decision := game.decision()) is not None:
        yield number, game
        game.answer(answer_to(decision, dice))
        number += 1
        assert number < MOST_DECISIONS, "the game does not end"


def answer_to(decision: Decision, dice: Dice) -> tuple[int, ...]:
    """A random answer, but rarely one that may lose the game at once: else hardly a game would get anywhere."""
    for place, option in enumerate(decision.options):
        if option.verb in CAUTIOUS and dice.below(8):
            return (place,)
    return random_answer(decision, dice)


def sampled(case: Case, seed: int, every: int) -> Iterator[Game]:
    """Positions of a random game, one in so many decisions, at places that differ from seed to seed."""
    for number, game in walk(case, seed):
        if (number + seed) % every == 0:
            yield game
