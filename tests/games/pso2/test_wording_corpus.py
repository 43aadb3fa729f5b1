"""Every text of the corpus and of the card set: one tree, printed back exactly, every word accounted for."""

from __future__ import annotations

import pytest

from kirifuda.games.pso2.cardfile import shipped
from kirifuda.games.pso2.wording import language
from kirifuda.games.pso2.wording_words import NAMES
from kirifuda.ledger.proofs import clauses
from kirifuda.text import ast as a
from tests.games.pso2.wording_texts import cards, every
from tests.text.wording_checks import (
    changed_by_house_spelling,
    english_faults,
    nodes,
    printed,
    said_otherwise,
    unbound,
)

# texts of cards and bosses that are read to one tree, and their lines; the numbers may only rise
FITTED = 140
LINES = 193


@pytest.mark.parametrize("text", every())
def test_a_text_is_read_and_printed_back(text: str) -> None:
    reading = language().read(text)

    assert language().japanese(reading) == text
    assert language().normal(printed(language(), reading)) == reading.normal


def test_coverage_of_the_card_set_may_only_rise() -> None:
    readings = [language().read(text) for _, _, text in cards()]

    assert len(readings) >= FITTED
    assert sum(len(reading.tree.abilities) for reading in readings) >= LINES


def test_211_4_a_remark_is_no_part_of_the_text() -> None:
    plain = language().read("このカードは攻撃できない。")
    remarked = language().read("このカードは攻撃できない。（守るだけだ。）")

    assert remarked.tree == plain.tree
    assert language().japanese(remarked) == "このカードは攻撃できない。（守るだけだ。）"


def test_every_node_that_was_said_has_a_span_that_says_it() -> None:
    unremarked = [text for text in every() if "（" not in text]

    assert said_otherwise(language(), unremarked) == []


def test_every_ref_is_bound_to_a_slot_of_its_ability() -> None:
    assert unbound(language(), every(), {"this", "host", "bearer"}) == []


def test_the_english_has_no_known_fault() -> None:
    assert english_faults(language(), every()) == {}


def test_the_house_spelling_of_every_tree_means_the_same() -> None:
    assert changed_by_house_spelling(language(), every()) == []


@clauses("206.2")
def test_206_2_every_card_that_a_text_names_has_its_english_name() -> None:
    english = {card.facts["name"]: str(card.facts["english"]).partition(",")[0] for card in shipped()}
    named = {
        node.name
        for _, _, text in cards()
        for _, node in nodes(language().read(text).tree)
        if isinstance(node, a.CardName)
    }

    assert {name: english[name] for name in named} == NAMES
