"""8.1.14 公開, 4.2.2.1, 4.6.2.1: who sees a card of a hidden zone, and for how long."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.zones import DECK, HAND, REMOVED

REVEALED: Final = "revealed"
"""Variable: whether cards have been shown that are not yet hidden again."""


def after(game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
    """4.2.2.1, 4.6.2.1: what comes to a deck or is removed is seen by nobody any more, though remembered. 8.1.14.1:
    what is shown is noted, to be hidden again."""
    hidden: list[k.ObjectId] = []
    is_shown = False
    for happening in happenings:
        if isinstance(happening.event, k.Show):
            is_shown = True
        elif isinstance(happening.event, k.Move) and game.map.kind_of[happening.event.zone] in (DECK, REMOVED):
            card = game.object(happening.now)
            if card is not None and card.shown:
                hidden.append(card.id)
    found: list[k.Event] = [k.Conceal(tuple(hidden))] if hidden else []
    if is_shown and not game.number(REVEALED):
        found.append(k.SetVariable(REVEALED, 1))
    return found


def hide_again(game: k.Game) -> list[k.Event]:
    """8.1.14.1: after the effect, what it showed is hidden as before."""
    hidden: list[k.ObjectId] = []
    for kind in (DECK, HAND, REMOVED):
        for player in range(game.players):
            cards = [game.state.objects[id] for id in game.zone(kind, player)]
            hidden.extend(card.id for card in cards if card.shown & ~k.of_right(game, card))
    found: list[k.Event] = [k.Conceal(tuple(hidden))] if hidden else []
    return [*found, k.SetVariable(REVEALED, 0)]
