"""Questions that many sections ask: players, values, phases, house rules."""

from __future__ import annotations

from typing import cast

from kirifuda import kernel as k
from kirifuda.customs.turns import phase
from kirifuda.games.magical_duel.values import SERVANT, Values
from kirifuda.games.magical_duel.zones import CASTERS, CHASE, SERVANTS


def opponent(game: k.Game, player: k.PlayerId) -> k.PlayerId:
    """102.1: the other of the two players."""
    return 1 - player


def values_of(game: k.Game, id: k.ObjectId) -> Values:
    """A card's current information."""
    return cast("Values", game.values(id))


def entities(game: k.Game, player: k.PlayerId) -> tuple[k.ObjectId, ...]:
    """306.2: the entities a player controls."""
    return game.zone(SERVANTS, player) + game.zone(CASTERS, player)


def servants(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """The servants a player controls."""
    return [id for id in game.zone(SERVANTS, player) if values_of(game, id).kinds & SERVANT]


def was_taken_back(game: k.Game, key: str) -> bool:
    """903.2h, 803.4: whether an action was tried where somebody stands now and could not be carried out."""
    for frame in game.state.frames:
        if frame.barred and key in frame.barred:
            return True
    return False


def is_main_timing(game: k.Game, player: k.PlayerId) -> bool:
    """701.2: the turn player, with priority, in the main phase, with nothing on the chase."""
    return game.turn_player() == player and phase(game) == "main" and not game.zone(CHASE, 0)
