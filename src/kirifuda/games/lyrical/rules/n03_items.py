"""N-3 アイテムカードのセット: who can carry an item, and how it comes there."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.abilities import StaticAbility
from kirifuda.games.lyrical.rules.common import (
    characters,
    is_character,
    is_free_of_names,
    is_name_taken,
    items_of,
    opponent,
    printed,
)
from kirifuda.games.lyrical.values import ITEM
from kirifuda.games.lyrical.zones import FIELD

MOST_ITEMS: Final = 1
"""N-3.3."""


class LayItem(k.Move):
    """N-3.1 アイテムのセット: an item is laid on a character, its `host`, which gains the item's abilities."""

    kind = "set_item"

    def apply(self, game: k.Game) -> int:
        player = game.map.player_of[self.zone]
        return super().apply(game) if can_carry(game, self.host, self.object, player) else k.NOTHING


def most_items(game: k.Game, bearer: k.ObjectId) -> int:
    """N-3.3, A8: one, unless its text says more."""
    more = 0
    for ability in game.values(bearer).abilities:
        if isinstance(ability, StaticAbility):
            more += ability.more_items
    return MOST_ITEMS + more


# Carrying an item: `object` is the character, `number` the item.


def is_own_character(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-3.1, A46: a character of one's own."""
    host = game.object(id)
    if host is None or not is_character(game, id):
        return False
    return host.controller == player or is_let(game, player, id, number)


def is_let(game: k.Game, player: k.PlayerId, bearer: k.ObjectId, item: k.ObjectId) -> bool:
    """N-3.1: whether the item's own text lets it be set on a character of the opponent's."""
    found = [ability.abroad for ability in statements_of(game, item)]
    return any(of is not None and of.accepts(e.Scope(game, {}, item, player), bearer) for of in found)


def is_let_in(game: k.Game, player: k.PlayerId, bearer: k.ObjectId, item: k.ObjectId) -> bool:
    """N-3.3: whether the item's own text lets it be set on a character that carries another."""
    found = [ability.crowded for ability in statements_of(game, item)]
    return any(of is not None and of.accepts(e.Scope(game, {}, item, player), bearer) for of in found)


def statements_of(game: k.Game, item: k.ObjectId) -> list[StaticAbility]:
    """What the printed text of an item says of itself."""
    card = game.object(item)
    if card is None or card.card < 0:
        return []
    return [one for one in printed(game, card).printed.abilities if isinstance(one, StaticAbility)]


def has_room(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-3.3, A8: it carries fewer items than it may."""
    if not is_character(game, id) or len(items_of(game, id)) < most_items(game, id):
        return True
    return is_let_in(game, player, id, number)


def may_carry(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """A40: nothing says that it cannot carry the item, not even the item itself."""
    return is_fit_for(game, player, id, number) and not e.concerns(game, "forbid:carry", id, number)


def is_fit_for(game: k.Game, player: k.PlayerId, bearer: k.ObjectId, item: k.ObjectId) -> bool:
    """N-3.1: whether the item's own text lets it be set on a character."""
    found = [ability.only_onto for ability in statements_of(game, item)]
    return all(only is None or only.accepts(e.Scope(game, {}, item, player), bearer) for only in found)


CAN_CARRY: Final[k.Conditions] = (
    k.Condition("N-3.1", "自分のキャラクターではない", "it is no character of yours", is_own_character),
    k.Condition("N-3.3", "もうアイテムがセットされている", "it carries as many items as it may", has_room),
    k.Condition("N-3.1", "アイテムをセットできない効果を受けている", "a text says that it cannot carry it", may_carry),
)


def can_carry(game: k.Game, bearer: k.ObjectId, id: k.ObjectId, player: k.PlayerId) -> bool:
    """N-3.1-3: whether an item can be set on a character, and no other item of its name is in their field (A47)."""
    card = game.object(id)
    if card is None or card.card < 0:
        return False
    values = printed(game, card).printed
    if not values.kind & ITEM:
        return False
    if is_name_taken(game, player, ITEM, values.name) and not is_free_of_names(game, id):
        return False
    return k.passes(CAN_CARRY, game, player, bearer, id)


def possible_bearers(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> list[k.ObjectId]:
    """N-3.1: one's own characters, and those of the opponent's that the item's own text names."""
    others = characters(game, opponent(game, player))
    return [*characters(game, player), *[bearer for bearer in others if is_let(game, player, bearer, id)]]


def bearers(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> list[k.ObjectId]:
    """N-3.1: the characters on which an item can be set."""
    return [bearer for bearer in possible_bearers(game, player, id) if can_carry(game, bearer, id, player)]


def setting_item(game: k.Game, id: k.ObjectId, bearer: k.ObjectId, player: k.PlayerId) -> LayItem:
    """N-3.1: the setting of an item."""
    return LayItem(id, game.map.zone(FIELD, player), host=bearer)
