"""Actions on single cards, as the events of the rules that do them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.effects.meaning import ABSENT, EventMaker
from kirifuda.effects.plans.makers import Making
from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.effects.plans.spreading import Spread, share_of
from kirifuda.games.last_resort.keywords.k19_06_duplicate import duplicate
from kirifuda.games.last_resort.rules.common import area_of
from kirifuda.games.last_resort.rules.l01_equipment import Unequip, worn_by
from kirifuda.games.last_resort.rules.l03_battlefield import Destroy, MoveArea, other_area
from kirifuda.games.last_resort.rules.l03_zones import (
    Discard,
    StockCard,
    Tap,
    Untap,
)
from kirifuda.games.last_resort.rules.l10_9_damage import Damage
from kirifuda.games.last_resort.zones import NO_AREA, STOCK

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.ids import ObjectId


@dataclass(eq=False)
class DamageMaker(EventMaker):
    """L-19.11, L-19.13: so much damage by an effect, dealt by the card with the text."""

    amount: AmountPlan

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        number = self.amount.value(scope)
        return None if number == ABSENT or number <= 0 else Damage(id, number, scope.source)


@dataclass(eq=False)
class ShareMaker(EventMaker):
    """L-10.9: everybody's share."""

    shares: Spread

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        number = share_of(scope, self.shares, id)
        return Damage(id, number, scope.source) if number else None


@dataclass(eq=False)
class AreaMaker(EventMaker):
    """L-19.5: to an area; to the opposite one if none is named."""

    area: int = NO_AREA

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        here = area_of(scope.game, id)
        to = other_area(here) if self.area == NO_AREA else self.area
        return None if to == here else MoveArea(id, to)


class StockMaker(EventMaker):
    """L-19.14."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        card = scope.game.object(id)
        is_there = card is not None and scope.game.map.kind_of[card.zone] is STOCK
        return None if is_there else StockCard(id)


class UnequipMaker(EventMaker):
    """L-1.12: equipment that lies on a creature."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return Unequip(id, area_of(scope.game, id))


class DisarmMaker(EventMaker):
    """L-1.12: the equipment that lies on a creature, the only one there (L-1.10)."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        worn = worn_by(scope.game, id)
        return Unequip(worn[0], area_of(scope.game, id)) if worn else None


@dataclass(eq=False)
class DuplicateMaker(EventMaker):
    """L-19.6: on the side of whoever duplicates it (A68)."""

    who: PlayerPlan

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return duplicate(scope.game, id, self.who.one(scope))


MAKERS: Final[dict[str, EventMaker]] = {"destroy": Making(Destroy, "effect"), "discard": Making(Discard)}
TURNERS: Final[dict[str, EventMaker]] = {"タップ": Making(Tap), "アンタップ": Making(Untap)}
