"""Numbers that only this game has: scores, printed values, and the difference that a change to a value makes."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda import effects as e
from kirifuda.games.spellcard_strike.plans.stats import StrikeStat
from kirifuda.games.spellcard_strike.plans.tests import printed_in, values_in
from kirifuda.games.spellcard_strike.rules.r04_02_zones import score_of


class BonusPart:
    """8.2.5: what a number is changed by, if a condition holds: by so much more (1) or less (-1), or to so much (0)."""

    __slots__ = ("amount", "condition", "sign")

    def __init__(self, condition: e.ConditionPlan | None, amount: e.AmountPlan, sign: int) -> None:
        self.condition = condition
        self.amount = amount
        self.sign = sign


@dataclass(eq=False)
class BonusAmount(e.AmountPlan):
    """A number, and what later sentences make of it."""

    of: e.AmountPlan
    parts: tuple[BonusPart, ...]

    def value(self, scope: e.Scope) -> int:
        number = self.of.value(scope)
        for part in self.parts:
            by = part.amount.value(scope)
            if number == e.ABSENT or by == e.ABSENT or (part.condition is not None and not part.condition.holds(scope)):
                continue
            number = number + part.sign * by if part.sign else by
        return number


@dataclass(eq=False)
class ScoreAmount(e.AmountPlan):
    """4.5.5: a player's score."""

    who: e.PlayerPlan

    def value(self, scope: e.Scope) -> int:
        return score_of(scope.game, self.who.one(scope))


@dataclass(eq=False)
class PrintedAmount(e.AmountPlan):
    """8.1.12: a printed number."""

    stat: e.StatPlan
    what: e.ThingPlan

    def value(self, scope: e.Scope) -> int:
        for id in e.readable(scope, self.what):
            values = printed_in(scope, id)
            if values is not None:
                return self.stat.read(values)
        return e.ABSENT


@dataclass(eq=False)
class Difference(e.AmountPlan):
    """8.1.7.1: what must be added to a thing's number now so that it becomes a value; what lies below 0 counts."""

    stat: StrikeStat
    to: e.AmountPlan
    what: e.ThingPlan

    def value(self, scope: e.Scope) -> int:
        to = self.to.value(scope)
        for id in self.what.present(scope):
            if id > 0 and to != e.ABSENT:
                values = values_in(scope, id)
                return to - self.stat.read(values) - self.stat.below(values)
        return e.ABSENT
