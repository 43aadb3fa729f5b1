"""306.2 ストック: cards under entities, and the events that lay them there."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda import kernel as k
from kirifuda.games.magical_duel.zones import CASTERS, SERVANTS, STOCK


@dataclass(eq=False)
class PutOnto(k.Move):
    """504.1c: a card is laid on an entity, which becomes its stock; the position is kept."""

    kind = "move"
    onto: k.ObjectId = 0

    def apply(self, game: k.Game) -> int:
        new_id = super().apply(game)
        if new_id == k.NOTHING:
            return k.NOTHING
        lay_under(game, self.onto, new_id)
        return new_id


def lay_under(game: k.Game, entity: k.ObjectId, upper: k.ObjectId) -> None:
    """306.2: an entity and the stock it had become the stock of another."""
    state = game.state
    below = state.objects[entity].copy()
    below.shown = k.seen_by(game.map, below) if below.face_down else below.shown
    top = state.objects[upper].copy()
    state.zones[below.zone] = tuple(id for id in state.zones[below.zone] if id != entity)
    game.touch(game.map.kind_of[below.zone].bit)
    below.zone = game.map.zone(STOCK, 0)
    moved = (*below.under, entity)
    below.under = ()
    below.host = upper
    state.objects[entity] = below
    state.zones[below.zone] = (*state.zones[below.zone], entity)
    for id in moved[:-1]:
        card = state.objects[id].copy()
        card.host = upper
        state.objects[id] = card
    top.under = top.under + moved
    state.objects[upper] = top


@dataclass(eq=False)
class LayUnder(k.OnObject):
    """1020.1: an entity with its stock, a stock card or a hand card becomes stock of an entity."""

    kind = "lay_under"
    upper: k.ObjectId

    def is_leaving(self, game: k.Game) -> bool:
        card = game.object(self.object)
        return card is not None and game.map.kind_of[card.zone].tabled

    def apply(self, game: k.Game) -> int:
        card = game.object(self.object)
        if card is None or self.upper not in game.state.objects:
            return k.NOTHING
        kind = game.map.kind_of[card.zone]
        if kind is CASTERS or kind is SERVANTS:
            lay_under(game, self.object, self.upper)
        elif kind is STOCK:
            rehost(game, self.object, self.upper)
        else:
            return k.Move(self.object, game.map.zone(STOCK, 0), host=self.upper).apply(game)
        return self.object


def rehost(game: k.Game, id: k.ObjectId, upper: k.ObjectId) -> None:
    """A stock card moves from under one entity to under another."""
    state = game.state
    card = state.objects[id].copy()
    if card.host in state.objects:
        old = state.objects[card.host].copy()
        old.under = tuple(each for each in old.under if each != id)
        state.objects[old.id] = old
    card.host = upper
    state.objects[id] = card
    top = state.objects[upper].copy()
    top.under = (*top.under, id)
    state.objects[upper] = top
