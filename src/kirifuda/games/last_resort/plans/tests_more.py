"""More tests, numbers and conditions: what is printed, what was declared, who went first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.last_resort.plans.tests import values_at
from kirifuda.games.last_resort.rules.common import TWENTY, area_of, leader_of
from kirifuda.games.last_resort.rules.l01_last_resort import last_resort_of
from kirifuda.games.last_resort.rules.l09_1_free import can_be_summoned
from kirifuda.games.last_resort.zones import NO_AREA


def printed_values(scope: e.Scope, id: k.ObjectId) -> k.Characteristics | None:
    """What a card is before any text changes it; a duplicate is what it was made as (L-19.6)."""
    card = scope.card(id)
    return None if card is None else scope.game.rulebook.base_values(scope.game, card)


class PrintedTest(e.PrintedTest):
    """L-10.9 元々のパワー: a printed number stands in a relation to another."""

    def printed(self, scope: e.Scope, id: k.ObjectId) -> k.Characteristics | None:
        return printed_values(scope, id)


class AreaAmount(e.AmountPlan):
    """L-3.3: the area in which the card with the text lies, or lay last."""

    def value(self, scope: e.Scope) -> int:
        card = scope.card(scope.source)
        return NO_AREA if card is None else card.place


@dataclass(eq=False)
class WornTest(e.TestPlan):
    """L-1.9: equipment that lies on one of certain creatures."""

    what: e.ThingPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.host != 0 and self.what.matches(scope, card.host)


@dataclass(eq=False)
class MarkedCondition(e.ConditionPlan):
    """The card itself bears a mark, or did when it was there last."""

    mark: str

    def holds(self, scope: e.Scope) -> bool:
        card = scope.card(scope.source)
        return card is not None and card.mark(self.mark) != 0


@dataclass(eq=False)
class PayableCondition(e.ConditionPlan):
    """L-9.1: what has to be given can be given."""

    part: e.CostPart

    def holds(self, scope: e.Scope) -> bool:
        return self.part.payable(scope)


@dataclass(eq=False)
class PrintedAmount(e.AmountPlan):
    """L-10.9 元々のパワー: the printed number of a card."""

    stat: e.StatPlan
    what: e.ThingPlan

    def value(self, scope: e.Scope) -> int:
        for id in self.what.ids(scope):
            values = printed_values(scope, id)
            if values is not None:
                return self.stat.read(values)
        return e.ABSENT


@dataclass(eq=False)
class FirstCondition(e.ConditionPlan):
    """L-4.3: a player had the first turn, or had not."""

    who: e.PlayerPlan
    is_first: bool

    def holds(self, scope: e.Scope) -> bool:
        first = cast("int", scope.game.state.variables["first"])
        return self.who.matches(scope, first if self.is_first else 1 - first)


@dataclass(eq=False)
class ResortCondition(e.ConditionPlan):
    """L-1.17: a player's last resort lies face up."""

    who: e.PlayerPlan

    def holds(self, scope: e.Scope) -> bool:
        game = scope.game
        found = [game.object(last_resort_of(game, player)) for player in self.who.players(scope)]
        return all(card is not None and not card.face_down for card in found)


@dataclass(eq=False)
class StartingAmount(e.AmountPlan):
    """L-1.14: the life with which a player began."""

    who: e.PlayerPlan

    def value(self, scope: e.Scope) -> int:
        players = self.who.players(scope)
        if not players:
            return e.ABSENT
        if house(scope.game, "starting_life") == "twenty":
            return TWENTY
        return values_at(scope, leader_of(scope.game, players[0])).life


@dataclass(eq=False)
class SideTest(e.TestPlan):
    """L-3.3, L-3.4: a card in the area in which another is, or in the other area."""

    what: e.ThingPlan
    is_same: bool

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        here = area_of(scope.game, id)
        return any(
            here != NO_AREA
            and area_of(scope.game, other) != NO_AREA
            and (area_of(scope.game, other) == here) == self.is_same
            for other in self.what.present(scope)
        )


@dataclass(eq=False)
class OutsideTest(e.TestPlan):
    """A card that is none of those."""

    what: e.ThingPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return id not in self.what.present(scope)


@dataclass(eq=False)
class SummonableTest(e.TestPlan):
    """L-9.1: a card that a player could summon if it cost nothing."""

    who: e.PlayerPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return can_be_summoned(scope.game, self.who.one(scope), id)


@dataclass(eq=False)
class NotedAmount(e.AmountPlan):
    """L-19.20, L-19.21: a number that is noted on the card with the text."""

    mark: str

    def value(self, scope: e.Scope) -> int:
        card = e.present_or_last(scope.game, scope.source)
        return 0 if card is None else card.mark(self.mark)


@dataclass(eq=False)
class GapAmount(e.AmountPlan):
    """How far two numbers are apart."""

    left: e.AmountPlan
    right: e.AmountPlan

    def value(self, scope: e.Scope) -> int:
        return abs(self.left.value(scope) - self.right.value(scope))
