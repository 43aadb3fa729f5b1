"""Actions on single cards, as the events of the rules that do them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
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
    from kirifuda import kernel as k


@dataclass(eq=False)
class DamageMaker(e.EventMaker):
    """L-19.11, L-19.13: so much damage by an effect, dealt by the card with the text."""

    amount: e.AmountPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        number = self.amount.value(scope)
        return None if number == e.ABSENT or number <= 0 else Damage(id, number, scope.source)


@dataclass(eq=False)
class ShareMaker(e.EventMaker):
    """L-10.9: everybody's share."""

    shares: e.Spread

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        number = e.share_of(scope, self.shares, id)
        return Damage(id, number, scope.source) if number else None


@dataclass(eq=False)
class AreaMaker(e.EventMaker):
    """L-19.5: to an area; to the opposite one if none is named."""

    area: int = NO_AREA

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        here = area_of(scope.game, id)
        to = other_area(here) if self.area == NO_AREA else self.area
        return None if to == here else MoveArea(id, to)


class StockMaker(e.EventMaker):
    """L-19.14."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        card = scope.game.object(id)
        is_there = card is not None and scope.game.map.kind_of[card.zone] is STOCK
        return None if is_there else StockCard(id)


class UnequipMaker(e.EventMaker):
    """L-1.12: equipment that lies on a creature."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        return Unequip(id, area_of(scope.game, id))


class DisarmMaker(e.EventMaker):
    """L-1.12: the equipment that lies on a creature, the only one there (L-1.10)."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        worn = worn_by(scope.game, id)
        return Unequip(worn[0], area_of(scope.game, id)) if worn else None


@dataclass(eq=False)
class DuplicateMaker(e.EventMaker):
    """L-19.6: on the side of whoever duplicates it (A68)."""

    who: e.PlayerPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        return duplicate(scope.game, id, self.who.one(scope))


MAKERS: Final[dict[str, e.EventMaker]] = {"destroy": e.Making(Destroy, "effect"), "discard": e.Making(Discard)}
TURNERS: Final[dict[str, e.EventMaker]] = {"タップ": e.Making(Tap), "アンタップ": e.Making(Untap)}
