"""Deck files in two forms: TOML, and plain lines as people type them. `docs/decks.md` describes both."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from pathlib import Path
from typing import Any, Final

from kirifuda.cli.files import read_text
from kirifuda.cli.refusing import Refusal
from kirifuda.games.interface import CardGame, Deck

ZONES: Final = {
    "main": "deck",
    "deck": "deck",
    "デッキ": "deck",
    "extra": "extra",
    "エキストラ": "extra",
    "ace": "ace",
    "エース": "ace",
    "option": "option",
    "オプション": "option",
}
"""Headings of a deck file, and the zone whose cards follow."""
HEADING: Final = re.compile(r"\[(.+)\]")
ENTRY: Final = re.compile(r"(\d+)\s*[x×]?\s+(\S+)(?:\s+.*)?")
TEXTS: Final = ("name", "english", "plan", "plan_ja", "how", "how_ja")
MOST: Final = 1000
"""A count above this is a slip of the key, whatever the game."""


def read_deck(game: CardGame, path: Path) -> Deck:
    """A deck from a file; a refusal names the line or key that is wrong, or the zone that the game does not have."""
    text = read_text(path)
    is_toml = path.suffix == ".toml" or re.search(r"^\s*\[deck\]\s*$", text, re.MULTILINE)
    deck = from_toml(text, path) if is_toml else from_lines(text, path)
    known = [kind.name for kind in game.rulebook.zones]
    for zone in deck.zones:
        if zone not in known:
            raise Refusal(f"{path}: {game.name} has no zone {zone!r} for cards to start in")
    return deck


def from_toml(text: str, path: Path) -> Deck:
    """`[deck]` with texts, and a table of counts per zone."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refusal(f"{path}: not valid TOML: {error}") from error
    table = document.get("deck")
    if not isinstance(table, dict):
        raise Refusal(f"{path}: there is no [deck]")
    zones: dict[str, list[str]] = {"deck": []}
    texts = dict.fromkeys(TEXTS, "")
    for key, value in {**table, **{key: value for key, value in document.items() if key != "deck"}}.items():
        if key in ZONES:
            zones.setdefault(ZONES[key], []).extend(counted(value, f"{path}: {key}"))
        elif key in (*TEXTS, "id"):
            if not isinstance(value, str):
                raise Refusal(f"{path}: {key} must be a text")
            texts[key] = value
        else:
            raise Refusal(f"{path}: {key!r} means nothing in a deck file")
    return _deck(texts, zones, path)


def counted(table: Any, place: str) -> list[str]:
    """A table of counts, written out; a card by itself stands for one."""
    if isinstance(table, str):
        return [table]
    if not isinstance(table, dict):
        raise Refusal(f"{place} must be a table of card numbers and counts")
    keys: list[str] = []
    for key, count in table.items():
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST:
            raise Refusal(f"{place}: {key} = {count!r} is no count")
        keys.extend([key] * count)
    return keys


def from_lines(text: str, path: Path) -> Deck:
    """`4 NS1-001` a line, under `[main]`, `[extra]` and the like; `# ` begins a comment, `name:` a title."""
    zones: dict[str, list[str]] = {"deck": []}
    texts = dict.fromkeys(TEXTS, "")
    zone = "deck"
    for number, raw in enumerate(text.splitlines(), 1):
        line = unicodedata.normalize("NFKC", raw.split("#")[0]).strip()
        if not line:
            continue
        heading = HEADING.fullmatch(line)
        title, colon, words = line.partition(":")
        if heading:
            if heading[1].strip() not in ZONES:
                raise Refusal(f"{path}:{number}: there is no zone [{heading[1]}]; write {written_zones()}")
            zone = ZONES[heading[1].strip()]
        elif colon and title.strip() in texts:
            texts[title.strip()] = words.strip()
        else:
            entry = ENTRY.fullmatch(line)
            if entry is None or int(entry[1]) > MOST:
                raise Refusal(f"{path}:{number}: {raw.strip()!r} is no line like `4 NS1-001`")
            zones.setdefault(zone, []).extend([entry[2]] * int(entry[1]))
    return _deck(texts, zones, path)


def written_zones() -> str:
    """The headings that a deck file may have, in English."""
    return ", ".join(f"[{heading}]" for heading in ZONES if heading.isascii() and heading != "deck")


def _deck(texts: dict[str, str], zones: dict[str, list[str]], path: Path) -> Deck:
    name = texts["name"] or path.stem
    plans = (texts["plan"], texts["plan_ja"])
    return Deck(
        texts.get("id") or path.stem, name, texts["english"] or name, *plans, zones, texts["how"], texts["how_ja"]
    )
