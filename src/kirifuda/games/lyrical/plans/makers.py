"""Actions on single cards or players, as the events of the rules that do them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.effects.meaning import ABSENT, EventMaker
from kirifuda.effects.plans.events import player_of
from kirifuda.effects.plans.makers import Making
from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.effects.references import number_in
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
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.plans.things import ThingPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.ids import ObjectId


@dataclass(eq=False)
class DamageMaker(EventMaker):
    """N-9.6-7: so much damage to a player or a character, from the card whose text it is."""

    amount: AmountPlan

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        number = self.amount.value(scope)
        if number == ABSENT:
            return None
        return DamagePlayer(player_of(id), number, scope.source) if id < 0 else Damage(id, number, scope.source)


@dataclass(eq=False)
class DuelMaker(EventMaker):
    """N-9.6: as much damage to one of two characters as the other's attack value, from that one."""

    pair: ThingPlan

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        others = [other for other in self.pair.present(scope) if other != id]
        return Damage(id, values_of(scope.game, others[0]).attack, others[0]) if len(others) == 1 else None


@dataclass(eq=False)
class MillMaker(EventMaker):
    """N-11.1: so many cards off the top of a player's deck."""

    amount: AmountPlan

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        number = self.amount.value(scope)
        return None if number <= 0 else Mill(player_of(id), number)


@dataclass(eq=False)
class HealSomeMaker(EventMaker):
    """N-10.2: so much damage is taken away."""

    amount: AmountPlan

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        number = self.amount.value(scope)
        return None if number <= 0 else Heal(id, number)


@dataclass(eq=False)
class FactorMaker(EventMaker):
    """N-1.2: to the owner's factor area, un-acted or acted."""

    position: int

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        card = scope.game.object(id)
        if card is None:
            return None
        return PlaceFactor(id, scope.game.map.zone(FACTOR, card.owner), position=self.position)


@dataclass(eq=False)
class ItemMaker(EventMaker):
    """N-3.1: an item is set on a character, if it can be."""

    bearer: ThingPlan
    who: PlayerPlan

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        bearers = self.bearer.present(scope)
        return setting_item(scope.game, id, bearers[0], self.who.one(scope)) if bearers else None


class DiscardMaker(EventMaker):
    """捨て札する: out of a hand, out of a deck or out of play."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        card = scope.game.object(id)
        if card is None:
            return None
        kind = scope.game.map.kind_of[card.zone]
        if kind is HAND:
            return Discard(id)
        return PutInDiscard(id) if kind is DECK or kind is FACTOR else DiscardFromPlay(id, "effect")


@dataclass(eq=False)
class EitherEndMaker(EventMaker):
    """To the top or the bottom of the owner's deck, as was answered."""

    slot: str

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return PutOnDeck(id, number_in(scope.slots, self.slot) == 1)


class GuardMaker(EventMaker):
    """N-9.3: a character guards in the place of the one that does; against whom, is clear."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        game = scope.game
        attacker, card = game.object(game.number(ATTACKER)), game.object(id)
        if attacker is None or card is None or not game.number(GUARD) or id == game.number(GUARD):
            return None
        return None if card.controller == attacker.controller else DeclareGuard(id, attacker.id)


@dataclass(eq=False)
class FieldMaker(EventMaker):
    """N-1.1, A47 場に出す: a character comes to the field of whoever acts."""

    who: PlayerPlan
    position: int = UNACTED

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return entering(scope.game, id, self.who.one(scope), self.position)


MAKERS: Final[dict[str, EventMaker]] = {"discard": DiscardMaker(), "heal": Making(Heal), "negate": Making(Counter)}
TURNERS: Final[dict[str, EventMaker]] = {"行動済み状態": Making(Act), "未行動状態": Making(Ready)}
