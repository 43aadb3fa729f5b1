"""Questions that many sections ask: players, values, strikers, house rules."""

from __future__ import annotations

from typing import cast

from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.values import Values
from kirifuda.games.spellcard_strike.zones import STAGE


def opponent(game: k.Game, player: k.PlayerId) -> k.PlayerId:
    """2.1.2.2: the other of the two players."""
    return 1 - player


def values_of(game: k.Game, id: k.ObjectId) -> Values:
    """A card's current information."""
    return cast("Values", game.values(id))


def counts_blue(game: k.Game) -> bool:
    """3.6.5.1: whether blue cells are range even where no text names them (a house rule)."""
    return game.options.get("blue_range") == "always"


def is_striker(game: k.Game, id: k.ObjectId) -> bool:
    """2.2.3.1: a card on the stage that is not worn by another."""
    card = game.object(id)
    return card is not None and card.host == 0 and game.map.kind_of[card.zone] is STAGE


def strikers(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """The strikers a player controls, in the order in which they came."""
    found: list[k.ObjectId] = []
    objects = game.state.objects
    for id in game.zone(STAGE, 0):
        card = objects[id]
        if card.host == 0 and card.controller == player:
            found.append(id)
    return found


def all_strikers(game: k.Game) -> list[k.ObjectId]:
    """Everybody's strikers."""
    return [id for id in game.zone(STAGE, 0) if game.state.objects[id].host == 0]


def area_of(game: k.Game, id: k.ObjectId) -> int:
    """The area of a striker, or of what a striker wears; -1 off the stage."""
    card = game.object(id)
    if card is None or game.map.kind_of[card.zone] is not STAGE:
        return -1
    return game.state.objects[card.host].place if card.host else card.place


def striker_at(game: k.Game, area: int) -> k.ObjectId:
    """4.1.6: the one striker in an area; 0 if there is none."""
    for id in game.zone(STAGE, 0):
        card = game.state.objects[id]
        if card.place == area and card.host == 0:
            return id
    return 0


def worn_options(game: k.Game, id: k.ObjectId) -> list[k.ObjectId]:
    """2.9.3: the options that a striker wears."""
    card = game.object(id)
    if card is None:
        return []
    return [worn for worn in card.under if is_option(game, worn)]


def is_option(game: k.Game, id: k.ObjectId) -> bool:
    """3.1.2: printed as an option."""
    card = game.state.objects[id]
    return card.card >= 0 and cast("Values", game.pool.cards[card.card].values).is_option


def is_ace(game: k.Game, id: k.ObjectId) -> bool:
    """2.2.4.3: a striker that wears an option."""
    return bool(worn_options(game, id))
