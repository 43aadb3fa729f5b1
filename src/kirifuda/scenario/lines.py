"""The surface of a scenario file: lines, comments, widths, and splitting outside of brackets."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda.games.scenario_words import narrow

__all__ = ["Line", "closing", "lines_of", "narrow", "split", "without_comment"]


@dataclass(frozen=True)
class Line:
    """One line without its comment; `number` counts from 1."""

    number: int
    text: str
    is_indented: bool


def lines_of(text: str) -> list[Line]:
    """The lines that say something. A comment begins with `#` at the start of a line or after a space."""
    found = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = without_comment(raw).rstrip()
        if line.strip():
            found.append(Line(number, line.strip(), line[0] in " \t\u3000"))
    return found


def without_comment(raw: str) -> str:
    """The line up to its comment."""
    for place, letter in enumerate(raw):
        if letter in "#＃" and (place == 0 or raw[place - 1] in " \t\u3000"):
            return raw[:place]
    return raw


def split(text: str, separator: str) -> list[str]:
    """The parts between separators that stand outside of brackets, trimmed."""
    parts = [""]
    depth = 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter == separator and depth <= 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def closing(text: str, start: int) -> int:
    """The place of the bracket that closes the one at `start`; -1 if none does."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == "(") - (text[place] == ")")
        if depth == 0:
            return place
    return -1
