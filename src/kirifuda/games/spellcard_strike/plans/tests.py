"""2.2.4-2.2.5: tests of a card's states and information."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import StrikeAbility
from kirifuda.games.spellcard_strike.plans.chain import is_attacking
from kirifuda.games.spellcard_strike.values import Values
from kirifuda.games.spellcard_strike.zones import STAGE

UNKNOWN: Final = Values()
"""What nobody remembers has no information."""


def values_in(scope: e.Scope, id: k.ObjectId) -> Values:
    """A card's information, present or last known; of a card that has moved since, where it is now."""
    known = e.legible(scope, id)
    return cast("Values", scope.values(known)) if known else UNKNOWN


def printed_in(scope: e.Scope, id: k.ObjectId) -> Values | None:
    """8.1.12: what is printed on a card; None if nobody knows it."""
    card = scope.card(e.legible(scope, id))
    if card is None or card.card < 0:
        return None
    return cast("Values", scope.game.pool.cards[card.card].values)


def is_on_stage(scope: e.Scope, card: k.CardObject) -> bool:
    """Whether a card, present or last known, is on the stage."""
    return scope.game.map.kind_of[card.zone] is STAGE


@dataclass(eq=False)
class AttributesTest(e.TestPlan):
    """3.3.1.1: how many attributes a card has."""

    count: e.AmountPlan
    relation: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return e.compares(self.relation, values_in(scope, id).attributes.bit_count(), self.count.value(scope))


class StrikerTest(e.TestPlan):
    """2.2.3.1: a striker on the stage."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.host == 0 and is_on_stage(scope, card)


class EquipTest(e.TestPlan):
    """2.9.2: a spell that a striker wears."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        if card is None or not card.host or not is_on_stage(scope, card):
            return False
        values = printed_in(scope, id)
        return values is not None and not values.is_option


class AceTest(e.TestPlan):
    """2.2.4.3: wears an option."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        if card is None:
            return False
        for worn in card.under:
            values = printed_in(scope, worn)
            if values is not None and values.is_option:
                return True
        return False


class AttackingTest(e.TestPlan):
    """5.4.7.4: takes part in an attack of the chain."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return is_attacking(scope.game, id)


@dataclass(eq=False)
class WordsTest(e.TestPlan):
    """3.2.1, 3.10-3.12: a word is among those of a card, or is part of its name."""

    attribute: str
    word: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return self.word in getattr(values_in(scope, id), self.attribute)


@dataclass(eq=False)
class AttributeTest(e.TestPlan):
    """3.3: has an attribute; 0: has none (3.3.7)."""

    bit: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        attributes = values_in(scope, id).attributes
        return bool(attributes & self.bit) if self.bit else attributes == 0


@dataclass(eq=False)
class NameTest(e.TestPlan):
    """3.2.1: goes by a name; `half` is "striker" or "spell" where the text names one half."""

    name: str
    half: str = ""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        values = values_in(scope, id)
        if self.half == "striker":
            return values.striker_name == self.name
        if self.half == "spell":
            return values.spell_name == self.name
        return values.goes_by(self.name)


@dataclass(eq=False)
class KeywordTest(e.TestPlan):
    """10.1: has a keyword ability."""

    keyword: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        for ability in values_in(scope, id).abilities:
            if isinstance(ability, StrikeAbility) and ability.keyword == self.keyword:
                return True
        return False


class PrintedTest(e.PrintedTest):
    """8.1.12: a printed number stands in a relation to an amount."""

    def printed(self, scope: e.Scope, id: k.ObjectId) -> Values | None:
        return printed_in(scope, id)
