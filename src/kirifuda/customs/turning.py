"""Cards that are turned to one of two positions: tapped and untapped, acted and un-acted, ON and OFF."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.kernel.changes import SetPosition
from kirifuda.kernel.event import NOTHING

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


@dataclass(eq=False)
class Turn(SetPosition):
    """A card turns to the position that its class names, if it lies where cards turn."""

    def can_turn(self, game: Game) -> bool:
        """Whether it lies where cards turn."""
        return True

    def apply(self, game: Game) -> int:
        return super().apply(game) if self.can_turn(game) else NOTHING
