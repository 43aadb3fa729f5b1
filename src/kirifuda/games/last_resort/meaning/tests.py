"""Tests of single cards that are this game's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kirifuda.effects.meaning import TestPlan
from kirifuda.games.last_resort.rules.common import area_of
from kirifuda.games.last_resort.rules.l15_putting import can_be_put
from kirifuda.games.last_resort.values import Values
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.players import PlayerPlan
    from kirifuda.effects.scope import Scope


class KindTest(TestPlan):
    """L-1: a card of a kind; of what lies face down nobody knows it (A16, A81)."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return bool(cast("Values", scope.values(id)).kind & self.kind)


class NameTest(TestPlan):
    """L-2.2: a card of a name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return cast("Values", scope.values(id)).name == self.name


class AreaTest(TestPlan):
    """L-3.3, L-3.4: in an area."""

    __slots__ = ("area",)

    def __init__(self, area: int) -> None:
        self.area = area

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return area_of(scope.game, id) == self.area


class PuttableTest(TestPlan):
    """L-15.2, L-16.1: a card that can be put onto a player's battlefield."""

    __slots__ = ("who",)

    def __init__(self, who: PlayerPlan) -> None:
        self.who = who

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return can_be_put(scope.game, self.who.one(scope), id)
