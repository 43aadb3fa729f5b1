"""Questions that many sections ask: players and life, values, cards on the battlefield, house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.last_resort.abilities import CAP, StaticAbility
from kirifuda.games.last_resort.values import CREATURE, ITEM, SPELL, Values
from kirifuda.games.last_resort.zones import FIELD, HAND, LEADER, NO_AREA, STOCK, UNTAPPED

if TYPE_CHECKING:
    from kirifuda.games.last_resort.values import ResortCard

END_OVER: Final = "end_over"
"""L-12.3: the moment at which an End step is over, for what lasts up to it."""
TWENTY: Final = 20
"""A29: by a house rule everybody's life and cap."""


def opponent(player: k.PlayerId) -> k.PlayerId:
    """The other of the two players."""
    return 1 - player


def in_turn_order(game: k.Game) -> tuple[k.PlayerId, k.PlayerId]:
    """L-13.2: the turn player first."""
    first = game.turn_player()
    return first, opponent(first)


def step_of(game: k.Game) -> str:
    """The step that is running: "start", "draw", "mana", "main", "attack", "draw_two" or "end"; first "setup"."""
    return cast("str", game.state.variables["phase"])


def is_main(game: k.Game, player: k.PlayerId) -> bool:
    """L-9.0: whether it is a player's own Main step (A34)."""
    return game.turn_player() == player and step_of(game) == "main"


def ruled(game: k.Game, name: str, player: k.PlayerId, number: int) -> int:
    """A number of the rules as texts have changed it for a player: what sets it comes first, then what adds to it."""
    added = 0
    for ability, scope in e.in_force(game, "number:" + name, StaticAbility):
        for rule in ability.numbers:
            if rule.name == name and rule.who.matches(scope, player):
                value = rule.amount.value(scope)
                number, added = (value, added) if rule.is_set else (number, added + value)
    return number + added


def numbers_in(game: k.Game, name: str) -> tuple[int, ...]:
    """A named fact that is several numbers or ids."""
    return cast("tuple[int, ...]", game.state.variables[name])


def start_name(player: k.PlayerId) -> str:
    """The variable with the turn of a player's last Start step (L-19.18)."""
    return f"start:{player}"


# Life


def life_name(player: k.PlayerId) -> str:
    """The variable that holds a player's life."""
    return f"life:{player}"


def life_of(game: k.Game, player: k.PlayerId) -> int:
    """A player's life; it may be below 0 (L-17.6)."""
    return game.number(f"life:{player}")


def leader_of(game: k.Game, player: k.PlayerId) -> k.ObjectId:
    """L-1.13: a player's leader."""
    return game.zone(LEADER, player)[0]


def starting_life(game: k.Game, player: k.PlayerId) -> int:
    """L-1.14: as printed on the leader; by a house rule twenty."""
    return TWENTY if house(game, "starting_life") == "twenty" else values_of(game, leader_of(game, player)).life


def cap_name(player: k.PlayerId) -> str:
    """The variable that holds what texts have added to the cap of a player's life."""
    return f"cap:{player}"


def added_cap(game: k.Game, player: k.PlayerId) -> int:
    """L-1.14: what texts have added to the cap."""
    return cast("int", game.state.variables.get(cap_name(player), 0))


def life_cap(game: k.Game, player: k.PlayerId) -> int:
    """L-1.14: as printed on the leader, by a house rule twenty; and what texts have made of it."""
    twenty = house(game, "starting_life") == "twenty"
    printed = TWENTY if twenty else values_of(game, leader_of(game, player)).cap
    return ruled(game, CAP, player, printed + added_cap(game, player))


def hand_size(game: k.Game, player: k.PlayerId) -> int:
    """L-19.14: the cards in hand, with those in Hand Stock (A30: there is no limit)."""
    return len(game.zone(HAND, player)) + len(game.zone(STOCK, player))


# Cards


def values_of(game: k.Game, id: k.ObjectId) -> Values:
    """A card's current information."""
    return cast("Values", game.values(id))


def values_or_last(game: k.Game, id: k.ObjectId) -> Values:
    """The same, or what it last was."""
    return cast("Values", game.values_or_last(id))


def card_of(game: k.Game, id: k.ObjectId) -> ResortCard:
    """The printed card of an object."""
    return cast("ResortCard", game.pool.cards[game.object_or_last(id).card])


def is_known(game: k.Game, id: k.ObjectId) -> bool:
    """A card that is there and not hidden from whoever asks."""
    card = game.object(id)
    return card is not None and card.card >= 0


def is_on_field(game: k.Game, id: k.ObjectId) -> bool:
    """A card on somebody's battlefield."""
    card = game.object(id)
    return card is not None and game.map.kind_of[card.zone] is FIELD


def is_creature(game: k.Game, id: k.ObjectId) -> bool:
    """L-1.1: a creature on the battlefield."""
    return is_on_field(game, id) and bool(values_of(game, id).kind & CREATURE)


def creatures(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """The creatures on a player's battlefield, in the order in which they came."""
    return [id for id in game.zone(FIELD, player) if values_of(game, id).kind & CREATURE]


def items(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """L-1.5: the items on a player's battlefield, equipment among them."""
    return [id for id in game.zone(FIELD, player) if values_of(game, id).kind & ITEM]


def in_area(game: k.Game, player: k.PlayerId, area: int) -> list[k.ObjectId]:
    """L-3.3, L-3.4: the creatures in an area."""
    return [id for id in creatures(game, player) if game.state.objects[id].place == area]


def area_of(game: k.Game, id: k.ObjectId) -> int:
    """The area of a card on the battlefield; equipment is in its bearer's (A18)."""
    card = game.object(id)
    if card is None or game.map.kind_of[card.zone] is not FIELD:
        return NO_AREA
    host = game.object(card.host) if card.host else None
    return card.place if host is None else host.place


def is_untapped(game: k.Game, id: k.ObjectId) -> bool:
    """L-18.1: whether a card is upright."""
    card = game.object(id)
    return card is not None and card.position == UNTAPPED


def over_at(game: k.Game, moment: str) -> list[k.Event]:
    """L-12.3: what lasts up to a moment of this turn is over."""
    return e.end(game, f"moment:{moment}", f"moment:{moment}:{game.turn_player()}")


def may_be_chosen(game: k.Game, player: k.PlayerId, id: k.ObjectId, source: k.ObjectId = 0) -> bool:
    """Whether nothing says that a player's effects, or those of a spell (L-1.3), cannot choose a card."""
    if e.concerns(game, "forbid:choose", e.player_target(player), id):
        return False
    return not is_spell(game, source) or not e.concerns(game, "forbid:choose by spell", e.player_target(player), id)


def is_spell(game: k.Game, id: k.ObjectId) -> bool:
    """L-1.3: a spell that is processed; a spell creature in play is none."""
    if id not in game.state.objects and id not in game.state.last_known:
        return False
    return bool(values_or_last(game, id).kind & SPELL) and not is_on_field(game, id)
