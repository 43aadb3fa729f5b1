"""Numbers that players have: life, mana, points. Each is a variable of the game, named for what it is and whose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kirifuda.kernel.changes import SetVariable
from kirifuda.kernel.event import NOTHING, OnPlayer

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId


def owned(what: str, player: PlayerId) -> str:
    """The name of a player's number."""
    return f"{what}:{player}"


def number_of(game: Game, what: str, player: PlayerId) -> int:
    """How much a player has of it."""
    return game.number(owned(what, player))


@dataclass(eq=False)
class Count(OnPlayer):
    """A player's number goes up, or down with an amount below 0; a class for each says which number that is."""

    what: ClassVar[str]
    amount: int

    def apply(self, game: Game) -> int:
        if not self.amount:
            return NOTHING
        SetVariable(owned(self.what, self.player), number_of(game, self.what, self.player) + self.amount).apply(game)
        return abs(self.amount)
