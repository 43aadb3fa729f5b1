"""400-405: deck, hand, PP and discard pile: the events that move cards there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs import compounds
from kirifuda.customs.piles import BackToHand, DiscardFromHand, DrawOne, OntoDeck, ToPile, draw_cards, off_the_top
from kirifuda.games.pso2.abilities import StaticAbility
from kirifuda.games.pso2.rules.common import boss_seat
from kirifuda.games.pso2.zones import DECK, DISCARD, HAND, OFF, ON, PLAYER, PP, REMOVED

HAND_LIMIT: Final = 7
"""402.3."""
OWED: Final = "owed"
"""Variable: how many cards the boss has yet to play because it was made to draw (R.25)."""
OWED_FROM: Final = "owed_from"
"""Variable: how much waited when it began to play them; -1 if it has not."""


def way_home(
    game: k.Game, id: k.ObjectId, kind: k.ZoneKind, where: int = k.TOP, *, face_down: bool = False
) -> list[k.Event]:
    """101.3.1, 403.1.1: the move to the owner's zone of a kind, if the card is still there; a player card stays. What
    would come to the boss's hand goes on top of its deck (R.24)."""
    card = game.object(id)
    if card is None or game.map.kind_of[card.zone].bit & PLAYER.bit:
        return []
    if kind is HAND and card.owner == boss_seat(game):
        kind = DECK
    return [k.Move(id, game.map.zone(kind, card.owner), where, face_down=face_down)]


class OfOne(compounds.OfOne):
    """103.2.1, 103.2.1.1: an action that happens to one card, by a text or by the rules."""


class Discard(DiscardFromHand):
    """G.22, 209.1.3.1.1, R.26 捨てる: from one's own hand to the discard pile; the boss has none."""

    hand = HAND
    pile = DISCARD


class PutInDiscard(ToPile):
    """G.09 捨札に置く: from anywhere; what is destroyed or discarded has its own event."""

    kind = "put_in_discard"
    pile = DISCARD


class ReturnToHand(BackToHand):
    """G.14 手札に加える, 手札に戻す: to the owner's hand; no draw. The boss's go on top of its deck (R.24)."""

    pile = HAND


class RemoveFromGame(ToPile):
    """R.10 ゲームから取り除く: out of the game, from anywhere."""

    kind = "remove"
    pile = REMOVED


class PutOnDeck(OntoDeck):
    """G.14 デッキに加える, デッキに戻す: to the top or the bottom of the owner's deck."""

    pile = DECK


@dataclass(eq=False)
class PutInPP(OfOne):
    """404.1-2, 503.1.1 PPに置く: face up and ON unless somebody says otherwise."""

    kind = "put_in_pp"
    face_down: bool = False
    off: bool = False

    def parts(self, game: k.Game) -> list[k.Event]:
        card = game.object(self.object)
        if card is None:
            return []
        zone = game.map.zone(PP, card.owner)
        return [k.Move(self.object, zone, position=OFF if self.off else ON, face_down=self.face_down)]


class Draw(DrawOne):
    """102.4.1, 402.2 ドロー: one card from the top of the deck to the hand. The boss plays it instead (R.25)."""

    part_kinds: ClassVar[tuple[str, ...]] = ("move", "owe")
    deck = DECK
    hand = HAND

    def parts(self, game: k.Game) -> list[k.Event]:
        return [Owe(1)] if self.player == boss_seat(game) else super().parts(game)


@dataclass(eq=False)
class Owe(k.Event):
    """The boss has to play cards once the effect is over (R.25)."""

    kind = "owe"
    number: int

    def apply(self, game: k.Game) -> int:
        return k.SetVariable(OWED, game.number(OWED) + self.number).apply(game)


@dataclass(eq=False)
class Mill(compounds.OfPlayer):
    """So many cards from the top of a deck go to the discard pile, all at once; it is no damage."""

    kind = "mill"
    number: int

    def parts(self, game: k.Game) -> list[k.Event]:
        return from_deck(game, self.player, self.number)


def from_deck(game: k.Game, player: k.PlayerId, number: int) -> list[k.Event]:
    """201.4, 214.2, 214.2.1: cards from the top of a deck to the discard pile, at the same time; as many as there
    are."""
    return off_the_top(game.zone(DECK, player), number, game.map.zone(DISCARD, player))


def pay_by_going_off(game: k.Game, ids: list[k.ObjectId]) -> list[k.Event]:
    """404.5: face-down cards in PP that have just turned OFF go under the deck."""
    found: list[k.Event] = []
    for id in ids:
        card = game.object(id)
        if card is not None and card.face_down and card.position == OFF and game.map.kind_of[card.zone] is PP:
            found.append(k.Move(id, game.map.zone(DECK, card.owner), k.BOTTOM))
    return found


DRAW_CARDS: Final = k.Procedure("draw_cards")
"""102.4.1: one card after the other, as many as the slot "number" says (103.1.3)."""
draw_cards(DRAW_CARDS, "102.4.1", Draw)


def hand_limit(game: k.Game, player: k.PlayerId) -> int:
    """402.3: how many cards a player may keep in hand."""
    more = 0
    for ability, scope in e.in_force(game, "hand_limit", StaticAbility):
        is_mine = scope.player == player if ability.limit_of is None else ability.limit_of.matches(scope, player)
        if is_mine and ability.hand_limit is not None:
            more += ability.hand_limit.value(scope)
    return max(HAND_LIMIT + more, 0)
