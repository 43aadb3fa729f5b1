"""903, 1005: activations and targets, as texts watch for them or speak of them in prohibitions."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.abilities import MagicalAbility, TriggeredAbility
from kirifuda.games.magical_duel.rules.r0903_2_slots import AETHER, Activated
from kirifuda.games.magical_duel.zones import CHASE, HAND


@dataclass(eq=False)
class ActivationEvent(e.TextEvent):
    """A player activates a card, or an ability of a card."""

    kinds: tuple[str, ...] = field(default=("activate",), init=False)
    who: e.ThingPlan
    other: e.ThingPlan
    of_ability: bool
    is_activated_only: bool = field(default=False, init=False)
    """901.1: 条件能力 are meant, not triggered ones."""
    is_aether_only: bool = field(default=False, init=False)
    """907.1: aether abilities are meant."""
    name: str = field(default="", init=False)
    """901.1d: an ability of this name is meant."""
    keyword: str = field(default="", init=False)
    """1106, 1107: a triggered ability of this keyword is meant."""
    of_card: bool = field(default=False, init=False)
    """It is said of the card whose ability it is, not of the player."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Activated) or bool(event.ability) != self.of_ability:
            return None
        if self.is_activated_only and isinstance(scope.game.pool.abilities[event.ability], TriggeredAbility):
            return None
        if self.is_aether_only and event.object:  # 907.3: such an ability never lies on the chase
            return None
        if self.name and not is_named(scope.game.pool.abilities[event.ability], self.name):
            return None
        if self.keyword and not is_of_keyword(scope.game.pool.abilities[event.ability], self.keyword):
            return None
        player = -1 - event.player
        other = event.card_source if self.of_ability else event.object
        if not self.who.matches(scope, player) or not self.other.matches(scope, other):
            return None
        return self.bound(player, other)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        found = self.expected(scope, event)
        if found is not None and isinstance(event, Activated) and event.ability and not event.object:
            found[AETHER.name] = 1
        return found

    def subject_of(self, game: k.Game, happening: k.Happening) -> k.ObjectId:
        event = happening.event
        if not isinstance(event, Activated):
            return 0
        return event.card_source if self.of_card else -1 - event.player


def is_named(ability: k.Ability, name: str) -> bool:
    """901.1d: whether an ability goes by this name."""
    return isinstance(ability, MagicalAbility) and ability.name == name


def is_of_keyword(ability: k.Ability, keyword: str) -> bool:
    """1106.2, 1107.2: whether an ability is one of that keyword."""
    return isinstance(ability, TriggeredAbility) and ability.keyword == keyword


@dataclass(eq=False)
class ChaseEvent(e.TextEvent):
    """1005.1: a player activates something that goes onto the chase and is no triggered ability."""

    kinds: tuple[str, ...] = field(default=("activate",), init=False)
    who: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Activated) or not event.object:
            return None
        if event.ability and isinstance(scope.game.pool.abilities[event.ability], TriggeredAbility):
            return None
        player = -1 - event.player
        return self.bound(player, event.object) if self.who.matches(scope, player) else None


@dataclass(eq=False)
class PlayedEvent(e.TextEvent):
    """A card is activated."""

    kinds: tuple[str, ...] = field(default=("activate",), init=False)
    subject: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Activated) or event.ability or not self.subject.matches(scope, event.object):
            return None
        return self.bound(event.object, 0)


@dataclass(eq=False)
class TargetEvent(e.TextEvent):
    """Something becomes a target of what was just activated."""

    kinds: tuple[str, ...] = field(default=("activate",), init=False)
    subject: e.ThingPlan
    by: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Activated) or not self.is_by(scope, event):
            return None
        for one in targets_of(scope.game, event.object):
            if self.subject.matches(scope, one):
                return self.bound(one, event.object)
        return None

    def subjects_of(self, game: k.Game, happening: k.Happening) -> tuple[k.ObjectId, ...]:
        event = happening.event
        aiming = event.card_source if isinstance(event, Activated) else 0
        return (*targets_of(game, event.object_id()), event.object_id(), aiming)

    def is_by(self, scope: e.Scope, event: Activated) -> bool:
        """Whether what the text means aims: what lies on the chase, the card whose ability it is, or its player."""
        aiming = (event.object, event.card_source if event.ability else 0, -1 - event.player)
        for one in aiming:
            if one and self.by.matches(scope, one):
                return True
        return False


def targets_of(game: k.Game, id: k.ObjectId) -> tuple[k.ObjectId, ...]:
    """The targets of what lies on the chase."""
    from kirifuda.games.magical_duel.rules.r0903_3_resolution import plan_of_item

    item = game.object(id)
    plan = plan_of_item(game, item) if item is not None and item.item is not None else None
    if item is None or item.item is None or plan is None:
        return ()
    return tuple(one for target in plan.targets for one in e.ids_in(item.item.bound, target.slot))


@dataclass(eq=False)
class SourceThing(e.ThingPlan):
    """What a target would be chosen by: a card on the chase or about to go there, or a card whose ability does it."""

    whose: e.PlayerPlan
    cards: bool
    abilities: bool
    tests: tuple[e.TestPlan, ...]

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        return []

    def matches(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        if card is None or not self.whose.matches(scope, card.controller):
            return False
        is_spell = bool(scope.game.map.kind_of[card.zone].bit & (CHASE.bit | HAND.bit)) and (
            card.item is None or card.item.ability is None
        )
        if not (self.cards if is_spell else self.abilities):
            return False
        for test in self.tests:
            if not test.passes(scope, id):
                return False
        return True
