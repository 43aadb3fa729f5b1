"""How many: numbers of texts. ABSENT stands for the value of something that is not there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.meaning import ABSENT, AspectPlan, Meaning, StatPlan
from kirifuda.effects.plans import LOWERED, AmountPlan, ConditionPlan, FilterPlan
from kirifuda.effects.references import number_in
from kirifuda.effects.things import ThingPlan, readable
from kirifuda.kernel.ids import FIRST_ID, INFINITY, plus

if TYPE_CHECKING:
    from kirifuda.effects.players import PlayerPlan
    from kirifuda.effects.scope import Scope


class FixedAmount(AmountPlan):
    """A printed number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, scope: Scope) -> int:
        return self.number


class SlotAmount(AmountPlan):
    """A number chosen or counted before."""

    __slots__ = ("slot",)

    def __init__(self, slot: str) -> None:
        self.slot = slot

    def value(self, scope: Scope) -> int:
        return number_in(scope.slots, self.slot)


class LoweredAmount(AmountPlan):
    """The number of a cost, less what an effect takes off it."""

    __slots__ = ("of",)

    def __init__(self, of: AmountPlan) -> None:
        self.of = of

    def value(self, scope: Scope) -> int:
        return max(0, self.of.value(scope) - number_in(scope.slots, LOWERED))


class LetterAmount(AmountPlan):
    """A letter: its slot, or while that is empty what the text says of it."""

    __slots__ = ("defined", "letter")

    def __init__(self, letter: str, defined: AmountPlan | None) -> None:
        self.letter = letter
        self.defined = defined

    def value(self, scope: Scope) -> int:
        if self.letter not in scope.slots and self.defined is not None:
            return self.defined.value(scope)
        return number_in(scope.slots, self.letter)


class DefinedAmount(AmountPlan):
    """What a text says that a letter is, with the slots that it looks at."""

    __slots__ = ("of", "slots")

    def __init__(self, of: AmountPlan, slots: tuple[str, ...]) -> None:
        self.of = of
        self.slots = slots

    def value(self, scope: Scope) -> int:
        return self.of.value(scope)

    def is_known(self, scope: Scope) -> bool:
        """Whether everything it speaks of has been chosen or done."""
        for slot in self.slots:
            if slot not in scope.slots:
                return False
        return True


class CountAmount(AmountPlan):
    """How many cards match."""

    __slots__ = ("of",)

    def __init__(self, of: FilterPlan) -> None:
        self.of = of

    def value(self, scope: Scope) -> int:
        return len(self.of.ids(scope))


class StatAmount(AmountPlan):
    """A stat of one thing, or its sum over several."""

    __slots__ = ("is_total", "stat", "what")

    def __init__(self, stat: StatPlan, what: ThingPlan, is_total: bool) -> None:
        self.stat = stat
        self.what = what
        self.is_total = is_total

    def value(self, scope: Scope) -> int:
        total = 0 if self.is_total else ABSENT
        for id in readable(scope, self.what):
            number = self.stat.read(scope.values(id))
            if not self.is_total:
                return number
            if number != ABSENT:
                total = plus(total, number)
        return total


class ExtremeAmount(AmountPlan):
    """The highest or lowest value of a stat among the cards that match."""

    __slots__ = ("is_highest", "of", "stat")

    def __init__(self, stat: StatPlan, of: FilterPlan, is_highest: bool) -> None:
        self.stat = stat
        self.of = of
        self.is_highest = is_highest

    def value(self, scope: Scope) -> int:
        best = ABSENT
        for id in self.of.ids(scope):
            number = self.stat.read(scope.values(id))
            if number == ABSENT:
                continue
            if best == ABSENT or (number > best if self.is_highest else number < best):
                best = number
        return best


class CountersAmount(AmountPlan):
    """How many counters of a name lie on a thing."""

    __slots__ = ("counter", "what")

    def __init__(self, counter: str, what: ThingPlan) -> None:
        self.counter = counter
        self.what = what

    def value(self, scope: Scope) -> int:
        total = 0
        for id in readable(scope, self.what):
            card = scope.card(id)
            if card is not None:
                total += card.count(self.counter)
        return total


class PlayerCountersAmount(AmountPlan):
    """How many counters of a name players have."""

    __slots__ = ("counter", "meaning", "who")

    def __init__(self, counter: str, who: PlayerPlan, meaning: Meaning) -> None:
        self.counter = counter
        self.who = who
        self.meaning = meaning

    def value(self, scope: Scope) -> int:
        total = 0
        for player in self.who.players(scope):
            number = scope.game.state.variables.get(self.meaning.player_counters(self.counter, player), 0)
            if isinstance(number, int):
                total += number
        return total


class KindsAmount(AmountPlan):
    """How many different values of an aspect there are among the cards that match."""

    __slots__ = ("aspect", "of")

    def __init__(self, aspect: AspectPlan, of: FilterPlan) -> None:
        self.aspect = aspect
        self.of = of

    def value(self, scope: Scope) -> int:
        seen: list[str] = []
        for id in self.of.ids(scope):
            seen.extend(one for one in self.aspect.of(scope.values(id)) if one not in seen)
        return len(seen)


class HalfAmount(AmountPlan):
    """Half; of an odd count the larger half."""

    __slots__ = ("of",)

    def __init__(self, of: AmountPlan) -> None:
        self.of = of

    def value(self, scope: Scope) -> int:
        number = self.of.value(scope)
        if number == ABSENT or number >= INFINITY:
            return number
        return -(-number // 2)


class TimesAmount(AmountPlan):
    """One amount as often as another says."""

    __slots__ = ("of", "times")

    def __init__(self, of: AmountPlan, times: AmountPlan) -> None:
        self.of = of
        self.times = times

    def value(self, scope: Scope) -> int:
        number = self.of.value(scope)
        times = self.times.value(scope)
        if number == ABSENT or times == ABSENT:
            return ABSENT
        if (number >= INFINITY and times > 0) or (times >= INFINITY and number > 0):
            return INFINITY
        return number * times


class PartsAmount(AmountPlan):
    """How often a unit goes into an amount."""

    __slots__ = ("of", "unit")

    def __init__(self, of: AmountPlan, unit: AmountPlan) -> None:
        self.of = of
        self.unit = unit

    def value(self, scope: Scope) -> int:
        unit = self.unit.value(scope)
        number = self.of.value(scope)
        if unit <= 0 or number <= 0:
            return 0
        return INFINITY if number >= INFINITY else number // unit


class SumAmount(AmountPlan):
    """One amount and another, or one less another but never below zero."""

    __slots__ = ("left", "right", "sign")

    def __init__(self, left: AmountPlan, right: AmountPlan, sign: int = 1) -> None:
        self.left = left
        self.right = right
        self.sign = sign

    def value(self, scope: Scope) -> int:
        left = self.left.value(scope)
        right = self.right.value(scope)
        if left == ABSENT or right == ABSENT:
            return ABSENT
        return plus(left, right) if self.sign > 0 else max(0, plus(left, -right))


class ConditionAmount(AmountPlan):
    """1 if a condition holds, 0 if not."""

    __slots__ = ("condition",)

    def __init__(self, condition: ConditionPlan) -> None:
        self.condition = condition

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


class SlotSize(AmountPlan):
    """How many a slot speaks of: so many cards, or the number itself."""

    __slots__ = ("slot",)

    def __init__(self, slot: str) -> None:
        self.slot = slot

    def value(self, scope: Scope) -> int:
        value = scope.slots.get(self.slot)
        if isinstance(value, tuple):
            return len(value)
        if isinstance(value, int):
            return 1 if FIRST_ID <= value < INFINITY else value
        return 0


class TurnAmount(AmountPlan):
    """The number of the present turn."""

    __slots__ = ()

    def value(self, scope: Scope) -> int:
        return scope.game.turn()


class NextFrom(AmountPlan):
    """The number of the turn from which the next period of a name may come: this turn, unless it is running now."""

    __slots__ = ("running",)

    def __init__(self, running: ConditionPlan | None) -> None:
        self.running = running
        """Whether such a period is running; None for a turn, since one always is."""

    def value(self, scope: Scope) -> int:
        running = self.running
        return scope.game.turn() + (1 if running is None or running.holds(scope) else 0)
