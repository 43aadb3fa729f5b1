"""L-3 エリアの説明, L-18 用語: deck, hand, graveyard, mana area and Hand Stock: the events that move cards there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne, OfPlayer
from kirifuda.customs.doubts import house
from kirifuda.customs.piles import (
    DRAWN,
    WHO,
    BackToHand,
    DiscardFromHand,
    DrawOne,
    OntoDeck,
    draw_cards,
    is_drawing,
    off_the_top,
)
from kirifuda.customs.turning import Turn
from kirifuda.games.last_resort.abilities import LOSE_WITHOUT_DECK
from kirifuda.games.last_resort.rules.common import is_on_field, opponent
from kirifuda.games.last_resort.zones import (
    DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    LAST_RESORT,
    LEADER,
    MANA,
    STOCK,
    TAPPED,
    UNTAPPED,
)

RECYCLED: Final = "recycled"
"""Mark: it was summoned from the graveyard by Recycle (L-19.9)."""


def way_home(
    game: k.Game, id: k.ObjectId, kind: k.ZoneKind, where: int = k.TOP, *, face_down: bool = False
) -> list[k.Event]:
    """The move to the owner's zone of a kind, if the card is still there. L-19.9: what was recycled goes under the deck
    instead when it leaves the battlefield; a leader or last resort stays."""
    card = game.object(id)
    if card is None or game.map.kind_of[card.zone] in (LEADER, LAST_RESORT):
        return []
    if card.mark(RECYCLED) and game.map.kind_of[card.zone] is FIELD:
        return [k.Move(id, game.map.zone(DECK, card.owner), k.BOTTOM)]
    return [k.Move(id, game.map.zone(kind, card.owner), where, face_down=face_down)]


class Discard(DiscardFromHand):
    """捨てる: from the hand to the graveyard."""

    hand = HAND
    pile = GRAVEYARD


@dataclass(eq=False)
class PutInGraveyard(OfOne):
    """L-3.2 墓地へ送る: from anywhere; what is destroyed or discarded has its own event. L-19.17: `face_down` if
    nobody is to see it."""

    kind = "put_in_graveyard"
    face_down: bool = False

    def parts(self, game: k.Game) -> list[k.Event]:
        return game.rulebook.way_home(game, self.object, GRAVEYARD, face_down=self.face_down)


class ReturnToHand(BackToHand):
    """手札に加える, 手札に戻す: to the owner's hand; no draw."""

    pile = HAND


class PutOnDeck(OntoDeck):
    """山札に置く, 山札に戻す: to the top or the bottom of the owner's deck."""

    pile = DECK


@dataclass(eq=False)
class PutInMana(OfOne):
    """L-8.1, L-3.5 マナエリアに置く: untapped unless a text says otherwise."""

    kind = "put_in_mana"
    tapped: bool = False

    def parts(self, game: k.Game) -> list[k.Event]:
        found = game.rulebook.way_home(game, self.object, MANA)
        for move in found:
            if isinstance(move, k.Move) and game.map.kind_of[move.zone] is MANA:
                move.position = TAPPED if self.tapped else UNTAPPED
        return found


class StockCard(OfOne):
    """L-19.14 ハンドストックする: face down at hand. Nobody may look; by a house rule the owner may."""

    kind = "stock"

    def parts(self, game: k.Game) -> list[k.Event]:
        found = game.rulebook.way_home(game, self.object, STOCK, face_down=True)
        card = game.object(self.object)
        for move in found:
            if card is not None and isinstance(move, k.Move) and house(game, "hand_stock_seen_by") == "owner":
                move.shown = 1 << card.owner
        return found


class Draw(DrawOne):
    """L-18.1 ドロー: one card from the top of the deck to the hand."""

    deck = DECK
    hand = HAND


@dataclass(eq=False)
class Mill(OfPlayer):
    """So many cards from the top of a deck go to the graveyard, all at once, as many as there are."""

    kind = "mill"
    number: int
    face_down: bool = False

    def parts(self, game: k.Game) -> list[k.Event]:
        graveyard = game.map.zone(GRAVEYARD, self.player)
        return off_the_top(game.zone(DECK, self.player), self.number, graveyard, face_down=self.face_down)


class Turned(Turn):
    """L-18.1: a card turns sideways or upright."""

    def can_turn(self, game: k.Game) -> bool:
        return can_turn(game, self.object)


@dataclass(eq=False)
class Tap(Turned):
    """L-18.1 タップする: a card turns sideways."""

    kind = "tap"
    position: int = field(default=TAPPED, init=False)


@dataclass(eq=False)
class Untap(Turned):
    """L-6.1, L-18.1 アンタップする, リフレッシュ: a card turns upright (A20)."""

    kind = "untap"
    position: int = field(default=UNTAPPED, init=False)


def can_turn(game: k.Game, id: k.ObjectId) -> bool:
    """L-18.1: whether a card lies where it is tapped or untapped."""
    card = game.object(id)
    return card is not None and game.map.kind_of[card.zone] in (FIELD, MANA)


DRAW_CARDS: Final = k.Procedure("draw_cards")
"""L-18.1: one card after the other, as many as the slot "number" says."""


@DRAW_CARDS.step("L-13.3")
def lose_without_deck(game: k.Game, frame: k.Frame) -> k.Flow:
    """Having to draw from an empty deck loses at once, even midway (A43), unless a text says that it does not."""
    if not is_drawing(frame) or game.zone(DECK, frame[WHO]):
        return k.GoTo("L-18.1")
    if e.concerns(game, "forbid:" + LOSE_WITHOUT_DECK, e.player_target(frame[WHO]), 0):
        return k.Return(frame.get(DRAWN, 0))
    return k.Do([k.EndGame((opponent(frame[WHO]),), "L-13.3", "empty_deck")])


draw_cards(DRAW_CARDS, "L-18.1", Draw, back="L-13.3")


def lost_tokens(game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
    """L-16.2: a token that has left the battlefield is gone (A51)."""
    found: list[k.Event] = []
    for happening in happenings:
        card = game.object(happening.now) if isinstance(happening.event, k.Move) else None
        if card is not None and card.made and not is_on_field(game, card.id):
            found.append(k.Vanish(card.id))
    return found
