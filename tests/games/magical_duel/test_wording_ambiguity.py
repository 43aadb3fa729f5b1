"""No two trees for one text: pairs and triples of rows, and random sentences."""

from __future__ import annotations

import os
import random
from collections.abc import Iterable
from itertools import islice

import pytest

from kirifuda.games.magical_duel.wording import language
from kirifuda.text.chart import Built
from kirifuda.text.language import routes
from kirifuda.text.printing import Unprintable
from tests.text.sentences import Maker, Sentence


def complaint(sentence: Sentence, found: list[Built]) -> str:
    rows = " / ".join(str(rule.row) for rule in sentence.rules)
    return f"{len(found)} trees: {sentence.text} ({rows})"


@pytest.mark.parametrize(
    ("every", "spellings"),
    [
        (7, False),
        pytest.param(1, False, marks=pytest.mark.slow),
        pytest.param(1, True, marks=pytest.mark.slow),
    ],
)
def test_pairs_have_one_tree_and_print_back(*, every: int, spellings: bool) -> None:
    """Every row in every slot that takes it: each 7th, and where there is time all of them, in every spelling."""
    wrong = []
    seen = set()
    for sentence in islice(Maker(language().grammar, spellings=spellings).pairs(), 0, None, every):
        if sentence.text in seen:
            continue
        seen.add(sentence.text)
        found = language().ways(sentence.text)
        if len(found) != 1:
            wrong.append(complaint(sentence, found))
        elif language().printer.japanese(found[0].value, "ability", routes(found[0])) != sentence.text:
            wrong.append(f"prints otherwise: {sentence.text}")
    assert wrong == []
    assert len(seen) > (12_000 if spellings else 4_000) // every


def ambiguous(sentences: Iterable[Sentence]) -> tuple[list[str], int]:
    """Complaints, and how many different texts were read."""
    wrong = []
    seen = set()
    for sentence in sentences:
        if sentence.text not in seen:
            seen.add(sentence.text)
            found = language().ways(sentence.text)
            if len(found) != 1:
                wrong.append(complaint(sentence, found))
    return wrong, len(seen)


@pytest.mark.slow
def test_triples_have_one_tree() -> None:
    """Chains of three rows in house spelling, lists two long."""
    wrong, number = ambiguous(Maker(language().grammar).triples())
    assert wrong == []
    assert number > 20_000


@pytest.mark.slow
def test_deep_triples_have_one_tree() -> None:
    """Chains of three nodes; each 25th of some 240,000, or all with KIRIFUDA_EXHAUSTIVE=1 (four minutes)."""
    every = 1 if os.environ.get("KIRIFUDA_EXHAUSTIVE") else 25
    wrong, number = ambiguous(islice(Maker(language().grammar).deep_triples(), 0, None, every))
    assert wrong == []
    assert number > 8_000


def test_random_sentences_have_one_tree() -> None:
    rng = random.Random(20240607)
    maker = Maker(language().grammar)
    wrong = []
    for _ in range(1000):
        text = maker.random(rng)
        if 0 < len(text) <= 300:
            found = language().ways(text)
            if len(found) != 1:
                wrong.append(f"{len(found)} trees: {text}")
    assert wrong == []


def test_house_print_of_random_trees_reads_back() -> None:
    rng = random.Random(7)
    maker = Maker(language().grammar)
    wrong = []
    for _ in range(500):
        text = maker.random(rng)
        found = language().ways(text) if 0 < len(text) <= 200 else []
        if found:
            try:
                house = language().printer.japanese(found[0].value, "ability", {})
            except Unprintable as error:
                wrong.append(f"{text}: {error}")
                continue
            again = language().ways(house)
            if [one.value for one in again] != [found[0].value]:
                wrong.append(f"{text} → {house}: {len(again)}")
    assert wrong == []
