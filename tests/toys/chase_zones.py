"""Zones and common questions of the chase toy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda.kernel.procedure import Slot
from kirifuda.kernel.zones import HIDDEN, OWNER, PUBLIC, ZoneKind
from tests.toys.parts import Values

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId

DECK: Final = ZoneKind(0, "deck", HIDDEN, ordered=True)
HAND: Final = ZoneKind(1, "hand", OWNER)
FIELD: Final = ZoneKind(2, "field", PUBLIC, tabled=True)
TRASH: Final = ZoneKind(3, "trash", PUBLIC, ordered=True)
CHASE: Final = ZoneKind(4, "chase", PUBLIC, ordered=True, shared=True, tabled=True)
UNDER: Final = ZoneKind(5, "under", PUBLIC, shared=True)
ZONES: Final = (DECK, HAND, FIELD, TRASH, CHASE, UNDER)

TARGET: Final = Slot[int]("target")

FACE_DOWN: Final = Values("", 1)
"""What a face-down unit counts as."""


def values_of(game: Game, id: ObjectId) -> Values:
    """An object's current values, as the toys' type."""
    return cast("Values", game.values(id))
