"""The random agent: legal, uniform, repeatable, blind."""

from collections import Counter

import pytest

from kirifuda.agents import RandomAgent, ask
from kirifuda.kernel.decision import Decision, Option
from kirifuda.kernel.game import Game
from tests.agents.playing import played
from tests.conformance.cases import TOYS, case_of

OPTIONS = [Option("take", 0, number) for number in range(4)]


def chosen(decision: Decision, times: int) -> Counter[tuple[int, ...]]:
    """How often each answer is given."""
    agent = RandomAgent(1)
    view = case_of("chase").start(0)
    return Counter(agent.choose(view, decision) for _ in range(times))


def test_single_picks_are_uniform() -> None:
    answers = chosen(Decision(0, "", OPTIONS), 4000)

    assert set(answers) == {(0,), (1,), (2,), (3,)}
    assert all(850 < times < 1150 for times in answers.values())


def test_the_number_of_picks_is_uniform_and_then_the_set() -> None:
    answers = chosen(Decision(0, "", OPTIONS, 1, 3), 6000)

    sizes = Counter(len(answer) for answer in answers.elements())
    assert all(1800 < sizes[size] < 2200 for size in (1, 2, 3))
    assert len(answers) == 4 + 6 + 4
    assert all(answer == tuple(sorted(answer)) for answer in answers)


def test_orders_are_all_possible_where_order_counts() -> None:
    answers = chosen(Decision(0, "", OPTIONS[:3], 3, 3, ordered=True), 600)

    assert len(answers) == 6


def test_choosing_nothing_is_possible_where_it_is_allowed() -> None:
    answers = chosen(Decision(0, "", OPTIONS, 0, 1), 1000)

    assert 400 < answers[()] < 600


@pytest.mark.parametrize("toy", TOYS)
def test_every_answer_is_legal_and_the_seed_decides_the_game(toy: str) -> None:
    def play() -> tuple[int, int]:
        game = case_of(toy).start(3)
        return played(game, [RandomAgent(seat) for seat in range(game.players)])

    assert play() == play()


def test_it_is_given_nothing_to_look_at() -> None:
    views: list[Game] = []

    class Noting(RandomAgent):
        def choose(self, view: Game, decision: Decision) -> tuple[int, ...]:
            views.append(view)
            return super().choose(view, decision)

    ask(Noting(1), case_of("chase").start(0))

    assert not views[0].state.objects


def test_asking_about_a_finished_game_is_an_error() -> None:
    case = case_of("chain")
    game = case.start(1)
    agent = RandomAgent(1)
    while game.decision() is not None:
        game.answer(ask(agent, game))

    with pytest.raises(ValueError, match="over"):
        ask(agent, game)
