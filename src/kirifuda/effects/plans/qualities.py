"""Tests of one card that every game has: what it is not, how it lies, what is on it, how numbers compare."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.effects.abilities import has_keyword
from kirifuda.effects.meaning import ABSENT, AspectPlan, StatPlan, TestPlan, passes_all
from kirifuda.effects.plans.history import times_of
from kirifuda.effects.plans.shapes import AmountPlan, FilterPlan
from kirifuda.effects.plans.things import ThingPlan, readable
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.characteristics import Characteristics

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


@dataclass(eq=False)
class PrintedTest(TestPlan):
    """A printed number stands in a relation to an amount; a game says what is printed."""

    stat: StatPlan
    relation: int
    amount: AmountPlan

    def printed(self, scope: Scope, id: ObjectId) -> Characteristics | None:
        """What is printed on a card; None if nobody knows it."""
        raise NotImplementedError

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        values = self.printed(scope, id)
        return values is not None and compares(self.stat.read(values), self.relation, self.amount.value(scope))


@dataclass(eq=False)
class NotThing(TestPlan):
    """Not one of the things."""

    what: ThingPlan

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return not self.what.matches(scope, id)


@dataclass(eq=False)
class IsThing(TestPlan):
    """One of the things."""

    what: ThingPlan

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return self.what.matches(scope, id)


@dataclass(eq=False)
class StatTest(TestPlan):
    """A stat stands in a relation to an amount."""

    stat: StatPlan
    relation: int
    amount: AmountPlan

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return compares(self.stat.read(scope.values(id)), self.relation, self.amount.value(scope))


@dataclass(eq=False)
class PositionTest(TestPlan):
    """Lies in a position."""

    position: int

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.position == self.position


@dataclass(eq=False)
class FaceTest(TestPlan):
    """Lies face down, or face up."""

    face_down: bool

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.face_down == self.face_down


@dataclass(eq=False)
class CountersTest(TestPlan):
    """Carries at least so many counters of a name."""

    counter: str
    least: AmountPlan

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.count(self.counter) >= self.least.value(scope)


class StockTest(TestPlan):
    """Has cards under it."""

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and bool(card.under)


@dataclass(eq=False)
class SharesTest(TestPlan):
    """Shares a value of an aspect with a thing."""

    aspect: AspectPlan
    what: ThingPlan

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        mine = self.aspect.of(scope.values(id))
        for other in readable(scope, self.what):
            for one in self.aspect.of(scope.values(other)):
                if one in mine:
                    return True
        return False


class AlwaysTest(TestPlan):
    """Every card passes."""

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return True


@dataclass(eq=False)
class DeclaredTest(TestPlan):
    """Has what was declared before."""

    aspect: AspectPlan
    slot: str

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        word = scope.slots.get(self.slot)
        return isinstance(word, str) and word in self.aspect.of(scope.values(id))


class DistinctTest(AlwaysTest):
    """Of several that are chosen each has another name, colour …; of one card nothing is asked."""

    def __init__(self, aspect: AspectPlan) -> None:
        self.aspect = aspect


@dataclass(eq=False)
class WordTest(TestPlan):
    """A word is among those of a card, or is part of one: races, a name."""

    attribute: str
    """What the values of a card call them."""
    word: str

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return self.word in getattr(scope.values(id), self.attribute)


@dataclass(eq=False)
class KeywordTest(TestPlan):
    """Has a keyword ability."""

    keyword: str

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return has_keyword(scope.values(id).abilities, self.keyword)


@dataclass(eq=False)
class ControlTest(TestPlan):
    """Under a player's control."""

    who: PlayerPlan

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and self.who.matches(scope, card.controller)


@dataclass(eq=False)
class OwnerTest(TestPlan):
    """Owned by a player."""

    who: PlayerPlan

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and self.who.matches(scope, card.owner)


@dataclass(eq=False)
class NotTest(TestPlan):
    """The test fails."""

    test: TestPlan

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return not self.test.passes(scope, id)


@dataclass(eq=False)
class EitherTest(TestPlan):
    """At least one test holds."""

    tests: tuple[TestPlan, ...]

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        for test in self.tests:
            if test.passes(scope, id):
                return True
        return False


@dataclass(eq=False)
class AllTest(TestPlan):
    """Every test holds."""

    tests: tuple[TestPlan, ...]

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return passes_all(self.tests, scope, id)


class MostMark:
    """Not a test of one card: the set keeps only those with the highest or lowest value of a stat."""

    __slots__ = ("is_highest", "stat")

    def __init__(self, stat: StatPlan, is_highest: bool) -> None:
        self.stat = stat
        self.is_highest = is_highest


@dataclass(eq=False)
class DidTest(TestPlan):
    """Did or underwent something this turn, so often at least."""

    key: str
    least: int

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return times_of(scope, self.key, id) >= self.least


@dataclass(eq=False)
class InSet(TestPlan):
    """Is in a set."""

    of: FilterPlan

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return self.of.accepts(scope, id)
