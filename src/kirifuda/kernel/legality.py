"""Legality as a list of named conditions: one code for the menu, the refusal and "why not?"."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId


class Condition:
    """One thing that must be true, with the clause that asks for it. Safe to ask even when another one fails."""

    __slots__ = ("also", "clause", "english", "holds", "japanese")

    def __init__(
        self,
        clause: str,
        japanese: str,
        english: str,
        holds: Callable[[Game, PlayerId, ObjectId, int], bool],
        *,
        also: tuple[str, ...] = (),
    ) -> None:
        self.clause = clause
        self.japanese = japanese
        self.english = english
        """Said of the action when the condition fails."""
        self.holds = holds
        self.also = also
        """Other clauses that ask for the same."""


Conditions = tuple[Condition, ...]


def passes(conditions: Conditions, game: Game, player: PlayerId, object: ObjectId, number: int = 0) -> bool:
    """Whether all conditions hold; stops at the first that does not."""
    for condition in conditions:
        if not condition.holds(game, player, object, number):
            return False
    return True


def failures(
    conditions: Conditions,
    game: Game,
    player: PlayerId,
    object: ObjectId,
    number: int = 0,
) -> list[Condition]:
    """Every condition that fails: the answer to "why not?"."""
    return [condition for condition in conditions if not condition.holds(game, player, object, number)]


def clauses_against(
    conditions: Conditions, game: Game, player: PlayerId, object: ObjectId, number: int = 0
) -> list[str]:
    """The clauses of every condition that fails, with those that ask for the same."""
    found: list[str] = []
    for condition in failures(conditions, game, player, object, number):
        found.extend((condition.clause, *condition.also))
    return found
