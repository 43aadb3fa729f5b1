"""901.1, 907.1, 1101: sorts of abilities, and what is printed on a card (212, 909.6), as texts ask for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from kirifuda.effects.meaning import AspectPlan, StatPlan, TestPlan
from kirifuda.effects.plans import qualities
from kirifuda.effects.plans.players import PlayerPlan, in_turn_order
from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan
from kirifuda.effects.plans.things import ThingPlan, readable
from kirifuda.games.magical_duel.abilities import ActivatedAbility, MagicalAbility, TriggeredAbility
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.values import Values

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.characteristics import Characteristics
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId

STATIC = "常時能力"
ACTIVATED = "条件能力"
TRIGGERED = "誘発能力"
AETHER = "オド能力"
KEYWORD = "キーワードスキル"
NAMED = "能力名を持つ能力"


def is_of_sort(ability: Ability, sort: str) -> bool:
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
class SortTest(TestPlan):
    """Has an ability of a sort."""

    sort: str

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        for ability in scope.values(id).abilities:
            if is_of_sort(ability, self.sort):
                return True
        return False


@dataclass(eq=False)
class ChaseSortTest(TestPlan):
    """312.1: what lies on the chase is an ability of a sort."""

    sort: str

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        if card is None or card.item is None or card.item.ability is None:
            return False
        return is_of_sort(card.item.ability, self.sort)


class AbilityNameAspect(AspectPlan):
    """能力名 (901.1d)."""

    def of(self, values: Characteristics) -> tuple[str, ...]:
        found = [one.name for one in values.abilities if isinstance(one, MagicalAbility) and one.name]
        return tuple(found)

    def known(self, game: Game) -> tuple[str, ...]:
        found: set[str] = set()
        for card in game.pool.cards:
            found.update(self.of(card.values))
        return tuple(sorted(found))


@dataclass(eq=False)
class MadeOfTest(TestPlan):
    """212.2: a name is among its materials."""

    name: str

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return self.name in cast("Values", scope.values(id)).materials


@dataclass(eq=False)
class MaterialTest(TestPlan):
    """212.2: goes by a name that is among the materials of a thing, or of the card of a name."""

    what: ThingPlan | None
    name: str

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        mine = cast("Values", scope.values(id))
        for name in self.materials(scope):
            if mine.goes_by(name):
                return True
        return False

    def materials(self, scope: Scope) -> list[str]:
        """The names that count."""
        found: list[str] = []
        if self.what is None:
            for card in scope.game.pool.cards:
                if cast("Values", card.values).goes_by(self.name):
                    found.extend(cast("Values", card.values).materials)
            return found
        for other in readable(scope, self.what):
            found.extend(cast("Values", scope.values(other)).materials)
        return found


class TypeTest(TestPlan):
    """201.3: has a generic type; 結魂 is the only one there is (201.3a)."""

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return cast("Values", scope.values(id)).is_soulbond


class ForeignTest(TestPlan):
    """105.2, 105.3: its controller is not its owner."""

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.controller != card.owner


def printed_values(scope: Scope, id: ObjectId) -> Characteristics:
    """909.6: a card's values without what any effect does to them."""
    card = scope.card(id)
    return scope.values(id) if card is None else pool_of(scope.game.pool).card_at(card.card).printed


class PrintedTest(qualities.PrintedTest):
    """909.6: a printed value stands in a relation to an amount."""

    def printed(self, scope: Scope, id: ObjectId) -> Characteristics | None:
        return printed_values(scope, id)


@dataclass(eq=False)
class PrintedAmount(AmountPlan):
    """909.6: a printed value of one thing."""

    stat: StatPlan
    what: ThingPlan

    def value(self, scope: Scope) -> int:
        for id in readable(scope, self.what):
            return max(self.stat.read(printed_values(scope, id)), 0)
        return 0


@dataclass(eq=False)
class OrderPlan(PlayerPlan):
    """403.2: whoever went first, or second."""

    is_first: bool

    def players(self, scope: Scope) -> list[PlayerId]:
        first = scope.game.number("first")
        return [player for player in in_turn_order(scope) if (player == first) == self.is_first]


@dataclass(eq=False)
class SamePlayer(ConditionPlan):
    """A player is another one."""

    who: PlayerPlan
    whom: PlayerPlan

    def holds(self, scope: Scope) -> bool:
        return self.whom.matches(scope, self.who.one(scope))


@dataclass(eq=False)
class NextLevelTest(TestPlan):
    """504.1c: a caster of the same caster name, one level above a thing."""

    what: ThingPlan

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        mine = cast("Values", scope.values(id))
        for other in readable(scope, self.what):
            theirs = cast("Values", scope.values(other))
            if mine.level == theirs.level + 1:
                for name in theirs.caster_names():
                    if name in mine.caster_names():
                        return True
        return False


@dataclass(eq=False)
class HeldAmount(AmountPlan):
    """907.4: how much aether a player holds."""

    who: PlayerPlan

    def value(self, scope: Scope) -> int:
        points = scope.game.state.variables[f"aether{self.who.one(scope)}"]
        return len(points) if isinstance(points, tuple) else 0
