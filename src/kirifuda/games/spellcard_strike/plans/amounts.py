"""Numbers that only this game has: scores, printed values, and the difference that a change to a value makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.effects.meaning import ABSENT, StatPlan
from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan
from kirifuda.effects.plans.things import ThingPlan, readable
from kirifuda.games.spellcard_strike.plans.stats import StrikeStat
from kirifuda.games.spellcard_strike.plans.tests import printed_in, values_in
from kirifuda.games.spellcard_strike.rules.r04_02_zones import score_of

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.scope import Scope


class BonusPart:
    """8.2.5: what a number is changed by, if a condition holds: by so much more (1) or less (-1), or to so much (0)."""

    __slots__ = ("amount", "condition", "sign")

    def __init__(self, condition: ConditionPlan | None, amount: AmountPlan, sign: int) -> None:
        self.condition = condition
        self.amount = amount
        self.sign = sign


@dataclass(eq=False)
class BonusAmount(AmountPlan):
    """A number, and what later sentences make of it."""

    of: AmountPlan
    parts: tuple[BonusPart, ...]

    def value(self, scope: Scope) -> int:
        number = self.of.value(scope)
        for part in self.parts:
            by = part.amount.value(scope)
            if number == ABSENT or by == ABSENT or (part.condition is not None and not part.condition.holds(scope)):
                continue
            number = number + part.sign * by if part.sign else by
        return number


@dataclass(eq=False)
class ScoreAmount(AmountPlan):
    """4.5.5: a player's score."""

    who: PlayerPlan

    def value(self, scope: Scope) -> int:
        return score_of(scope.game, self.who.one(scope))


@dataclass(eq=False)
class PrintedAmount(AmountPlan):
    """8.1.12: a printed number."""

    stat: StatPlan
    what: ThingPlan

    def value(self, scope: Scope) -> int:
        for id in readable(scope, self.what):
            values = printed_in(scope, id)
            if values is not None:
                return self.stat.read(values)
        return ABSENT


@dataclass(eq=False)
class Difference(AmountPlan):
    """8.1.7.1: what must be added to a thing's number now so that it becomes a value; what lies below 0 counts."""

    stat: StrikeStat
    to: AmountPlan
    what: ThingPlan

    def value(self, scope: Scope) -> int:
        to = self.to.value(scope)
        for id in self.what.present(scope):
            if id > 0 and to != ABSENT:
                values = values_in(scope, id)
                return to - self.stat.read(values) - self.stat.below(values)
        return ABSENT
