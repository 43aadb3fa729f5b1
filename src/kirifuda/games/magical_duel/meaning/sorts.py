"""901.1, 907.1, 1101: sorts of abilities, and what is printed on a card (212, 909.6), as texts ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kirifuda.effects.meaning import AspectPlan, StatPlan, TestPlan
from kirifuda.effects.plans import AmountPlan, ConditionPlan
from kirifuda.effects.players import PlayerPlan, in_turn_order
from kirifuda.effects.qualities import compares
from kirifuda.effects.things import ThingPlan, readable
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


class SortTest(TestPlan):
    """Has an ability of a sort."""

    __slots__ = ("sort",)

    def __init__(self, sort: str) -> None:
        self.sort = sort

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        for ability in scope.values(id).abilities:
            if is_of_sort(ability, self.sort):
                return True
        return False


class ChaseSortTest(TestPlan):
    """312.1: what lies on the chase is an ability of a sort."""

    __slots__ = ("sort",)

    def __init__(self, sort: str) -> None:
        self.sort = sort

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        if card is None or card.item is None or card.item.ability is None:
            return False
        return is_of_sort(card.item.ability, self.sort)


class AbilityNameAspect(AspectPlan):
    """能力名 (901.1d)."""

    __slots__ = ()

    def of(self, values: Characteristics) -> tuple[str, ...]:
        found = [one.name for one in values.abilities if isinstance(one, MagicalAbility) and one.name]
        return tuple(found)

    def known(self, game: Game) -> tuple[str, ...]:
        found: set[str] = set()
        for card in game.pool.cards:
            found.update(self.of(card.values))
        return tuple(sorted(found))


class MadeOfTest(TestPlan):
    """212.2: a name is among its materials."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return self.name in cast("Values", scope.values(id)).materials


class MaterialTest(TestPlan):
    """212.2: goes by a name that is among the materials of a thing, or of the card of a name."""

    __slots__ = ("name", "what")

    def __init__(self, what: ThingPlan | None, name: str) -> None:
        self.what = what
        self.name = name

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

    __slots__ = ()

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return cast("Values", scope.values(id)).is_soulbond


class ForeignTest(TestPlan):
    """105.2, 105.3: its controller is not its owner."""

    __slots__ = ()

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.controller != card.owner


def printed(scope: Scope, id: ObjectId, stat: StatPlan) -> int:
    """909.6: a value without what any effect does to it."""
    card = scope.card(id)
    return stat.read(scope.values(id) if card is None else pool_of(scope.game.pool).card_at(card.card).printed)


class PrintedTest(TestPlan):
    """909.6: a printed value stands in a relation to an amount."""

    __slots__ = ("amount", "relation", "stat")

    def __init__(self, stat: StatPlan, relation: int, amount: AmountPlan) -> None:
        self.stat = stat
        self.relation = relation
        self.amount = amount

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        return compares(printed(scope, id, self.stat), self.relation, self.amount.value(scope))


class PrintedAmount(AmountPlan):
    """909.6: a printed value of one thing."""

    __slots__ = ("stat", "what")

    def __init__(self, stat: StatPlan, what: ThingPlan) -> None:
        self.stat = stat
        self.what = what

    def value(self, scope: Scope) -> int:
        for id in readable(scope, self.what):
            return max(printed(scope, id, self.stat), 0)
        return 0


class OrderPlan(PlayerPlan):
    """403.2: whoever went first, or second."""

    __slots__ = ("is_first",)

    def __init__(self, is_first: bool) -> None:
        self.is_first = is_first

    def players(self, scope: Scope) -> list[PlayerId]:
        first = scope.game.number("first")
        return [player for player in in_turn_order(scope) if (player == first) == self.is_first]


class SamePlayer(ConditionPlan):
    """A player is another one."""

    __slots__ = ("who", "whom")

    def __init__(self, who: PlayerPlan, whom: PlayerPlan) -> None:
        self.who = who
        self.whom = whom

    def holds(self, scope: Scope) -> bool:
        return self.whom.matches(scope, self.who.one(scope))


class AllTest(TestPlan):
    """Every test holds."""

    __slots__ = ("tests",)

    def __init__(self, tests: tuple[TestPlan, ...]) -> None:
        self.tests = tests

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        for test in self.tests:
            if not test.passes(scope, id):
                return False
        return True


class NextLevelTest(TestPlan):
    """504.1c: a caster of the same caster name, one level above a thing."""

    __slots__ = ("what",)

    def __init__(self, what: ThingPlan) -> None:
        self.what = what

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        mine = cast("Values", scope.values(id))
        for other in readable(scope, self.what):
            theirs = cast("Values", scope.values(other))
            if mine.level == theirs.level + 1:
                for name in theirs.caster_names():
                    if name in mine.caster_names():
                        return True
        return False


class HeldAmount(AmountPlan):
    """907.4: how much aether a player holds."""

    __slots__ = ("who",)

    def __init__(self, who: PlayerPlan) -> None:
        self.who = who

    def value(self, scope: Scope) -> int:
        points = scope.game.state.variables[f"aether{self.who.one(scope)}"]
        return len(points) if isinstance(points, tuple) else 0
