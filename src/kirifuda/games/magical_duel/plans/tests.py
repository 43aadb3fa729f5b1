"""200 カードの情報: tests of one card by this game's words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.abilities import MagicalAbility
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.values import Values
from kirifuda.games.magical_duel.zones import RECOVERED


def values_of(scope: e.Scope, id: k.ObjectId) -> Values:
    """A card's information, present or last known."""
    return cast("Values", scope.values(id))


@dataclass(eq=False)
class KindTest(e.TestPlan):
    """201: is of a kind, perhaps with the generic type 結魂."""

    kinds: int
    soulbond: bool = False

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        values = values_of(scope, id)
        return bool(values.kinds & self.kinds) and (values.is_soulbond or not self.soulbond)


@dataclass(eq=False)
class AttributeTest(e.TestPlan):
    """209: has an attribute; with no bits, has none (209.3)."""

    bits: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        attributes = values_of(scope, id).attributes
        return bool(attributes & self.bits) if self.bits else attributes == 0


@dataclass(eq=False)
class NameTest(e.TestPlan):
    """202.4: goes by a name, as card name or caster name."""

    name: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return values_of(scope, id).goes_by(self.name)


@dataclass(eq=False)
class FrontNameTest(e.TestPlan):
    """1008.3a: goes by a name, a face-down card by that of its front."""

    name: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        if card is not None and card.face_down:
            return pool_of(scope.game.pool).card_at(card.card).printed.goes_by(self.name)
        return values_of(scope, id).goes_by(self.name)


@dataclass(eq=False)
class NamePartTest(e.TestPlan):
    """202.4a: words are part of the card name."""

    part: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        for name in values_of(scope, id).names:
            if self.part in name:
                return True
        return False


@dataclass(eq=False)
class AbilityNameTest(e.TestPlan):
    """901.1d: has an ability of a name."""

    name: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        for ability in values_of(scope, id).abilities:
            if isinstance(ability, MagicalAbility) and ability.name == self.name:
                return True
        return False


class NoAbilityTest(e.TestPlan):
    """Has no ability but those the rules give (907.6)."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        for ability in values_of(scope, id).abilities:
            if "#" in ability.key:
                return False
        return True


@dataclass(eq=False)
class TokenTest(e.TestPlan):
    """1302: is a token, perhaps of a name."""

    name: str = ""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        if card is None or card.card not in pool_of(scope.game.pool).tokens:
            return False
        return not self.name or values_of(scope, id).goes_by(self.name)


class CardTest(e.TestPlan):
    """312.3: a card, not an ability that lies on the chase."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and (card.item is None or card.item.ability is None)


class RecoveredTest(e.TestPlan):
    """1010.2, 1010.3: what is rested to pay for something is recovered before."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.position == RECOVERED


@dataclass(eq=False)
class MarkTest(e.TestPlan):
    """1114.2a, 1103.2: how it was activated, as a mark of it tells."""

    mark: str
    numbers: tuple[int, ...] = ()
    """The numbers that will do; any but 0 if there are none."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        number = 0 if card is None else card.mark(self.mark)
        return number in self.numbers if self.numbers else number != 0


@dataclass(eq=False)
class BattleTest(e.TestPlan):
    """803.4-5: is attacking, is attacked, or either; perhaps with a certain other side."""

    attacking: bool
    attacked: bool
    other: e.ThingPlan | None

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        game = scope.game
        attacker = game.number("attacker")
        target = game.number("attack_target")
        if self.attacking and attacker == id:
            return attacker != 0 and (self.other is None or self.other.matches(scope, target))
        if self.attacked and game.number("attacked") == id:
            return id != 0 and (self.other is None or self.other.matches(scope, attacker))
        return False


@dataclass(eq=False)
class TargetingTest(e.TestPlan):
    """Has certain things among its targets, as something on the chase."""

    what: e.ThingPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        from kirifuda.games.magical_duel.rules.r0903_3_resolution import plan_of_item

        card = scope.game.object(id)
        if card is None or card.item is None:
            return False
        plan = plan_of_item(scope.game, card)
        if plan is None:
            return False
        for target in plan.targets:
            chosen = card.item.bound.get(target.slot)
            if isinstance(chosen, tuple):
                for one in chosen:
                    if isinstance(one, int) and self.what.matches(scope, one):
                        return True
        return False
