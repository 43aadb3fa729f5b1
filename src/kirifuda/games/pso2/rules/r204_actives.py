"""204.2.2 付与, 205.4 装備: cards that are laid on others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.pso2.rules.r403_field import EnterField
from kirifuda.games.pso2.zones import FIELD, ON

if TYPE_CHECKING:
    from kirifuda import kernel as k


class Attach(EnterField):
    """301.8, G.34, 204.2.2.1 付与: an active is laid on a card, its host."""

    kind = "attach"


class Equip(EnterField):
    """301.7, 205.4, 205.4.1 装備: a weapon or armour is laid on its bearer."""

    kind = "equip"


def laid_on(game: k.Game, id: k.ObjectId, host: k.ObjectId, player: k.PlayerId, how: type[EnterField]) -> EnterField:
    """204.2.2.3, 205.4.2, 403.2: a card is laid on another, ON, on the field of that card's controller."""
    side = game.object_or_last(host).controller
    return how(id, game.map.zone(FIELD, side), position=ON, host=host, player=player)
