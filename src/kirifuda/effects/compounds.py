"""The outline of compound events that games have in common: what happens to one card, or to one player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kirifuda.kernel.event import Event
from kirifuda.kernel.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


class OfOne(Event):
    """A compound that happens to one card."""

    __slots__ = ("object",)
    fields: ClassVar[tuple[str, ...]] = ("object",)
    is_compound = True
    part_kinds: ClassVar[tuple[str, ...]] = ("move",)

    def __init__(self, object: ObjectId) -> None:
        super().__init__()
        self.object = object

    def object_id(self) -> ObjectId:
        return self.object


class OfPlayer(Event):
    """A compound that happens to one player."""

    __slots__ = ("player",)
    fields: ClassVar[tuple[str, ...]] = ("player",)
    is_compound = True
    part_kinds: ClassVar[tuple[str, ...]] = ("move",)

    def __init__(self, player: PlayerId) -> None:
        super().__init__()
        self.player = player

    def affected(self, game: Game) -> PlayerId:
        return self.player
