"""902 有効な能力: where abilities work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.abilities import StaticAbility
from kirifuda.games.magical_duel.zones import FIELD_BITS

if TYPE_CHECKING:
    from kirifuda import kernel as k


def is_valid_here(game: k.Game, ability: k.Ability, card: k.CardObject) -> bool:
    """902.1a, 902.2: an entity's on the field; elsewhere where its content or its text says."""
    if card.item is not None and card.item.ability is not None:
        return False
    zones = ability.zones or FIELD_BITS
    if isinstance(ability, StaticAbility) and ability.is_gained_base and house(game, "gained_races") == "on_the_field":
        zones = FIELD_BITS
    return bool(zones & game.map.kind_of[card.zone].bit)
