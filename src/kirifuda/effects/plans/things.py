"""Things: cards that a text speaks of when it runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.effects.plans.shapes import FilterPlan
from kirifuda.effects.references import ids_in, legible, present
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope


class ThingPlan:
    """One or more cards, or players where a text can mean them."""

    def ids(self, scope: Scope) -> list[ObjectId]:
        """What is spoken of, even if it is gone."""
        raise NotImplementedError

    def present(self, scope: Scope) -> list[ObjectId]:
        """What of it can be acted on now."""
        found: list[ObjectId] = []
        for id in self.ids(scope):
            now = present(scope, id) if id > 0 else id
            if now and now not in found:
                found.append(now)
        return found

    def matches(self, scope: Scope, id: ObjectId) -> bool:
        """Whether something that happens is about one of them."""
        return id in self.ids(scope)


class ThisThing(ThingPlan):
    """The card that carries the text."""

    def ids(self, scope: Scope) -> list[ObjectId]:
        return [scope.source]

    def matches(self, scope: Scope, id: ObjectId) -> bool:
        return id == scope.source


class HostOfThis(ThingPlan):
    """What this card is laid on, or last was; nothing if it lies by itself."""

    def ids(self, scope: Scope) -> list[ObjectId]:
        card = scope.card(scope.source)
        return [card.host] if card is not None and card.host else []


@dataclass(eq=False)
class SlotThing(ThingPlan):
    """What slots hold."""

    slots: tuple[str, ...]

    def ids(self, scope: Scope) -> list[ObjectId]:
        found: list[ObjectId] = []
        for slot in self.slots:
            found.extend(ids_in(scope.slots, slot))
        return found


@dataclass(eq=False)
class RestThing(ThingPlan):
    """What one slot holds without what others do: the others, the remainder."""

    of: tuple[str, ...]
    without: tuple[str, ...]

    def ids(self, scope: Scope) -> list[ObjectId]:
        gone: list[ObjectId] = []
        for slot in self.without:
            gone.extend(ids_in(scope.slots, slot))
        found: list[ObjectId] = []
        for slot in self.of:
            found.extend(id for id in ids_in(scope.slots, slot) if id not in gone)
        return found


@dataclass(eq=False)
class LeftThing(ThingPlan):
    """The cards of a slot that have not been moved since they were looked at."""

    slot: str

    def ids(self, scope: Scope) -> list[ObjectId]:
        return [id for id in ids_in(scope.slots, self.slot) if id in scope.game.state.objects]


@dataclass(eq=False)
class AllThing(ThingPlan):
    """Every card of a set."""

    of: FilterPlan

    def ids(self, scope: Scope) -> list[ObjectId]:
        return self.of.ids(scope)

    def matches(self, scope: Scope, id: ObjectId) -> bool:
        return self.of.accepts(scope, id)


@dataclass(eq=False)
class BothThing(ThingPlan):
    """Several things together."""

    parts: tuple[ThingPlan, ...]

    def ids(self, scope: Scope) -> list[ObjectId]:
        return [id for part in self.parts for id in part.ids(scope)]

    def matches(self, scope: Scope, id: ObjectId) -> bool:
        for part in self.parts:
            if part.matches(scope, id):
                return True
        return False


class AnyThing(ThingPlan):
    """No restriction; only for matching."""

    def ids(self, scope: Scope) -> list[ObjectId]:
        return []

    def matches(self, scope: Scope, id: ObjectId) -> bool:
        return True


def readable(scope: Scope, things: ThingPlan) -> list[ObjectId]:
    """The ids whose values answer for the things."""
    found: list[ObjectId] = []
    for id in things.ids(scope):
        known = legible(scope, id) if id > 0 else 0
        if known:
            found.append(known)
    return found
