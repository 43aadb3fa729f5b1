"""More tests and conditions of this game's own: kinds of abilities, printed facts, what lies where, times."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.abilities import QUICK, kinds_of
from kirifuda.games.pso2.plans.tests import values_in
from kirifuda.games.pso2.raid.r_setup import difficulty
from kirifuda.games.pso2.rules.common import card_of, is_area_empty, is_quick_active, is_raid, row_of, seats
from kirifuda.games.pso2.zones import NO_ROW

ANY: Final = "能力"


@dataclass(eq=False)
class AbilityKindTest(e.TestPlan):
    """103.3.2, 406.2: an ability of a kind that waits; a quick ability may be an active (103.7.1.1.1)."""

    name: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        if card is None or card.item is None:
            return False
        if card.item.ability is None:
            return self.name == QUICK and is_quick_active(scope.game, id)
        return self.name in kinds_of(card.item.ability)


@dataclass(eq=False)
class HasKindTest(e.TestPlan):
    """103.3.2, 302.1: has an ability of a kind, or any at all."""

    name: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        for ability in values_in(scope, id).abilities:
            kinds = kinds_of(ability)
            if self.name in kinds or (kinds and self.name == ANY):
                return True
        return False


class EveryClassTest(e.TestPlan):
    """208.1.2 ALL."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return values_in(scope, id).every_class


@dataclass(eq=False)
class TitleTest(e.TestPlan):
    """206.1.1: has a title; empty for any."""

    title: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        title = values_in(scope, id).title
        return title == self.title if self.title else bool(title)


@dataclass(eq=False)
class BothTest(e.TestPlan):
    """Two tests at once."""

    one: e.TestPlan
    other: e.TestPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return self.one.passes(scope, id) and self.other.passes(scope, id)


class RecoveryTest(e.TestPlan):
    """302.9: one of its texts carries out Recovery."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and not card.made and card_of(scope.game, id).has_recovery


class AttachingTest(e.TestPlan):
    """204.2: an active that is attached to a card."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        plan = card_of(scope.game, id).plan if card is not None and not card.made else None
        return plan is not None and plan.is_attached


class LaidTest(e.TestPlan):
    """204.2.2.1, 205.4.1: lies on a card."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.host != 0


@dataclass(eq=False)
class SameRowTest(e.TestPlan):
    """403.1.4: in the row of a field in which somebody is."""

    what: e.ThingPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.game.object(id)
        row = row_of(scope.game, id)
        for other in self.what.present(scope):
            if card is None or row == NO_ROW or row_of(scope.game, other) != row:
                continue
            if scope.game.state.objects[other].zone == card.zone:
                return True
        return False


@dataclass(eq=False)
class BearsSuchTest(e.TestPlan):
    """205.4.1: has a weapon or armour laid on it that passes some tests."""

    kinds: int
    tests: tuple[e.TestPlan, ...]

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.game.object(id)
        for under in card.under if card is not None else ():
            if scope.game.object(under) is None or not values_in(scope, under).kind & self.kinds:
                continue
            if all(test.passes(scope, under) for test in self.tests):
                return True
        return False


@dataclass(eq=False)
class BearsManyTest(e.TestPlan):
    """205.4.1: has so many weapons or pieces of armour laid on it."""

    kinds: int
    relation: int
    count: e.AmountPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.game.object(id)
        found = 0
        for under in card.under if card is not None else ():
            if scope.game.object(under) is not None and values_in(scope, under).kind & self.kinds:
                found += 1
        return e.compares(found, self.relation, self.count.value(scope))


@dataclass(eq=False)
class StepRuns(e.ConditionPlan):
    """505.1.1, 506.2.1: a step of some player's turn is running."""

    who: e.PlayerPlan
    step: str

    def holds(self, scope: e.Scope) -> bool:
        game = scope.game
        is_now = game.variable("step") == self.step and game.variable("phase") in ("battle", "end")
        return is_now and self.who.matches(scope, game.turn_player())


class SomethingWaits(e.ConditionPlan):
    """103.7.1: something waits in the processing area."""

    def holds(self, scope: e.Scope) -> bool:
        return not is_area_empty(scope.game)


@dataclass(eq=False)
class DifficultyTest(e.ConditionPlan):
    """R.03-06: how hard the raid is."""

    name: str

    def holds(self, scope: e.Scope) -> bool:
        return is_raid(scope.game) and difficulty(scope.game) == self.name


@dataclass(eq=False)
class FirstTurnRuns(e.ConditionPlan):
    """500.1: somebody has a turn, and nobody has had two yet."""

    who: e.PlayerPlan

    def holds(self, scope: e.Scope) -> bool:
        game = scope.game
        return self.who.matches(scope, game.turn_player()) and game.turn() <= len(seats(game))


@dataclass(eq=False)
class GoesFirst(e.ConditionPlan):
    """G.24: a player had the first turn of the game, or did not."""

    who: e.PlayerPlan
    is_first: bool

    def holds(self, scope: e.Scope) -> bool:
        return any((player == scope.game.number("first")) == self.is_first for player in self.who.players(scope))
