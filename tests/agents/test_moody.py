"""The moody agent: legal, repeatable, different from game to game, and not eager to lose."""

from collections import Counter

import pytest

from kirifuda.agents import MoodyAgent
from kirifuda.agents.moody import PATIENCE
from kirifuda.kernel.decision import Decision, Option
from tests.agents.playing import played
from tests.conformance.cases import TOYS, case_of

OPTIONS = [Option("pass"), *[Option("act", 0, number) for number in range(9)]]


def answers(seed: int, decision: Decision, times: int) -> Counter[tuple[int, ...]]:
    """What one agent answers to the same question over and over."""
    agent = MoodyAgent(seed, [])
    return Counter(agent.answer_in_mood(decision) for _ in range(times))


def test_its_mood_leaves_out_kinds_of_act() -> None:
    moods = [answers(seed, Decision(0, "action", OPTIONS), PATIENCE) for seed in range(60)]

    passing = [mood[(0,)] for mood in moods]
    assert passing.count(0) > 5
    assert passing.count(PATIENCE) > 5
    assert any(0 < times < PATIENCE for times in passing)


def test_it_tires_of_what_could_go_on_for_ever() -> None:
    for seed in range(20):
        mood = answers(seed, Decision(0, "action", OPTIONS), 10 * PATIENCE)

        assert mood[(0,)] > PATIENCE


def test_of_several_it_takes_the_fewest_or_the_most_or_any_number() -> None:
    sizes = {
        frozenset(len(answer) for answer in answers(seed, Decision(0, "discard", OPTIONS, 0, 4), 60))
        for seed in range(30)
    }

    assert sizes == {frozenset({0}), frozenset({4}), frozenset({0, 1, 2, 3, 4})}


@pytest.mark.parametrize("toy", TOYS)
def test_every_answer_is_legal_and_the_seed_decides_the_game(toy: str) -> None:
    def play() -> tuple[int, int]:
        case = case_of(toy)
        game = case.start(3)
        return played(game, [MoodyAgent(seat, case.decks(3)) for seat in range(game.players)])

    assert play() == play()
