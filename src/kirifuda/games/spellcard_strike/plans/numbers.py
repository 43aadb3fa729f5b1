"""1.1.6 n: differences, what bounds a free choice, and the steps that fix it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.effects.meaning import ABSENT
from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.effects.scope import frame_scope
from kirifuda.games.spellcard_strike.rules.r01_01_numbers import question
from kirifuda.kernel.flow import NEXT, Ask, Flow
from kirifuda.kernel.ids import plus
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

WHEN_USED: Final = "when_used"


@dataclass(eq=False)
class SignedDifference(AmountPlan):
    """1.1.6.2: one amount less another, also below 0."""

    left: AmountPlan
    right: AmountPlan

    def value(self, scope: Scope) -> int:
        left = self.left.value(scope)
        right = self.right.value(scope)
        return ABSENT if ABSENT in (left, right) else plus(left, -right)


@dataclass(eq=False)
class Distance(AmountPlan):
    """How far two amounts lie apart."""

    left: AmountPlan
    right: AmountPlan

    def value(self, scope: Scope) -> int:
        left = self.left.value(scope)
        right = self.right.value(scope)
        return ABSENT if ABSENT in (left, right) else abs(left - right)


@dataclass(eq=False)
class AtMost(AmountPlan):
    """An amount, but no more than another."""

    of: AmountPlan
    most: AmountPlan

    def value(self, scope: Scope) -> int:
        return min(self.of.value(scope), self.most.value(scope))


@dataclass(eq=False)
class FixNumber(Step):
    """2.4.10, 2.4.12b: n is what it is when the effect begins; by a house rule each time that it is used."""

    slot: str
    amount: AmountPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        if house(game, "defined_number") != WHEN_USED and self.slot not in frame.slots:
            frame.slots[self.slot] = self.amount.value(frame_scope(game, frame))
        return NEXT


@dataclass(eq=False)
class AskLetter(Step):
    """1.1.6.1: n that was not chosen on declaration; nothing, if there is nothing to choose (1.1.8)."""

    slot: str
    who: PlayerPlan
    limits: tuple[AmountPlan, ...] = field(default=(), init=False)

    def run(self, game: Game, frame: Frame) -> Flow:
        if self.slot in frame.slots:
            return NEXT
        scope = frame_scope(game, frame)
        decision = question(scope, self.who.one(scope), [limit.value(scope) for limit in self.limits])
        if decision is None:
            frame.slots[self.slot] = 0
            return NEXT
        return Ask(self.slot, decision)
