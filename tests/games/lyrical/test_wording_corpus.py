"""Every text of the corpus and of the card set: one tree, printed back exactly, every word accounted for."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.wording import language
from kirifuda.text import ast as a
from kirifuda.text.language import node_at
from tests.games.lyrical.wording_texts import cards, corpus, every
from tests.text.english_lint import faults
from tests.text.wording_checks import nodes, printed

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
    printer = language().printer
    for text in every():
        reading = language().read(text)
        for path, route in reading.spellings.items():
            start, end = reading.spans[path]
            rule = language().grammar.rules[route[-1]]
            if path[-1] in {name.split(".")[-1] for name in rule.row.inner} or "（" in language().normal(text):
                continue  # made by the row above: it has the words of that row
            said = printer.japanese(
                node_at(reading.tree, path), rule.key, {**reading.spellings, path: route[-1:]}, path
            )
            assert language().normal(text[start:end]) == language().normal(said), (text, path)


def test_every_ref_is_bound_to_a_slot_of_its_ability() -> None:
    for text in every():
        reading = language().read(text)
        slots = {"this", *reading.slots.values()}
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
