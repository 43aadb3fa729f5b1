"""What carries no meaning does not decide whether a text reads: layout, brackets, spelling, commas."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice

import pytest

from kirifuda.kernel.randomness import Dice
from kirifuda.text.language import Language
from tests.games.wordings import corpus, language
from tests.ours import OURS

EACH = 40
"""So many texts of a game are changed in each way."""


@cache
def texts(name: str) -> list[str]:
    """Abilities of shipped cards, a text each."""
    found = dict.fromkeys(line for _, text in corpus(name) for line in lines_of(name, text))
    return sorted(found, key=lambda text: Dice(1, text).below(1 << 30))


def lines_of(name: str, text: str) -> list[str]:
    """The abilities of a text that reads as it stands."""
    own = language(name)
    return [line for line in re.split(r"\n(?!・)", text) if line and own.reads(line) and own.ways(own.normal(line))]


Fault = Callable[[str, Language], Iterator[str]]


def bullet(text: str, own: Language) -> Iterator[str]:
    for mark in "・•●":
        yield f"{mark}{text}"


def broken(text: str, own: Language) -> Iterator[str]:
    for at in range(4, len(text) - 2, 7):
        if text[at] not in "、。」』]】》〕”0123456789" and text[at - 1] not in "[【《〔「『“":
            yield f"{text[:at]}\n{text[at:]}"


def no_stop(text: str, own: Language) -> Iterator[str]:
    if text.endswith("。"):
        yield text[:-1]


def spaced(text: str, own: Language) -> Iterator[str]:
    changed = re.sub(r"(?<=[0-9])(?=[枚体つ人回点個])", " ", text)
    if changed != text:
        yield changed


def bare(text: str, own: Language) -> Iterator[str]:
    for word, bracketed in own.loosely.layout.words.items():
        if bracketed in text and len(word) > 1:
            yield text.replace(bracketed, word)


def other_brackets(text: str, own: Language) -> Iterator[str]:
    for word, bracketed in own.loosely.layout.words.items():
        if bracketed in text:
            yield text.replace(bracketed, f"＜{word}＞")
            yield text.replace(bracketed, f"『{word}』")


def commas(text: str, own: Language) -> Iterator[str]:
    for found in re.finditer(r"(?<=[をはがにで])(?=[^、。])", text):
        yield f"{text[: found.end()]}、{text[found.end() :]}"


def no_comma(text: str, own: Language) -> Iterator[str]:
    if "、" in text:
        yield text.replace("、", "", 1)


def other_spelling(text: str, own: Language) -> Iterator[str]:
    for one, other in (
        ("すべて", "全て"),
        ("とき", "時"),
        ("時", "とき"),
        ("かわりに", "代わりに"),
        ("1", "一"),
        ("かぎり", "限り"),
    ):
        changed = re.sub(f"{one}(?=[枚体つ人回点個])" if one == "1" else one, other, text)
        if changed != text:
            yield changed


FAULTS: dict[str, tuple[Fault, float]] = {
    "a bullet": (bullet, 1.0),
    "a line break in a sentence": (broken, 1.0),
    "no full stop": (no_stop, 1.0),
    "a space behind a number": (spaced, 1.0),
    "no brackets": (bare, 0.9),
    "other brackets": (other_brackets, 0.9),
    "a comma more": (commas, 0.9),
    "a comma less": (no_comma, 0.8),
    "another spelling": (other_spelling, 1.0),
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", OURS)
def test_a_fault_of_layout_changes_nothing(name: str, fault: str) -> None:
    own = language(name)
    make, share = FAULTS[fault]
    changed = list(islice(((text, one) for text in texts(name) for one in make(text, own)), EACH))
    read = [(text, one) for text, one in changed if own.reads(one)]

    for text, one in read:
        reading = own.read(one)
        assert reading.tree == own.read(text).tree, one
        assert own.japanese(reading) == one
    missed = [one for text, one in changed if (text, one) not in read]
    assert len(read) >= share * len(changed), missed


def test_where_a_text_is_one_ability_broken_lines_make_no_more_of_them() -> None:
    own = language("spellcard_strike")
    reading = own.read("対象に【2】ダメージ。\nカードを1枚引く")

    assert len(reading.tree.abilities) == 1
    assert reading.tree == own.read("対象に【2】ダメージ。カードを1枚引く。").tree
