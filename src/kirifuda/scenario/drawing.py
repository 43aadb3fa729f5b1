"""A zone that is drawn: its rows as player 1 sees them, the nearest last, and its areas with bars between them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from unicodedata import east_asian_width

from kirifuda.scenario.errors import Wrong
from kirifuda.scenario.lines import narrow
from kirifuda.scenario.names import Names, Placed, skip

if TYPE_CHECKING:
    from kirifuda.games.scenario_words import Grid
    from kirifuda.scenario.file import Drawing, Sheet
    from kirifuda.scenario.lines import Line

AREA: Final = re.compile(r"([a-z]\d)(?![\w])")
BAR: Final = re.compile("[|｜]")
EMPTY: Final = (".", "", "・", "。")
PLAYER: Final = re.compile(r"p(\d)\s+")
PLAYERS: Final = (1, 2)


@dataclass(frozen=True)
class Cell:
    """A card in an area."""

    line: int
    area: int
    player: int
    item: Placed


def cells_of(sheet: Sheet, drawing: Drawing, grid: Grid, names: Names) -> list[Cell]:
    """Every card of a drawing, from the area nearest to player 1's left."""
    rows = drawing.below
    if len(rows) != grid.rows:
        raise sheet.wrong(drawing.line, f"the {drawing.where} has {grid.rows} rows, and {len(rows)} are drawn")
    found: list[Cell] = []
    for row, line in enumerate(reversed(rows)):
        cells = [narrow(cell).strip() for cell in BAR.split(line.text)]
        if len(cells) != grid.columns:
            raise sheet.wrong(line.number, f"a row has {grid.columns} areas with '|' between them, not {len(cells)}")
        for column, cell in enumerate(cells):
            if cell not in EMPTY:
                found.append(_cell(sheet, line, row * grid.columns + column, cell, names))
    return found


def _cell(sheet: Sheet, line: Line, area: int, text: str, names: Names) -> Cell:
    """One area: whose card it is, its name and its states."""
    whose = PLAYER.match(text)
    if whose is None or int(whose.group(1)) not in PLAYERS:
        raise sheet.wrong(line.number, f"{text!r} must begin with P1 or P2, or be '.'")
    try:
        item, end = names.item(text, whose.end(), ",")
        if skip(text, end) < len(text) or item.count > 1:
            raise Wrong(f"{text!r} is more than one card")
    except Wrong as wrong:
        raise sheet.wrong(line.number, str(wrong)) from None
    return Cell(line.number, area, int(whose.group(1)) - 1, item)


def drawn(grid: Grid, name: str, cards: dict[int, str]) -> list[str]:
    """A drawing, from what to write into each area."""
    rows = [[cards.get(row * grid.columns + column, ".") for column in range(grid.columns)] for row in range(grid.rows)]
    widths = [max(_width(row[column]) for row in rows) for column in range(grid.columns)]
    lines = [f"{name}:"]
    for row in reversed(rows):
        cells = [cell + " " * (width - _width(cell)) for cell, width in zip(row, widths, strict=True)]
        lines.append(("  " + " | ".join(cells)).rstrip())
    return lines


def _width(text: str) -> int:
    """How much room a text takes where Japanese letters take two places."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def area_at(grid: Grid | None, text: str, place: int) -> tuple[int, int]:
    """The area that is named at a place of a line, and where the name ends; -1 if none is."""
    found = AREA.match(text, place) if grid is not None else None
    if grid is None or found is None:
        return -1, place
    area = grid.area(found.group(1))
    if area < 0:
        raise Wrong(f"there is no area {found.group(1)}; they are {grid.name(0)} to {grid.name(_last(grid))}")
    return area, found.end()


def _last(grid: Grid) -> int:
    return grid.rows * grid.columns - 1
