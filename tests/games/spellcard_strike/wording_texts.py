"""The texts that the wording tests run over: our own corpus and the card set, each with what it is."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import kirifuda.games.spellcard_strike as game

HERE = Path(__file__).parent
CARDS = Path(game.__file__).parent / "cards"
Text = tuple[str, str]
"""What it is read as (ability, target, cost), and the text."""


@cache
def corpus() -> tuple[Text, ...]:
    """Our own texts, one wording or more each; blank lines part them, `#` says what follows."""
    found: list[Text] = []
    key = "ability"
    for block in (HERE / "wording_corpus.txt").read_text(encoding="utf-8").strip().split("\n\n"):
        if block.startswith("#"):
            key = block[1:].strip()
        else:
            found.append((key, block))
    return tuple(found)


@cache
def cards() -> tuple[tuple[str, str, str], ...]:
    """Card number, what it is, and every text that a card prints."""
    found: list[tuple[str, str, str]] = []
    for file in sorted(CARDS.glob("*.toml")):
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        for card in (*content.get("card", []), *content.get("option", [])):
            found += [(card["id"], key, text) for key, text in texts_of(card)]
    return tuple(found)


def texts_of(card: dict[str, Any]) -> list[Text]:
    """The texts of one card."""
    found: list[Text] = [("cost", card["cost"])] if card.get("cost") else []
    if card.get("extra"):
        found.append(("ability", card["extra"].strip()))
    for half in (*card.get("ability", []), *([card["spell"]] if "spell" in card else [])):
        found.append(("ability", half["text"].strip()))
        found += [(key, half[key]) for key in ("target", "cost") if half.get(key)]
    return found


def every() -> tuple[Text, ...]:
    """All of them, once each."""
    return tuple(dict.fromkeys((*corpus(), *((key, text) for _, key, text in cards()))))
