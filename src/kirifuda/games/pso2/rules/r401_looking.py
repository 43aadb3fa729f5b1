"""401.1.1, 402.2.1, G.17: nobody looks into a deck or another's hand for longer than an effect has them see a card."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.pso2.zones import DECK, HAND

LOOKED: Final = "somebody_looks"
"""Variable: 1 if somebody may see a card that lies hidden."""


def note_looks(game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
    """Cards were shown, or put into a deck before somebody's eyes."""
    if game.number(LOOKED):
        return []
    for happening in happenings:
        event = happening.event
        is_seen = isinstance(event, k.Show)
        if isinstance(event, k.Move) and game.map.kind_of[event.zone] is DECK:
            card = game.object(happening.now)
            is_seen = card is not None and bool(card.shown)
        if is_seen:
            return [k.SetVariable(LOOKED, 1)]
    return []


def concealing(game: k.Game) -> list[k.Event]:
    """The effect is over: what it showed lies hidden again; whoever saw it keeps it in mind."""
    seen: list[k.ObjectId] = []
    objects = game.state.objects
    for kind in (DECK, HAND):
        for player in range(game.players):
            seen.extend(id for id in game.zone(kind, player) if objects[id].shown & ~k.of_right(game, objects[id]))
    return [k.Conceal(tuple(seen)), k.SetVariable(LOOKED, 0)]
