"""No two trees for one text: pairs and triples of rows, and random sentences."""

from __future__ import annotations

import os
from itertools import islice

import pytest

from kirifuda.games.pso2.wording import language
from tests.text.sentences import Maker
from tests.text.wording_checks import random_faults, several_ways


def test_pairs_have_one_tree_and_print_back() -> None:
    """Every row in every slot that takes it, in house spelling."""
    wrong, number = several_ways(language(), Maker(language().grammar).pairs())

    assert wrong == []
    assert number > 700


@pytest.mark.parametrize("every", [10, pytest.param(1, marks=pytest.mark.slow)])
def test_pairs_in_every_spelling_have_one_tree_and_print_back(every: int) -> None:
    """Every row in every slot, in every spelling: each 10th, and all of them where there is time."""
    pairs = islice(Maker(language().grammar, spellings=True).pairs(), 0, None, every)
    wrong, number = several_ways(language(), pairs)

    assert wrong == []
    assert number > 850 // every


@pytest.mark.slow
def test_triples_have_one_tree() -> None:
    """Chains of three rows in house spelling, lists two long."""
    wrong, number = several_ways(language(), Maker(language().grammar).triples())

    assert wrong == []
    assert number > 2_000


@pytest.mark.slow
def test_deep_triples_have_one_tree() -> None:
    """Chains of three nodes: each 25th, or all with KIRIFUDA_EXHAUSTIVE=1."""
    every = 1 if os.environ.get("KIRIFUDA_EXHAUSTIVE") else 25
    wrong, number = several_ways(language(), islice(Maker(language().grammar).deep_triples(), 0, None, every))

    assert wrong == []
    assert number > 300


def test_random_sentences_have_one_tree_and_their_house_spelling_says_the_same() -> None:
    assert random_faults(language(), Maker(language().grammar), 20240607, 1000) == []
