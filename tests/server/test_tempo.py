"""The time of a pass tells nothing: what the hand decides takes as long as the player's own passes."""

from __future__ import annotations

import pytest

from kirifuda.kernel.randomness import Dice
from kirifuda.server.passing import Passing, passing_place
from kirifuda.server.preferences import Settings
from kirifuda.server.tempo import ENOUGH, REMEMBERED, USUAL_S, Tempo
from tests.server.recorder import answer, begun


def distance(one: list[float], other: list[float]) -> float:
    """The largest difference between two distributions (Kolmogorov and Smirnov)."""
    points = sorted([*one, *other])
    return max(
        abs(sum(each <= point for each in one) / len(one) - sum(each <= point for each in other) / len(other))
        for point in points
    )


@pytest.mark.parametrize("usual_s", [0.6, 1.2, 2.5])
def test_held_passes_have_the_distribution_of_the_players_own(usual_s: float) -> None:
    dice = Dice(7, "tempo")
    tempo = Tempo(4.0)
    own = [usual_s * (0.6 + dice.below(800) / 1000) for _ in range(REMEMBERED)]
    for each in own:
        tempo.note(each)

    held = [tempo.drawn() for _ in range(400)]

    assert distance(own, held) < 0.2
    assert len({round(each, 6) for each in held}) > 300


def test_before_somebody_has_passed_a_usual_tempo_is_assumed_and_no_wait_is_too_long() -> None:
    tempo = Tempo(4.0)
    usual = [tempo.drawn() for _ in range(100)]
    for _ in range(ENOUGH):
        tempo.note(30.0)
    again = [tempo.drawn() for _ in range(100)]

    for each in (*usual, *again):
        assert min(USUAL_S) * 0.8 <= each <= max(USUAL_S) * 1.2


def test_a_hand_is_the_reason_only_where_no_wish_and_nothing_public_is() -> None:
    by_hand = by_wish = 0
    for seed in range(6):
        play = begun("magical_duel", seed)
        dice = Dice(seed, "reasons")
        for _ in range(150):
            if play.over():
                break
            asked = play.asked
            assert asked is not None
            plain = Passing(Settings())
            if plain.answer(play) is not None and plain.is_by_hand:
                by_hand += 1
                if passing_place(play, asked) >= 0:
                    wishing = Passing(Settings(pass_until="turn"))
                    wishing.begin(play.game, play.words.stack)
                    assert wishing.answer(play) is not None
                    assert not wishing.is_by_hand
                    by_wish += 1
            play.answer(answer(play, dice), auto=True)

    assert by_hand
    assert by_wish
