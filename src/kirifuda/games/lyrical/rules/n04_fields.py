"""N-4 フィールドカードのセット: field cards stay and work until something discards them."""

from __future__ import annotations

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.lyrical.rules.n00_moving import DiscardFromPlay
from kirifuda.games.lyrical.zones import FIELDS


class SetField(k.Move):
    """N-4.1 フィールドのセット: a field card comes to the field-card area, where it stays (N-4.2)."""

    kind = "set_field"


def setting_field(game: k.Game, id: k.ObjectId, player: k.PlayerId) -> list[k.Event]:
    """N-4.1: the setting of a field card; by a house rule it takes the place of the one before (A13)."""
    events: list[k.Event] = []
    if house(game, "field_cards") == "one":
        events.extend(DiscardFromPlay(old, "rule") for old in game.zone(FIELDS, player))
    return [*events, SetField(id, game.map.zone(FIELDS, player))]
