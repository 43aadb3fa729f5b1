"""N-4 フィールドカードのセット: field cards stay and work until something discards them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.customs.doubts import house
from kirifuda.games.lyrical.rules.n00_moving import DiscardFromPlay
from kirifuda.games.lyrical.zones import FIELDS
from kirifuda.kernel.changes import Move

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId


class SetField(Move):
    """N-4.1 フィールドのセット: a field card comes to the field-card area, where it stays (N-4.2)."""

    kind = "set_field"


def setting_field(game: Game, id: ObjectId, player: PlayerId) -> list[Event]:
    """N-4.1: the setting of a field card; by a house rule it takes the place of the one before (A13)."""
    events: list[Event] = []
    if house(game, "field_cards") == "one":
        events.extend(DiscardFromPlay(old, "rule") for old in game.zone(FIELDS, player))
    return [*events, SetField(id, game.map.zone(FIELDS, player))]
