"""8.1.14 公開, 4.2.2.1, 4.6.2.1: who sees a card of a hidden zone, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.spellcard_strike.zones import DECK, HAND, REMOVED
from kirifuda.kernel.changes import Conceal, Move, SetVariable, Show
from kirifuda.kernel.showing import of_right

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId

REVEALED: Final = "revealed"
"""Variable: whether cards have been shown that are not yet hidden again."""


def after(game: Game, happenings: list[Happening]) -> list[Event]:
    """4.2.2.1, 4.6.2.1: what comes to a deck or is removed is seen by nobody any more, though remembered. 8.1.14.1:
    what is shown is noted, to be hidden again."""
    hidden: list[ObjectId] = []
    is_shown = False
    for happening in happenings:
        if isinstance(happening.event, Show):
            is_shown = True
        elif isinstance(happening.event, Move) and game.map.kind_of[happening.event.zone] in (DECK, REMOVED):
            card = game.object(happening.now)
            if card is not None and card.shown:
                hidden.append(card.id)
    found: list[Event] = [Conceal(tuple(hidden))] if hidden else []
    if is_shown and not game.number(REVEALED):
        found.append(SetVariable(REVEALED, 1))
    return found


def hide_again(game: Game) -> list[Event]:
    """8.1.14.1: after the effect, what it showed is hidden as before."""
    hidden: list[ObjectId] = []
    for kind in (DECK, HAND, REMOVED):
        for player in range(game.players):
            cards = [game.state.objects[id] for id in game.zone(kind, player)]
            hidden.extend(card.id for card in cards if card.shown & ~of_right(game, card))
    found: list[Event] = [Conceal(tuple(hidden))] if hidden else []
    return [*found, SetVariable(REVEALED, 0)]
