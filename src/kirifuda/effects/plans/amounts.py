"""How many: numbers of texts. ABSENT stands for the value of something that is not there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.effects.meaning import ABSENT, AspectPlan, Meaning, StatPlan
from kirifuda.effects.plans.shapes import LOWERED, AmountPlan, ConditionPlan, FilterPlan
from kirifuda.effects.plans.things import ThingPlan, readable
from kirifuda.effects.references import number_in
from kirifuda.kernel.ids import FIRST_ID, INFINITY, plus

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.scope import Scope


@dataclass(eq=False)
class FixedAmount(AmountPlan):
    """A printed number."""

    number: int

    def value(self, scope: Scope) -> int:
        return self.number


@dataclass(eq=False)
class SlotAmount(AmountPlan):
    """A number chosen or counted before."""

    slot: str

    def value(self, scope: Scope) -> int:
        return number_in(scope.slots, self.slot)


@dataclass(eq=False)
class LoweredAmount(AmountPlan):
    """The number of a cost, less what an effect takes off it."""

    of: AmountPlan

    def value(self, scope: Scope) -> int:
        return max(0, self.of.value(scope) - number_in(scope.slots, LOWERED))


@dataclass(eq=False)
class LetterAmount(AmountPlan):
    """A letter: its slot, or while that is empty what the text says of it."""

    letter: str
    defined: AmountPlan | None

    def value(self, scope: Scope) -> int:
        if self.letter not in scope.slots and self.defined is not None:
            return self.defined.value(scope)
        return number_in(scope.slots, self.letter)


@dataclass(eq=False)
class DefinedAmount(AmountPlan):
    """What a text says that a letter is, with the slots that it looks at."""

    of: AmountPlan
    slots: tuple[str, ...]

    def value(self, scope: Scope) -> int:
        return self.of.value(scope)

    def is_known(self, scope: Scope) -> bool:
        """Whether everything it speaks of has been chosen or done."""
        for slot in self.slots:
            if slot not in scope.slots:
                return False
        return True


@dataclass(eq=False)
class CountAmount(AmountPlan):
    """How many cards match."""

    of: FilterPlan

    def value(self, scope: Scope) -> int:
        return len(self.of.ids(scope))


@dataclass(eq=False)
class StatAmount(AmountPlan):
    """A stat of one thing, or its sum over several."""

    stat: StatPlan
    what: ThingPlan
    is_total: bool

    def value(self, scope: Scope) -> int:
        total = 0 if self.is_total else ABSENT
        for id in readable(scope, self.what):
            number = self.stat.read(scope.values(id))
            if not self.is_total:
                return number
            if number != ABSENT:
                total = plus(total, number)
        return total


@dataclass(eq=False)
class ExtremeAmount(AmountPlan):
    """The highest or lowest value of a stat among the cards that match."""

    stat: StatPlan
    of: FilterPlan
    is_highest: bool

    def value(self, scope: Scope) -> int:
        best = ABSENT
        for id in self.of.ids(scope):
            number = self.stat.read(scope.values(id))
            if number == ABSENT:
                continue
            if best == ABSENT or (number > best if self.is_highest else number < best):
                best = number
        return best


@dataclass(eq=False)
class CountersAmount(AmountPlan):
    """How many counters of a name lie on a thing."""

    counter: str
    what: ThingPlan

    def value(self, scope: Scope) -> int:
        total = 0
        for id in readable(scope, self.what):
            card = scope.card(id)
            if card is not None:
                total += card.count(self.counter)
        return total


@dataclass(eq=False)
class PlayerCountersAmount(AmountPlan):
    """How many counters of a name players have."""

    counter: str
    who: PlayerPlan
    meaning: Meaning

    def value(self, scope: Scope) -> int:
        total = 0
        for player in self.who.players(scope):
            number = scope.game.state.variables.get(self.meaning.player_counters(self.counter, player), 0)
            if isinstance(number, int):
                total += number
        return total


@dataclass(eq=False)
class KindsAmount(AmountPlan):
    """How many different values of an aspect there are among the cards that match."""

    aspect: AspectPlan
    of: FilterPlan

    def value(self, scope: Scope) -> int:
        seen: list[str] = []
        for id in self.of.ids(scope):
            seen.extend(one for one in self.aspect.of(scope.values(id)) if one not in seen)
        return len(seen)


@dataclass(eq=False)
class LesserAmount(AmountPlan):
    """The smaller of two numbers."""

    left: AmountPlan
    right: AmountPlan

    def value(self, scope: Scope) -> int:
        return min(self.left.value(scope), self.right.value(scope))


@dataclass(eq=False)
class HalfAmount(AmountPlan):
    """Half; of an odd count the larger half."""

    of: AmountPlan

    def value(self, scope: Scope) -> int:
        number = self.of.value(scope)
        if number == ABSENT or number >= INFINITY:
            return number
        return -(-number // 2)


@dataclass(eq=False)
class TimesAmount(AmountPlan):
    """One amount as often as another says."""

    of: AmountPlan
    times: AmountPlan

    def value(self, scope: Scope) -> int:
        number = self.of.value(scope)
        times = self.times.value(scope)
        if number == ABSENT or times == ABSENT:
            return ABSENT
        if (number >= INFINITY and times > 0) or (times >= INFINITY and number > 0):
            return INFINITY
        return number * times


@dataclass(eq=False)
class PartsAmount(AmountPlan):
    """How often a unit goes into an amount."""

    of: AmountPlan
    unit: AmountPlan

    def value(self, scope: Scope) -> int:
        unit = self.unit.value(scope)
        number = self.of.value(scope)
        if unit <= 0 or number <= 0:
            return 0
        return INFINITY if number >= INFINITY else number // unit


@dataclass(eq=False)
class Negative(AmountPlan):
    """So much less."""

    of: AmountPlan

    def value(self, scope: Scope) -> int:
        return -self.of.value(scope)


@dataclass(eq=False)
class SumAmount(AmountPlan):
    """One amount and another, or one less another but never below zero."""

    left: AmountPlan
    right: AmountPlan
    sign: int = 1

    def value(self, scope: Scope) -> int:
        left = self.left.value(scope)
        right = self.right.value(scope)
        if left == ABSENT or right == ABSENT:
            return ABSENT
        return plus(left, right) if self.sign > 0 else max(0, plus(left, -right))


@dataclass(eq=False)
class ConditionAmount(AmountPlan):
    """1 if a condition holds, 0 if not."""

    condition: ConditionPlan

    def value(self, scope: Scope) -> int:
        return 1 if self.condition.holds(scope) else 0


class QuantityPlan:
    """How many may be chosen: from `least` to `most`; no most means all there are."""

    __slots__ = ("least", "most")

    def __init__(self, least: AmountPlan, most: AmountPlan | None) -> None:
        self.least = least
        self.most = most

    def lowest(self, scope: Scope) -> int:
        """The least number, never below zero (104.2)."""
        return max(0, self.least.value(scope))

    def highest(self, scope: Scope, there: int) -> int:
        """The greatest number, if so many are there."""
        if self.most is None:
            return there
        return max(0, min(there, self.most.value(scope)))


@dataclass(eq=False)
class SlotSize(AmountPlan):
    """How many a slot speaks of: so many cards, or the number itself."""

    slot: str

    def value(self, scope: Scope) -> int:
        value = scope.slots.get(self.slot)
        if isinstance(value, tuple):
            return len(value)
        if isinstance(value, int):
            return 1 if FIRST_ID <= value < INFINITY else value
        return 0


class TurnAmount(AmountPlan):
    """The number of the present turn."""

    def value(self, scope: Scope) -> int:
        return scope.game.turn()


@dataclass(eq=False)
class NextFrom(AmountPlan):
    """The number of the turn from which the next period of a name may come: this turn, unless it is running now."""

    running: ConditionPlan | None
    """Whether such a period is running; None for a turn, since one always is."""

    def value(self, scope: Scope) -> int:
        running = self.running
        return scope.game.turn() + (1 if running is None or running.holds(scope) else 0)
