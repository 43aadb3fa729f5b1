"""Events that change nothing: they are announced, so that abilities and players hear of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.kernel.event import OnObject
from kirifuda.kernel.ids import PlayerId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


@dataclass(eq=False)
class Said(OnObject):
    """Something that an object does, or that becomes of it."""

    def apply(self, game: Game) -> int:
        return 1


@dataclass(eq=False)
class SaidBy(Said):
    """Something that a player does with an object: plays it, uses it."""

    player: PlayerId

    def affected(self, game: Game) -> PlayerId:
        return self.player
