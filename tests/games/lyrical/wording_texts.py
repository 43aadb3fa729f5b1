"""The texts that the wording tests run over: our own corpus and the card set."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import kirifuda.games.lyrical as game

HERE = Path(__file__).parent
CARDS = Path(game.__file__).parent / "cards"


@cache
def corpus() -> tuple[str, ...]:
    """Our own texts, one wording or more each; blank lines part them."""
    return tuple((HERE / "wording_corpus.txt").read_text(encoding="utf-8").strip().split("\n\n"))


@cache
def cards() -> tuple[tuple[str, str, str], ...]:
    """Card number, kind and text of every card that has one."""
    found: list[tuple[str, str, str]] = []
    for file in sorted(CARDS.glob("*.toml")):
        for card in tomllib.loads(file.read_text(encoding="utf-8")).get("card", []):
            if card.get("text", "").strip():
                found.append((card["id"], card["kind"], card["text"].strip()))
    return tuple(found)


def every() -> tuple[str, ...]:
    """All of them, once each."""
    return tuple(dict.fromkeys((*corpus(), *(text for _, _, text in cards()))))
