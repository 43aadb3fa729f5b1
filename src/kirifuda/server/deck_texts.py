"""Decks as people write them: lines, TOML, and codes for links."""

from __future__ import annotations

import re
import tomllib
import unicodedata
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Any, Final

from msgspec import DecodeError, json

from kirifuda.games.interface import Deck

if TYPE_CHECKING:
    from kirifuda.games.interface import CardGame
    from kirifuda.games.sheet import TableWords

CODE: Final = re.compile(r"KF1\.[A-Za-z0-9_-]+")
HEADING: Final = re.compile(r"\[(.+)\]")
ENTRY: Final = re.compile(r"(\d+)\s*[x×]?\s+(\S+)(?:\s+.*)?")
TEXTS: Final = ("name", "english", "plan", "plan_ja")
MOST: Final = 1000
CODE_BYTES: Final = 65_536

Fault = tuple[int, str, str]


def read_deck(text: str, game: CardGame, words: TableWords) -> tuple[Deck | None, list[Fault]]:
    """A deck from any of the three forms, and what is wrong with it, by line."""
    short = "".join(text.split())
    if CODE.fullmatch(short):
        return _from_code(short)
    headings = {term.name: term.name for term in words.deck_zones}
    headings.update({term.ja: term.name for term in words.deck_zones})
    headings["main"] = words.deck_zones[0].name
    headings["エキストラ"] = headings.get("extra", words.deck_zones[-1].name)
    if re.search(r"^\s*\[deck\]\s*$", text, re.MULTILINE) and "=" in text:
        return _from_toml(text, headings)
    return _from_lines(text, game, headings)


def _from_lines(text: str, game: CardGame, headings: dict[str, str]) -> tuple[Deck | None, list[Fault]]:
    """`4 NS1-001` a line, under headings; `# ` begins a comment, `name:` a title."""
    known = game.pool().numbers
    zone = headings["main"]
    zones: dict[str, list[str]] = {zone: []}
    texts = dict.fromkeys(TEXTS, "")
    faults: list[Fault] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = unicodedata.normalize("NFKC", raw.split("#")[0]).strip()
        heading = HEADING.fullmatch(line)
        title, colon, words = line.partition(":")
        entry = ENTRY.fullmatch(line)
        if not line:
            continue
        if heading and heading[1].strip() in headings:
            zone = headings[heading[1].strip()]
        elif heading:
            faults.append((number, f"「{heading[1]}」という領域はありません", f"there is no zone [{heading[1]}]"))
        elif colon and title.strip() in texts:
            texts[title.strip()] = words.strip()
        elif entry is None or int(entry[1]) > MOST:
            faults.append((number, "「4 カード番号」の形で書いてください", "write a count and a card number"))
        elif entry[2] not in known:
            faults.append((number, f"「{entry[2]}」というカードはありません", f"there is no card {entry[2]}"))
        else:
            zones.setdefault(zone, []).extend([entry[2]] * int(entry[1]))
    if not any(zones.values()):
        faults.append((1, "カードがありません", "there are no cards"))
    return (None if faults else _deck(texts, zones)), faults


def _from_toml(text: str, headings: dict[str, str]) -> tuple[Deck | None, list[Fault]]:
    """`[deck]` with texts, and a table of counts per zone."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        where = re.search(r"line (\d+)", str(error))
        return None, [(int(where[1]) if where else 1, f"TOMLとして読めません：{error}", f"not valid TOML: {error}")]
    zones: dict[str, list[str]] = {}
    texts = dict.fromkeys(TEXTS, "")
    table = document.pop("deck", {})
    for key, value in {**(table if isinstance(table, dict) else {}), **document}.items():
        if key in headings and isinstance(value, dict) and _are_counts(value):
            zones.setdefault(headings[key], []).extend(card for card, count in value.items() for _ in range(count))
        elif key in (*TEXTS, "id", "how", "how_ja") and isinstance(value, str):
            texts[key] = value
        else:
            return None, [(1, f"「{key}」の意味が分かりません", f"{key!r} means nothing in a deck")]
    return _deck(texts, zones), []


def _are_counts(table: dict[str, Any]) -> bool:
    return all(
        isinstance(count, int) and not isinstance(count, bool) and 0 <= count <= MOST for count in table.values()
    )


def _from_code(code: str) -> tuple[Deck | None, list[Fault]]:
    fault: Fault = (1, "デッキコードが壊れています", "the deck code is damaged")
    packed = code.partition(".")[2]
    try:
        inflating = zlib.decompressobj()
        plain = inflating.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), CODE_BYTES)
        found = json.decode(plain, type=tuple[str, str, str, dict[str, dict[str, int]]])
    except (ValueError, zlib.error, DecodeError):
        return None, [fault]
    _, name, english, counts = found
    if not all(_are_counts(table) for table in counts.values()):
        return None, [fault]
    zones = {zone: [key for key, count in table.items() for _ in range(count)] for zone, table in counts.items()}
    return _deck({"name": name, "english": english}, zones), []


def _deck(texts: dict[str, str], zones: dict[str, list[str]]) -> Deck:
    name = texts.get("name", "")
    english = texts.get("english", "") or name
    return Deck(texts.get("id", ""), name, english, texts.get("plan", ""), texts.get("plan_ja", ""), zones)


def counted(zones: dict[str, list[str]]) -> dict[str, dict[str, int]]:
    """Counts by card."""
    return {zone: {key: keys.count(key) for key in dict.fromkeys(keys)} for zone, keys in zones.items()}


def deck_text(deck: Deck, game: CardGame, words: TableWords) -> str:
    """A deck as lines, with the cards' names for people."""
    pool = game.pool()
    lines = [f"name: {deck.name}"] if deck.name else []
    if deck.english:
        lines.append(f"english: {deck.english}")
    for term in words.deck_zones:
        lines.extend(("", f"[{'main' if term is words.deck_zones[0] else term.name}]"))
        for key, count in counted(deck.zones).get(term.name, {}).items():
            name = pool.cards[pool.numbers[key]].name if key in pool.numbers else ""
            lines.append(f"{count} {key} {name}".rstrip())
    return "\n".join(lines).strip() + "\n"


def deck_code(deck: Deck, game: str) -> str:
    """A deck in one word."""
    plain = json.encode((game, deck.name, deck.english, counted(deck.zones)))
    return "KF1." + urlsafe_b64encode(zlib.compress(plain, 9)).decode().rstrip("=")
