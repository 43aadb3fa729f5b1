"""Questions that many sections ask: players and sides, values, cards in play, house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda import kernel as k
from kirifuda.customs.turns import phase
from kirifuda.games.pso2.values import ACTIVE, CHARACTER, PERSON, PLAYER_CARD, Values
from kirifuda.games.pso2.zones import BACK, FIELD, FRONT, MAG, NO_ROW, ON, PLAYER, PROCESSING

if TYPE_CHECKING:
    from kirifuda.games.pso2.values import PsoCard

ATTACKER: Final = "attacker"
"""Variable: the ally that has declared an attack; 0 if no battle is on."""
TARGETS: Final = "targets"
"""Variable: what it attacks."""
HOLDER: Final = "holder"
"""Slot of the procedure "right_to_act": who has the right."""


def values_of(game: k.Game, id: k.ObjectId) -> Values:
    """A card's current information."""
    return cast("Values", game.values(id))


def values_or_last(game: k.Game, id: k.ObjectId) -> Values:
    """The same, or what it last was."""
    return cast("Values", game.values_or_last(id))


def card_of(game: k.Game, id: k.ObjectId) -> PsoCard:
    """The printed card of an object."""
    return cast("PsoCard", game.pool.cards[game.object_or_last(id).card])


def is_quick_active(game: k.Game, id: k.ObjectId) -> bool:
    """103.7.1.1, 103.7.1.1.1, 504.1.3.2: an active without 【Main】 is a quick ability."""
    plan = card_of(game, id).plan
    return bool(values_of(game, id).kind & ACTIVE) and (plan is None or not plan.is_main)


def step(game: k.Game) -> str:
    """The step that is running: "battle_start", "joining", "engagement", "damage", "turn_end" or "refresh"."""
    return cast("str", game.state.variables["step"])


def numbers_in(game: k.Game, name: str) -> tuple[int, ...]:
    """A named fact that is several numbers or ids."""
    return cast("tuple[int, ...]", game.state.variables[name])


# Players and sides


def boss_seat(game: k.Game) -> k.PlayerId:
    """R.01: the seat of the boss; nobody in a duel."""
    return game.number("boss")


def is_raid(game: k.Game) -> bool:
    """R.01: whether a party plays against a boss."""
    return game.number("boss") >= 0


def is_out(game: k.Game, player: k.PlayerId) -> bool:
    """101.5, R.10: whether a player has left the game."""
    return player in numbers_in(game, "out")


def seats(game: k.Game) -> list[k.PlayerId]:
    """R.07, 500.1: everybody still in the game, the turn player first, then as they sit; the boss after the party."""
    players = game.players
    first = game.turn_player()
    out = numbers_in(game, "out")
    return [(first + place) % players for place in range(players) if (first + place) % players not in out]


def party(game: k.Game) -> list[k.PlayerId]:
    """R.01: the players of the party who are still in the game, as they sit."""
    boss = boss_seat(game)
    return [player for player in range(game.players) if player != boss and not is_out(game, player)]


def opponents(game: k.Game, player: k.PlayerId) -> list[k.PlayerId]:
    """101.2.1: the other player; in a raid the boss for the party, the party for the boss (R.30)."""
    boss = boss_seat(game)
    if boss < 0:
        return [1 - player]
    return party(game) if player == boss else [boss]


def is_enemy(game: k.Game, player: k.PlayerId, other: k.PlayerId) -> bool:
    """101.2.1: whether two players are on different sides."""
    boss = boss_seat(game)
    if boss < 0:
        return player != other
    return (player == boss) != (other == boss)


def answerer(game: k.Game, seat: k.PlayerId) -> k.PlayerId:
    """R.31: for the boss the target player in its turn, else the turn player; for whoever is out, the next seat."""
    boss = boss_seat(game)
    if boss < 0:
        return seat
    if seat == boss:
        seat = game.number("target_player") if game.turn_player() == boss else game.turn_player()
    for place in range(game.players):
        other = (max(seat, 0) + place) % game.players
        if other != boss and not has_left(game, other):
            return other
    return seat


def has_left(game: k.Game, player: k.PlayerId) -> bool:
    """101.5-6: whether a player is out, or has given up and is about to be."""
    return is_out(game, player) or player in numbers_in(game, "conceded")


def is_own_turn(game: k.Game, player: k.PlayerId) -> bool:
    """501.1.3: whether what says "in your turn" holds for a player: from the start phase on."""
    return game.turn_player() == player and bool(game.number("in_turn"))


def holder_of_right(game: k.Game) -> k.PlayerId:
    """103.6.1.4: who has the right to act now; nobody while no one has."""
    for frame in reversed(game.state.frames):
        if frame.procedure.name == "right_to_act":
            return cast("int", frame.slots.get(HOLDER, k.NOBODY))
    return k.NOBODY


# Cards in play


def player_card(game: k.Game, player: k.PlayerId) -> k.ObjectId:
    """101.2, 201.1.1: the card that stands for a player, or the boss; 0 if the player is out."""
    found = game.zone(PLAYER, player)
    return found[0] if found else 0


def is_person(game: k.Game, id: k.ObjectId) -> bool:
    """A player card or the boss, in its place."""
    card = game.object(id)
    return card is not None and game.map.kind_of[card.zone] is PLAYER


def is_mag(game: k.Game, id: k.ObjectId) -> bool:
    """203.1: a mag in its place."""
    card = game.object(id)
    return card is not None and game.map.kind_of[card.zone] is MAG


def is_boss(game: k.Game, id: k.ObjectId) -> bool:
    """The boss itself."""
    return is_person(game, id) and not values_of(game, id).kind & PLAYER_CARD


def is_on_field(game: k.Game, id: k.ObjectId) -> bool:
    """403.1, 403.1.3: a card on somebody's field."""
    card = game.object(id)
    return card is not None and game.map.kind_of[card.zone] is FIELD


def is_character(game: k.Game, id: k.ObjectId) -> bool:
    """202: a character on the field."""
    return is_on_field(game, id) and bool(values_of(game, id).kind & CHARACTER)


def characters(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """The characters on a player's field, in the order in which they came."""
    objects = game.state.objects
    found: list[k.ObjectId] = []
    for id in game.zone(FIELD, player):
        if objects[id].host == 0 and values_of(game, id).kind & CHARACTER:
            found.append(id)
    return found


def allies(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """101.2.2, 301.9 味方: a player's own player card and characters; other members' are none (R.30)."""
    return [*game.zone(PLAYER, player), *characters(game, player)]


def enemies(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """101.2.2, 301.10, 403.1.2 相手: the opponents' player cards and characters."""
    return [id for other in opponents(game, player) for id in allies(game, other)]


def in_play(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """Everything of a player whose abilities work: player card, mag, and the cards on any field that they control."""
    found = [*game.zone(PLAYER, player), *game.zone(MAG, player)]
    objects = game.state.objects
    for seat in range(game.players):
        found.extend(id for id in game.zone(FIELD, seat) if objects[id].controller == player)
    return found


def row_of(game: k.Game, id: k.ObjectId) -> int:
    """403.1.4, 205.4.2: the row of a card on the field; what is laid on a card is in that card's row."""
    card = game.object(id)
    if card is None or game.map.kind_of[card.zone] is not FIELD:
        return NO_ROW
    if card.host:
        host = game.object(card.host)
        return NO_ROW if host is None or game.map.kind_of[host.zone] is not FIELD else host.place
    return card.place


def is_front(game: k.Game, id: k.ObjectId) -> bool:
    """G.26: in the front row."""
    return row_of(game, id) == FRONT


def is_back(game: k.Game, id: k.ObjectId) -> bool:
    """G.26: in the back row."""
    return row_of(game, id) == BACK


def is_on(game: k.Game, id: k.ObjectId) -> bool:
    """215.1.1: whether a card is ON."""
    card = game.object(id)
    return card is not None and card.position == ON


def borne(game: k.Game, id: k.ObjectId, kind: int) -> list[k.ObjectId]:
    """205.4.1, 204.2.2.1: the cards of a kind that lie on a card."""
    card = game.object(id)
    if card is None:
        return []
    return [under for under in card.under if game.object(under) is not None and values_of(game, under).kind & kind]


def is_area_empty(game: k.Game) -> bool:
    """406.1: whether nothing waits in the processing area."""
    return not game.zone(PROCESSING, 0)


def is_main_timing(game: k.Game, player: k.PlayerId) -> bool:
    """G.39, 103.6.2.2: the turn player, in the main phase, with nothing in the processing area."""
    return game.turn_player() == player and phase(game) == "main" and is_area_empty(game)


def is_person_kind(values: Values) -> bool:
    """200.1: printed as a player card or a boss."""
    return bool(values.kind & PERSON)
