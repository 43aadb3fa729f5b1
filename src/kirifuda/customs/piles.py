"""Drawing from a deck, as every book has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kirifuda.customs.compounds import OfPlayer
from kirifuda.kernel.changes import Move

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.zones import ZoneKind


@dataclass(eq=False)
class TakeTop(OfPlayer):
    """A player draws the top card, if there is one; a game's own class names the two zones."""

    kind = "draw"
    deck: ClassVar[ZoneKind]
    hand: ClassVar[ZoneKind]

    def parts(self, game: Game) -> list[Event]:
        return [Move(id, game.map.zone(self.hand, self.player)) for id in game.zone(self.deck, self.player)[-1:]]
