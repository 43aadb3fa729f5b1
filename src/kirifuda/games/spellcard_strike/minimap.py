"""3.6 ミニマップ: five lines of five that say where an attack or a declaration reaches.

The map faces the enemy. `@` is the origin, `r` a red cell, `b` a blue one, `.` nothing; `*` is an origin that is red
itself, `+` one that is blue. As computed values must be plain, a map's cells are numbers: a place in the window of nine
by nine around the origin, and above it the colour.
"""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.stage import NO_AREA, area_at, column_of, row_of

SIZE: Final = 5
WINDOW: Final = 9
"""Cells lie at most four rows and columns from the origin."""
RED: Final = 0
BLUE: Final = 1
NO_COLOUR: Final = -1
ORIGINS: Final = "@*+"

Cells = tuple[int, ...]
"""What a map covers, one number a cell."""


def cell(forward: int, right: int, colour: int = RED) -> int:
    """3.6.4-5: a cell so many areas ahead of the origin and to its right."""
    middle = WINDOW // 2
    return colour * WINDOW * WINDOW + (forward + middle) * WINDOW + right + middle


def offset(code: int) -> tuple[int, int]:
    """How far ahead and to the right of the origin a cell lies."""
    place = code % (WINDOW * WINDOW)
    middle = WINDOW // 2
    return place // WINDOW - middle, place % WINDOW - middle


def colour_of(code: int) -> int:
    """3.6.5: red or blue."""
    return code // (WINDOW * WINDOW)


class Minimap:
    """3.6.3b: a printed map: the origin's place in the frame, and the cells."""

    __slots__ = ("cells", "column", "row")

    def __init__(self, row: int, column: int, cells: Cells) -> None:
        self.row = row
        """3.6.4: the origin's line, from the top."""
        self.column = column
        self.cells = cells

    def lines(self) -> list[str]:
        """The five lines it was read from."""
        grid = [["."] * SIZE for _ in range(SIZE)]
        grid[self.row][self.column] = "@"
        for code in self.cells:
            ahead, right = offset(code)
            mark = "rb"[colour_of(code)]
            if not ahead and not right:
                mark = "*+"[colour_of(code)]
            grid[self.row - ahead][self.column + right] = mark
        return ["".join(line) for line in grid]

    def text(self) -> str:
        """The map as a card file writes it."""
        return "\n".join(self.lines())


def parse(text: str) -> Minimap:
    """3.6.3: read five lines of five; ValueError says what is wrong."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) != SIZE or any(len(line) != SIZE for line in lines):
        raise ValueError(f"a map has {SIZE} lines of {SIZE}, not {text!r}")
    origins = [(row, line.index(mark)) for row, line in enumerate(lines) for mark in ORIGINS if mark in line]
    if len(origins) != 1 or sum(text.count(mark) for mark in ORIGINS) != 1:
        raise ValueError("a map has one origin")
    origin_row, origin_column = origins[0]
    cells: list[int] = []
    for row, line in enumerate(lines):
        for column, mark in enumerate(line):
            if mark not in ".rb@*+":
                raise ValueError(f"{mark!r} is no mark of a map")
            if mark in "rb*+":
                colour = RED if mark in "r*" else BLUE
                cells.append(cell(origin_row - row, column - origin_column, colour))
    return Minimap(origin_row, origin_column, tuple(cells))


def areas(cells: Cells, origin: int, player: k.PlayerId) -> list[int]:
    """3.6.4-5: the areas that a map covers for a player whose striker stands at the origin, from that player's left
    and from the row nearest to the enemy."""
    found: list[int] = []
    for code in cells:
        area = area_of(code, origin, player)
        if area != NO_AREA:
            found.append(area)
    return found


def area_of(code: int, origin: int, player: k.PlayerId) -> int:
    """The area that a cell stands for; NO_AREA if it lies outside the stage."""
    if origin < 0:
        return NO_AREA
    ahead, right = offset(code)
    return area_at(row_of(origin, player) + ahead, column_of(origin, player) + right, player)


def covers(cells: Cells, origin: int, player: k.PlayerId, area: int, *, blue: bool) -> bool:
    """3.6.5, 3.6.5.1: whether an area is in range; blue cells count only if somebody says so."""
    colour = colour_at(cells, origin, player, area)
    return colour == RED or (blue and colour == BLUE)


def colour_at(cells: Cells, origin: int, player: k.PlayerId, area: int) -> int:
    """3.6.5.1: the colour of the range at an area, RED where both meet; NO_COLOUR outside it."""
    found = NO_COLOUR
    if area < 0:
        return found
    for code in cells:
        if area_of(code, origin, player) == area:
            if colour_of(code) == RED:
                return RED
            found = BLUE
    return found


def widened(cells: Cells, more: Cells) -> Cells:
    """3.6.5.2: a range that grows does so in red."""
    found = list(cells)
    for code in more:
        ahead, right = offset(code)
        red = cell(ahead, right)
        if red not in found:
            found.append(red)
    return tuple(found)
