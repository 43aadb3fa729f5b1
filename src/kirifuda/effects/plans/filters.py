"""Sets of cards: where they lie, and the tests they pass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.effects.meaning import ABSENT, TestPlan, passes_all
from kirifuda.effects.plans.shapes import AmountPlan, FilterPlan
from kirifuda.effects.plans.things import ThingPlan, readable
from kirifuda.kernel.ids import Mask, ObjectId
from kirifuda.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.plans.qualities import MostMark
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.state import CardObject
    from kirifuda.kernel.zones import ZoneKind


@dataclass(eq=False)
class TestedFilter(FilterPlan):
    """Cards from somewhere that pass tests; a subclass says from where."""

    tests: tuple[TestPlan, ...]
    best: tuple[MostMark, ...] = ()

    def gather(self, scope: Scope) -> list[ObjectId]:
        """The cards before any test, in a public order."""
        raise NotImplementedError

    def is_there(self, scope: Scope, card: CardObject) -> bool:
        """Whether a card, present or last known, lies where the set is."""
        raise NotImplementedError

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        """Whether a card passes all tests."""
        return passes_all(self.tests, scope, id)

    def ids(self, scope: Scope) -> list[ObjectId]:
        tests = self.tests
        found: list[ObjectId] = []
        for id in self.gather(scope):
            for test in tests:
                if not test.passes(scope, id):
                    break
            else:
                found.append(id)
        for mark in self.best:
            found = keep_best(scope, found, mark)
        return found

    def accepts(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        if card is None or not self.is_there(scope, card) or not self.passes(scope, id):
            return False
        return not self.best or id in self.ids(scope)


def keep_best(scope: Scope, ids: list[ObjectId], mark: MostMark) -> list[ObjectId]:
    """Those with the highest or lowest value of a stat; ties all stay."""
    stat = mark.stat
    numbers = [stat.read(scope.values(id)) for id in ids]
    there = [number for number in numbers if number != ABSENT]
    if not there:
        return []
    best = max(there) if mark.is_highest else min(there)
    return [id for id, number in zip(ids, numbers, strict=True) if number == best]


class ZoneFilter(TestedFilter):
    """Cards in zones of some players; in a shared zone the controller counts."""

    def __init__(
        self,
        kinds: tuple[ZoneKind, ...],
        whose: PlayerPlan,
        tests: tuple[TestPlan, ...],
        best: tuple[MostMark, ...] = (),
    ) -> None:
        super().__init__(tests, best)
        self.kinds = kinds
        self.whose = whose
        self.bits: Mask = 0
        for kind in kinds:
            self.bits |= kind.bit

    def gather(self, scope: Scope) -> list[ObjectId]:
        game = scope.game
        found: list[ObjectId] = []
        for kind in self.kinds:
            if kind.shared:
                objects = game.state.objects
                found.extend(id for id in game.zone(kind, 0) if self.whose.matches(scope, objects[id].controller))
                continue
            for player in self.whose.players(scope):
                ids = game.zone(kind, player)
                found.extend(sorted(ids, key=PrintedOrder(scope)) if is_secretly_ordered(kind) else ids)
        return found

    def is_there(self, scope: Scope, card: CardObject) -> bool:
        zones = scope.game.map
        kind = zones.kind_of[card.zone]
        if not kind.bit & self.bits:
            return False
        return self.whose.matches(scope, card.controller if kind.shared else zones.player_of[card.zone])


def is_secretly_ordered(kind: ZoneKind) -> bool:
    """Whether listing a zone's cards in their order would tell something (the orbs of MD are told by place alone)."""
    return kind.ordered and kind.visibility != PUBLIC and kind.name == "deck"


class PrintedOrder:
    """Sorts by printed card, so that a list does not tell the order of a deck."""

    __slots__ = ("scope",)

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    def __call__(self, id: ObjectId) -> tuple[int, ObjectId]:
        return (self.scope.game.state.objects[id].card, id)


class EndFilter(TestedFilter):
    """So many cards from the top or the bottom of an ordered zone, the outermost first."""

    def __init__(
        self, kind: ZoneKind, whose: PlayerPlan, count: AmountPlan, is_top: bool, tests: tuple[TestPlan, ...]
    ) -> None:
        super().__init__(tests)
        self.kind = kind
        self.whose = whose
        self.count = count
        self.is_top = is_top

    def gather(self, scope: Scope) -> list[ObjectId]:
        count = self.count.value(scope)
        found: list[ObjectId] = []
        if count <= 0:
            return found
        for player in self.whose.players(scope):
            ids = scope.game.zone(self.kind, player)
            found.extend(reversed(ids[-count:]) if self.is_top else ids[:count])
        return found

    def is_there(self, scope: Scope, card: CardObject) -> bool:
        return card.id in self.gather(scope)


class AmongFilter(TestedFilter):
    """Cards spoken of before."""

    def __init__(self, what: ThingPlan, tests: tuple[TestPlan, ...], best: tuple[MostMark, ...] = ()) -> None:
        super().__init__(tests, best)
        self.what = what

    def gather(self, scope: Scope) -> list[ObjectId]:
        return self.what.present(scope)

    def is_there(self, scope: Scope, card: CardObject) -> bool:
        return card.id in self.what.present(scope)


class StockFilter(TestedFilter):
    """Cards under things."""

    def __init__(self, what: ThingPlan, tests: tuple[TestPlan, ...]) -> None:
        super().__init__(tests)
        self.what = what

    def gather(self, scope: Scope) -> list[ObjectId]:
        found: list[ObjectId] = []
        for id in readable(scope, self.what):
            card = scope.card(id)
            if card is not None:
                found.extend(under for under in card.under if under in scope.game.state.objects)
        return found

    def is_there(self, scope: Scope, card: CardObject) -> bool:
        return bool(card.host) and self.what.matches(scope, card.host)


class AnywhereFilter(TestedFilter):
    """A test of single cards, wherever they are; it lists nothing by itself."""

    def gather(self, scope: Scope) -> list[ObjectId]:
        return []

    def is_there(self, scope: Scope, card: CardObject) -> bool:
        return True


@dataclass(eq=False)
class ThingFilter(FilterPlan):
    """The set of certain things."""

    what: ThingPlan

    def ids(self, scope: Scope) -> list[ObjectId]:
        return self.what.present(scope)

    def accepts(self, scope: Scope, id: ObjectId) -> bool:
        return self.what.matches(scope, id)


@dataclass(eq=False)
class EitherFilter(FilterPlan):
    """Cards of any of several sets."""

    parts: tuple[FilterPlan, ...]

    def ids(self, scope: Scope) -> list[ObjectId]:
        found: list[ObjectId] = []
        for part in self.parts:
            found.extend(id for id in part.ids(scope) if id not in found)
        return found

    def accepts(self, scope: Scope, id: ObjectId) -> bool:
        for part in self.parts:
            if part.accepts(scope, id):
                return True
        return False


@dataclass(eq=False)
class Narrowed(FilterPlan):
    """A set with further tests."""

    of: FilterPlan
    tests: tuple[TestPlan, ...]

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        """Whether a card passes the further tests."""
        return passes_all(self.tests, scope, id)

    def ids(self, scope: Scope) -> list[ObjectId]:
        return [id for id in self.of.ids(scope) if self.passes(scope, id)]

    def accepts(self, scope: Scope, id: ObjectId) -> bool:
        return self.of.accepts(scope, id) and self.passes(scope, id)
