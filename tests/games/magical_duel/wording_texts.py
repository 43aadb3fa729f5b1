"""The texts that the wording tests run over: our own corpus and the card set."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import kirifuda.games.magical_duel as game

HERE = Path(__file__).parent
CARDS = Path(game.__file__).parent / "cards"


@cache
def corpus() -> tuple[str, ...]:
    """Our own texts, one wording or more each; blank lines part them."""
    return tuple((HERE / "wording_corpus.txt").read_text(encoding="utf-8").strip().split("\n\n"))


@cache
def cards() -> tuple[tuple[str, str], ...]:
    """Card number and text of every card that has one."""
    found = []
    for file in sorted(CARDS.glob("*.toml")):
        for card in tomllib.loads(file.read_text(encoding="utf-8")).get("card", []):
            if card.get("text"):
                found.append((card["id"], card["text"]))
    return tuple(found)


def every() -> tuple[str, ...]:
    """All of them."""
    return (*corpus(), *(text for _, text in cards()))


def abilities(text: str) -> list[str]:
    """The ability lines of a text."""
    return [line for line in re.split(r"\n(?!・)", text) if line]
