"""What the wording tests of every game ask of its language."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import pytest

from kirifuda.text import ast as a
from kirifuda.text.ast import CardText
from kirifuda.text.chart import Chart
from kirifuda.text.errors import TextError, UnreadableText
from kirifuda.text.gifts import in_one
from kirifuda.text.language import Language, Reading, node_at, routes
from kirifuda.text.phrases import Phrase
from kirifuda.text.printing import Path, Unprintable
from tests.text.english_lint import faults
from tests.text.sentences import ROOT, Maker, Sentence

Readings = Sequence[tuple[str, Reading]]
"""Texts as they were written, and as they were read."""
BOUND: Final = (a.Ref, a.ThatPlayer, a.ThatMany, a.Declared, a.IfDone, a.IfNotDone, a.Otherwise)
"""Words that mean something that was named before."""
Slips = Sequence[Sequence[str]]
"""Right text, a word of it, and what somebody wrote instead."""


# The corpus


def nodes(node: a.Node, path: Path = ()) -> Iterator[tuple[Path, a.Node]]:
    """Every node of a tree with its path."""
    yield path, node
    for name in node.__struct_fields__:
        value = getattr(node, name)
        if isinstance(value, a.Node):
            yield from nodes(value, (*path, name))
        elif isinstance(value, tuple):
            for at, one in enumerate(value):
                if isinstance(one, a.Node):
                    yield from nodes(one, (*path, name, at))


def printed(language: Language, reading: Reading) -> str:
    """The text from tree and routes alone, without help from the text as written."""
    return "\n".join(
        language.printer.japanese(one, reading.key, reading.spellings, ("abilities", at))
        for at, one in enumerate(reading.tree.abilities)
    )


def printed_otherwise(language: Language, reading: Reading, text: str) -> bool:
    """Whether a text does not come back as it was written; a remark is printed back, and no part of what is said."""
    if language.japanese(reading) != text:
        return True
    said = language.normal(printed(language, reading))
    return said != reading.normal and said.split() != reading.normal.split()


def said_otherwise(language: Language, readings: Readings) -> list[tuple[str, Path]]:
    """Nodes whose span in the text does not say them; what holds a remark is passed over."""
    wrong: list[tuple[str, Path]] = []
    for text, reading in readings:
        if "（" in language.normal(text):
            continue
        for path, route in reading.spellings.items():
            start, end = reading.spans[path]
            rule = language.grammar.rules[route[-1]]
            if path[-1] in {name.split(".")[-1] for name in rule.row.inner}:
                continue  # made by the row above: it has the words of that row
            spellings = {**reading.spellings, path: route[-1:]}
            said = language.printer.japanese(node_at(reading.tree, path), rule.key, spellings, path)
            if language.normal(text[start:end]) != language.normal(said):
                wrong.append((text, path))
    return wrong


def unsaid(readings: Readings) -> list[tuple[str, Path]]:
    """Nodes that neither have a span nor stand in one that implies them."""
    return [
        (text, path)
        for text, reading in readings
        for path, _ in nodes(reading.tree)
        if path and not any(path[:length] in reading.spans for length in range(1, len(path) + 1))
    ]


def unbound(readings: Readings, known: set[str]) -> list[tuple[str, object]]:
    """Words that mean something named before and are bound to nothing, or to no slot of their ability."""
    wrong: list[tuple[str, object]] = []
    for text, reading in readings:
        slots = known | set(reading.slots.values())
        wrong.extend(
            (text, path) for path, node in nodes(reading.tree) if isinstance(node, BOUND) and path not in reading.refs
        )
        wrong.extend((text, slot) for slot in reading.refs.values() if not set(slot.split("+")) <= slots)
    return wrong


def misplaced(language: Language, readings: Readings) -> list[tuple[str, Path]]:
    """Spans of the English page that lie outside of it, and abilities without one."""
    wrong: list[tuple[str, Path]] = []
    for text, reading in readings:
        page = language.english_page(reading)
        wrong.extend(
            (text, path) for path, (start, end) in page.spans.items() if not 0 <= start <= end <= len(page.text)
        )
        abilities = [("abilities", at) for at in range(len(reading.tree.abilities))]
        wrong.extend((text, path) for path in abilities if path not in page.spans)
        for path in page.spans:
            node_at(reading.tree, path)
    return wrong


def english_faults(language: Language, readings: Readings) -> dict[str, list[str]]:
    """Texts whose English has known faults."""
    found = {text: faults(language.english(reading)) for text, reading in readings}
    return {text: names for text, names in found.items() if names}


def changed_by_house_spelling(language: Language, readings: Readings) -> list[str]:
    """Texts that mean something else when they are spelled as the house does."""
    wrong: list[str] = []
    for _, reading in readings:
        key, tree = reading.key, reading.tree
        house = "\n".join(language.printer.japanese(one, key, {}) for one in tree.abilities)
        if key == ROOT:
            house = language.japanese(tree)
        if language.read(house, key).tree != tree:
            wrong.append(house)
    return wrong


# Rows


def idle_rows(language: Language, readings: Readings, words: set[str], categories: set[str]) -> list[str]:
    """Rows that no text uses, words of closed lists apart."""
    rules = language.grammar.rules
    known = {rules[number].row_number for _, one in readings for route in one.spellings.values() for number in route}
    rows = [row for at, row in enumerate(language.grammar.rows) if at not in known]
    return [str(row) for row in rows if not is_word(row, words, categories)]


def is_word(row: Phrase, words: set[str], categories: set[str]) -> bool:
    """A word of a list: what it says is one of a few fields, or it stands in a category of such words."""
    fixed = set(row.fixed)
    return (
        row.node is not None
        and "{" not in row.ja
        and (row.category in categories or any(fixed == {one} for one in words))
    )


def unreachable(maker: Maker) -> set[str]:
    """Categories that no text leads to."""
    return {row.category for row in maker.grammar.rows} - {key.partition(".")[0] for key in maker.context}


def in_english(language: Language, readings: Readings) -> str:
    """Every text with its English under it."""
    return "".join(f"{text}\n{language.english(reading)}\n\n" for text, reading in readings)


# Sentences


def belongs_elsewhere(language: Language, text: str, key: str = ROOT) -> bool:
    """Whether a sentence is none because a row in it stands behind words behind which it is not read (`not_behind`):
    nothing else keeps what the rows make from having a tree."""
    chart = Chart(language.grammar, text)
    return len(text) in chart.at(key, 0) and not chart.trees(key, 0, len(text))


def several_ways(language: Language, sentences: Iterable[Sentence]) -> tuple[list[str], int]:
    """Sentences that have not just one tree, or print back otherwise; and how many different ones were read."""
    wrong: list[str] = []
    seen: set[tuple[str, str]] = set()
    for sentence in sentences:
        if (sentence.key, sentence.text) in seen:
            continue
        seen.add((sentence.key, sentence.text))
        found = language.ways(sentence.text, sentence.key)
        if not found and belongs_elsewhere(language, sentence.text, sentence.key):
            continue
        if len(found) != 1:
            rows = " / ".join(str(rule.row) for rule in sentence.rules)
            wrong.append(f"{len(found)} trees: {sentence.text} ({rows})")
        elif language.printer.japanese(found[0].value, sentence.key, routes(found[0])) != sentence.text:
            wrong.append(f"prints otherwise: {sentence.text}")
    return wrong, len(seen)


def random_faults(language: Language, maker: Maker, seed: int, number: int) -> list[str]:
    """Random sentences that have not just one tree, or whose house spelling means something else."""
    rng = random.Random(seed)
    wrong: list[str] = []
    for _ in range(number):
        text = maker.random(rng)
        if not 0 < len(text) <= 200:
            continue
        found = language.ways(text)
        if not found and belongs_elsewhere(language, text):
            continue
        if len(found) != 1:
            wrong.append(f"{len(found)} trees: {text}")
            continue
        try:
            house = language.printer.japanese(found[0].value, "ability", {})
        except Unprintable as error:
            wrong.append(f"{text}: {error}")
            continue
        if [gained(one.value) for one in language.ways(house)] != [gained(found[0].value)]:
            wrong.append(f"{text} → {house}")
    return wrong


def gained(tree: object) -> object:
    """A tree in which what one thing gets in several breaths is one gift."""
    if isinstance(tree, tuple):
        return tuple(map(gained, tree))
    if not isinstance(tree, a.Node):
        return tree
    return in_one(type(tree)(**{name: gained(getattr(tree, name)) for name in tree.__struct_fields__}))


# Mistakes


def slip(right: str, word: str, wrong: str) -> tuple[str, int]:
    """The wrong text, and where it goes wrong."""
    return right.replace(word, wrong, 1), right.index(word)


def caught(language: Language, text: str) -> UnreadableText:
    """The error of a text that cannot be read."""
    with pytest.raises(UnreadableText) as found:
        language.read(text)
    return found.value


def is_understood(language: Language, right: str, text: str) -> bool:
    """Whether a slip is none: the text is read as what was meant. Nothing else may be read from it, unless the word is
    one that only a card can know, and is noted as new."""
    tree = tree_of(language, text, "ability")
    is_told = tree is not None and bool(language.read(text).new_words)
    assert tree is None or is_told or tree == language.read(right).tree, f"{text} is read, and not as {right}"
    return tree is not None


def carets(language: Language, slips: Slips) -> int:
    """How often the slip is understood, or the caret stands in the wrong word, or right behind it."""
    hits = 0
    for right, word, wrong in slips:
        text, start = slip(right, word, wrong)
        understood = is_understood(language, right, text)
        hits += understood or start <= caught(language, text).position <= start + len(wrong)
    return hits


def offers(language: Language, slips: Slips) -> int:
    """How often the slip is understood, or a text that says the same is offered. Nothing else may be."""
    hits = 0
    for one in slips:
        text = slip(*one)[0]
        hits += is_understood(language, one[0], text) or is_offered(language, one[0], caught(language, text))
    return hits


def is_offered(language: Language, right: str, error: UnreadableText) -> bool:
    """Whether an error offers the right text, in whatever spelling. None of its offers may say something else."""
    meant = language.read(right).tree
    for one in error.suggestions:
        assert language.read(one).tree == meant, f"{error.text} is taken for {one}"
    return bool(error.suggestions)


def unhelpful(language: Language, slips: Slips) -> list[str]:
    """Slips whose error expects nothing and offers nothing, or shows no caret."""
    texts = [slip(*one)[0] for one in slips if not is_understood(language, one[0], slip(*one)[0])]
    errors = {text: caught(language, text) for text in texts}
    helpful = [text for text, error in errors.items() if error.kinds and "^" in error.detail]
    return [text for text in errors if text not in helpful]


def unchanged(
    language: Language, texts: list[tuple[str, str]], groups: Sequence[Sequence[str]], seed: int
) -> tuple[list[tuple[str, str]], int]:
    """Of a thousand mutations of these abilities, those that mean the same though no table says so; and how many are
    refused."""
    same: list[tuple[str, str]] = []
    refused = 0
    told = [(key, text) for key, text in texts if not language.read(text, key).remarks]  # a remark means nothing
    for key, text, changed in mutations(told, groups, 1000, seed):
        tree = tree_of(language, changed, key)
        if tree is None:
            refused += 1
        elif tree == language.read(text, key).tree and not language.loosely.is_same(text, changed):
            same.append((text, changed))
    return same, refused


def mutations(
    texts: list[tuple[str, str]], groups: Sequence[Sequence[str]], number: int, seed: int
) -> list[tuple[str, str, str]]:
    """Category, text, and the same text with one word changed for another of its group."""
    rng = random.Random(seed)
    found: list[tuple[str, str, str]] = []
    while len(found) < number:
        key, text = rng.choice(texts)
        group = rng.choice(groups)
        word = rng.choice(group)
        places = [at for at in range(len(text)) if text.startswith(word, at)]
        if places:
            at = rng.choice(places)
            other = rng.choice([one for one in group if one != word])
            found.append((key, text, text[:at] + other + text[at + len(word) :]))
    return found


def tree_of(language: Language, text: str, key: str) -> CardText | None:
    """The tree, or None; without the explanation, which takes a hundred times as long."""
    try:
        return language.read(text, key).tree if language.reads(text, key) else None
    except TextError:
        return None
