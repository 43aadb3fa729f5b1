"""More of what happens to cards and players, as texts watch for it: battles, defeats, moves, what players do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.abilities import QUICK, kinds_of
from kirifuda.games.pso2.rules.common import is_quick_active, values_or_last
from kirifuda.games.pso2.rules.r103_2_actions import doer
from kirifuda.games.pso2.rules.r204_actives import Attach, Equip
from kirifuda.games.pso2.rules.r205_items import UseArmour
from kirifuda.games.pso2.rules.r400_zones import Discard
from kirifuda.games.pso2.rules.r403_field import Destroy
from kirifuda.games.pso2.rules.r406_processing_area import Invoke, Play, plan_of_item
from kirifuda.games.pso2.rules.r506_battle_phase import Engage, is_attacking
from kirifuda.games.pso2.values import ACTIVE
from kirifuda.games.pso2.zones import FIELD

if TYPE_CHECKING:
    from kirifuda.games.pso2.plans.events import CausePlan


NUMBER: Final = "event:number"
"""Slot: how much damage it is."""
DEALER: Final = "event:dealer"
"""Slot: whose damage it is (103.2.2)."""


class AfterEvent(e.TextEvent):
    """Something that is only watched for: it is known once it has happened."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return None


@dataclass(eq=False)
class MoveEvent(AfterEvent):
    """300.2.1-2 領域移動誘発: a card goes from a zone to another; the subject is looked for where it was, then where
    it is."""

    kinds: tuple[str, ...] = field(default=("move", "enter", "equip", "attach"), init=False)
    subject: e.ThingPlan
    origin: k.Mask
    """Kinds of zones; 0 for any."""
    to: k.Mask
    origin_of: e.PlayerPlan | None = field(default=None, init=False)
    to_of: e.PlayerPlan | None = field(default=None, init=False)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        if (
            not isinstance(event, k.Move)
            or happening.origin < 0
            or not self.is_way(scope, happening.origin, event.zone)
        ):
            return None
        before = happening.was or event.object
        if self.subject.matches(scope, before):
            return self.bound(before, 0, happening.now if happening.now != before else 0)
        if happening.now and happening.now != before and self.subject.matches(scope, happening.now):
            return self.bound(happening.now, 0)
        return None

    def is_way(self, scope: e.Scope, origin: int, to: int) -> bool:
        """Whether it leads from the one place to the other."""
        zones = scope.game.map
        if origin == to or (self.origin and not zones.kind_of[origin].bit & self.origin):
            return False
        if self.to and not zones.kind_of[to].bit & self.to:
            return False
        if not self.to and self.origin and zones.kind_of[to].bit & self.origin:
            return False
        if self.origin_of is not None and not self.origin_of.matches(scope, zones.player_of[origin]):
            return False
        return self.to_of is None or self.to_of.matches(scope, zones.player_of[to])


class LeaveEvent(e.TextEvent):
    """300.2.1, 103.4.3: a card on the field is about to go somewhere, or anywhere, so that something else can happen
    instead."""

    def __init__(self, subject: e.ThingPlan, kinds: tuple[str, ...]) -> None:
        super().__init__(kinds)
        self.subject = subject
        self.to_of: e.PlayerPlan | None = None
        """Whose zone, where the text says so."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        id = event.object_id()
        card = scope.game.object(id)
        if card is None or event.kind not in self.kinds or scope.game.map.kind_of[card.zone] is not FIELD:
            return None
        if not self.subject.matches(scope, id):
            return None
        return self.bound(id, 0) if self.to_of is None or self.to_of.matches(scope, card.owner) else None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return None


@dataclass(eq=False)
class DefeatEvent(e.TextEvent):
    """301.4-5, G.13: somebody destroys a card: by damage, or by what its text does; perhaps in battle, by attacking."""

    kinds: tuple[str, ...] = field(default=("destroy",), init=False)
    by: e.ThingPlan
    victim: e.ThingPlan
    in_battle: bool
    by_attack: bool

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Destroy) or (self.in_battle and not event.in_battle):
            return None
        if not self.victim.matches(scope, event.object):
            return None
        dealers = event.dealers or (doer(scope.game, event),)
        for dealer in dealers:
            is_right = dealer and (not self.by_attack or is_attacking(scope.game, dealer))
            if is_right and self.by.matches(scope, dealer):
                return self.bound(dealer, event.object)
        return None


@dataclass(eq=False)
class DestroyEvent(e.TextEvent):
    """301.4-5: a card is destroyed in battle, or by an ability, perhaps of somebody's."""

    kinds: tuple[str, ...] = field(default=("destroy",), init=False)
    victim: e.ThingPlan
    whose: e.PlayerPlan | None
    in_battle: bool
    by_active: bool = field(default=False, init=False)
    """204.2: by the ability of an active."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Destroy) or not self.victim.matches(scope, event.object):
            return None
        if self.in_battle:
            return self.bound(event.object, 0) if event.in_battle else None
        if event.in_battle or not event.source or self.whose is None:
            return None
        if self.by_active and not is_active_ability(scope.game, event.source):
            return None
        return self.bound(event.object, 0) if self.whose.matches(scope, event.by) else None


def is_active_ability(game: k.Game, source: k.ObjectId) -> bool:
    """204.2: whether what does something is an active."""
    return is_known(game, source) and bool(values_or_last(game, source).kind & ACTIVE)


def is_known(game: k.Game, id: k.ObjectId) -> bool:
    """Whether it is there, or was."""
    return id in game.state.objects or id in game.state.last_known


@dataclass(eq=False)
class LaidEvent(AfterEvent):
    """204.2.2, 205.4: a card is laid on another, which bears it from then on."""

    kinds: tuple[str, ...] = field(default=("equip", "attach"), init=False)
    host: e.ThingPlan | None
    laid: e.ThingPlan

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        if not isinstance(event, Equip | Attach) or not self.laid.matches(scope, happening.now):
            return None
        if self.host is None:
            return self.bound(happening.now, 0)
        return self.bound(event.host, happening.now) if self.host.matches(scope, event.host) else None


@dataclass(eq=False)
class EngageEvent(AfterEvent):
    """506.5.1: somebody is engaged, on either side, perhaps with somebody."""

    kinds: tuple[str, ...] = field(default=("engage",), init=False)
    one: e.ThingPlan
    other: e.ThingPlan | None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        if not isinstance(event, Engage):
            return None
        for target in event.targets:
            for one, other in ((event.object, target), (target, event.object)):
                if self.one.matches(scope, one) and (self.other is None or self.other.matches(scope, other)):
                    return self.bound(one, other if self.other is not None else 0)
        return None


@dataclass(eq=False)
class ChosenEvent(AfterEvent):
    """406.2.2-3, A123: somebody was made a target of what has gone into the processing area."""

    kinds: tuple[str, ...] = field(default=("invoke", "play"), init=False)
    victim: e.ThingPlan
    whose: e.PlayerPlan | None = field(default=None, init=False)
    tests: tuple[e.TestPlan, ...] | None = field(default=None, init=False)
    """What the card must be whose ability it is."""

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        waiting = scope.game.object(event.object_id())
        if not isinstance(event, Invoke | Play) or waiting is None or waiting.item is None:
            return None
        if self.whose is not None and not self.whose.matches(scope, event.player):
            return None
        if self.tests and not all(test.passes(scope, event.card) for test in self.tests):
            return None
        plan = plan_of_item(scope.game, waiting)
        slots = dict(waiting.item.bound)
        for target in plan.targets if plan is not None else ():
            for id in e.ids_in(slots, target.slot):
                if self.victim.matches(scope, id):
                    return self.bound(id, waiting.id)
        return None


@dataclass(eq=False)
class InvokeEvent(AfterEvent):
    """301.6, G.33: an ability of a card has gone into the processing area."""

    kinds: tuple[str, ...] = field(default=("invoke",), init=False)
    subject: e.ThingPlan

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        if not isinstance(event, Invoke) or not self.subject.matches(scope, event.card):
            return None
        return self.bound(event.card, event.object_id())


class InvokeKindEvent(AfterEvent):
    """103.3.2, 103.7.1.1.1: a player or a card has invoked an ability of a kind; a quick ability may be an active."""

    def __init__(self, who: e.ThingPlan, name: str) -> None:
        super().__init__(("invoke", "play") if name == QUICK else ("invoke",))
        self.who = who
        self.name = name

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        if not isinstance(event, Invoke | Play):
            return None
        if isinstance(event, Invoke) and self.who.matches(scope, event.card):
            return (
                self.bound(event.card, event.object_id())
                if self.name in kinds_of(scope.game.pool.abilities[event.ability])
                else None
            )
        if not self.who.matches(scope, -1 - event.player):
            return None
        if isinstance(event, Play):
            return self.bound(-1 - event.player, event.object_id()) if is_quick_active(scope.game, event.card) else None
        is_right = self.name in kinds_of(scope.game.pool.abilities[event.ability])
        return self.bound(-1 - event.player, event.object_id()) if is_right else None


@dataclass(eq=False)
class KeywordEvent(AfterEvent):
    """301.6, 302.1: a keyword ability of a card has been invoked."""

    kinds: tuple[str, ...] = field(default=("invoke",), init=False)
    subject: e.ThingPlan
    keyword: str

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        if not isinstance(event, Invoke) or not self.subject.matches(scope, event.card):
            return None
        ability = scope.game.pool.abilities[event.ability]
        is_such = isinstance(ability, e.TextAbility) and ability.keyword == self.keyword
        return self.bound(event.card, event.object_id()) if is_such else None


@dataclass(eq=False)
class UseEvent(AfterEvent):
    """205.5.1-2: whoever bears a weapon or armour has used it."""

    kinds: tuple[str, ...] = field(default=("use_weapon", "use_armour"), init=False)
    bearer: e.ThingPlan
    what: e.ThingPlan

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        id = happening.event.object_id()
        host = scope.game.object_or_last(id).host
        if not host or not self.bearer.matches(scope, host) or not self.what.matches(scope, id):
            return None
        return self.bound(host, id)


@dataclass(eq=False)
class LowerEvent(AfterEvent):
    """205.5.2, 103.2.1.2: armour has lowered damage, perhaps of a battle."""

    kinds: tuple[str, ...] = field(default=("use_armour",), init=False)
    subject: e.ThingPlan
    in_battle: bool
    to_nothing: bool = field(default=False, init=False)
    """Nothing of it is left."""

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        if not isinstance(event, UseArmour) or event.less <= 0 or (self.in_battle and not event.in_battle):
            return None
        if self.to_nothing and event.left > 0:
            return None
        if not self.subject.matches(scope, event.object):
            return None
        found = self.bound(event.object, 0)
        found[DEALER] = (event.dealer,)
        found[NUMBER] = event.less
        return found


@dataclass(eq=False)
class DamageFall(e.TextEvent):
    """213.2-3: a character is defeated by the damage that it has received."""

    kinds: tuple[str, ...] = field(default=("destroy",), init=False)
    victim: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Destroy) or event.cause != "damage" or not self.victim.matches(scope, event.object):
            return None
        return self.bound(event.object, 0)


@dataclass(eq=False)
class DiscardEvent(AfterEvent):
    """G.22: a player discards a card; whosever hand it was in did."""

    kinds: tuple[str, ...] = field(default=("discard",), init=False)
    who: e.ThingPlan | None
    what: e.ThingPlan
    cause: CausePlan | None = field(default=None, init=False)
    """103.2.2: by whose abilities."""

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        if not isinstance(event, Discard) or not happening.now or not self.what.matches(scope, happening.now):
            return None
        if self.cause is not None and not self.cause.fits(scope, event):
            return None
        if self.who is None:
            return self.bound(happening.now, 0)
        owner = scope.game.object_or_last(happening.now).owner
        return self.bound(-1 - owner, happening.now) if self.who.matches(scope, -1 - owner) else None
