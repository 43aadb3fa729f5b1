"""Decks as people write them: lines, TOML, and codes for links. `docs/decks.md` describes all three."""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from msgspec import DecodeError, json

from kirifuda import kernel as k
from kirifuda.games.interface import Deck
from kirifuda.games.tomltext import UnreadableToml, read_toml

if TYPE_CHECKING:
    from kirifuda.games.interface import CardGame
    from kirifuda.games.sheet import TableWords

CODE: Final = re.compile(r"KF1\.[A-Za-z0-9_-]+")
TABLE: Final = re.compile(r"^[^\S\n]*\[deck\][^\S\n]*$", re.MULTILINE)
"""Blanks but no line ends around it: over those, a search would take the square of the empty lines of a text."""
HEADING: Final = re.compile(r"\[(.+)\]")
ENTRY: Final = re.compile(r"(\d{1,4})\s*[x×]?\s+(\S+)(?:\s+.*)?")
TEXTS: Final = ("name", "english", "plan", "plan_ja", "how", "how_ja")
SPELLINGS: Final = {"main": "deck", "エキストラ": "extra", "エース": "ace", "オプション": "option"}
"""Headings besides a zone's own names."""
HALF_WIDTH: Final = {0x3000: 0x20, **{wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)}}
"""Full-width letters and the space that goes with them."""
TEXT_LETTERS: Final = 20_000
"""No deck needs a longer text, nor a longer code once it is unpacked."""
TOML_LETTERS: Final = 8_000
"""Nor a longer TOML text: reading that takes more time for each letter."""
LINES: Final = 1_000
TOLD: Final = 20
"""So many faults are told one by one."""
SHOWN: Final = 40
"""So many letters of what is wrong are repeated."""


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
    known: dict[str, int] | None = None
    """Cards that exist; None if whoever checks the deck looks after that."""
    texts: dict[str, str] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    untold: int = 0
    cards: int = 0

    def blame(self, line: int, japanese: str, english: str) -> None:
        """Note a fault."""
        if len(self.faults) < TOLD:
            self.faults.append(Fault(line, japanese, english))
        else:
            self.untold += 1

    def add(self, zone: str, key: str, count: int, line: int = 0) -> None:
        """A card that starts in a zone, so many times; nothing is laid out beyond what a deck may hold."""
        if self.known is not None and key not in self.known:
            self.blame(line, f"「{key[:SHOWN]}」というカードはありません", f"there is no card {key[:SHOWN]}")
            return
        before, self.cards = self.cards, self.cards + count
        if self.cards <= k.MOST_CARDS:
            self.zones.setdefault(zone, []).extend([key] * count)
        elif before <= k.MOST_CARDS:
            self.blame(line, f"カードが{k.MOST_CARDS}枚を超えます", f"there are more than {k.MOST_CARDS} cards")

    def all_faults(self) -> list[Fault]:
        """The faults as they are told."""
        if not self.untold:
            return self.faults
        return [*self.faults, Fault(self.faults[-1].line, f"ほかに{self.untold}件", f"and {self.untold} more")]

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
        found = Reading(known=self.game.pool().numbers if knows_cards else None)
        if len(text) > TEXT_LETTERS:
            found.blame(0, f"{TEXT_LETTERS}文字を超えています", f"longer than {TEXT_LETTERS} letters")
            return None, found.faults
        short = "".join(text.split())
        if CODE.fullmatch(short):
            self._code(short, found)
        elif is_toml or (TABLE.search(text) and "=" in text):
            self._toml(text, found)
        else:
            self._lines(text, found)
        return found.deck(), found.all_faults()

    def _lines(self, text: str, found: Reading) -> None:
        """`4 NS1-001` a line, under `[main]`, `[extra]` and the like; `# ` begins a comment, `name:` a title."""
        zone = self.headings["main"]
        lines = text.splitlines()
        if len(lines) > LINES:
            found.blame(LINES + 1, f"{LINES}行を超えています", f"more than {LINES} lines")
        for number, raw in enumerate(lines[:LINES], 1):
            line = raw.split("#")[0].translate(HALF_WIDTH).strip()
            heading = HEADING.fullmatch(line)
            title, colon, words = line.partition(":")
            entry = ENTRY.fullmatch(line)
            if not line:
                continue
            if heading:
                zone = self._heading(heading[1].strip(), number, found) or zone
            elif colon and title.strip() in TEXTS:
                found.texts[title.strip()] = words.strip()
            elif entry is None or int(entry[1]) > k.MOST_CARDS:
                wrong = repr(raw.strip()[:SHOWN])
                found.blame(
                    number, f"{wrong}：「4 カード番号」の形で書いてください", f"{wrong} is no line like `4 NS1-001`"
                )
            else:
                found.add(zone, entry[2], int(entry[1]), number)
        if not found.faults and not found.zones:
            found.blame(1, "カードがありません", "there are no cards")

    def _heading(self, word: str, line: int, found: Reading) -> str:
        """The zone that a heading names; empty, and a fault, if the game has none of that name."""
        zone = self.headings.get(word, "")
        if not zone:
            written = ", ".join(f"[{name}]" for name in self.headings if name.isascii())
            word = word[:SHOWN]
            found.blame(
                line, f"「{word}」という領域はありません：{written}", f"there is no zone [{word}]; write {written}"
            )
        return zone

    def _toml(self, text: str, found: Reading) -> None:
        """`[deck]` with texts, and a table of counts per zone."""
        try:
            document = read_toml(text, TOML_LETTERS)
        except UnreadableToml as error:
            found.blame(error.line, f"TOMLとして読めません：{error.why}", f"not valid TOML: {error.why}")
            return
        table = document.pop("deck", None)
        if not isinstance(table, dict):
            found.blame(0, "[deck] がありません", "there is no [deck]")
            return
        for key, value in {**table, **document}.items():
            if key in self.headings:
                self._counted(key, value, found)
            elif key not in ("id", *TEXTS):
                word = key[:SHOWN]
                found.blame(0, f"「{word}」の意味が分かりません", f"{word!r} means nothing in a deck file")
            elif not isinstance(value, str):
                found.blame(0, f"{key} は文字列でなければなりません", f"{key} must be a text")
            else:
                found.texts[key] = value

    def _counted(self, place: str, table: Any, found: Reading) -> None:
        """A table of counts, written out; a card by itself stands for one."""
        zone = self.headings[place]
        found.zones.setdefault(zone, [])
        if isinstance(table, str):
            table = {table: 1}
        if not isinstance(table, dict):
            english = f"{place} must be a table of card numbers and counts"
            found.blame(0, f"{place} はカード番号と枚数の表でなければなりません", english)
            return
        for key, count in table.items():
            if is_count(count):
                found.add(zone, key, count)
            else:
                wrong = f"{key[:SHOWN]} = {repr(count)[:SHOWN]}"
                found.blame(0, f"{place}：{wrong} は枚数ではありません", f"{place}: {wrong} is no count")

    def _code(self, code: str, found: Reading) -> None:
        """A deck in one word, as `deck_code` writes it."""
        packed = code.partition(".")[2]
        try:
            plain = zlib.decompressobj().decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), TEXT_LETTERS)
            game, name, english, counts = json.decode(plain, type=tuple[str, str, str, dict[str, dict[str, int]]])
        except (ValueError, zlib.error, DecodeError):
            found.blame(1, "デッキコードが壊れています", "the deck code is damaged")
            return
        if game != self.game.name:
            found.blame(1, f"{game[:SHOWN]} のデッキコードです", f"the deck code is one of {game[:SHOWN]}")
            return
        found.texts.update(name=name, english=english)
        for zone, table in counts.items():
            if zone not in self.zones or not all(is_count(count) for count in table.values()):
                found.blame(1, "デッキコードが壊れています", "the deck code is damaged")
                return
            for key, count in table.items():
                found.add(zone, key, count, 1)

    def text(self, deck: Deck) -> str:
        """A deck as lines, with the cards' names for people."""
        pool = self.game.pool()
        lines = [f"name: {deck.name}"] if deck.name else []
        if deck.english:
            lines.append(f"english: {deck.english}")
        counts = counted(deck.zones)
        for term in self.terms:
            lines.extend(("", f"[{'main' if term.name == SPELLINGS['main'] else term.name}]"))
            for key, count in counts.get(term.name, {}).items():
                name = pool.cards[pool.numbers[key]].name if key in pool.numbers else ""
                lines.append(f"{count} {key} {name}".rstrip())
        return "\n".join(lines).strip() + "\n"

    def code(self, deck: Deck) -> str:
        """A deck in one word, fit for a link."""
        plain = json.encode((self.game.name, deck.name, deck.english, counted(deck.zones)))
        return "KF1." + urlsafe_b64encode(zlib.compress(plain, 9)).decode().rstrip("=")


def is_count(value: object) -> bool:
    """Whether a value may stand for a number of cards."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= k.MOST_CARDS


def counted(zones: dict[str, list[str]]) -> dict[str, dict[str, int]]:
    """Counts by card."""
    return {zone: dict(Counter(keys)) for zone, keys in zones.items()}
