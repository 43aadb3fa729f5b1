"""103.5 数値: how numbers are worked out: what sets them, then adding, subtracting, multiplying, dividing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda import effects as e
from kirifuda.games.pso2.values import Values

if TYPE_CHECKING:
    from kirifuda import kernel as k

OPERATIONS: Final = ("set", "add", "subtract", "multiply", "divide")
"""103.5.2, 103.5.4: in this order, if they come at the same time."""
MOST_FREE_NUMBER: Final = 30
"""103.5.1: a number that nothing bounds is chosen from 0 to this; nothing on the table is larger."""
IN_WORDS: Final = {e.SET: "set", e.RAISE: "add", e.LOWER: "subtract", e.DOUBLE: "multiply", e.HALVE: "divide"}
BASE: Final = 99
"""103.5.4 元々の: an operation of its own, which stands in the place of what is printed."""
STANDING: Final = 0
"""The number of the effect of a static ability: it has none of its own."""


def reckon(number: int, changes: list[tuple[str, int]]) -> int:
    """103.5.2: changes that come at the same time. 103.5.3: never below 0."""
    return max(0, at_once(number, changes))


def at_once(number: int, changes: list[tuple[str, int]]) -> int:
    """103.5.2, 103.5.4: set, add, subtract, multiply, divide. 103.5.2.1: rounded up, when all is done."""
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
    return -(-number // below)


def half(number: int) -> int:
    """103.5.2.1: half of a number, rounded up."""
    return -(-number // 2)


class NumberChange(e.StatChange):
    """103.5.2: one change of a number. What else has changed the number is worked out with it, anew each time."""

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        if self.is_idle(board, effect):
            return
        amount = 2 if self.how in (e.HALVE, e.DOUBLE) else self.number(board, effect, card)
        if amount != e.ABSENT:
            put_in(cast("Values", values), self.stat, effect, (self.how, amount))


def put_in(values: Values, stat: e.StatPlan, effect: k.LastingEffect, change: tuple[int, int]) -> None:
    """One more change of a card's number; `change` is the operation and its amount."""
    if not any(entry[0] == stat.field for entry in values.worked):
        values.worked = (*values.worked, (stat.field, -1, STANDING, e.RAISE, stat.read(values)))
    values.worked = (*values.worked, (stat.field, effect.stamp, effect.id, *change))
    stat.write(values, worked_out([entry for entry in values.worked if entry[0] == stat.field]))


def worked_out(entries: list[tuple[int, int, int, int, int]]) -> int:
    """A25: static abilities work at the same time, whenever their cards came; other effects change what the number was
    at their time, the static ones together when the last of them came. What sets the number for a while does away with
    all that was worked out before (103.5.5)."""
    number = entries[0][4]
    changes = [entry for entry in entries[1:] if entry[3] != BASE]
    for entry in entries[1:]:
        if entry[3] == BASE:
            number = entry[4]
    for moment in [entry[1] for entry in changes if entry[2] != STANDING and entry[3] == e.SET]:
        changes = [entry for entry in changes if entry[1] >= moment]
    last = max([entry[1] for entry in changes if entry[2] == STANDING], default=0)
    groups: dict[tuple[int, int], list[tuple[str, int]]] = {}
    for _, moment, effect, how, amount in changes:
        key = (last, STANDING) if effect == STANDING else (moment, effect)
        groups.setdefault(key, []).append((IN_WORDS[how], amount))
    for key in sorted(groups):
        number = at_once(number, groups[key])
    return number


def floor(board: k.Board) -> None:
    """103.5.3, 103.5.5, 215.3: numbers at or below 0 count as 0; done last, so that all is worked out anew."""
    for id in list(board.owned):
        values = cast("Values", board.values[id])
        values.attack = max(values.attack, 0)
        values.hp = max(values.hp, 0)
        values.defense = max(values.defense, 0)
        values.cost = max(values.cost, 0)
