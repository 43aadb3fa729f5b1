"""Tests of one card that are this game's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.abilities import EffectAbility
from kirifuda.games.lyrical.rules.common import ATTACKER, GUARD, is_answering, items_of, setups_of
from kirifuda.games.lyrical.rules.n09_damage import damage_on
from kirifuda.games.lyrical.values import CHARACTER, NAMED, Values
from kirifuda.games.lyrical.zones import HAND, STACK


def values_in(scope: e.Scope, id: k.ObjectId) -> Values:
    """A card's values, as far as they are worked out."""
    return cast("Values", scope.values(id))


@dataclass(eq=False)
class KindTest(e.TestPlan):
    """A card of one of some kinds."""

    kinds: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return bool(values_in(scope, id).kind & self.kinds)


@dataclass(eq=False)
class CardNameTest(e.TestPlan):
    """A20, A64 「…」: the whole name of a card, with its title if it has one."""

    name: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        values = values_in(scope, id)
        whole = f"{values.title}“{values.name}”" if values.kind & NAMED else values.name
        return whole == self.name


@dataclass(eq=False)
class QuotedNameTest(e.TestPlan):
    """N-1.6 “…”: the name in quotation marks alone."""

    name: str
    kinds: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        values = values_in(scope, id)
        return bool(values.kind & self.kinds) and values.name == self.name


@dataclass(eq=False)
class ColourTest(e.TestPlan):
    """A34: has a colour."""

    colour: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return bool(values_in(scope, id).colours & self.colour)


class CardTest(e.TestPlan):
    """N-7.4: a card on the stack, and no effect."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and not card.made


class WoundedTest(e.TestPlan):
    """N-10.2: has received damage this turn."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return damage_on(scope.game, id) > 0


class CarryingTest(e.TestPlan):
    """N-3.1: carries an item."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return bool(items_of(scope.game, id))


class SetUpTest(e.TestPlan):
    """N-2.1: something was set up on it."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return bool(setups_of(scope.game, id))


class EffectTest(e.TestPlan):
    """N-8.1: has an effect."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return any(isinstance(ability, EffectAbility) for ability in values_in(scope, id).abilities)


@dataclass(eq=False)
class PartTest(e.TestPlan):
    """N-9.1-3: has declared the attack that is going on, guards against it, or is one of the two that battle."""

    parts: tuple[str, ...]

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        variables = scope.game.state.variables
        return any(variables[part] == id for part in self.parts)


class BattlingTest(e.TestPlan):
    """N-9.3: attacks, and somebody guards; or guards."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        variables = scope.game.state.variables
        return bool(variables[GUARD]) and id in (variables[ATTACKER], variables[GUARD])


class GuardedTest(e.TestPlan):
    """N-9.3: attacks, and somebody guards."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        variables = scope.game.state.variables
        return variables[ATTACKER] == id and bool(variables[GUARD])


@dataclass(eq=False)
class GuardingTest(e.TestPlan):
    """N-9.3: guards against one of some things."""

    what: e.ThingPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        variables = scope.game.state.variables
        attacker = variables[ATTACKER]
        return variables[GUARD] == id and isinstance(attacker, int) and self.what.matches(scope, attacker)


class UnguardedTest(e.TestPlan):
    """N-9.6: attacks, and nobody guards."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        variables = scope.game.state.variables
        return variables[ATTACKER] == id and not variables[GUARD]


class EffectSourceTest(e.TestPlan):
    """N-8.1: a character whose effect is being used, or carried out: nothing that happens by itself."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        if not values_in(scope, id).kind & CHARACTER:
            return False
        for frame in reversed(scope.game.state.frames):
            name = frame.procedure.name
            if name == "doing_by_itself":
                return False
            if name in ("resolution", "using"):
                return bool(frame.slots.get("_ability"))
        return True


@dataclass(eq=False)
class NameHasTest(e.TestPlan):
    """A20: the name, or the title before it, has these words in it."""

    part: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        values = values_in(scope, id)
        return self.part in values.name or self.part in values.title


class FromHandTest(e.TestPlan):
    """N-1.1: lies in a hand, or was set out of one and waits (N-7.4)."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and scope.game.map.kind_of[card.zone] in (HAND, STACK)


class InAnswer(e.ConditionPlan):
    """N-7.1: the moment is one for answers, not a player's own free moment."""

    def holds(self, scope: e.Scope) -> bool:
        return is_answering(scope.game, scope.player)


class AnswersOpponent(e.ConditionPlan):
    """N-7.1: something that the opponent has done can be answered: an attack, a guard, or a card or effect in use."""

    def holds(self, scope: e.Scope) -> bool:
        game = scope.game
        if not is_answering(game, scope.player):
            return False
        ids = [*game.zone(STACK, 0), game.number(ATTACKER), game.number(GUARD)]
        cards = [game.object(id) for id in ids if id]
        return any(card is not None and card.controller != scope.player for card in cards)


class AnswerTest(e.TestPlan):
    """N-7.1: a card that is used in answer, and not in a player's own free moment."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return any(frame.procedure.name == "responses" for frame in scope.game.state.frames)


class InBattle(e.ConditionPlan):
    """N-9.3: a battle has arisen and is not over."""

    def holds(self, scope: e.Scope) -> bool:
        return bool(scope.game.state.variables[GUARD])
