"""The texts that the wording tests of a game run over, and what they ask of its language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from kirifuda.games import load
from kirifuda.text.language import Language

HERE: Final = Path(__file__).parent
FACES: Final = ("text", "text_first", "text_second", "extra")
PORTION: Final = 40
sampled: Final = pytest.mark.parametrize("each", [4, pytest.param(1, marks=pytest.mark.slow)])
"""For what looks at each so manieth sentence, and at all of them where there is time."""
Text = tuple[str, str]
"""What it is read as (ability, target, cost), and the text."""


@cache
def language(game: str) -> Language:
    """The language of a game."""
    found: Language = import_module(f"kirifuda.games.{game}.wording").language()
    return found


@cache
def asked_of(game: str) -> dict[str, Any]:
    """What is asked of the language: `wording.toml` beside the game's tests."""
    return tomllib.loads((HERE / game / "wording.toml").read_text("utf-8"))


def roots(game: str) -> tuple[str, ...]:
    """What a card of the game prints: abilities, and perhaps other texts."""
    return tuple(asked_of(game)["texts"].get("roots", ("ability",)))


@cache
def corpus(game: str) -> tuple[Text, ...]:
    """Our own texts, one wording or more each; blank lines part them, `#` says what follows."""
    found: list[Text] = []
    key = "ability"
    for block in (HERE / game / "wording_corpus.txt").read_text("utf-8").strip().split("\n\n"):
        if block.startswith("#"):
            key = block[1:].strip()
        else:
            found.append((key, block))
    return tuple(found)


@cache
def cards(game: str) -> tuple[Text, ...]:
    """Every text that a card prints."""
    found: list[Text] = []
    for file in sorted((load(game).folder() / "cards").glob("*.toml")):
        content = tomllib.loads(file.read_text("utf-8"))
        for card in (*content.get("card", ()), *content.get("boss", ()), *content.get("option", ())):
            found.extend(printed_on(game, card))
    return tuple(found)


def printed_on(game: str, card: dict[str, Any]) -> Iterator[Text]:
    """The texts of one card. A condition is the first line of its text."""
    lead = asked_of(game).get("lead", {})
    condition = [lead.get(card["kind"], lead[""]) + card["condition"]] if lead and "condition" in card else []
    for face in FACES:
        text = "\n".join([*(condition if face == "text" else ()), *card.get(face, "").strip().splitlines()])
        if text:
            yield "ability", text
    for half in (*card.get("ability", ()), *([card["spell"]] if "spell" in card else ())):
        yield from printed_on(game, half)
    yield from ((key, card[key]) for key in roots(game) if key != "ability" and card.get(key))


@cache
def every(game: str) -> tuple[Text, ...]:
    """All of them, once each."""
    return tuple(dict.fromkeys((*corpus(game), *cards(game))))


def portions(game: str) -> list[tuple[Text, ...]]:
    """The corpus by so many texts as one test takes: thousands of tests cost more to collect than to run."""
    texts = corpus(game)
    return [texts[start : start + PORTION] for start in range(0, len(texts), PORTION)]


def faults(texts: Iterable[Text], check: Callable[[str, str], None]) -> dict[str, str]:
    """The texts that fail a check, and how."""
    found: dict[str, str] = {}
    for key, text in texts:
        try:
            check(key, text)
        except Exception as error:  # an assertion, or whatever a text brings about
            found[text] = repr(error)
    return found


def fragments(game: str, *names: str) -> list[tuple[str, ...]]:
    """Lists of fragments of texts, which are put together in pairs: `pairs.toml`."""
    said = tomllib.loads((HERE / game / "pairs.toml").read_text("utf-8"))
    return [tuple(said[name]) for name in names]


def one_form(text: str, alike: Iterable[list[str]]) -> str:
    """A text with what the rows print both ways in one form."""
    for pattern, form in alike:
        text = re.sub(pattern, form, text)
    return text
