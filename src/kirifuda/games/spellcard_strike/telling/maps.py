"""3.6 ミニマップ: a map as people read it, and words beside it."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike.minimap import SIZE, Cells, Minimap, offset, parse
from kirifuda.games.telling.phrasing import wrapped

MARKS: Final = {".": "·", "r": "■", "b": "□", "@": "◎", "*": "◆", "+": "◇"}
"""Red is filled, blue is hollow; an origin in range is a lozenge."""
COLUMNS: Final = 2 * SIZE - 1
"""How wide a map is drawn."""


def drawn(map: Minimap) -> list[str]:
    """The five lines of a map."""
    return [" ".join(MARKS[mark] for mark in line) for line in map.lines()]


def drawn_text(text: str) -> list[str]:
    """The same from the lines of a card file."""
    return drawn(parse(text))


def around(cells: Cells) -> Minimap:
    """A map for cells that are not printed as they are now: the origin in the middle, or as far from it as needed."""
    ahead = [offset(code)[0] for code in cells]
    right = [offset(code)[1] for code in cells]
    middle = SIZE // 2
    row = min(SIZE - 1 + min(0, min(ahead, default=0)), max(middle, max(ahead, default=0)))
    column = min(SIZE - 1 - max(0, max(right, default=0)), max(middle, -min(right, default=0)))
    inside = [code for code in cells if 0 <= row - offset(code)[0] < SIZE and 0 <= column + offset(code)[1] < SIZE]
    return Minimap(row, column, tuple(inside))


def beside(map: list[str], texts: list[str], columns: int) -> list[str]:
    """A map on the left and words on the right."""
    if not map:
        return [line for text in texts for line in wrapped(text, columns)]
    words = [line for text in texts for line in wrapped(text, columns - COLUMNS - 2)]
    height = max(len(map), len(words))
    left = [*map, *[" " * COLUMNS] * (height - len(map))]
    right = [*words, *[""] * (height - len(words))]
    return [f"{one}  {other}".rstrip() for one, other in zip(left, right, strict=True)]
