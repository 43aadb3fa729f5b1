"""Conditions: true or false at a moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.effects.meaning import TestPlan
from kirifuda.effects.plans.history import HistoryAmount, times_of_card
from kirifuda.effects.plans.qualities import compares
from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan, FilterPlan
from kirifuda.effects.plans.things import ThingPlan, readable
from kirifuda.effects.references import number_in

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.scope import Scope


@dataclass(eq=False)
class Comparison(ConditionPlan):
    """Two amounts stand in a relation."""

    left: AmountPlan
    relation: int
    right: AmountPlan

    def holds(self, scope: Scope) -> bool:
        return compares(self.left.value(scope), self.relation, self.right.value(scope))


@dataclass(eq=False)
class ThingPasses(ConditionPlan):
    """Things have a quality: all of them, and there is at least one."""

    what: ThingPlan
    test: TestPlan

    def holds(self, scope: Scope) -> bool:
        ids = readable(scope, self.what)
        for id in ids:
            if not self.test.passes(scope, id):
                return False
        return bool(ids)


@dataclass(eq=False)
class LieThere(ConditionPlan):
    """Things lie in a place, as far as the text can follow them: all of them, and there is at least one."""

    what: ThingPlan
    of: FilterPlan

    def holds(self, scope: Scope) -> bool:
        ids = self.what.present(scope)
        for id in ids:
            if not self.of.accepts(scope, id):
                return False
        return bool(ids)


@dataclass(eq=False)
class WentSo(ConditionPlan):
    """One of these cards is gone, and what was counted happened to what it became; a token became nothing, so that one
    has gone so since the text began to run."""

    what: ThingPlan
    key: str
    before: AmountPlan

    def holds(self, scope: Scope) -> bool:
        game = scope.game
        for id in self.what.ids(scope):
            if game.object(id) is not None:
                continue
            known = game.state.last_known.get(id)
            if known is not None and known.object.made:
                is_so = self.tokens(scope) > self.before.value(scope)
            else:
                card = game.object(game.state.became.get(id, 0))
                is_so = card is not None and times_of_card(game, self.key, card) > 0
            if is_so:
                return True
        return False

    def tokens(self, scope: Scope) -> int:
        """How many tokens have gone so this turn."""
        return HistoryAmount(self.key, False).value(scope)


@dataclass(eq=False)
class OnlyThese(ConditionPlan):
    """The cards of a set are just these things."""

    of: FilterPlan
    what: ThingPlan

    def holds(self, scope: Scope) -> bool:
        ids = self.of.ids(scope)
        for id in ids:
            if not self.what.matches(scope, id):
                return False
        return bool(ids)


@dataclass(eq=False)
class TurnOf(ConditionPlan):
    """It is the turn of one of these players, and something else that must run is running."""

    who: PlayerPlan
    inner: ConditionPlan | None

    def holds(self, scope: Scope) -> bool:
        if not self.who.matches(scope, scope.game.turn_player()):
            return False
        return self.inner is None or self.inner.holds(scope)


@dataclass(eq=False)
class AllHold(ConditionPlan):
    """Every part is true."""

    parts: tuple[ConditionPlan, ...]

    def holds(self, scope: Scope) -> bool:
        for part in self.parts:
            if not part.holds(scope):
                return False
        return True


@dataclass(eq=False)
class AnyHolds(ConditionPlan):
    """At least one part is true."""

    parts: tuple[ConditionPlan, ...]

    def holds(self, scope: Scope) -> bool:
        for part in self.parts:
            if part.holds(scope):
                return True
        return False


@dataclass(eq=False)
class Not(ConditionPlan):
    """The condition is false."""

    condition: ConditionPlan

    def holds(self, scope: Scope) -> bool:
        return not self.condition.holds(scope)


@dataclass(eq=False)
class PhaseRuns(ConditionPlan):
    """A phase of the turn is running, by its name in the rules."""

    phase: str

    def holds(self, scope: Scope) -> bool:
        return scope.game.state.variables["phase"] == self.phase


@dataclass(eq=False)
class SlotSays(ConditionPlan):
    """A slot holds a number other than 0, or holds 0."""

    slot: str
    is_set: bool

    def holds(self, scope: Scope) -> bool:
        return (number_in(scope.slots, self.slot) != 0) == self.is_set


@dataclass(eq=False)
class ThingsThere(ConditionPlan):
    """At least so many of the things can be acted on."""

    what: ThingPlan
    least: int = 1
    test: TestPlan | None = None

    def holds(self, scope: Scope) -> bool:
        test = self.test
        there = [id for id in self.what.present(scope) if test is None or test.passes(scope, id)]
        return len(there) >= self.least
