"""Games that are played for a while with random answers, and what comes of saving them."""

from __future__ import annotations

from typing import Any

from kirifuda.games import load
from kirifuda.kernel.game import Game
from kirifuda.kernel.randomness import Dice
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.doubts import load_doubts
from kirifuda.scenario import run_text, save, save_played

Answers = list[tuple[int, ...]]


def house_of(name: str) -> dict[str, str]:
    """The readings in force."""
    return load_doubts(name, load_clauses(name)).settled({})


def played(name: str, seed: int, length: int, declined: str = "") -> tuple[Game, Game, Answers]:
    """A new game, the same game after some random answers, and the answers; one question is always declined."""
    game: Any = load(name)
    decks = [deck.zones for deck in game.decks()]
    two = [decks[seed % len(decks)], decks[(3 * seed + 1) % len(decks)]]
    start: Game = game.rulebook.start(game.pool(), two, seed, house_of(name))
    going = start.clone()
    dice = Dice(seed)
    answers: Answers = []
    while len(answers) < length and (decision := going.decision()) is not None:
        number = decision.least + dice.below(decision.most - decision.least + 1)
        chosen = dice.shuffled(tuple(range(len(decision.options))))[:number]
        if decision.prompt == declined:
            chosen = (0,)
        answers.append(chosen if decision.ordered else tuple(sorted(chosen)))
        going.answer(answers[-1])
    return start, going, answers


def check_reached_again(start: Game, game: Game, answers: Answers) -> None:
    """What is saved on the way leads to the same position."""
    outcome = run_text(save_played(start, answers))

    assert outcome.passed, outcome.report()
    assert outcome.game is not None
    reached = outcome.game.clone()
    reached.skips_forced = True
    reached.asking = None
    reached.decision()
    assert save(reached) == save(game)
