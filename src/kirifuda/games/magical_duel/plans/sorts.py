"""901.1, 907.1, 1101: sorts of abilities, and what is printed on a card (212, 909.6), as texts ask for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from kirifuda import effects as e
from kirifuda.games.magical_duel.abilities import ActivatedAbility, MagicalAbility, TriggeredAbility
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.values import Values

if TYPE_CHECKING:
    from kirifuda import kernel as k

STATIC = "常時能力"
ACTIVATED = "条件能力"
TRIGGERED = "誘発能力"
AETHER = "オド能力"
KEYWORD = "キーワードスキル"
NAMED = "能力名を持つ能力"


def is_of_sort(ability: k.Ability, sort: str) -> bool:
    """Whether an ability is of a sort."""
    if sort == ACTIVATED:
        return isinstance(ability, ActivatedAbility)
    if sort == TRIGGERED:
        return isinstance(ability, TriggeredAbility)
    if sort == STATIC:
        return not isinstance(ability, ActivatedAbility | TriggeredAbility)
    if sort == AETHER:
        return isinstance(ability, ActivatedAbility | TriggeredAbility) and ability.is_aether
    if not isinstance(ability, MagicalAbility):
        return False
    return bool(ability.keyword if sort == KEYWORD else ability.name)


@dataclass(eq=False)
class SortTest(e.TestPlan):
    """Has an ability of a sort."""

    sort: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        for ability in scope.values(id).abilities:
            if is_of_sort(ability, self.sort):
                return True
        return False


@dataclass(eq=False)
class ChaseSortTest(e.TestPlan):
    """312.1: what lies on the chase is an ability of a sort."""

    sort: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        if card is None or card.item is None or card.item.ability is None:
            return False
        return is_of_sort(card.item.ability, self.sort)


class AbilityNameAspect(e.AspectPlan):
    """能力名 (901.1d)."""

    def of(self, values: k.Characteristics) -> tuple[str, ...]:
        found = [one.name for one in values.abilities if isinstance(one, MagicalAbility) and one.name]
        return tuple(found)

    def known(self, game: k.Game) -> tuple[str, ...]:
        found: set[str] = set()
        for card in game.pool.cards:
            found.update(self.of(card.values))
        return tuple(sorted(found))


@dataclass(eq=False)
class MadeOfTest(e.TestPlan):
    """212.2: a name is among its materials."""

    name: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return self.name in cast("Values", scope.values(id)).materials


@dataclass(eq=False)
class MaterialTest(e.TestPlan):
    """212.2: goes by a name that is among the materials of a thing, or of the card of a name."""

    what: e.ThingPlan | None
    name: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        mine = cast("Values", scope.values(id))
        for name in self.materials(scope):
            if mine.goes_by(name):
                return True
        return False

    def materials(self, scope: e.Scope) -> list[str]:
        """The names that count."""
        found: list[str] = []
        if self.what is None:
            for card in scope.game.pool.cards:
                if cast("Values", card.values).goes_by(self.name):
                    found.extend(cast("Values", card.values).materials)
            return found
        for other in e.readable(scope, self.what):
            found.extend(cast("Values", scope.values(other)).materials)
        return found


class TypeTest(e.TestPlan):
    """201.3: has a generic type; 結魂 is the only one there is (201.3a)."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return cast("Values", scope.values(id)).is_soulbond


class ForeignTest(e.TestPlan):
    """105.2, 105.3: its controller is not its owner."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.controller != card.owner


def printed_values(scope: e.Scope, id: k.ObjectId) -> k.Characteristics:
    """909.6: a card's values without what any effect does to them."""
    card = scope.card(id)
    return scope.values(id) if card is None else pool_of(scope.game.pool).card_at(card.card).printed


class PrintedTest(e.PrintedTest):
    """909.6: a printed value stands in a relation to an amount."""

    def printed(self, scope: e.Scope, id: k.ObjectId) -> k.Characteristics | None:
        return printed_values(scope, id)


@dataclass(eq=False)
class PrintedAmount(e.AmountPlan):
    """909.6: a printed value of one thing."""

    stat: e.StatPlan
    what: e.ThingPlan

    def value(self, scope: e.Scope) -> int:
        for id in e.readable(scope, self.what):
            return max(self.stat.read(printed_values(scope, id)), 0)
        return 0


@dataclass(eq=False)
class OrderPlan(e.PlayerPlan):
    """403.2: whoever went first, or second."""

    is_first: bool

    def players(self, scope: e.Scope) -> list[k.PlayerId]:
        first = scope.game.number("first")
        return [player for player in e.in_turn_order(scope) if (player == first) == self.is_first]


@dataclass(eq=False)
class SamePlayer(e.ConditionPlan):
    """A player is another one."""

    who: e.PlayerPlan
    whom: e.PlayerPlan

    def holds(self, scope: e.Scope) -> bool:
        return self.whom.matches(scope, self.who.one(scope))


@dataclass(eq=False)
class NextLevelTest(e.TestPlan):
    """504.1c: a caster of the same caster name, one level above a thing."""

    what: e.ThingPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        mine = cast("Values", scope.values(id))
        for other in e.readable(scope, self.what):
            theirs = cast("Values", scope.values(other))
            if mine.level == theirs.level + 1:
                for name in theirs.caster_names():
                    if name in mine.caster_names():
                        return True
        return False


@dataclass(eq=False)
class HeldAmount(e.AmountPlan):
    """907.4: how much aether a player holds."""

    who: e.PlayerPlan

    def value(self, scope: e.Scope) -> int:
        points = scope.game.state.variables[f"aether{self.who.one(scope)}"]
        return len(points) if isinstance(points, tuple) else 0
