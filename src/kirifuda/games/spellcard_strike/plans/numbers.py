"""1.1.6 n: differences, what bounds a free choice, and the steps that fix it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.spellcard_strike.rules.r01_01_numbers import question

WHEN_USED: Final = "when_used"


@dataclass(eq=False)
class SignedDifference(e.AmountPlan):
    """1.1.6.2: one amount less another, also below 0."""

    left: e.AmountPlan
    right: e.AmountPlan

    def value(self, scope: e.Scope) -> int:
        left = self.left.value(scope)
        right = self.right.value(scope)
        return e.ABSENT if e.ABSENT in (left, right) else k.plus(left, -right)


@dataclass(eq=False)
class Distance(e.AmountPlan):
    """How far two amounts lie apart."""

    left: e.AmountPlan
    right: e.AmountPlan

    def value(self, scope: e.Scope) -> int:
        left = self.left.value(scope)
        right = self.right.value(scope)
        return e.ABSENT if e.ABSENT in (left, right) else abs(left - right)


@dataclass(eq=False)
class AtMost(e.AmountPlan):
    """An amount, but no more than another."""

    of: e.AmountPlan
    most: e.AmountPlan

    def value(self, scope: e.Scope) -> int:
        return min(self.of.value(scope), self.most.value(scope))


@dataclass(eq=False)
class FixNumber(k.Step):
    """2.4.10, 2.4.12b: n is what it is when the effect begins; by a house rule each time that it is used."""

    slot: str
    amount: e.AmountPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        if house(game, "defined_number") != WHEN_USED and self.slot not in frame.slots:
            frame.slots[self.slot] = self.amount.value(e.frame_scope(game, frame))
        return k.NEXT


@dataclass(eq=False)
class AskLetter(k.Step):
    """1.1.6.1: n that was not chosen on declaration; nothing, if there is nothing to choose (1.1.8)."""

    slot: str
    who: e.PlayerPlan
    limits: tuple[e.AmountPlan, ...] = field(default=(), init=False)

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        if self.slot in frame.slots:
            return k.NEXT
        scope = e.frame_scope(game, frame)
        decision = question(scope, self.who.one(scope), [limit.value(scope) for limit in self.limits])
        if decision is None:
            frame.slots[self.slot] = 0
            return k.NEXT
        return k.Ask(self.slot, decision)
