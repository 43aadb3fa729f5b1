"""The outline of abilities that the games' own have in common: what has a keyword, what watches, what stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan, DeedPlan, EventPlan
from kirifuda.effects.scope import Scope
from kirifuda.kernel.ability import Ability, Holder

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.state import Value


@dataclass(eq=False)
class TextAbility(Ability):
    """Any ability of a text; `keyword` is what texts call it by."""

    keyword: str = field(default="", init=False)
    number: int = field(default=0, init=False)
    """The number behind a keyword."""
    argument: str = field(default="", init=False)
    """The word behind a keyword."""
    name: str = field(default="", init=False)
    """What its text calls it besides."""
    line: int = field(default=0, init=False)
    """The line of the card text it stands on."""
    comings: tuple[tuple[str, ConditionPlan], ...] = field(default=(), init=False)
    """What has to come true, each with the moment that announces it; filed in the index under "becomes"."""
    is_rule: bool = field(default=False, init=False)
    """It is no ability of a text but a rule that comes with the card's kind: nothing takes it away."""


class WatchingAbility(TextAbility):
    """Something that triggers when an event has happened and conditions hold."""

    def __init__(self, key: str, event: EventPlan) -> None:
        super().__init__(key)
        self.event = event
        self.watches = event.kinds
        self.conditions: tuple[ConditionPlan, ...] = ()
        """What else must be true when it happens."""

    def triggers(self, game: Game, holder: Holder, happening: Happening) -> dict[str, Value] | None:
        scope = holder_scope(game, holder)
        found = self.event.did(scope, happening)
        if found is None:
            return None
        bindings = {**scope.slots, **found}
        if not all_hold(self.conditions, Scope(game, bindings, holder.source, holder.controller)):
            return None
        return bindings


@dataclass(eq=False)
class StandingAbility(TextAbility):
    """Something that holds as long as conditions do: changes, and what cannot be done."""

    conditions: tuple[ConditionPlan, ...] = field(default=(), init=False)
    """It holds only while these are true."""
    forbidden: tuple[DeedPlan, ...] = field(default=(), init=False)
    """Found in the index under "forbid:" + deed."""
    forbidden_events: tuple[EventPlan, ...] = field(default=(), init=False)
    hand_limit: AmountPlan | None = field(default=None, init=False)
    """What is added to its controller's hand limit. Found under "hand_limit"."""

    def file(self) -> None:
        """Fill in what the index looks for, once all plans are in place."""
        self.forbids = tuple(kind for plan in self.forbidden_events for kind in plan.kinds)
        self.buckets = (
            *self.buckets,
            *("forbid:" + plan.deed for plan in self.forbidden),
            *(("hand_limit",) if self.hand_limit is not None else ()),
        )

    def deeds(self, bucket: str, scope: Scope) -> tuple[DeedPlan, ...]:
        """The deeds it speaks of in a bucket; a game with other buckets than "forbid:" adds them."""
        return self.forbidden if bucket.startswith("forbid:") else ()

    def is_in_force(self, scope: Scope) -> bool:
        """Whether all its conditions hold."""
        return all_hold(self.conditions, scope)

    def is_forbidding(self, game: Game, holder: Holder, event: Event) -> bool:
        scope = holder_scope(game, holder)
        for plan in self.forbidden_events:
            if event.kind in plan.kinds and plan.would(scope, event):
                return self.is_in_force(scope)
        return False


Standing = TypeVar("Standing", bound=StandingAbility)


def all_hold(conditions: tuple[ConditionPlan, ...], scope: Scope) -> bool:
    """Whether every condition holds."""
    for condition in conditions:
        if not condition.holds(scope):
            return False
    return True


def holder_scope(game: Game, holder: Holder) -> Scope:
    """The scope of an ability at work: its source, its controller, and what its lasting effect has bound."""
    slots: dict[str, Value] = {}
    if holder.effect:
        for effect in game.state.lasting:
            if effect.id == holder.effect:
                slots = effect.bound
    return Scope(game, slots, holder.source, holder.controller)


def in_force(game: Game, bucket: str, kind: type[Standing]) -> list[tuple[Standing, Scope]]:
    """The abilities of a bucket whose conditions hold now, each with its scope; all of it are of one kind."""
    found: list[tuple[Standing, Scope]] = []
    for holder in game.index().buckets.get(bucket, ()):
        ability = holder.ability
        assert isinstance(ability, kind)
        scope = holder_scope(game, holder)
        if ability.is_in_force(scope):
            found.append((ability, scope))
    return found


def concerns(game: Game, bucket: str, subject: ObjectId, other: ObjectId) -> bool:
    """Whether something that stands ("forbid:attack", …) is about this subject and other."""
    holders = game.index().buckets.get(bucket)
    if holders is None:
        return False
    for holder in holders:
        if holder_concerns(game, holder, bucket, subject, other):
            return True
    return False


def holder_concerns(game: Game, holder: Holder, bucket: str, subject: ObjectId, other: ObjectId) -> bool:
    """Whether this one is about them."""
    ability = holder.ability
    assert isinstance(ability, StandingAbility)
    scope = holder_scope(game, holder)
    for plan in ability.deeds(bucket, scope):
        if bucket.endswith(":" + plan.deed) and ability.is_in_force(scope) and plan.concerns(scope, subject, other):
            return True
    return False


def added_to_hand_limit(game: Game, player: int) -> int:
    """What standing abilities add to a player's hand limit."""
    total = 0
    for holder in game.index().buckets.get("hand_limit", ()):
        ability = holder.ability
        if holder.controller == player and isinstance(ability, StandingAbility) and ability.hand_limit is not None:
            scope = holder_scope(game, holder)
            if ability.is_in_force(scope):
                total += ability.hand_limit.value(scope)
    return total


def keywords(abilities: tuple[Ability, ...], keyword: str) -> list[TextAbility]:
    """The abilities that are this keyword."""
    return [ability for ability in abilities if isinstance(ability, TextAbility) and ability.keyword == keyword]


def has_keyword(abilities: tuple[Ability, ...], keyword: str) -> bool:
    """Whether one of the abilities is this keyword."""
    for ability in abilities:
        if isinstance(ability, TextAbility) and ability.keyword == keyword:
            return True
    return False
