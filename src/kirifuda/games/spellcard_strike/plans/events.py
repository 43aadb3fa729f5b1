"""What happens to strikers, cards and players, as texts watch for it, replace it or forbid it."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.plans.causes import CausePlan, is_effect, kind_of_source
from kirifuda.games.spellcard_strike.plans.chain import SortPlan
from kirifuda.games.spellcard_strike.plans.regions import RegionPlan
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import Declare
from kirifuda.games.spellcard_strike.rules.r02_06_damage import Damage, Destroy
from kirifuda.games.spellcard_strike.rules.r04_01_stage import Relocate
from kirifuda.games.spellcard_strike.rules.r04_02_zones import Draw
from kirifuda.games.spellcard_strike.stage import column_of, row_of
from kirifuda.games.spellcard_strike.zones import STAGE


def follow(happening: k.Happening, id: k.ObjectId) -> k.ObjectId:
    """What a card has become, if the text speaks of what it was."""
    return happening.now if id == happening.was and happening.now != id else 0


def with_worn(scope: e.Scope, slots: dict[str, k.Value] | None, bearer: k.ObjectId) -> dict[str, k.Value] | None:
    """2.9.6, A100: a worn card that went with its bearer is followed to where it was put."""
    known = scope.game.state.last_known.get(scope.source)
    now = scope.game.state.became.get(scope.source, 0)
    if slots is not None and now and known is not None and known.object.host == bearer:
        slots[e.FOLLOW] = (*e.ids_in(slots, e.FOLLOW), now)
    return slots


@dataclass(eq=False)
class ObjectEvent(e.TextEvent):
    """Something happens to a card: it is summoned, retires, becomes acted …"""

    subject: e.ThingPlan
    cause: CausePlan | None = None

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return self.checked(scope, event, event.object_id(), 0)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        id = happening.was or happening.event.object_id()
        if not self.subject.matches(scope, id) and happening.now:
            id = happening.now
        return with_worn(scope, self.checked(scope, happening.event, id, follow(happening, id)), id)

    def checked(self, scope: e.Scope, event: k.Event, id: k.ObjectId, becomes: k.ObjectId) -> dict[str, k.Value] | None:
        """The bindings, if it is such an event."""
        if not self.subject.matches(scope, id) or (self.cause is not None and not self.cause.fits(scope, event)):
            return None
        return self.bound(id, 0, becomes)


@dataclass(eq=False)
class DefeatEvent(e.TextEvent):
    """2.6.4: somebody is destroyed, perhaps by somebody."""

    kinds: tuple[str, ...] = field(default=("destroy",), init=False)
    victim: e.ThingPlan
    doer: e.ThingPlan | None
    cause: CausePlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return self.checked(scope, event, event.object_id(), 0)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        id = happening.event.object_id()
        return with_worn(scope, self.checked(scope, happening.event, id, follow(happening, id)), id)

    def checked(self, scope: e.Scope, event: k.Event, id: k.ObjectId, becomes: k.ObjectId) -> dict[str, k.Value] | None:
        """The bindings, if it is such an event."""
        if not isinstance(event, Destroy) or not self.victim.matches(scope, id) or not self.cause.fits(scope, event):
            return None
        if self.doer is None:
            return self.bound(id, 0, becomes)
        for source in event.sources:
            if is_dealer(scope, self.doer, source):
                return self.bound(source, id, becomes)
        return None

    def subjects_of(self, game: k.Game, happening: k.Happening) -> tuple[k.ObjectId, ...]:
        return dealt_between(happening.event)


def dealt_between(event: k.Event) -> tuple[k.ObjectId, ...]:
    """2.6.2: whom damage or a destruction is about: whoever undergoes it, and those it comes from."""
    return (event.object_id(), *event.sources) if isinstance(event, Damage | Destroy) else ()


def is_dealer(scope: e.Scope, doer: e.ThingPlan, source: k.ObjectId) -> bool:
    """2.6.2: whether a striker that deals damage is meant, or the player who controls it."""
    card = scope.card(source)
    return doer.matches(scope, source) or (card is not None and doer.matches(scope, -1 - card.controller))


@dataclass(eq=False)
class DamageEvent(e.TextEvent):
    """2.6: damage that somebody takes or deals."""

    kinds: tuple[str, ...] = field(default=("damage",), init=False)
    taker: e.ThingPlan | None
    dealer: e.ThingPlan | None
    sort: SortPlan | None
    is_taken: bool = field(default=False, init=False)
    """It is told of whoever takes the damage."""
    dealers_slot: str = field(default="", init=False)

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Damage) or (self.taker is not None and not self.taker.matches(scope, event.object)):
            return None
        if self.sort is not None and not self.sort.fits(scope, event.cause, event.source):
            return None
        if self.dealer is None:
            return self.told(event, self.bound(event.object, 0))
        for source in event.sources:
            if is_dealer(scope, self.dealer, source):
                subject, other = (event.object, source) if self.is_taken else (source, event.object)
                return self.told(event, self.bound(subject, other))
        return None

    def told(self, event: Damage, slots: dict[str, k.Value]) -> dict[str, k.Value]:
        """The bindings, with where the damage comes from if the text speaks of that (2.6.2)."""
        return {**slots, self.dealers_slot: event.sources} if self.dealers_slot else slots

    def subjects_of(self, game: k.Game, happening: k.Happening) -> tuple[k.ObjectId, ...]:
        return dealt_between(happening.event)


@dataclass(eq=False)
class DeclareEvent(e.TextEvent):
    """2.5.1: a striker or a player declares something."""

    kinds: tuple[str, ...] = field(default=("declare",), init=False)
    subject: e.ThingPlan
    sort: SortPlan
    is_additional: bool = field(default=False, init=False)
    """5.4.6.3: only as an additional action."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Declare) or (self.is_additional and not event.is_additional):
            return None
        if not self.sort.fits(scope, event.declared, event.card or event.strikers[0]):
            return None
        for striker in (*event.strikers, -1 - event.player):
            if self.subject.matches(scope, striker):
                return self.bound(striker, 0)
        return None

    def subjects_of(self, game: k.Game, happening: k.Happening) -> tuple[k.ObjectId, ...]:
        return happening.event.strikers if isinstance(happening.event, Declare) else ()


@dataclass(eq=False)
class TargetEvent(e.TextEvent):
    """2.5.4.1: somebody is chosen as the target of a declaration."""

    kinds: tuple[str, ...] = field(default=("declare",), init=False)
    subject: e.ThingPlan
    sort: SortPlan
    whose: e.ThingPlan
    by: e.ThingPlan | None = field(default=None, init=False)
    """The strikers of whom one must have made it; None for anybody."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Declare) or not self.whose.matches(scope, -1 - event.player):
            return None
        if not self.sort.fits(scope, event.declared, event.card or event.strikers[0]):
            return None
        maker = event.strikers[0]
        if self.by is not None:
            found = [striker for striker in event.strikers if self.by.matches(scope, striker)]
            if not found:
                return None
            maker = found[0]
        for target in event.targets:
            if self.subject.matches(scope, target):
                return self.bound(target, maker)
        return None

    def subjects_of(self, game: k.Game, happening: k.Happening) -> tuple[k.ObjectId, ...]:
        return happening.event.targets if isinstance(happening.event, Declare) else ()


@dataclass(eq=False)
class MoveEvent(e.TextEvent):
    """5.4.6, 8.1.10: a striker goes to another area: into a region, forwards (1), backwards (-1), or anyhow (0)."""

    kinds: tuple[str, ...] = field(default=("relocate",), init=False)
    subject: e.ThingPlan
    region: RegionPlan | None = None
    way: int = 0
    is_free: bool = field(default=False, init=False)
    """5.4.6: only by the free action."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        card = scope.card(event.object_id())
        return None if card is None else self.checked(scope, event, card.place)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return self.checked(scope, happening.event, happening.value)

    def checked(self, scope: e.Scope, event: k.Event, origin: int) -> dict[str, k.Value] | None:
        """The bindings, if it is such a move from an area."""
        if not isinstance(event, Relocate) or not self.is_mover(scope, event):
            return None
        if self.is_free and event.cause != "move":
            return None
        if self.region is not None and not self.region.has(scope, event.area):
            return None
        if self.way and not self.goes(scope, event, origin):
            return None
        return self.bound(event.object, 0)

    def is_mover(self, scope: e.Scope, event: Relocate) -> bool:
        """Whether the striker is meant, or the player who moves it (5.4.6)."""
        if self.subject.matches(scope, event.object):
            return True
        card = scope.card(event.object)
        return event.cause == "move" and card is not None and self.subject.matches(scope, -1 - card.controller)

    def goes(self, scope: e.Scope, event: Relocate, origin: int) -> bool:
        """Whether it goes the right way: straight on, in the eyes of its controller."""
        card = scope.card(event.object)
        if card is None or origin < 0:
            return False
        side = card.controller
        rows = row_of(event.area, side) - row_of(origin, side)
        return rows * self.way > 0 and column_of(event.area, side) == column_of(origin, side)


class SummonedCard:
    """2.8.1: a card on its way to the stage, or a striker that has come."""

    __slots__ = ("striker", "tests", "whose")

    def __init__(self) -> None:
        self.tests: tuple[e.TestPlan, ...] = ()
        self.whose: e.PlayerPlan | None = None
        """Whose striker it becomes; None for anybody's."""
        self.striker: e.ThingPlan | None = None
        """The striker itself, where the text points at it; only once it has come."""

    def fits(self, scope: e.Scope, player: k.PlayerId, id: k.ObjectId) -> bool:
        """Whether a card that a player summons is meant."""
        if self.striker is not None:
            return self.striker.matches(scope, id)
        if self.whose is not None and not self.whose.matches(scope, player):
            return False
        for test in self.tests:
            if not test.passes(scope, id):
                return False
        return True


@dataclass(eq=False)
class SummonEvent(e.TextEvent):
    """2.8.1: a card is summoned, perhaps by certain players."""

    kinds: tuple[str, ...] = field(default=("summon",), init=False)
    card: SummonedCard
    doer: e.ThingPlan | None

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return self.checked(scope, event, event.object_id())

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return self.checked(scope, happening.event, happening.now)

    def checked(self, scope: e.Scope, event: k.Event, id: k.ObjectId) -> dict[str, k.Value] | None:
        """The bindings, if it is such an event."""
        if self.doer is not None and not self.doer.matches(scope, -1 - event.by):
            return None
        return self.bound(id, 0) if self.card.fits(scope, event.by, id) else None

    def subjects_of(self, game: k.Game, happening: k.Happening) -> tuple[k.ObjectId, ...]:
        return (happening.now,)


@dataclass(eq=False)
class LeaveEvent(e.TextEvent):
    """A striker leaves the stage for another zone."""

    kinds: tuple[str, ...] = field(default=("move",), init=False)
    subject: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        card = scope.game.object(event.object_id())
        if not isinstance(event, k.Move) or card is None:
            return None
        kinds = scope.game.map.kind_of
        if kinds[card.zone] is not STAGE or kinds[event.zone] is STAGE or not self.subject.matches(scope, card.id):
            return None
        return self.bound(card.id, 0)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        left = scope.game.state.last_known.get(happening.was)
        if not isinstance(event, k.Move) or left is None or not self.subject.matches(scope, happening.was):
            return None
        kinds = scope.game.map.kind_of
        if kinds[left.object.zone] is not STAGE or kinds[event.zone] is STAGE:
            return None
        return with_worn(scope, self.bound(happening.was, 0, happening.now), happening.was)


class PlayerEvent(e.TextEvent):
    """Something a player does: a draw, a discard, a score cost, a graze."""

    def __init__(self, kind: str, who: e.ThingPlan) -> None:
        super().__init__((kind,))
        self.who = who

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return self.checked(scope, event, event.object_id())

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        """A card that has left a hand or a pile is only remembered where it lies by now."""
        return self.checked(scope, happening.event, happening.now)

    def checked(self, scope: e.Scope, event: k.Event, id: k.ObjectId) -> dict[str, k.Value] | None:
        """The bindings, if it is such an event of a card."""
        card = None if isinstance(event, Draw) else scope.card(id)
        player = event.player if isinstance(event, Draw) else -1 if card is None else card.owner
        return self.bound(-1 - player, id) if player >= 0 and self.who.matches(scope, -1 - player) else None


@dataclass(eq=False)
class AffectEvent(e.TextEvent):
    """2.4.13: anything that an effect of certain abilities does to somebody."""

    subject: e.ThingPlan
    sort: SortPlan
    whose: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        id = event.object_id()
        if isinstance(event, k.BeginLasting):
            id = event.effect.anchor
        if not id or not is_effect(event) or not self.subject.matches(scope, id):
            return None
        if (event.source and event.source == scope.source) or not self.whose.matches(scope, -1 - event.by):
            return None
        return self.bound(id, 0) if self.sort.fits(scope, kind_of_source(scope, event), event.source) else None
