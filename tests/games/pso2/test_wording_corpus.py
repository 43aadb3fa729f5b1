"""Every text of the corpus and of the card set: one tree, printed back exactly, every word accounted for."""

from __future__ import annotations

import pytest

from kirifuda.games.pso2.cardfile import shipped
from kirifuda.games.pso2.wording import language
from kirifuda.games.pso2.wording_words import NAMES
from kirifuda.ledger.proofs import clauses
from kirifuda.text import ast as a
from kirifuda.text.language import node_at
from tests.games.pso2.wording_texts import cards, corpus, every
from tests.text.english_lint import faults
from tests.text.wording_checks import nodes, printed

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
    printer = language().printer
    for text in every():
        reading = language().read(text)
        for path, route in reading.spellings.items():
            start, end = reading.spans[path]
            rule = language().grammar.rules[route[-1]]
            if path[-1] in {name.split(".")[-1] for name in rule.row.inner} or "（" in text:
                continue  # made by the row above: it has the words of that row
            said = printer.japanese(
                node_at(reading.tree, path), rule.key, {**reading.spellings, path: route[-1:]}, path
            )
            assert language().normal(text[start:end]) == language().normal(said), (text, path)


def test_every_ref_is_bound_to_a_slot_of_its_ability() -> None:
    for text in every():
        reading = language().read(text)
        slots = {"this", "host", "bearer", *reading.slots.values()}
        for path, node in nodes(reading.tree):
            if isinstance(node, (a.Ref, a.IfDone)):
                assert path in reading.refs, (text, path)
        for slot in reading.refs.values():
            assert set(slot.split("+")) <= slots, (text, slot)


def test_the_english_has_no_known_fault() -> None:
    found = {text: faults(language().english(language().read(text))) for text in every()}

    assert {text: names for text, names in found.items() if names} == {}


def test_the_house_spelling_of_every_tree_means_the_same() -> None:
    for text in (*corpus(), *(text for _, _, text in cards())):
        tree = language().read(text).tree
        house = language().japanese(tree)
        assert language().read(house).tree == tree, house


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
