"""The English of a card says all that was understood: a field that it leaves out is where a wrong reading hides."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.games.same_english import SAME
from tests.games.wordings import asked_of, language, roots
from tests.ours import OURS
from tests.text.english_checks import in_one_english, one_sided, unnamed
from tests.text.sentences import Maker

each_game = pytest.mark.parametrize("game", OURS)
EACH = 6
"""Each so manieth pair is looked at, or where there is time all."""


@each_game
def test_the_english_of_a_row_names_each_field(game: str) -> None:
    assert unnamed(language(game).grammar) == asked_of(game).get("english", {}).get("unnamed", [])


@each_game
def test_the_english_of_a_row_says_what_stands_before_and_behind(game: str) -> None:
    assert one_sided(language(game).grammar) == []


@pytest.mark.parametrize("each", [EACH, pytest.param(1, marks=pytest.mark.slow)])
@each_game
def test_two_trees_have_two_englishes(game: str, each: int) -> None:
    pairs = Maker(language(game).grammar, roots=roots(game)).pairs()
    wrong, number = in_one_english(language(game), islice(pairs, 0, None, each), SAME[game])

    assert wrong == []
    assert number > asked_of(game)["sentences"]["pairs"] // each
