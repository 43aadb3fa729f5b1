"""What the wording tests of every game ask of its language."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from kirifuda.text import ast as a
from kirifuda.text.ast import CardText
from kirifuda.text.errors import TextError
from kirifuda.text.language import Language, Reading, routes
from kirifuda.text.printing import Path, Unprintable
from tests.text.sentences import Maker, Sentence


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


def used_rows(language: Language, readings: Iterable[Reading]) -> set[int]:
    """The rows that some readings went through."""
    rules = language.grammar.rules
    return {rules[number].row_number for one in readings for route in one.spellings.values() for number in route}


def several_ways(language: Language, sentences: Iterable[Sentence]) -> tuple[list[str], int]:
    """Sentences that have not just one tree, or print back otherwise; and how many different ones were read."""
    wrong: list[str] = []
    seen: set[tuple[str, str]] = set()
    for sentence in sentences:
        if (sentence.key, sentence.text) in seen:
            continue
        seen.add((sentence.key, sentence.text))
        found = language.ways(sentence.text, sentence.key)
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
        if len(found) != 1:
            wrong.append(f"{len(found)} trees: {text}")
            continue
        try:
            house = language.printer.japanese(found[0].value, "ability", {})
        except Unprintable as error:
            wrong.append(f"{text}: {error}")
            continue
        if [one.value for one in language.ways(house)] != [found[0].value]:
            wrong.append(f"{text} → {house}")
    return wrong


def mutations(
    texts: list[tuple[str, str]], groups: tuple[tuple[str, ...], ...], number: int, seed: int
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
    if not language.ways(language.normal(text), key):
        return None
    try:
        return language.read(text, key).tree
    except TextError:
        return None
