"""The outline of compound events that games have in common: what happens to one card, or to one player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kirifuda.kernel.event import Event
from kirifuda.kernel.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


@dataclass(eq=False)
class OfOne(Event):
    """A compound that happens to one card."""

    is_compound = True
    part_kinds: ClassVar[tuple[str, ...]] = ("move",)
    object: ObjectId

    def object_id(self) -> ObjectId:
        return self.object


@dataclass(eq=False)
class OfPlayer(Event):
    """A compound that happens to one player."""

    is_compound = True
    part_kinds: ClassVar[tuple[str, ...]] = ("move",)
    player: PlayerId

    def affected(self, game: Game) -> PlayerId:
        return self.player
