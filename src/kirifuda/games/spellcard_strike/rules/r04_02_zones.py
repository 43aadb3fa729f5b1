"""4.2-4.6: deck, hand, discard pile, score and what is removed: the events that move cards there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne
from kirifuda.customs.piles import BackToHand, DiscardFromHand, DrawOne, OntoDeck, ToPile
from kirifuda.games.spellcard_strike.abilities import StaticAbility
from kirifuda.games.spellcard_strike.rules.common import is_option, opponent
from kirifuda.games.spellcard_strike.values import Values
from kirifuda.games.spellcard_strike.zones import DECK, DISCARD, HAND, REMOVED, SCORE, STAGE

if TYPE_CHECKING:
    from kirifuda.games.spellcard_strike.abilities import LimitPlan

HAND_LIMIT: Final = 6
"""4.3.5.1."""
FACE_DOWN_SCORE: Final = 1
"""4.5.4: what a face-down card counts."""


def to_owner(game: k.Game, id: k.ObjectId, kind: k.ZoneKind) -> k.ZoneId:
    """2.3.5: the owner's zone of a kind; 2.3.8: an option that cannot be there is removed instead."""
    card = game.state.objects[id]
    if is_option(game, id) and kind in (DECK, HAND, DISCARD):
        kind = REMOVED
    return game.map.zone(kind, card.owner)


def way_home(
    game: k.Game, id: k.ObjectId, kind: k.ZoneKind, where: int = k.TOP, *, face_down: bool = False
) -> list[k.Event]:
    """The move to the owner's zone of a kind, if the card is still there. 4.6.1: what is removed lies face down."""
    if game.object(id) is None:
        return []
    zone = to_owner(game, id, kind)
    return [k.Move(id, zone, where, face_down=face_down or game.map.kind_of[zone] is REMOVED)]


def to_score(game: k.Game, id: k.ObjectId, *, face_down: bool) -> list[k.Event]:
    """2.3.5: the move to the score of its controller's opponent. 4.5.2.3: everybody sees what it is."""
    card = game.object(id)
    if card is None:
        return []
    zone = game.map.zone(SCORE, opponent(game, card.controller))
    return [k.Move(id, zone, face_down=face_down, shown=(1 << game.players) - 1)]


class Discard(DiscardFromHand):
    """4.3.4 手札を捨てる: from the hand to the discard pile."""

    hand = HAND
    pile = DISCARD


class PutInDiscard(ToPile):
    """捨て札に置く: from anywhere but the stage (there: `Retire`) or the hand."""

    kind = "put_in_discard"
    pile = DISCARD


class Remove(ToPile):
    """4.6.3 除外する."""

    kind = "remove"
    pile = REMOVED


class ReturnToHand(BackToHand):
    """手札に加える, 手札に戻す: to the owner's hand."""

    pile = HAND


class PutOnDeck(OntoDeck):
    """山札に置く: to the top or the bottom of the owner's deck."""

    pile = DECK


@dataclass(eq=False)
class PutInScore(OfOne):
    """スコア置き場に置く: to the score of its controller's opponent."""

    kind = "put_in_score"
    face_down: bool = False

    def parts(self, game: k.Game) -> list[k.Event]:
        return to_score(game, self.object, face_down=self.face_down)


class Draw(DrawOne):
    """4.2.4 カードを引く: one card from the top of the deck to the hand."""

    deck = DECK
    hand = HAND


DRAW_CARDS: Final = k.Procedure("draw_cards")
WHO: Final = k.Slot[int]("player")
NUMBER: Final = k.Slot[int]("number")
DRAWN: Final = k.Slot[int]("drawn")
RESULT: Final = k.Slot[tuple[int, ...]]("result")


@DRAW_CARDS.step("4.2.4")
def draw_one(game: k.Game, frame: k.Frame) -> k.Flow:
    """One card after the other, as often as the number says; 1.1.8: as many as there are."""
    if frame.get(DRAWN, 0) >= frame[NUMBER] or not game.zone(DECK, frame[WHO]):
        return k.Return(frame.get(DRAWN, 0))
    return k.Do([Draw(frame[WHO])], into=RESULT)


@DRAW_CARDS.step("4.2.4")
def count_drawn(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next one."""
    frame[DRAWN] = frame.get(DRAWN, 0) + 1
    return k.GoTo("4.2.4")


def hand_limit(game: k.Game, player: k.PlayerId) -> int:
    """4.3.5: how many cards a player may keep in hand."""
    said = game.state.variables.get(own_limit(player), 0)
    limit = said if isinstance(said, int) and said else HAND_LIMIT
    for holder in sorted(game.index().buckets.get("hand_limit", ()), key=stamp_of):
        ability = holder.ability
        assert isinstance(ability, StaticAbility)
        plan = ability.limit
        scope = e.holder_scope(game, holder)
        if plan is None or not plan.whose.matches(scope, player) or not ability.is_in_force(scope):
            continue
        noted = scope.slots.get(shift_name(player))
        if isinstance(noted, int):
            limit += noted
        else:
            limit = plan.amount.value(scope) + (0 if plan.is_new else limit)
    return max(limit, 0)


def own_limit(player: k.PlayerId) -> str:
    """3.13.5: the variable with a hand limit that an extra line has set before the game."""
    return f"hand_limit:{player}"


def stamp_of(holder: k.Holder) -> int:
    """When an ability began to work."""
    return holder.stamp


def shift_name(player: k.PlayerId) -> str:
    """8.1.7.1: where an effect that changes a hand limit to a number notes by how much that was."""
    return f"limit:{player}"


def noted_shifts(scope: e.Scope, plan: LimitPlan | None) -> dict[str, k.Value]:
    """8.1.7.1: what such an effect notes when it begins, of everybody it is about."""
    if plan is None or not plan.is_new:
        return {}
    wanted = plan.amount.value(scope)
    return {shift_name(player): wanted - hand_limit(scope.game, player) for player in plan.whose.players(scope)}


def score_of(game: k.Game, player: k.PlayerId) -> int:
    """3.5.2, 4.5.4: a player's score: the printed Rank of every card there, 1 for one that lies face down."""
    total = 0
    cards = game.pool.cards
    for id in game.zone(SCORE, player):
        card = game.state.objects[id]
        total += FACE_DOWN_SCORE if card.face_down else cast("Values", cards[card.card].values).rank
    return total


def moves_along(game: k.Game, move: k.Move) -> list[k.Event]:
    """2.6.4.2-3, 2.8.2.1, 2.9.6: what a striker wears when it leaves the stage. The option goes with it to the score
    and is removed with it to anywhere else (2.3.8); spell cards go to the discard pile."""
    card = game.object(move.object)
    if card is None or not card.under or game.map.kind_of[move.zone] is STAGE:
        return []
    found: list[k.Event] = []
    for id in card.under:
        if not is_option(game, id):
            found.extend(way_home(game, id, DISCARD))
        elif game.map.kind_of[move.zone] is SCORE:
            found.append(k.Move(id, move.zone, face_down=move.face_down, shown=move.shown))
        else:
            found.extend(way_home(game, id, REMOVED))
    return found
