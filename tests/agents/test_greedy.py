"""The greedy agent: legal, repeatable, takes what wins, stronger than chance, and blind to what is hidden."""

import pytest

from kirifuda.agents import GreedyAgent, ask, make
from kirifuda.kernel.game import Game
from kirifuda.kernel.randomness import Dice
from tests.agents.toy_game import TOY
from tests.conformance import hiding
from tests.conformance.cases import case_of, sampled


def winner(seed: int, names: tuple[str, ...]) -> str:
    """Who wins a game of the toy."""
    decks = case_of("chase").decks(seed)
    seated = [make(name, 10 * seed + seat, TOY, decks) for seat, name in enumerate(names)]
    game = case_of("chase").start(seed)
    for _ in range(1500):
        decision = game.decision()
        if decision is None:
            break
        answer = ask(seated[decision.player], game)
        assert decision.complaint(answer) == ""
        game.answer(answer)
    result = game.state.result
    return names[result.winners[0]] if result is not None and result.winners else "draw"


def test_it_beats_chance() -> None:
    wins = [winner(seed, ("greedy", "random") if seed % 2 else ("random", "greedy")) for seed in range(12)]

    assert wins.count("greedy") >= 10


def test_the_same_seed_gives_the_same_answers() -> None:
    case = case_of("chase")

    for game in sampled(case, 2, 25):
        first, second = (GreedyAgent(7, TOY, case.decks(2)) for _ in range(2))
        assert ask(first, game) == ask(second, game)


class Indifferent:
    """A judge without an opinion: only winning is left."""

    def evaluate(self, game: Game, player: int) -> float:
        return 0.0

    def is_quiet(self, game: Game, decision: object) -> bool:
        return True

    def way_on(self, game: Game, decision: object) -> None:
        return None


def test_it_takes_a_win_that_lies_open() -> None:
    case = case_of("chase")
    found = 0

    for seed in range(8):
        for game in sampled(case, seed, 1):
            decision = game.decision()
            assert decision is not None
            if decision.prompt != "defender":
                continue
            winning = [place for place in range(len(decision.options)) if wins_with(game, place)]
            if winning:
                found += 1
                assert ask(GreedyAgent(seed, Indifferent(), case.decks(seed)), game)[0] in winning

    assert found


def wins_with(game: Game, place: int) -> bool:
    """Whether an answer wins at once."""
    trial = game.clone()
    decision = trial.decision()
    assert decision is not None
    trial.answer((place,))
    result = trial.state.result
    return result is not None and decision.player in result.winners


@pytest.mark.parametrize("name", ["chase", "chain"])
def test_hidden_cards_make_no_difference_to_it(name: str) -> None:
    case = case_of(name)
    dice = Dice(1, "swaps")
    compared = 0

    for seed in range(3):
        for game in sampled(case, seed, 9):
            decision = game.decision()
            assert decision is not None
            pair = hiding.swappable(case, game, seed, decision.player, dice)
            if pair is None:
                continue
            other = hiding.swapped(game, pair)
            judge = TOY if name == "chase" else Indifferent()
            answers = [ask(GreedyAgent(5, judge, case.decks(seed)), each) for each in (game, other)]
            assert answers[0] == answers[1]
            compared += 1

    assert compared > 5
