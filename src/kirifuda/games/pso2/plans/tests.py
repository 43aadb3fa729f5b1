"""Tests, conditions and numbers that are this game's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.rules.common import TARGETS, is_own_turn, is_raid, numbers_in, row_of
from kirifuda.games.pso2.rules.r205_items import is_named_bearer
from kirifuda.games.pso2.rules.r209_costs import ready_points
from kirifuda.games.pso2.rules.r213_damage import damage_on, hp_of
from kirifuda.games.pso2.rules.r400_zones import HAND_LIMIT
from kirifuda.games.pso2.rules.r506_battle_phase import engaged_with, is_attacking, is_engaged
from kirifuda.games.pso2.values import EQUIPMENT, Values, is_of_class, shares_class
from kirifuda.games.pso2.zones import DECK


def values_in(scope: e.Scope, id: k.ObjectId) -> Values:
    """A card's information, as far as it is worked out."""
    return cast("Values", scope.values(id))


@dataclass(eq=False)
class KindTest(e.TestPlan):
    """200.1: a card of one of some kinds."""

    kinds: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return bool(values_in(scope, id).kind & self.kinds)


@dataclass(eq=False)
class SortTest(e.TestPlan):
    """《…》: of a class (208.1.2.1: ALL is of none) or of a sort (210.1.1)."""

    name: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        values = values_in(scope, id)
        return self.name in values.sorts or is_of_class(values, self.name)


@dataclass(eq=False)
class NameTest(e.TestPlan):
    """206.2: the name without its title."""

    name: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return values_in(scope, id).name == self.name


@dataclass(eq=False)
class RowTest(e.TestPlan):
    """G.26, 403.1.4: in a row."""

    row: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return row_of(scope.game, id) == self.row


class AttackingTest(e.TestPlan):
    """506.4.1 攻撃中."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return is_attacking(scope.game, id)


class AttackedTest(e.TestPlan):
    """506.3.1: is the target of an attack."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return id in numbers_in(scope.game, TARGETS)


class EngagedTest(e.TestPlan):
    """506.5.1 交戦状態."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return is_engaged(scope.game, id)


@dataclass(eq=False)
class EngagedWithTest(e.TestPlan):
    """506.5.1: 交戦状態, and one of the things is on the other side."""

    what: e.ThingPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return any(self.what.matches(scope, other) for other in engaged_with(scope.game, id))


class HurtTest(e.TestPlan):
    """214.3: has received damage this turn."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return damage_on(scope.game, id) > 0


class FrozenTest(e.TestPlan):
    """301.3."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return values_in(scope, id).frozen


@dataclass(eq=False)
class ColourTest(e.TestPlan):
    """207.1: of a colour; 207.2: 0 for none."""

    colour: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        colours = values_in(scope, id).colours
        return bool(colours & self.colour) if self.colour else not colours


@dataclass(eq=False)
class AbilityTest(e.TestPlan):
    """406.2: an ability that waits, of a card that passes a test."""

    of: e.TestPlan | None

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        if card is None or card.item is None or not card.made:
            return False
        return self.of is None or self.of.passes(scope, card.item.source)


@dataclass(eq=False)
class AttacksTest(e.TestPlan):
    """506.4.1: is attacking one of these."""

    what: e.ThingPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        if not is_attacking(scope.game, id):
            return False
        for target in numbers_in(scope.game, TARGETS):
            if self.what.matches(scope, target):
                return True
        return False


@dataclass(eq=False)
class BearsTest(e.TestPlan):
    """205.4.1: has a weapon or armour laid on it."""

    kinds: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.game.object(id)
        if card is None:
            return False
        for under in card.under:
            if scope.game.object(under) is not None and values_in(scope, under).kind & self.kinds:
                return True
        return False


@dataclass(eq=False)
class OwnTurn(e.ConditionPlan):
    """501.1.3: it is the turn of one of these players."""

    who: e.PlayerPlan

    def holds(self, scope: e.Scope) -> bool:
        turn = scope.game.turn_player()
        return self.who.matches(scope, turn) and is_own_turn(scope.game, turn)


@dataclass(eq=False)
class DeckHolds(e.ConditionPlan):
    """103.1.3: so many cards are in the deck of each of these players."""

    who: e.PlayerPlan
    number: e.AmountPlan

    def holds(self, scope: e.Scope) -> bool:
        number = self.number.value(scope)
        found = self.who.players(scope)
        return bool(found) and all(len(scope.game.zone(DECK, player)) >= number for player in found)


@dataclass(eq=False)
class PointsThere(e.ConditionPlan):
    """209.1.3: somebody has so many PP that can turn OFF."""

    who: e.PlayerPlan
    number: e.AmountPlan

    def holds(self, scope: e.Scope) -> bool:
        number = self.number.value(scope)
        found = self.who.players(scope)
        return bool(found) and all(len(ready_points(scope.game, player)) >= number for player in found)


@dataclass(eq=False)
class FitsBearer(e.TestPlan):
    """205.4.3: a weapon or armour that fits the class of whoever is to bear it."""

    to: e.ThingPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = values_in(scope, id)
        bearers = self.to.present(scope)
        if not card.kind & EQUIPMENT or not bearers or not shares_class(values_in(scope, bearers[0]), card):
            return False
        return is_named_bearer(scope.game, scope.player, bearers[0], id)


@dataclass(eq=False)
class CanBearTest(e.TestPlan):
    """205.4.3: somebody whom a weapon or armour fits."""

    what: e.ThingPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        for gear in self.what.present(scope):
            card = values_in(scope, gear)
            if card.kind & EQUIPMENT and shares_class(values_in(scope, id), card):
                return is_named_bearer(scope.game, scope.player, id, gear)
        return False


@dataclass(eq=False)
class LifeAmount(e.AmountPlan):
    """R.08: what is left of the boss's life, or what it was at first."""

    variable: str

    def value(self, scope: e.Scope) -> int:
        return scope.game.number(self.variable) if is_raid(scope.game) else e.ABSENT


@dataclass(eq=False)
class FractionAmount(e.AmountPlan):
    """103.5.2.1: some parts of an amount, rounded up."""

    of: e.AmountPlan
    above: e.AmountPlan
    below: e.AmountPlan

    def value(self, scope: e.Scope) -> int:
        number = self.of.value(scope)
        return (
            e.ABSENT if number == e.ABSENT else -(-number * self.above.value(scope) // max(self.below.value(scope), 1))
        )


@dataclass(eq=False)
class DamageAmount(e.AmountPlan):
    """214.3: the damage on a character."""

    what: e.ThingPlan

    def value(self, scope: e.Scope) -> int:
        return sum([damage_on(scope.game, id) for id in self.what.ids(scope)])


@dataclass(eq=False)
class PlayerHPAmount(e.AmountPlan):
    """201.3, R.08: a player's HP are the cards of the deck, a boss's its life."""

    what: e.ThingPlan

    def value(self, scope: e.Scope) -> int:
        for id in self.what.ids(scope):
            return hp_of(scope.game, id)
        return e.ABSENT


@dataclass(eq=False)
class PhaseRuns(e.ConditionPlan):
    """500.3: a phase of some player's turn is running."""

    who: e.PlayerPlan
    phase: str

    def holds(self, scope: e.Scope) -> bool:
        game = scope.game
        return game.variable("phase") == self.phase and self.who.matches(scope, game.turn_player())


@dataclass(eq=False)
class LimitAmount(e.AmountPlan):
    """402.3: what is added to the hand limit to make it a number."""

    of: e.AmountPlan

    def value(self, scope: e.Scope) -> int:
        return self.of.value(scope) - HAND_LIMIT
