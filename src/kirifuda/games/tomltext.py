"""TOML from people: read only where it is small and plain enough that reading it takes no time to speak of."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pathlib import Path

DOTS: Final = 16
"""A line with more dots is refused: Python's reader takes the square of the parts of a key."""
LARGEST: Final = 1 << 63
"""TOML's integers have 64 bits; Python's reader takes any."""


class UnreadableToml(ValueError):
    """A text that is no TOML, or one that nobody wrote by hand."""

    def __init__(self, line: int, why: str) -> None:
        self.line = line
        """0 where no line is to blame."""
        self.why = why
        super().__init__(why)


def read_toml(text: str, most: int) -> dict[str, Any]:
    """The tables of a text of at most so many letters; `UnreadableToml` says what is wrong and where."""
    if len(text) > most:
        raise UnreadableToml(0, f"longer than {most} letters")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > DOTS:
            raise UnreadableToml(number, f"more than {DOTS} dots in a line (at line {number})")
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        where = re.search(r"line (\d+)", str(error))
        raise UnreadableToml(int(where[1]) if where else 0, str(error)) from None
    except RecursionError:
        raise UnreadableToml(0, "nested too deeply") from None
    except ValueError as error:  # a number with thousands of digits, a day that no month has
        raise UnreadableToml(0, str(error)) from None
    if has_huge_number(content):
        raise UnreadableToml(0, "a number of more than 64 bits")
    return content


def text_of(path: Path, most: int) -> str:
    """The text of a file, of which no more is read than a little over so many letters."""
    with path.open(encoding="utf-8") as file:
        return file.read(most + 1)


def has_huge_number(content: dict[str, Any]) -> bool:
    """Whether an integer is larger than TOML's."""
    waiting: list[Any] = [content]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting.extend(value.values())
        elif isinstance(value, list):
            waiting.extend(value)
        elif isinstance(value, int) and not -LARGEST <= value < LARGEST:
            return True
    return False
