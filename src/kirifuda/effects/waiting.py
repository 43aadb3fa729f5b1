"""Abilities that have triggered and wait: whose turn it is, which of them differ, and where they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.kernel.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import CardObject, Waiting


def next_in_line(game: Game, seats: list[PlayerId]) -> tuple[PlayerId, list[Waiting]]:
    """The first of the players, in this order, for whom something waits, and the different things that do."""
    for player in seats:
        mine = [waiting for waiting in game.state.waiting if waiting.controller == player]
        if mine:
            return player, unlike(mine)
    return game.turn_player(), list(game.state.waiting)


def unlike(waiting: list[Waiting]) -> list[Waiting]:
    """Each different one once: in which order equal ones come makes no difference."""
    found: list[Waiting] = []
    for each in waiting:
        if not any(
            other.ability is each.ability and other.source == each.source and other.bindings == each.bindings
            for other in found
        ):
            found.append(each)
    return found


def find(game: Game, stamp: int) -> Waiting | None:
    """What waits with this stamp."""
    for waiting in game.state.waiting:
        if waiting.stamp == stamp:
            return waiting
    return None


def present_or_last(game: Game, id: ObjectId) -> CardObject | None:
    """A card, or what it last was, if anybody remembers it."""
    known = game.state.last_known.get(id)
    return game.object(id) or (None if known is None else known.object)
