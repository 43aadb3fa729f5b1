"""A scenario file taken apart: headers, cards of its own, the position, the script. Nothing is looked up yet."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kirifuda.scenario.errors import MalformedScenario
from kirifuda.scenario.lines import Line, lines_of, narrow, split

HEADER: Final = re.compile(
    r"(scenario|game|mode|clauses|doubt|house|turn|seed|random|note)\s*[:：]\s*(.*)", re.IGNORECASE
)
CARD: Final = re.compile(r"(card|カード)[\s\u3000]+(.+)", re.IGNORECASE)
PLACED: Final = re.compile(r"p(\d)\s+([^:]+?)\s*:\s*(.*)")
DRAWN: Final = re.compile(r"([^:]+?)\s*:")
ACTED: Final = re.compile(r"(do|try|refuse)(\s+now)?(?:\s+p(\d))?\s*:\s*(.*)")
EXPECTED: Final = re.compile(r"expect\s+(.*)")
CLAUSE: Final = re.compile(r"([A-Za-z]+[-.])?[0-9]+(\.[0-9]+)*([a-z]+(-[a-z]+)*)?")
BECAUSE: Final = re.compile(r"\s+because\s+(\S+)$")
ASSIGNED: Final = re.compile(r"([^=]+?)\s*=\s*(\S+)")
SCRIPTED: Final = ("do", "try", "refuse", "expect")


@dataclass(frozen=True)
class CardBlock:
    """A card that the scenario defines: its name and the lines below it."""

    line: int
    name: str
    below: list[Line] = field(default_factory=list)


@dataclass(frozen=True)
class Drawing:
    """A zone that is drawn: its name and the lines below it, a row each."""

    line: int
    where: str
    below: list[Line] = field(default_factory=list)


@dataclass(frozen=True)
class Placement:
    """What a player has somewhere, still as words."""

    line: int
    player: int
    where: str
    what: str


@dataclass(frozen=True)
class Statement:
    """One line of the script, still as words. `player` is -1 where nobody is named."""

    line: int
    kind: str
    player: int
    words: str
    because: str
    text: str
    """As it was written, for messages."""
    is_now: bool = False
    """It speaks of the question that is open, not of what may still come this turn."""


@dataclass
class Sheet:
    """A whole scenario as it was written."""

    file: str
    text: str = ""
    """All of it, narrowed."""
    folder: Path | None = None
    """Where other files are looked for."""
    title: str = ""
    game: str = ""
    clauses: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()
    house: dict[str, str] = field(default_factory=dict)
    seed: int = 1
    streams: dict[str, int] = field(default_factory=dict)
    turn: tuple[int, str] = (0, "")
    """Line and words."""
    mode: str = ""
    """The words that say how the game is played."""
    cards: list[CardBlock] = field(default_factory=list)
    placements: list[Placement] = field(default_factory=list)
    drawings: list[Drawing] = field(default_factory=list)
    script: list[Statement] = field(default_factory=list)
    heads: dict[str, int] = field(default_factory=dict)
    """The line of each header."""

    def wrong(self, line: int, sentence: str) -> MalformedScenario:
        """The error for one line."""
        return MalformedScenario(self.file, line, sentence)


def read(text: str, file: str) -> Sheet:
    """Take a scenario apart; `MalformedScenario` names the first line that can't be."""
    sheet = Sheet(file, narrow(text))
    block: CardBlock | Drawing | None = None
    for line in lines_of(text):
        if line.is_indented:
            if block is None:
                raise sheet.wrong(line.number, "an indented line belongs to a card, and no card stands above it")
            block.below.append(line)
            continue
        block = _line(sheet, line)
    if not sheet.game:
        raise sheet.wrong(0, "there is no line 'game: …'")
    return sheet


def _line(sheet: Sheet, line: Line) -> CardBlock | Drawing | None:
    """Enter one line that stands at the margin; the block that it begins, if it does."""
    header = HEADER.fullmatch(line.text)
    block = card_block(sheet, line) if header is None else None
    words = narrow(line.text)
    placed, drawn = PLACED.fullmatch(words), DRAWN.fullmatch(words)
    is_scripted = re.split(r"[:\s]", words)[0] in SCRIPTED
    if header is not None:
        _header(sheet, line.number, header.group(1).lower(), header.group(2))
    elif block is not None:
        return block
    elif drawn is not None and placed is None and not is_scripted:
        _above_script(sheet, line)
        sheet.drawings.append(Drawing(line.number, drawn.group(1)))
        return sheet.drawings[-1]
    elif placed is not None:
        _above_script(sheet, line)
        player = _player(sheet, line.number, placed.group(1))
        sheet.placements.append(Placement(line.number, player, placed.group(2), placed.group(3)))
    elif is_scripted:
        sheet.script.append(_statement(sheet, line))
    else:
        raise sheet.wrong(
            line.number,
            f"{line.text!r} is no header, card, player's zone, 'do', 'try', 'refuse' or 'expect' (is a ':' missing?)",
        )
    return None


def card_block(sheet: Sheet, line: Line) -> CardBlock | None:
    """A card that begins with this line, entered into the sheet; None if none does."""
    card = CARD.fullmatch(line.text)
    if card is None:
        return None
    block = CardBlock(line.number, card.group(2).strip())
    if any(other.name == block.name for other in sheet.cards):
        raise sheet.wrong(
            line.number,
            f"the card {block.name} is defined twice; two cards of one name are called differently here "
            "('card A', 'card B') and have the same 'name: …'",
        )
    sheet.cards.append(block)
    return block


def _above_script(sheet: Sheet, line: Line) -> None:
    if sheet.script:
        raise sheet.wrong(line.number, "the position must stand above the script")


def _player(sheet: Sheet, line: int, digit: str) -> int:
    if digit == "0":
        raise sheet.wrong(line, "players are counted from P1")
    return int(digit) - 1


def _statement(sheet: Sheet, line: Line) -> Statement:
    words = narrow(line.text)
    because = ""
    reason, written = BECAUSE.search(words), BECAUSE.search(line.text)
    if reason is not None:
        because = reason.group(1) if written is None else written.group(1)
        words = words[: reason.start()]
        _clause(sheet, line.number, because)
    acted = ACTED.fullmatch(words)
    expected = EXPECTED.fullmatch(words)
    if acted is not None:
        kind, now, digit, what = acted.groups()
        player = -1 if digit is None else _player(sheet, line.number, digit)
        if because and kind == "do":
            raise sheet.wrong(line.number, "'because' belongs to 'refuse' and 'try'")
        if now and kind != "refuse":
            raise sheet.wrong(line.number, "'now' belongs to 'refuse' and 'expect offered'")
        if not what:
            raise sheet.wrong(line.number, f"'{kind}' says nothing to do")
        if player < 0 and kind != "do":
            raise sheet.wrong(line.number, f"'{kind}' must say who: '{kind} P1: …'")
        return Statement(line.number, kind, player, what, because, line.text, bool(now))
    if expected is None or because:
        raise sheet.wrong(line.number, f"{line.text!r} can't be read; write 'do P1: …', 'refuse P1: …' or 'expect …'")
    return Statement(line.number, "expect", -1, expected.group(1), "", line.text)


def _header(sheet: Sheet, line: int, key: str, value: str) -> None:
    if key in sheet.heads and key not in ("house", "note"):
        raise sheet.wrong(line, f"'{key}:' stands twice")
    if sheet.script:
        raise sheet.wrong(line, f"'{key}:' must stand above the script")
    sheet.heads[key] = line
    value = value.strip()
    if key == "scenario":
        sheet.title = value
    elif key == "game":
        sheet.game = value
    elif key == "clauses":
        sheet.clauses = tuple(_clause(sheet, line, part) for part in re.split(r"[,、\s]+", value) if part)
    elif key == "doubt":
        sheet.doubts = tuple(part for part in re.split(r"[,、\s]+", value) if part)
    elif key == "mode":
        sheet.mode = narrow(value)
    elif key == "turn":
        sheet.turn = (line, narrow(value))
    elif key == "seed":
        sheet.seed = _number(sheet, line, value)
    elif key in ("house", "random"):
        _assign(sheet, line, key, value)


def _assign(sheet: Sheet, line: int, key: str, value: str) -> None:
    """`name = value` pairs: house rules, or the state of streams of randomness."""
    for part in split(narrow(value), ","):
        pair = ASSIGNED.fullmatch(part)
        if pair is None:
            raise sheet.wrong(line, f"'{key}:' takes 'name = value', not {part!r}")
        if key == "house":
            sheet.house[pair.group(1)] = pair.group(2)
        else:
            sheet.streams[pair.group(1)] = _number(sheet, line, pair.group(2))


def _number(sheet: Sheet, line: int, value: str) -> int:
    if not value.isdecimal():
        raise sheet.wrong(line, f"{value!r} is no number")
    return int(value)


def _clause(sheet: Sheet, line: int, clause: str) -> str:
    if CLAUSE.fullmatch(clause) is None:
        raise sheet.wrong(line, f"{clause!r} is no clause number")
    return clause
