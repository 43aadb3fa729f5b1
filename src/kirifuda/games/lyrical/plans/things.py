"""Things and numbers that only this game has: an item beside its bearer, the other one of a battle, damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.rules.common import ATTACKER, GUARD, printed, setups_of
from kirifuda.games.lyrical.rules.n09_damage import DAMAGE

if TYPE_CHECKING:
    from kirifuda.games.lyrical.plans.carried import Scale


@dataclass(eq=False)
class ItemThing(e.ThingPlan):
    """N-3.1: the item whose text it is. Its abilities are its bearer's, so it is found among what the bearer carries;
    N-3.2: no other one of its name is there."""

    key: str

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        bearer = scope.card(scope.source)
        under = () if bearer is None else bearer.under
        found = [self.went_along(scope, id) for id in under if self.is_it(scope, id)]
        return found or [id for id in e.ids_in(scope.slots, e.FOLLOW) if self.is_it(scope, id)]

    @staticmethod
    def went_along(scope: e.Scope, id: k.ObjectId) -> k.ObjectId:
        """A46: what a bearer carried when it left lies where it was put, unless it has moved again."""
        state = scope.game.state
        now = state.became.get(id, id)
        return now if id not in state.objects and now in state.objects else id

    def matches(self, scope: e.Scope, id: k.ObjectId) -> bool:
        """Also if it has just left its bearer."""
        card = scope.card(id)
        return card is not None and card.host == scope.source and self.is_it(scope, id)

    def is_it(self, scope: e.Scope, id: k.ObjectId) -> bool:
        """Whether a card is this very item."""
        card = scope.card(id)
        return card is not None and card.card >= 0 and printed(scope.game, card).key == self.key


@dataclass(eq=False)
class FoeThing(e.ThingPlan):
    """N-12.2 バトル相手: whom some character battles, while it does."""

    what: e.ThingPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        variables = scope.game.state.variables
        attacker, guard = variables[ATTACKER], variables[GUARD]
        if not isinstance(attacker, int) or not isinstance(guard, int) or not attacker or not guard:
            return []
        ids = self.what.ids(scope)
        if attacker in ids:
            return [guard]
        return [attacker] if guard in ids else []


@dataclass(eq=False)
class UppermostThing(e.ThingPlan):
    """N-2.1, N-2.3: of characters that were set up, the card that was laid on them last."""

    what: e.ThingPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        return [upper for id in self.what.ids(scope) for upper in setups_of(scope.game, id)[-1:]]


@dataclass(eq=False)
class Reached(e.ThingPlan):
    """A40: those of some things of which nothing says that this text does not affect them."""

    what: e.ThingPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        found = self.what.ids(scope)
        if "forbid:affect" not in scope.game.index().buckets:
            return found
        return [id for id in found if id < 0 or not e.concerns(scope.game, "forbid:affect", scope.source, id)]


@dataclass(eq=False)
class UserThing(e.ThingPlan):
    """N-8.1: the characters whose effects were used."""

    what: e.ThingPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        effects = [scope.card(id) for id in self.what.ids(scope)]
        return [card.item.source for card in effects if card is not None and card.item is not None]


@dataclass(eq=False)
class BearerThing(e.ThingPlan):
    """N-3.1: the characters on which some items are set, or were set last."""

    what: e.ThingPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        items = [scope.card(id) for id in self.what.ids(scope)]
        return [card.host for card in items if card is not None and card.host]


@dataclass(eq=False)
class FightingThing(e.ThingPlan):
    """N-9.3: those of them that are in a battle now."""

    of: e.ThingPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        return [id for id in self.of.ids(scope) if is_fighting(scope, id)]

    def matches(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return is_fighting(scope, id) and self.of.matches(scope, id)


def is_fighting(scope: e.Scope, id: k.ObjectId) -> bool:
    """N-9.3: whether it attacks and somebody guards, or guards."""
    variables = scope.game.state.variables
    return bool(variables[GUARD]) and id in (variables[ATTACKER], variables[GUARD])


@dataclass(eq=False)
class DamageAmount(e.AmountPlan):
    """N-10.2: the damage on something, all of it together."""

    what: e.ThingPlan

    def value(self, scope: e.Scope) -> int:
        found = [scope.card(id) for id in e.readable(scope, self.what)]
        return sum(card.mark(DAMAGE) for card in found if card is not None) if found else e.ABSENT


@dataclass(eq=False)
class ThingCount(e.AmountPlan):
    """How many things are spoken of, even if they are gone."""

    what: e.ThingPlan

    def value(self, scope: e.Scope) -> int:
        return len(self.what.ids(scope))


@dataclass(eq=False)
class PartnerAmount(e.AmountPlan):
    """N-9.6, A76: what the other one of two has; nothing if they are not two."""

    stat: e.StatPlan
    what: e.ThingPlan
    slot: str

    def value(self, scope: e.Scope) -> int:
        both = self.what.present(scope)
        one = e.ids_in(scope.slots, self.slot)
        if len(both) != 2 or not one:
            return e.ABSENT
        return self.stat.read(scope.values(both[1] if both[0] == one[0] else both[0]))


@dataclass(eq=False)
class ScaledAmount(e.AmountPlan):
    """A number, so many times or halved."""

    of: e.AmountPlan
    scale: Scale

    def value(self, scope: e.Scope) -> int:
        number = self.of.value(scope)
        return number if number == e.ABSENT else self.scale.of(number)
