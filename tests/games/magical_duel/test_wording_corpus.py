"""Every text of the corpus and of the card set: one tree, printed back exactly, every word accounted for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kirifuda.games.magical_duel.ast_kept import Chosen
from kirifuda.games.magical_duel.wording import language
from kirifuda.text import ast as a
from kirifuda.text.language import Reading, node_at
from kirifuda.text.printing import Path
from kirifuda.text.width import normal
from tests.games.magical_duel.wording_texts import abilities, cards, corpus, every
from tests.text.english_lint import faults

# lines of the card set that are read to one tree; the number may only rise
FITTED = 163


def nodes(node: a.Node, path: Path = ()) -> Iterator[tuple[Path, a.Node]]:
    yield path, node
    for name in node.__struct_fields__:
        value = getattr(node, name)
        if isinstance(value, a.Node):
            yield from nodes(value, (*path, name))
        elif isinstance(value, tuple):
            for at, one in enumerate(value):
                if isinstance(one, a.Node):
                    yield from nodes(one, (*path, name, at))


def printed(reading: Reading) -> str:
    """The text from tree and routes alone, without help from the text as written."""
    printer = language().printer
    return "\n".join(
        printer.japanese(one, "ability", reading.spellings, ("abilities", at))
        for at, one in enumerate(reading.tree.abilities)
    )


@pytest.mark.parametrize("text", corpus())
def test_a_corpus_text_is_read_and_printed_back(text: str) -> None:
    reading = language().read(text)

    assert language().japanese(reading) == text
    assert normal(printed(reading)) == reading.normal


@pytest.mark.parametrize(("number", "text"), cards())
def test_a_card_text_is_read_and_printed_back(number: str, text: str) -> None:
    reading = language().read(text)

    assert language().japanese(reading) == text
    assert printed(reading).split() == reading.normal.split()
    assert len(reading.tree.abilities) == len(abilities(text))


def test_coverage_of_the_card_set_may_only_rise() -> None:
    assert sum(len(language().read(text).tree.abilities) for _, text in cards()) >= FITTED


def test_every_node_that_was_said_has_a_span_that_says_it() -> None:
    printer = language().printer
    for text in corpus():
        reading = language().read(text)
        for path, route in reading.spellings.items():
            start, end = reading.spans[path]
            rule = language().grammar.rules[route[-1]]
            if path[-1] in {name.split(".")[-1] for name in rule.row.inner}:
                continue  # made by the row above: it has the words of that row
            said = printer.japanese(
                node_at(reading.tree, path), rule.key, {**reading.spellings, path: route[-1:]}, path
            )
            assert normal(text[start:end]) == normal(said), (text, path)


def test_every_node_has_a_span_or_stands_in_one_that_implies_it() -> None:
    for text in corpus():
        reading = language().read(text)
        for path, _ in nodes(reading.tree):
            assert any(path[:length] in reading.spans for length in range(len(path), 0, -1)) or path == ()


def test_every_ref_is_bound_to_a_slot_of_its_ability() -> None:
    for text in every():
        reading = language().read(text)
        slots = {"this", Chosen.UNTOLD, *reading.slots.values()}
        for path, node in nodes(reading.tree):
            if isinstance(node, (a.Ref, a.ThatPlayer, a.ThatMany, a.Declared, a.IfDone, a.IfNotDone, a.Otherwise)):
                assert path in reading.refs, (text, path)
        for slot in reading.refs.values():
            assert set(slot.split("+")) <= slots, (text, slot)


def test_house_spelling_reads_back_to_the_same_tree() -> None:
    for text in every():
        tree = language().read(text).tree
        house = language().japanese(tree)
        assert language().read(house).tree == tree, (text, house)


def test_english_has_no_known_fault() -> None:
    wrong = {text: found for text in every() if (found := faults(language().english(language().read(text))))}
    assert wrong == {}


def test_english_spans_cover_the_same_nodes() -> None:
    for text in corpus():
        reading = language().read(text)
        page = language().english_page(reading)
        for path, (start, end) in page.spans.items():
            assert 0 <= start <= end <= len(page.text), (text, path)
            node_at(reading.tree, path)
        for at in range(len(reading.tree.abilities)):
            assert ("abilities", at) in page.spans


def test_reading_is_kept() -> None:
    text = corpus()[0]
    assert language().read(text) is language().read(text)
