"""Step 3: decisions are derived from the state, forced ones answer themselves, everything else is refused."""

from __future__ import annotations

import pytest

from kirifuda.kernel.decision import Decision, Option
from kirifuda.kernel.errors import IllegalAnswer
from kirifuda.kernel.keeping.saving import digest
from kirifuda.kernel.randomness import Dice
from tests.kernel.playing import TOYS, any_answer, as_data, decisions, new_game


@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize("seed", [0, 1])
def test_every_asking_step_is_pure(toy: str, seed: int) -> None:
    game = new_game(toy, seed)
    for decision in decisions(game, seed):
        before = digest(game)
        for _ in range(2):
            game.asking = None
            again = game.decision()
            assert as_data(again) == as_data(decision)
            assert digest(game) == before


@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize("seed", [0, 1])
def test_skipping_forced_decisions_changes_nothing(toy: str, seed: int) -> None:
    """One game skips them, the other is asked all of them: both stand alike at every real choice."""
    skipping, asking = new_game(toy, seed), new_game(toy, seed)
    asking.skips_forced = False
    dice = Dice(seed)
    forced = 0
    while True:
        decision = skipping.decision()
        other = asking.decision()
        while other is not None and other.forced():
            forced += 1
            asking.answer(other.forced_answer())
            other = asking.decision()
        assert as_data(decision) == as_data(other)
        assert digest(skipping) == digest(asking)
        if decision is None:
            break
        answer = any_answer(decision, dice)
        skipping.answer(answer)
        asking.answer(answer)
    assert forced > 10


@pytest.mark.parametrize("toy", TOYS)
def test_options_are_never_empty_and_never_double(toy: str) -> None:
    game = new_game(toy, 3)
    for decision in decisions(game, 3):
        assert decision.options
        assert not decision.forced()
        assert len(set(decision.options)) == len(decision.options)


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ((), "0 options chosen, between 1 and 1 asked"),
        ((0, 1), "2 options chosen, between 1 and 1 asked"),
        ((99,), "option 99 does not exist"),
        ((-1,), "option -1 does not exist"),
    ],
)
def test_an_illegal_answer_is_refused_and_changes_nothing(answer: tuple[int, ...], complaint: str) -> None:
    game = new_game("chase", 1)
    game.decision()
    before = digest(game)

    with pytest.raises(IllegalAnswer, match=complaint):
        game.answer(answer)

    assert digest(game) == before


def test_a_game_that_is_over_takes_no_answer() -> None:
    game = new_game("chain", 1)
    for _ in decisions(game, 1):
        pass
    with pytest.raises(IllegalAnswer, match="over"):
        game.answer((0,))


def test_what_is_forced() -> None:
    one, two = [Option("a")], [Option("a"), Option("b")]

    assert Decision(0, "", one).forced()
    assert not Decision(0, "", two).forced()
    assert Decision(0, "", two, 2, 2).forced()
    assert not Decision(0, "", two, 2, 2, ordered=True).forced()
    assert Decision(0, "", one, 1, 1, ordered=True).forced()
    assert not Decision(0, "", one, 0, 1).forced()
    assert Decision(0, "", two, 0, 0).forced()
    assert Decision(0, "", []).forced_answer() == ()
    assert Decision(0, "", two, 1, 2).complaint((0, 0)) == "an option chosen twice"
