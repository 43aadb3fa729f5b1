"""103.5 数値: how numbers are worked out: what sets them, then adding, subtracting, multiplying, dividing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda.effects.lasting import DOUBLE, HALVE, LOWER, RAISE, SET, StatChange
from kirifuda.games.pso2.values import Values

if TYPE_CHECKING:
    from kirifuda.effects.lasting import TextChange
    from kirifuda.kernel.characteristics import Board

OPERATIONS: Final = ("set", "add", "subtract", "multiply", "divide")
"""103.5.2, 103.5.4: in this order, if they come at the same time."""
MOST_FREE_NUMBER: Final = 30
"""103.5.1: a number that nothing bounds is chosen from 0 to this; nothing on the table is larger."""
ORDER_OF_CHANGES: Final = {SET: 0, RAISE: 1, LOWER: 2, DOUBLE: 3, HALVE: 4}


def reckon(number: int, changes: list[tuple[str, int]]) -> int:
    """103.5.2: changes that come at the same time. 103.5.2.1: rounded up. 103.5.3: never below 0."""
    below = 1
    for operation in OPERATIONS:
        for how, amount in changes:
            if how != operation:
                continue
            if how == "set":
                number = amount
            elif how == "add":
                number += amount
            elif how == "subtract":
                number -= amount
            elif how == "multiply":
                number *= amount
            else:
                below *= max(amount, 1)
    return max(0, -(-number // below))


def half(number: int) -> int:
    """103.5.2.1: half of a number, rounded up."""
    return -(-number // 2)


def in_order(parts: list[TextChange]) -> list[TextChange]:
    """103.5.2, 103.5.4: the parts of one effect, as they are worked out."""
    return sorted(parts, key=_rank)


def _rank(part: TextChange) -> int:
    return ORDER_OF_CHANGES.get(part.how, 0) if isinstance(part, StatChange) else 0


def floor(board: Board) -> None:
    """103.5.3, 103.5.5, 215.3: numbers at or below 0 count as 0; done last, so that all is worked out anew."""
    for id in list(board.owned):
        values = cast("Values", board.values[id])
        values.attack = max(values.attack, 0)
        values.hp = max(values.hp, 0)
        values.defense = max(values.defense, 0)
        values.cost = max(values.cost, 0)
