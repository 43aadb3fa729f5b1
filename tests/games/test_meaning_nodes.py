"""Every node has a meaning or a reason; every text of the corpus becomes plans; plans are plain objects."""

from __future__ import annotations

from importlib import import_module
from itertools import islice

import pytest

from tests.games.holding import Nodes, functions_and_trees, held_by_cards, never_said, unclear, unread
from tests.games.wordings import Text, faults, portions, sampled
from tests.ours import OURS
from tests.text.sentences import Maker


def nodes(game: str) -> Nodes:
    """What the game says of itself, beside its tests."""
    found: Nodes = import_module(f"tests.games.{game}.nodes").NODES
    return found


@pytest.mark.parametrize("game", OURS)
def test_every_node_has_a_meaning_or_a_reader(game: str) -> None:
    asked = nodes(game)

    assert unread(asked.language, asked.tables, asked.readers) == asked.unread


@pytest.mark.parametrize("game", OURS)
def test_every_node_of_the_game_can_be_said(game: str) -> None:
    """No class that no wording makes."""
    asked = nodes(game)

    assert [name for module in asked.own for name in never_said(asked.language, module)] == asked.never_said


@pytest.mark.parametrize(("game", "texts"), [(game, texts) for game in OURS for texts in portions(game)])
def test_every_text_of_the_corpus_becomes_plans(game: str, texts: tuple[Text, ...]) -> None:
    assert faults(texts, nodes(game).becomes_plans) == {}


@sampled
@pytest.mark.parametrize("game", OURS)
def test_a_sentence_has_a_meaning_or_a_clear_error(game: str, each: int) -> None:
    asked = nodes(game)

    assert unclear(islice(Maker(asked.language.grammar).pairs(), 0, None, each), asked.lowered) == []


@pytest.mark.parametrize("game", OURS)
def test_plans_hold_neither_functions_nor_trees(game: str) -> None:
    found, seen = functions_and_trees(held_by_cards(nodes(game).load_pool()))

    assert found == []
    assert seen > 1000
