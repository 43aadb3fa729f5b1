"""Deck texts of every form: what comes out again, and that nothing anybody pastes takes time or room."""

from __future__ import annotations

import gc
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any, Final
from zlib import compress

import pytest
from msgspec import json

from kirifuda.games import GAMES, load, table_words
from kirifuda.games.deckfiles import LINES, TEXT_LETTERS, TOLD, TOML_LETTERS, DeckReader, counted
from kirifuda.games.interface import Deck
from kirifuda.games.tomltext import DOTS, UnreadableToml, read_toml
from kirifuda.kernel.rulebook import MOST_CARDS
from tests.ours import OURS

SLOWEST_S: Final = 0.1
MEGABYTE: Final = 1 << 20


def reader(name: str = "magical_duel") -> DeckReader:
    """The reader of a game."""
    return DeckReader(load(name), table_words(name))


def code(counts: Any, game: str = "magical_duel", name: str = "") -> str:
    """A deck code that nobody checked."""
    packed = compress(json.encode((game, name, "", counts)), 9)
    return "KF1." + urlsafe_b64encode(packed).decode().rstrip("=")


def toml(lines: Callable[[int], str], *, head: str = "[deck]") -> str:
    """As many lines of TOML as are read."""
    found, size = [head], len(head)
    while size < TOML_LETTERS:
        found.append(lines(len(found)))
        size += len(found[-1]) + 1
    return "\n".join(found[:-1])


PARTS: Final = ".".join("a" * DOTS)
HOSTILE: Final = {
    "counts": "300 NS1-001\n" * 1_600,
    "many lines": "1 NS1-001\n" * 100_000,
    "digits": "9" * 19_000 + " NS1-001",
    "more digits": "9" * MEGABYTE + " NS1-001",
    "unknown cards": "1 X\n" * 5_000,
    "unknown cards, named": "".join(f"1 {number:019}\n" for number in range(900)),
    "letters that unfold": "\ufdfa" * 20_000,
    "spaces": "1" + " " * 19_990 + "x",
    "brackets": "[" * 20_000,
    "comments": "#" * MEGABYTE,
    "a dotted key": "[deck]\n" + "a." * 3_900 + "a = 1",
    "a longer dotted key": "[deck]\n" + "a." * 49_000 + "a = 1",
    "dotted keys": toml(lambda line: f"b{line}.{PARTS} = 1"),
    "dotted headings": toml(lambda line: f"[b{line}.{PARTS}]"),
    "tables of tables": toml(lambda line: f"[[{PARTS}]]"),
    "empty tables": toml(lambda line: "[[a]]"),
    "nested lists": "[deck]\na = " + "[" * 7_900,
    "nested tables": "[deck]\na = " + "{a = " * 1_500,
    "a long number": "[deck]\nmain = {a = " + "9" * 7_900 + "}",
    "a long hexadecimal": "[deck]\nmain = {a = 0x" + "f" * 7_900 + "}",
    "keys": toml(lambda line: f"a{line} = 9"),
    "counts in TOML": "[deck]\nmain = {" + ", ".join(f"a{number} = 300" for number in range(600)) + "}",
    "strings": "[deck]\na = " + '\\"""\n' * 1_500,
    "much TOML": "[deck]\n" + "main.a = 1\n" * 90_000,
    "counts in a code": code({"deck": {f"k{number}": 300 for number in range(1_500)}}),
    "a packed code": code({"deck": {"k" * MEGABYTE: 1}}),
    "a code of zones": code({f"zone {number}": {} for number in range(1_000)}),
    "a code of a long game": code({}, game="x" * 10_000),
    "a long code": "KF1." + "A" * MEGABYTE,
}


@pytest.mark.parametrize("what", HOSTILE)
@pytest.mark.parametrize("is_toml", [False, True])
def test_nothing_that_is_pasted_takes_time_or_room(what: str, is_toml: bool) -> None:
    text = HOSTILE[what]
    decks = reader()
    decks.game.pool()
    gc.collect()
    gc.freeze()  # to look through what other tests left takes longer than any deck
    begun = process_time()
    deck, faults = decks.read(text, is_toml=is_toml)
    spent = process_time() - begun

    assert spent < SLOWEST_S
    assert deck is None
    assert 0 < len(faults) <= TOLD + 1
    assert all(len(fault.en) + len(fault.ja) < 500 for fault in faults)


def test_a_long_list_of_faults_ends_with_their_number() -> None:
    _, faults = reader().read("four lamps\n" * 50)

    assert len(faults) == TOLD + 1
    assert faults[-1].en == f"and {50 - TOLD} more"
    assert faults[-1].ja == f"ほかに{50 - TOLD}件"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("300 NS1-001\n1 NS1-002", f"there are more than {MOST_CARDS} cards"),
        ("[deck]\nmain = {NS1-001 = 300, NS1-002 = 1}", f"there are more than {MOST_CARDS} cards"),
        (code({"deck": {"NS1-001": 300, "NS1-002": 1}}), f"there are more than {MOST_CARDS} cards"),
        ("[deck]\nmain = {NS9-999 = 1}", "there is no card NS9-999"),
        (code({"deck": {"NS9-999": 1}}), "there is no card NS9-999"),
        ("\n" * (LINES + 1), f"more than {LINES} lines"),
        (" " * (TEXT_LETTERS + 1), f"longer than {TEXT_LETTERS} letters"),
        ("[deck]\n#" + " " * TOML_LETTERS + "\nname = ''", f"not valid TOML: longer than {TOML_LETTERS} letters"),
        ("[deck]\nmain = {a = 9223372036854775808}", "not valid TOML: a number of more than 64 bits"),
    ],
)
def test_the_limits_are_told(text: str, sentence: str) -> None:
    deck, faults = reader().read(text)

    assert deck is None
    assert sentence in [fault.en for fault in faults]


@pytest.mark.parametrize("name", GAMES)
def test_a_deck_comes_back_from_every_form(name: str) -> None:
    decks = reader(name)
    for deck in load(name).decks():
        tables = "".join(
            f"[deck.{zone}]\n" + "".join(f'"{key}" = {count}\n' for key, count in counts.items())
            for zone, counts in counted(deck.zones).items()
        )
        for text in (decks.text(deck), decks.code(deck), f'[deck]\nname = "{deck.name}"\n{tables}'):
            found, faults = decks.read(text)

            assert faults == []
            assert found is not None
            assert found.name == deck.name
            assert {zone: sorted(keys) for zone, keys in found.zones.items() if keys} == {
                zone: sorted(keys) for zone, keys in deck.zones.items() if keys
            }


def test_writing_a_deck_counts_each_card_once() -> None:
    decks = reader()
    zones = {"deck": [f"k{number}" for number in range(150_000)], "extra": []}
    begun = process_time()
    counts = counted(zones)
    spent = process_time() - begun

    assert len(counts["deck"]) == 150_000
    assert spent < 1
    assert decks.text(Deck("", "", "", "", "", {"deck": ["x", "y", "x"]})).startswith("[main]\n2 x\n1 y\n")


def test_full_width_letters_are_read_like_others() -> None:
    deck, faults = reader().read("［ｍａｉｎ］\n４ｘ　ＮＳ１－００１")

    assert faults == []
    assert deck is not None
    assert deck.zones == {"deck": ["NS1-001"] * 4}


def test_toml_is_read_as_usual_below_the_limits() -> None:
    assert read_toml("a.b.c = 1\n[d]\ne = [1, 'x']", 100) == {"a": {"b": {"c": 1}}, "d": {"e": [1, "x"]}}
    with pytest.raises(UnreadableToml) as caught:
        read_toml("a = 1\n" + "b." * (DOTS + 1) + "c = 1", 1_000)
    assert caught.value.line == 2


PAGE: Final = Path(__file__).parents[2] / "docs" / "decks.md"


@pytest.mark.parametrize("name", OURS)
def test_the_page_names_every_heading(name: str) -> None:
    row = next(line for line in PAGE.read_text("utf-8").splitlines() if line.startswith(f"| `{name}`"))

    assert {*re.findall(r"\[(.+?)\]", row), "deck"} == set(reader(name).headings)
