"""Actions on single cards or players, as the events of the rules that do them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games.lyrical.rules.common import ATTACKER, GUARD, values_of
from kirifuda.games.lyrical.rules.n00_moving import (
    Act,
    Discard,
    DiscardFromPlay,
    Mill,
    PutInDiscard,
    PutOnDeck,
    Ready,
)
from kirifuda.games.lyrical.rules.n01_characters import entering
from kirifuda.games.lyrical.rules.n03_items import setting_item
from kirifuda.games.lyrical.rules.n07_resolution import Counter, PlaceFactor
from kirifuda.games.lyrical.rules.n09_attack import DeclareGuard
from kirifuda.games.lyrical.rules.n09_damage import Damage, DamagePlayer, Heal
from kirifuda.games.lyrical.zones import DECK, FACTOR, HAND, UNACTED

if TYPE_CHECKING:
    from kirifuda import kernel as k


@dataclass(eq=False)
class DamageMaker(e.EventMaker):
    """N-9.6-7: so much damage to a player or a character, from the card whose text it is."""

    amount: e.AmountPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        number = self.amount.value(scope)
        if number == e.ABSENT:
            return None
        return DamagePlayer(e.player_of(id), number, scope.source) if id < 0 else Damage(id, number, scope.source)


@dataclass(eq=False)
class DuelMaker(e.EventMaker):
    """N-9.6: as much damage to one of two characters as the other's attack value, from that one."""

    pair: e.ThingPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        others = [other for other in self.pair.present(scope) if other != id]
        return Damage(id, values_of(scope.game, others[0]).attack, others[0]) if len(others) == 1 else None


@dataclass(eq=False)
class MillMaker(e.EventMaker):
    """N-11.1: so many cards off the top of a player's deck."""

    amount: e.AmountPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        number = self.amount.value(scope)
        return None if number <= 0 else Mill(e.player_of(id), number)


@dataclass(eq=False)
class HealSomeMaker(e.EventMaker):
    """N-10.2: so much damage is taken away."""

    amount: e.AmountPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        number = self.amount.value(scope)
        return None if number <= 0 else Heal(id, number)


@dataclass(eq=False)
class FactorMaker(e.EventMaker):
    """N-1.2: to the owner's factor area, un-acted or acted."""

    position: int

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        card = scope.game.object(id)
        if card is None:
            return None
        return PlaceFactor(id, scope.game.map.zone(FACTOR, card.owner), position=self.position)


@dataclass(eq=False)
class ItemMaker(e.EventMaker):
    """N-3.1: an item is set on a character, if it can be."""

    bearer: e.ThingPlan
    who: e.PlayerPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        bearers = self.bearer.present(scope)
        return setting_item(scope.game, id, bearers[0], self.who.one(scope)) if bearers else None


class DiscardMaker(e.EventMaker):
    """捨て札する: out of a hand, out of a deck or out of play."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        card = scope.game.object(id)
        if card is None:
            return None
        kind = scope.game.map.kind_of[card.zone]
        if kind is HAND:
            return Discard(id)
        return PutInDiscard(id) if kind is DECK or kind is FACTOR else DiscardFromPlay(id, "effect")


@dataclass(eq=False)
class EitherEndMaker(e.EventMaker):
    """To the top or the bottom of the owner's deck, as was answered."""

    slot: str

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        return PutOnDeck(id, e.number_in(scope.slots, self.slot) == 1)


class GuardMaker(e.EventMaker):
    """N-9.3: a character guards in the place of the one that does; against whom, is clear."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        game = scope.game
        attacker, card = game.object(game.number(ATTACKER)), game.object(id)
        if attacker is None or card is None or not game.number(GUARD) or id == game.number(GUARD):
            return None
        return None if card.controller == attacker.controller else DeclareGuard(id, attacker.id)


@dataclass(eq=False)
class FieldMaker(e.EventMaker):
    """N-1.1, A47 場に出す: a character comes to the field of whoever acts."""

    who: e.PlayerPlan
    position: int = UNACTED

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        return entering(scope.game, id, self.who.one(scope), self.position)


MAKERS: Final[dict[str, e.EventMaker]] = {
    "discard": DiscardMaker(),
    "heal": e.Making(Heal),
    "negate": e.Making(Counter),
}
TURNERS: Final[dict[str, e.EventMaker]] = {"行動済み状態": e.Making(Act), "未行動状態": e.Making(Ready)}
