"""103.2 アクション: who did it. Texts carry out actions; what they are the doing of is settled here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.pso2.rules.common import player_card, values_or_last
from kirifuda.games.pso2.values import ACTIVE, EQUIPMENT

if TYPE_CHECKING:
    from kirifuda import kernel as k


def origin_of(game: k.Game, id: k.ObjectId) -> k.ObjectId:
    """103.2.2 発生源: the card that does what a card's text says. 201.3.1, 204.2.2.4: of an active, the player card;
    205.4.7: of a weapon or armour, its bearer. 103.2.2.1: what the rules do by themselves has none."""
    if not id or (id not in game.state.objects and id not in game.state.last_known):
        return 0
    kind = values_or_last(game, id).kind
    card = game.object_or_last(id)
    if kind & ACTIVE:
        return player_card(game, card.controller) or id
    if kind & EQUIPMENT and card.host:
        return card.host
    return id


def doer(game: k.Game, event: k.Event) -> k.ObjectId:
    """103.2.2: whose doing an action is."""
    return origin_of(game, event.source)
