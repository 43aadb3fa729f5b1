"""What every game tells agents: the way on is legal, and playing by the evaluation beats chance."""

from __future__ import annotations

import pytest

from kirifuda.games import GAMES, load
from kirifuda.games.declaration import suite_of
from kirifuda.lab.simulation import pairings, simulate
from tests.builds import games
from tests.conformance.cases import case_of, sampled

each_game = pytest.mark.parametrize("name", GAMES)
each_of_skill = pytest.mark.parametrize("name", [name for name in GAMES if not suite_of(name).is_luck])


def wins_of(name: str, number: int, seed: int, workers: int = 1) -> int:
    """How many of so many games the greedy agent wins against chance; none of them may stop with an error."""
    plan = list(pairings([deck.id for deck in load(name).decks()], ("greedy", "random"), number, seed))
    summary = simulate(name, plan, workers=workers)
    assert summary.errors() == []
    return summary.wins()["greedy"]


@each_game
def test_the_way_on_is_always_a_legal_answer(name: str) -> None:
    for seed in range(2):
        for game in sampled(case_of(name), seed, 1):
            decision = game.decision()
            assert decision is not None
            way = load(name).way_on(game, decision)
            assert way is None or decision.complaint(way) == ""


@each_of_skill
def test_playing_by_it_beats_chance(name: str) -> None:
    played = games(4, 16)

    assert wins_of(name, played, 1) >= played * 3 // 4


@each_of_skill
@pytest.mark.slow
def test_playing_by_it_beats_chance_in_nine_games_of_ten(name: str) -> None:
    assert wins_of(name, 500, 1000, workers=2) >= 450
