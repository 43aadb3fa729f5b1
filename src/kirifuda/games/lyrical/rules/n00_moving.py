"""Deck, hand and discard pile: the events that move cards there. The manual takes them for granted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne, OfPlayer
from kirifuda.customs.piles import (
    BackToHand,
    DiscardFromHand,
    DrawOne,
    OntoDeck,
    ToPile,
    draw_cards,
    off_the_top,
)
from kirifuda.customs.turning import Turn
from kirifuda.games.lyrical.rules.common import numbers_in, values_of
from kirifuda.games.lyrical.values import CHARACTER
from kirifuda.games.lyrical.zones import ACTED, DECK, DISCARD, FACTOR, FIELD, HAND, IN_PLAY, UNACTED

LOST: Final = "lost"
"""Variable: the players who had to draw or discard and could not (N-11.1)."""


# From the deck


@dataclass(eq=False)
class FallShort(k.OnPlayer):
    """N-11.1: a player had to draw or discard from the deck, and could not."""

    kind = "fall_short"
    is_draw: bool = False
    """It was a card to be drawn."""

    def apply(self, game: k.Game) -> int:
        lost = numbers_in(game, LOST)
        if self.player in lost:
            return k.NOTHING
        k.SetVariable(LOST, (*lost, self.player)).apply(game)
        return 1


class FromDeck(OfPlayer):
    """A compound that takes cards from the top of a player's deck."""

    part_kinds: ClassVar[tuple[str, ...]] = ("move", "fall_short")


def from_deck(game: k.Game, player: k.PlayerId, number: int) -> list[k.Event]:
    """N-1.3, N-9.6, A36: cards off the top of a deck, face up and together; too few are all discarded, and it is known
    that there were too few."""
    if number <= 0:
        return []
    deck = game.zone(DECK, player)
    found = off_the_top(deck, number, game.map.zone(DISCARD, player))
    return [*found, FallShort(player)] if number > len(deck) else found


class Draw(DrawOne):
    """N-11.1 カードを引く: one card from the top of the deck to the hand."""

    part_kinds: ClassVar[tuple[str, ...]] = ("move", "fall_short")
    deck = DECK
    hand = HAND

    def parts(self, game: k.Game) -> list[k.Event]:
        return super().parts(game) or [FallShort(self.player, True)]


@dataclass(eq=False)
class Mill(FromDeck):
    """N-11.1 山札から捨て札する: so many cards, by a text; no damage and no cost."""

    kind = "mill"
    number: int

    def parts(self, game: k.Game) -> list[k.Event]:
        return from_deck(game, self.player, self.number)


class PayCost(FromDeck):
    """N-1.3: the top card of the own deck goes face up to the discard pile; that is one cost."""

    kind = "pay_cost"

    def parts(self, game: k.Game) -> list[k.Event]:
        return from_deck(game, self.player, 1)


# To hand, deck and discard pile


class Discard(DiscardFromHand):
    """A31 手札を捨て札する: from a hand to the discard pile."""

    hand = HAND
    pile = DISCARD


class PutInDiscard(ToPile):
    """N-5.2, N-6.2: to the discard pile from anywhere else; what leaves play has its own event."""

    kind = "put_in_discard"
    pile = DISCARD


@dataclass(eq=False)
class DiscardFromPlay(OfOne):
    """N-4.2, A37 場から捨て札する: a character, item or field card goes to its owner's discard pile.

    `cause` is "damage", "effect" or "rule"; `dealers` dealt the damage; `in_battle` if it was that of a battle.
    """

    kind = "discard_from_play"
    cause: str = "effect"
    dealers: tuple[k.ObjectId, ...] = ()
    in_battle: bool = False

    def parts(self, game: k.Game) -> list[k.Event]:
        card = game.object(self.object)
        is_there = card is not None and game.map.kind_of[card.zone].bit & IN_PLAY
        return game.rulebook.way_home(game, self.object, DISCARD) if is_there else []


class ReturnToHand(BackToHand):
    """手札に加える, 手札に戻す: to the owner's hand; that is no draw."""

    pile = HAND


class PutOnDeck(OntoDeck):
    """デッキに加える, デッキに戻す: to the top or the bottom of the owner's deck."""

    pile = DECK


def moves_along(game: k.Game, move: k.Move) -> list[k.Event]:
    """A42, A46: when a character leaves, the cards of its stack go to the same place, its items to the discard pile."""
    card = game.object(move.object)
    if card is None or not card.under or game.map.kind_of[move.zone] is FIELD:
        return []
    kind = game.map.kind_of[move.zone]
    found: list[k.Event] = []
    for id in card.under:
        under = game.object(id)
        if under is None:
            continue
        if values_of(game, id).kind:
            found.append(DiscardFromPlay(id, "rule"))
        else:
            found.append(k.Move(id, game.map.zone(kind, under.owner), move.where))
    return found


# Acted and un-acted


class Turned(Turn):
    """N-1.2: a card is acted or un-acted."""

    def can_turn(self, game: k.Game) -> bool:
        return can_turn(game, self.object)


@dataclass(eq=False)
class Act(Turned):
    """N-1.2, N-9.9 行動済みにする: a card in play or a factor card."""

    kind = "act"
    position: int = field(default=ACTED, init=False)


@dataclass(eq=False)
class Ready(Turned):
    """A25 未行動にする."""

    kind = "ready"
    position: int = field(default=UNACTED, init=False)


def can_turn(game: k.Game, id: k.ObjectId) -> bool:
    """Whether a card lies where it is acted or un-acted: a character, or a factor card."""
    card = game.object(id)
    if card is None or card.host:
        return False
    kind = game.map.kind_of[card.zone]
    return kind is FACTOR or (kind is FIELD and bool(values_of(game, id).kind & CHARACTER))


# Drawing several


DRAW_CARDS: Final = k.Procedure("draw_cards")
"""N-11.1: one card after the other, as many as the slot "number" says."""
draw_cards(DRAW_CARDS, "N-11.1", Draw)
