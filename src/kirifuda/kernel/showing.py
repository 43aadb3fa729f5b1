"""Letting players see hidden cards, and ending that: what was seen is still known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.kernel.event import NOTHING, Event
from kirifuda.kernel.hiding import knowledge
from kirifuda.kernel.ids import Mask, ObjectId
from kirifuda.kernel.zones import OWNER

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import CardObject


@dataclass(eq=False)
class Show(Event):
    """Let players see objects that are hidden from them."""

    kind = "show"
    objects: tuple[ObjectId, ...]
    viewers: Mask

    def apply(self, game: Game) -> int:
        state = game.state
        learned = 0
        cards = [state.objects[id] for id in self.objects if id in state.objects]
        if game.rulebook.shows_openly:  # what all of them see already is not shown again (MD 1004.2)
            cards = [card for card in cards if self.viewers & ~knowledge.seen_by(game.map, card)]
        for viewer in range(game.map.players):
            if not self.viewers >> viewer & 1:
                continue
            crowd: list[CardObject] = []
            for card in cards:
                if knowledge.seen_by(game.map, card) >> viewer & 1:
                    continue
                learned |= 1 << viewer
                is_crowd = knowledge.hides_individuals(game.map, card.zone, viewer)
                if is_crowd:
                    crowd.append(card)
                if not is_crowd or game.rulebook.shows_openly:
                    new = state.objects[card.id].copy()
                    new.shown |= 1 << viewer
                    state.objects[card.id] = new
                if not is_crowd:
                    groups = state.knowledge[viewer]
                    state.knowledge[viewer] = knowledge.without_card(groups, card.card, card.id, card.zone)
            if crowd:
                knowledge.note_shown(state, game.map, crowd, viewer)
        if learned:
            game.learned(learned)
        return len(cards) if cards else NOTHING


@dataclass(eq=False)
class Conceal(Event):
    """Cards that lie hidden are no longer looked at; whoever saw one keeps in mind what lies there."""

    kind = "conceal"
    is_quiet = True
    objects: tuple[ObjectId, ...]

    def apply(self, game: Game) -> int:
        state = game.state
        for id in self.objects:
            card = state.objects[id].copy()
            seen, card.shown = card.shown, card.shown & of_right(game, card)
            state.objects[id] = card
            for viewer in range(game.players):
                is_there = not knowledge.hides_individuals(game.map, card.zone, viewer)
                if is_there and (seen & ~card.shown) >> viewer & 1:
                    knowledge.note_at(state, viewer, card)
        return len(self.objects) if self.objects else NOTHING


def of_right(game: Game, card: CardObject) -> Mask:
    """Who may look at a card because of the zone it lies in."""
    is_own = game.map.kind_of[card.zone].visibility == OWNER
    return 1 << game.map.player_of[card.zone] if is_own else 0
