"""Every text of the corpus and of the card set: one tree, printed back exactly, every word accounted for."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.wording import language
from tests.games.lyrical.wording_texts import cards, every
from tests.text.wording_checks import (
    changed_by_house_spelling,
    english_faults,
    printed,
    said_otherwise,
    unbound,
)

# texts of cards that are read to one tree, and their lines; the numbers may only rise
FITTED = 65
LINES = 94


@pytest.mark.parametrize("text", every())
def test_a_text_is_read_and_printed_back(text: str) -> None:
    reading = language().read(text)

    assert language().japanese(reading) == text
    assert language().normal(printed(language(), reading)) == reading.normal


def test_coverage_of_the_card_set_may_only_rise() -> None:
    readings = [language().read(text) for _, _, text in cards()]

    assert len(readings) >= FITTED
    assert sum(len(reading.tree.abilities) for reading in readings) >= LINES


def test_n_8_2_a_price_is_part_of_the_text_and_a_remark_is_not() -> None:
    plain = language().read("(赤1/0):カードを1枚引く。")
    remarked = language().read("(赤1/0):カードを1枚引く。（急ぎの便だ。）")

    assert remarked.tree == plain.tree
    assert language().japanese(remarked) == "(赤1/0):カードを1枚引く。（急ぎの便だ。）"
    assert language().read("（赤１／０）：カードを１枚引く。").tree == plain.tree


def test_every_node_that_was_said_has_a_span_that_says_it() -> None:
    unremarked = [text for text in every() if "（" not in language().normal(text)]

    assert said_otherwise(language(), unremarked) == []


def test_every_ref_is_bound_to_a_slot_of_its_ability() -> None:
    assert unbound(language(), every(), {"this"}) == []


def test_the_english_has_no_known_fault() -> None:
    assert english_faults(language(), every()) == {}


def test_the_house_spelling_of_every_tree_means_the_same() -> None:
    assert changed_by_house_spelling(language(), every()) == []
