"""1.1.6 n: differences, what bounds a free choice, and the steps that fix it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.meaning import ABSENT
from kirifuda.effects.plans import AmountPlan
from kirifuda.effects.scope import frame_scope
from kirifuda.games.spellcard_strike.rules.common import house
from kirifuda.games.spellcard_strike.rules.r01_01_numbers import question
from kirifuda.kernel.flow import NEXT, Ask, Flow
from kirifuda.kernel.ids import plus
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.players import PlayerPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

WHEN_USED: Final = "when_used"


class SignedDifference(AmountPlan):
    """1.1.6.2: one amount less another, also below 0."""

    __slots__ = ("left", "right")

    def __init__(self, left: AmountPlan, right: AmountPlan) -> None:
        self.left = left
        self.right = right

    def value(self, scope: Scope) -> int:
        left = self.left.value(scope)
        right = self.right.value(scope)
        return ABSENT if ABSENT in (left, right) else plus(left, -right)


class AtMost(AmountPlan):
    """An amount, but no more than another."""

    __slots__ = ("most", "of")

    def __init__(self, of: AmountPlan, most: AmountPlan) -> None:
        self.of = of
        self.most = most

    def value(self, scope: Scope) -> int:
        return min(self.of.value(scope), self.most.value(scope))


class FixNumber(Step):
    """2.4.10, 2.4.12b: n is what it is when the effect begins; by a house rule each time that it is used."""

    __slots__ = ("amount", "slot")

    def __init__(self, clause: str, name: str, slot: str, amount: AmountPlan) -> None:
        super().__init__(clause, name)
        self.slot = slot
        self.amount = amount

    def run(self, game: Game, frame: Frame) -> Flow:
        if house(game, "defined_number") != WHEN_USED and self.slot not in frame.slots:
            frame.slots[self.slot] = self.amount.value(frame_scope(game, frame))
        return NEXT


class AskLetter(Step):
    """1.1.6.1: n that was not chosen on declaration; nothing, if there is nothing to choose (1.1.8)."""

    __slots__ = ("limits", "slot", "who")

    def __init__(self, clause: str, name: str, slot: str, who: PlayerPlan) -> None:
        super().__init__(clause, name)
        self.slot = slot
        self.who = who
        self.limits: tuple[AmountPlan, ...] = ()

    def run(self, game: Game, frame: Frame) -> Flow:
        if self.slot in frame.slots:
            return NEXT
        scope = frame_scope(game, frame)
        decision = question(scope, self.who.one(scope), [limit.value(scope) for limit in self.limits])
        if decision is None:
            frame.slots[self.slot] = 0
            return NEXT
        return Ask(self.slot, decision)
