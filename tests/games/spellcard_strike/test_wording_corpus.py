"""Every text of the corpus and of the card set: one tree, printed back exactly, every word accounted for."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.minimap import parse
from kirifuda.games.spellcard_strike.wording import language
from kirifuda.text import ast as a
from kirifuda.text.language import node_at
from tests.games.spellcard_strike.wording_texts import CARDS, cards, corpus, every
from tests.text.english_lint import faults
from tests.text.wording_checks import nodes, printed

# texts of the card set that are read to one tree; the number may only rise
FITTED = 455


@pytest.mark.parametrize(("key", "text"), every())
def test_a_text_is_read_and_printed_back(key: str, text: str) -> None:
    reading = language().read(text, key)

    assert language().japanese(reading) == text
    assert language().normal(printed(language(), reading)) == reading.normal


def test_coverage_of_the_card_set_may_only_rise() -> None:
    assert sum(1 for _, key, text in cards() if language().ways(language().normal(text), key)) >= FITTED - remarks()


def remarks() -> int:
    """Texts with a note in parentheses, which is no part of what is read (10.1.2)."""
    return sum(1 for _, _, text in cards() if "（" in text)


def test_every_node_that_was_said_has_a_span_that_says_it() -> None:
    printer = language().printer
    for key, text in corpus():
        reading = language().read(text, key)
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
    for key, text in every():
        reading = language().read(text, key)
        slots = {"this", "caster", "target", *reading.slots.values()}
        for path, node in nodes(reading.tree):
            if isinstance(node, (a.Ref, a.IfDone, a.IfNotDone, a.Otherwise)):
                assert path in reading.refs, (text, path)
        for slot in reading.refs.values():
            assert set(slot.split("+")) <= slots, (text, slot)


def test_house_spelling_reads_back_to_the_same_tree() -> None:
    for key, text in every():
        tree = language().read(text, key).tree
        house = language().printer.japanese(tree.abilities[0], key, {})
        assert language().read(house, key).tree == tree, (text, house)


def test_english_has_no_known_fault() -> None:
    wrong = {text: found for key, text in every() if (found := faults(language().english(language().read(text, key))))}
    assert wrong == {}


def test_english_spans_cover_the_same_nodes() -> None:
    for key, text in corpus():
        reading = language().read(text, key)
        page = language().english_page(reading)
        for path, (start, end) in page.spans.items():
            assert 0 <= start <= end <= len(page.text), (text, path)
            node_at(reading.tree, path)


def test_8_2_four_brackets_are_told_apart() -> None:
    for wrong in (
        "対象に[5]ダメージ。",
        "対象に「5」ダメージ。",
        "対象は「《接射》1」を得る。",
        "術者を【POW：+2】する。",
    ):
        assert language().ways(language().normal(wrong)) == []


def test_10_1_2_a_note_after_a_keyword_means_nothing() -> None:
    plain = language().read("《接射》1")
    noted = language().read("《接射》1（隣の敵に強い。）")

    assert noted.tree == plain.tree
    assert language().japanese(noted) == "《接射》1（隣の敵に強い。）"


def test_3_6_maps_of_the_card_set_are_printed_back() -> None:
    import tomllib

    maps = []
    for file in sorted(CARDS.glob("*.toml")):
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        for card in (*content.get("card", []), *content.get("option", [])):
            halves = (*card.get("ability", []), *([card["spell"]] if "spell" in card else []))
            maps += [text for text in (card.get("range"), *(half.get("map") for half in halves)) if text]

    assert [parse(text).text() for text in maps] == [text.strip() for text in maps]
    assert len(maps) > 150
