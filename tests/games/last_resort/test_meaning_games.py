"""The shipped cards in random games: no phrase of any text is left that never does anything."""

from __future__ import annotations

import random
from typing import Final

import pytest

from kirifuda.games.last_resort.cardfile import load_decks, load_pool
from kirifuda.games.last_resort.rulebook import RULEBOOK

GAMES: Final = 120
IDLE: Final = ("end", "concede", "no", "no_mana")
"""Verbs of options with which nothing is done."""


def play(seed: int) -> set[str]:
    """A game of two random decks with random answers, rather doing something than nothing; the clauses applied."""
    rng = random.Random(seed)
    decks = load_decks()
    game = RULEBOOK.start(load_pool(), [rng.choice(decks).zones, rng.choice(decks).zones], seed, {})
    game.trace = []
    while (decision := game.decision()) is not None:
        places = [at for at, option in enumerate(decision.options) if option.verb not in IDLE]
        if len(places) < max(decision.least, 1) or rng.random() < 0.25:
            places = list(range(len(decision.options)))
        game.answer(tuple(rng.sample(places, rng.randint(decision.least, min(decision.most, len(places))))))
    return set(game.trace)


@pytest.mark.slow
def test_every_phrase_of_every_card_is_carried_out() -> None:
    steps = [step for procedure in load_pool().procedures.values() for step in procedure.steps]
    phrases = {step.clause for step in steps if "#" in step.clause}
    seen: set[str] = set()

    for seed in range(GAMES):
        seen |= play(seed)

    assert len(phrases) > 150
    assert sorted(phrases - seen) == []
