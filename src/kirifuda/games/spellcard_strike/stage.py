"""4.1 ステージ: 5 × 4 areas, their features, and what they look like from either side.

An area is a number: four to a row, from the left end of player 0's base line. Player 1 sees the stage turned by 180
degrees. A text may take an area as its target; it is then written as a negative number (`area_target`).
"""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k

ROWS: Final = 5
COLUMNS: Final = 4
AREAS: Final = ROWS * COLUMNS
"""4.1.5: five by four."""
NO_AREA: Final = -1
FIRST_AREA_TARGET: Final = -100
"""Below the numbers of players as targets (`player_target`)."""

COLUMN_NAMES: Final = "abcd"
"""An area is written like a square of a chessboard: the column from player 0's left, the row from player 0's side."""

FEATURES: Final = ("base_line", "gate", "center_line", "territory")
"""4.1.7: the features that areas have."""


def seen_by(area: int, player: k.PlayerId) -> int:
    """The area as a player counts it: from the left end of one's own base line. The same way back."""
    return area if player == 0 else AREAS - 1 - area


def row_of(area: int, player: k.PlayerId) -> int:
    """4.1.8: how many rows in front of a player's base line, which is row 0."""
    return seen_by(area, player) // COLUMNS


def column_of(area: int, player: k.PlayerId) -> int:
    """The column from a player's left, from 0."""
    return seen_by(area, player) % COLUMNS


def area_at(row: int, column: int, player: k.PlayerId) -> int:
    """The area at a row and column as a player counts them; NO_AREA outside the stage."""
    if not 0 <= row < ROWS or not 0 <= column < COLUMNS:
        return NO_AREA
    return seen_by(row * COLUMNS + column, player)


def base_line(player: k.PlayerId) -> list[int]:
    """4.1.8: the four areas nearest to a player, from that player's left."""
    return [area_at(0, column, player) for column in range(COLUMNS)]


def gate(player: k.PlayerId) -> int:
    """4.1.9: the second area from the left of a base line, as its owner sees it."""
    return area_at(0, 1, player)


def center_line() -> list[int]:
    """4.1.10: the four areas equally far from both players."""
    return [area_at(ROWS // 2, column, 0) for column in range(COLUMNS)]


def is_in_territory(area: int, player: k.PlayerId) -> bool:
    """4.1.11: one of the eight areas on a player's side of the centre line."""
    return 0 <= area < AREAS and row_of(area, player) < ROWS // 2


def has_feature(area: int, feature: str, player: k.PlayerId) -> bool:
    """4.1.7, 4.1.12: whether an area has a feature of a player's side; an area may have several."""
    if not 0 <= area < AREAS:
        return False
    if feature == "base_line":
        return row_of(area, player) == 0
    if feature == "gate":
        return area == gate(player)
    if feature == "center_line":
        return row_of(area, player) == ROWS // 2
    assert feature == "territory"
    return is_in_territory(area, player)


def neighbours(area: int) -> list[int]:
    """4.1.5.1: the areas around an area, eight of them unless it lies at the edge."""
    row, column = divmod(area, COLUMNS)
    around = [area_at(row + down, column + right, 0) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
    return [other for other in around if other != NO_AREA]


def are_adjacent(first: int, second: int) -> bool:
    """4.1.5.1: whether two areas are neighbours."""
    if first == second or first < 0 or second < 0:
        return False
    rows = abs(first // COLUMNS - second // COLUMNS)
    return rows <= 1 and abs(first % COLUMNS - second % COLUMNS) <= 1


def forward(area: int, steps: int, player: k.PlayerId) -> int:
    """8.1.10: the area so many steps towards the other player's base line, backwards if negative; maybe NO_AREA."""
    return area_at(row_of(area, player) + steps, column_of(area, player), player)


def area_target(area: int) -> int:
    """An area written where an object's id may stand."""
    return FIRST_AREA_TARGET - area


def target_area(target: int) -> int:
    """The area that a target is; NO_AREA if it is something else."""
    area = FIRST_AREA_TARGET - target
    return area if 0 <= area < AREAS else NO_AREA


def area_name(area: int) -> str:
    """An area as people write it, the same for both players: "a1" to "d5"."""
    return f"{COLUMN_NAMES[area % COLUMNS]}{area // COLUMNS + 1}"


def area_named(name: str) -> int:
    """The area of that name; NO_AREA if there is none."""
    for area in range(AREAS):
        if area_name(area) == name.lower():
            return area
    return NO_AREA
