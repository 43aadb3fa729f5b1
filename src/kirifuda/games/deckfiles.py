"""Decks as people write them: lines, TOML, and codes for links. `docs/decks.md` describes all three."""

from __future__ import annotations

import re
import tomllib
import unicodedata
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from msgspec import DecodeError, json

from kirifuda.games.interface import Deck

if TYPE_CHECKING:
    from kirifuda.games.interface import CardGame
    from kirifuda.games.sheet import TableWords

CODE: Final = re.compile(r"KF1\.[A-Za-z0-9_-]+")
TABLE: Final = re.compile(r"^\s*\[deck\]\s*$", re.MULTILINE)
HEADING: Final = re.compile(r"\[(.+)\]")
ENTRY: Final = re.compile(r"(\d+)\s*[x×]?\s+(\S+)(?:\s+.*)?")
TEXTS: Final = ("name", "english", "plan", "plan_ja", "how", "how_ja")
SPELLINGS: Final = {"main": "deck", "エキストラ": "extra", "エース": "ace", "オプション": "option"}
"""Headings besides a zone's own names."""
MOST: Final = 1000
"""A count above this is a slip of the key, whatever the game."""
CODE_BYTES: Final = 65_536


@dataclass(frozen=True)
class Fault:
    """Something that can't be read."""

    line: int
    """0 where no line is to blame."""
    ja: str
    en: str


@dataclass
class Reading:
    """What was read so far."""

    zones: dict[str, list[str]] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    def blame(self, line: int, japanese: str, english: str) -> None:
        """Note a fault."""
        self.faults.append(Fault(line, japanese, english))

    def add(self, zone: str, cards: list[str]) -> None:
        """Cards that start in a zone."""
        self.zones.setdefault(zone, []).extend(cards)

    def deck(self) -> Deck | None:
        """The deck, if nothing is wrong."""
        if self.faults:
            return None
        texts = {key: self.texts.get(key, "") for key in ("id", *TEXTS)}
        english = texts["english"] or texts["name"]
        plans = (texts["plan"], texts["plan_ja"])
        return Deck(texts["id"], texts["name"], english, *plans, self.zones, texts["how"], texts["how_ja"])


class DeckReader:
    """Reads the decks of one game."""

    def __init__(self, game: CardGame, words: TableWords) -> None:
        self.game = game
        self.terms = words.deck_zones
        self.zones = [term.name for term in words.deck_zones]
        self.headings = {name: term.name for term in words.deck_zones for name in (term.name, term.ja)}
        self.headings.update({name: zone for name, zone in SPELLINGS.items() if zone in self.zones})

    def read(self, text: str, *, is_toml: bool = False, knows_cards: bool = True) -> tuple[Deck | None, list[Fault]]:
        """A deck from any of the three forms, and everything that is wrong with it.

        Where cards need not be known, whoever checks the deck names those that are not.
        """
        found = Reading()
        short = "".join(text.split())
        if CODE.fullmatch(short):
            self._code(short, found)
        elif is_toml or (TABLE.search(text) and "=" in text):
            self._toml(text, found)
        else:
            self._lines(text, found, known=self.game.pool().numbers if knows_cards else None)
        return found.deck(), found.faults

    def _lines(self, text: str, found: Reading, known: dict[str, int] | None) -> None:
        """`4 NS1-001` a line, under `[main]`, `[extra]` and the like; `# ` begins a comment, `name:` a title."""
        zone = self.headings["main"]
        for number, raw in enumerate(text.splitlines(), 1):
            line = unicodedata.normalize("NFKC", raw.split("#")[0]).strip()
            heading = HEADING.fullmatch(line)
            title, colon, words = line.partition(":")
            entry = ENTRY.fullmatch(line)
            if not line:
                continue
            if heading:
                zone = self._heading(heading[1].strip(), number, found) or zone
            elif colon and title.strip() in TEXTS:
                found.texts[title.strip()] = words.strip()
            elif entry is None or int(entry[1]) > MOST:
                wrong = repr(raw.strip())
                found.blame(
                    number, f"{wrong}：「4 カード番号」の形で書いてください", f"{wrong} is no line like `4 NS1-001`"
                )
            elif known is not None and entry[2] not in known:
                found.blame(number, f"「{entry[2]}」というカードはありません", f"there is no card {entry[2]}")
            else:
                found.add(zone, [entry[2]] * int(entry[1]))
        if not found.faults and not found.zones:
            found.blame(1, "カードがありません", "there are no cards")

    def _heading(self, word: str, line: int, found: Reading) -> str:
        """The zone that a heading names; empty, and a fault, if the game has none of that name."""
        zone = self.headings.get(word, "")
        if not zone:
            written = ", ".join(f"[{name}]" for name in self.headings if name.isascii())
            found.blame(
                line, f"「{word}」という領域はありません：{written}", f"there is no zone [{word}]; write {written}"
            )
        return zone

    def _toml(self, text: str, found: Reading) -> None:
        """`[deck]` with texts, and a table of counts per zone."""
        try:
            document = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            where = re.search(r"line (\d+)", str(error))
            found.blame(int(where[1]) if where else 0, f"TOMLとして読めません：{error}", f"not valid TOML: {error}")
            return
        table = document.pop("deck", None)
        if not isinstance(table, dict):
            found.blame(0, "[deck] がありません", "there is no [deck]")
            return
        for key, value in {**table, **document}.items():
            if key in self.headings:
                found.add(self.headings[key], self._counted(key, value, found))
            elif key not in ("id", *TEXTS):
                found.blame(0, f"「{key}」の意味が分かりません", f"{key!r} means nothing in a deck file")
            elif not isinstance(value, str):
                found.blame(0, f"{key} は文字列でなければなりません", f"{key} must be a text")
            else:
                found.texts[key] = value

    def _counted(self, place: str, table: Any, found: Reading) -> list[str]:
        """A table of counts, written out; a card by itself stands for one."""
        if isinstance(table, str):
            return [table]
        if not isinstance(table, dict):
            english = f"{place} must be a table of card numbers and counts"
            found.blame(0, f"{place} はカード番号と枚数の表でなければなりません", english)
            return []
        keys: list[str] = []
        for key, count in table.items():
            if not is_count(count):
                found.blame(
                    0, f"{place}：{key} = {count!r} は枚数ではありません", f"{place}: {key} = {count!r} is no count"
                )
            else:
                keys.extend([key] * count)
        return keys

    def _code(self, code: str, found: Reading) -> None:
        """A deck in one word, as `deck_code` writes it."""
        packed = code.partition(".")[2]
        try:
            plain = zlib.decompressobj().decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), CODE_BYTES)
            game, name, english, counts = json.decode(plain, type=tuple[str, str, str, dict[str, dict[str, int]]])
        except (ValueError, zlib.error, DecodeError):
            found.blame(1, "デッキコードが壊れています", "the deck code is damaged")
            return
        if game != self.game.name:
            found.blame(1, f"{game} のデッキコードです", f"the deck code is one of {game}")
            return
        found.texts.update(name=name, english=english)
        for zone, table in counts.items():
            if zone not in self.zones or not all(is_count(count) for count in table.values()):
                found.blame(1, "デッキコードが壊れています", "the deck code is damaged")
                return
            found.add(zone, [key for key, count in table.items() for _ in range(count)])

    def text(self, deck: Deck) -> str:
        """A deck as lines, with the cards' names for people."""
        pool = self.game.pool()
        lines = [f"name: {deck.name}"] if deck.name else []
        if deck.english:
            lines.append(f"english: {deck.english}")
        for term in self.terms:
            lines.extend(("", f"[{'main' if term.name == SPELLINGS['main'] else term.name}]"))
            for key, count in counted(deck.zones).get(term.name, {}).items():
                name = pool.cards[pool.numbers[key]].name if key in pool.numbers else ""
                lines.append(f"{count} {key} {name}".rstrip())
        return "\n".join(lines).strip() + "\n"

    def code(self, deck: Deck) -> str:
        """A deck in one word, fit for a link."""
        plain = json.encode((self.game.name, deck.name, deck.english, counted(deck.zones)))
        return "KF1." + urlsafe_b64encode(zlib.compress(plain, 9)).decode().rstrip("=")


def is_count(value: object) -> bool:
    """Whether a value may stand for a number of cards."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST


def counted(zones: dict[str, list[str]]) -> dict[str, dict[str, int]]:
    """Counts by card."""
    return {zone: {key: keys.count(key) for key in dict.fromkeys(keys)} for zone, keys in zones.items()}
