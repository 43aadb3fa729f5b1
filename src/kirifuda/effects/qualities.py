"""Tests of one card that every game has: what it is not, how it lies, what is on it, how numbers compare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.history import times_of
from kirifuda.effects.meaning import ABSENT, AspectPlan, StatPlan, TestPlan
from kirifuda.effects.plans import AmountPlan, FilterPlan
from kirifuda.effects.things import ThingPlan, readable
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.players import PlayerPlan
    from kirifuda.effects.scope import Scope

SAME: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
ABOVE: Final = 3
BELOW: Final = 4


def compares(left: int, relation: int, right: int) -> bool:
    """Whether two numbers stand in a relation; what is absent stands in none."""
    if left == ABSENT or right == ABSENT:
        return False
    if relation == SAME:
        return left == right
    if relation == AT_LEAST:
        return left >= right
    if relation == AT_MOST:
        return left <= right
    if relation == ABOVE:
        return left > right
    return left < right


class NotThing(TestPlan):
    """Not one of the things."""

    __slots__ = ("what",)

    def __init__(self, what: ThingPlan) -> None:
        self.what = what

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return not self.what.matches(scope, id)


class IsThing(TestPlan):
    """One of the things."""

    __slots__ = ("what",)

    def __init__(self, what: ThingPlan) -> None:
        self.what = what

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return self.what.matches(scope, id)


class StatTest(TestPlan):
    """A stat stands in a relation to an amount."""

    __slots__ = ("amount", "relation", "stat")

    def __init__(self, stat: StatPlan, relation: int, amount: AmountPlan) -> None:
        self.stat = stat
        self.relation = relation
        self.amount = amount

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return compares(self.stat.read(scope.values(id)), self.relation, self.amount.value(scope))


class PositionTest(TestPlan):
    """Lies in a position."""

    __slots__ = ("position",)

    def __init__(self, position: int) -> None:
        self.position = position

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.position == self.position


class FaceTest(TestPlan):
    """Lies face down, or face up."""

    __slots__ = ("face_down",)

    def __init__(self, face_down: bool) -> None:
        self.face_down = face_down

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.face_down == self.face_down


class CountersTest(TestPlan):
    """Carries at least so many counters of a name."""

    __slots__ = ("counter", "least")

    def __init__(self, counter: str, least: AmountPlan) -> None:
        self.counter = counter
        self.least = least

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.count(self.counter) >= self.least.value(scope)


class StockTest(TestPlan):
    """Has cards under it."""

    __slots__ = ()

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and bool(card.under)


class SharesTest(TestPlan):
    """Shares a value of an aspect with a thing."""

    __slots__ = ("aspect", "what")

    def __init__(self, aspect: AspectPlan, what: ThingPlan) -> None:
        self.aspect = aspect
        self.what = what

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        mine = self.aspect.of(scope.values(id))
        for other in readable(scope, self.what):
            for one in self.aspect.of(scope.values(other)):
                if one in mine:
                    return True
        return False


class ControlTest(TestPlan):
    """Under a player's control."""

    __slots__ = ("who",)

    def __init__(self, who: PlayerPlan) -> None:
        self.who = who

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and self.who.matches(scope, card.controller)


class OwnerTest(TestPlan):
    """Owned by a player."""

    __slots__ = ("who",)

    def __init__(self, who: PlayerPlan) -> None:
        self.who = who

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and self.who.matches(scope, card.owner)


class NotTest(TestPlan):
    """The test fails."""

    __slots__ = ("test",)

    def __init__(self, test: TestPlan) -> None:
        self.test = test

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return not self.test.passes(scope, id)


class EitherTest(TestPlan):
    """At least one test holds."""

    __slots__ = ("tests",)

    def __init__(self, tests: tuple[TestPlan, ...]) -> None:
        self.tests = tests

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        for test in self.tests:
            if test.passes(scope, id):
                return True
        return False


class AlwaysTest(TestPlan):
    """Every card passes."""

    __slots__ = ()

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return True


class MostMark:
    """Not a test of one card: the set keeps only those with the highest or lowest value of a stat."""

    __slots__ = ("is_highest", "stat")

    def __init__(self, stat: StatPlan, is_highest: bool) -> None:
        self.stat = stat
        self.is_highest = is_highest


class DidTest(TestPlan):
    """Did or underwent something this turn, so often at least."""

    __slots__ = ("key", "least")

    def __init__(self, key: str, least: int) -> None:
        self.key = key
        self.least = least

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return times_of(scope, self.key, id) >= self.least


class InSet(TestPlan):
    """Is in a set."""

    __slots__ = ("of",)

    def __init__(self, of: FilterPlan) -> None:
        self.of = of

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return self.of.accepts(scope, id)
