"""What happens to cards and players, as texts of this game watch for it (906)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.plans.causes import CausePlan
from kirifuda.games.magical_duel.rules.r0306_stock import PutOnto
from kirifuda.games.magical_duel.rules.r0803_attack_declaration import Attack
from kirifuda.games.magical_duel.rules.r1000_actions import Corrupt, Destroy, Draw, GainAether, PlayerCounters
from kirifuda.games.magical_duel.zones import BATTLEFIELD_BITS, FIELD_BITS, REVERSED


def meant(game: k.Game, happening: k.Happening) -> k.ObjectId:
    """906.5: of a card that changed zones, the one that counts: on the field, else in public, else where it is now.
    What is negated is what was on the chase (1019.1)."""
    state = game.state
    now = happening.now
    if happening.event.kind == "negate":
        return happening.was
    if isinstance(happening.event, k.Create):
        return happening.value
    card = state.objects.get(now)
    if card is None or now == happening.was:
        return happening.was
    kinds = game.map.kind_of
    if kinds[card.zone].bit & FIELD_BITS:
        return now
    left = state.last_known.get(happening.was)
    if left is not None and kinds[left.object.zone].bit & FIELD_BITS:
        return happening.was
    if kinds[card.zone].visibility == k.PUBLIC or left is None:
        return now
    return happening.was


def follow(happening: k.Happening, id: k.ObjectId) -> k.ObjectId:
    """What the card has become, if the text speaks of what it was."""
    return happening.now if id == happening.was and happening.now != id else 0


@dataclass(eq=False)
class ObjectEvent(e.TextEvent):
    """Something happens to a card: it is destroyed, rested, exiled …; perhaps somebody does it."""

    subject: e.ThingPlan
    """The card it happens to."""
    doer: e.ThingPlan | None
    cause: CausePlan
    origin: k.Mask = field(default=0, init=False)
    """The kinds of zones it must be in before; 0 for any, or where the subject itself says it."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        card = scope.game.object(event.object_id())
        if self.origin and (card is None or not self.origin & zone_bit(scope.game, card.zone)):
            return None
        return self.checked(scope, event, event.object_id(), 0)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        if self.origin and not self.origin & zone_bit(scope.game, happening.origin):
            return None
        id = meant(scope.game, happening)
        return self.checked(scope, happening.event, id, follow(happening, id))

    def checked(self, scope: e.Scope, event: k.Event, id: k.ObjectId, becomes: k.ObjectId) -> dict[str, k.Value] | None:
        """The bindings, if it is such an event."""
        if not self.subject.matches(scope, id) or not self.cause.fits(scope, event):
            return None
        if self.doer is None:
            return self.bound(id, 0, becomes)
        doer = doer_of(scope.game, event, self.doer, scope)
        return None if doer == 0 else self.bound(doer, id, becomes)

    def subject_of(self, game: k.Game, happening: k.Happening) -> k.ObjectId:
        return meant(game, happening) if self.doer is None else card_behind(game, happening.event)


def card_behind(game: k.Game, event: k.Event) -> k.ObjectId:
    """The card through which something is done."""
    if isinstance(event, Destroy) and event.cause == "battle":
        return game.number("attacker")
    return event.attacker if isinstance(event, Corrupt) and event.attacker else event.source


def doer_of(game: k.Game, event: k.Event, doer: e.ThingPlan, scope: e.Scope) -> k.ObjectId:
    """Who did it: the player, or the card through which it was done; 0 if that is not whom the text means."""
    player = -1 - event.by if event.by >= 0 else 0
    if player and doer.matches(scope, player):
        return player
    card = card_behind(game, event)
    if isinstance(event, Destroy) and event.cause == "battle":
        player = -1 - game.object_or_last(card).controller  # 803.3a: it is the player who attacks with it
        if doer.matches(scope, player):
            return player
    return card if card > 0 and doer.matches(scope, card) else 0


@dataclass(eq=False)
class MoveEvent(e.TextEvent):
    """A card comes from some zones into some zones."""

    subject: e.ThingPlan
    origin: k.Mask
    """0: from anywhere."""
    to: k.Mask
    """0: to anywhere else."""
    origin_whose: e.PlayerPlan | None = field(default=None, init=False)
    to_whose: e.PlayerPlan | None = field(default=None, init=False)
    doer: e.ThingPlan | None = field(default=None, init=False)
    test: e.TestPlan | None = field(default=None, init=False)
    """What is asked of the card itself besides."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        game = scope.game
        card = game.object(event.object_id())
        if card is None or not self.subject.matches(scope, card.id) or not self.passes(scope, card.id):
            return None
        after = zone_bit(game, event.zone) if isinstance(event, k.Move) else 0
        if not self.crosses(zone_bit(game, card.zone), after) or not self.comes_and_goes(scope, card.zone, event):
            return None
        return self.bound(card.id, 0) if self.doer is None else self.done(scope, event, card.id, 0)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        game = scope.game
        event = happening.event
        id = meant(game, happening)
        if not self.subject.matches(scope, id) or not self.passes(scope, id):
            return None
        before = zone_bit(game, happening.origin)
        now = game.object(happening.value if isinstance(event, k.Create) else happening.now)
        after = 0 if now is None else zone_bit(game, now.zone)
        if happening.was and happening.was == happening.now:
            return None
        if not self.crosses(before, after) or not self.comes_and_goes(scope, happening.origin, event):
            return None
        becomes = follow(happening, id)
        return self.bound(id, 0, becomes) if self.doer is None else self.done(scope, event, id, becomes)

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        """Whether the card is so as the text asks."""
        return self.test is None or self.test.passes(scope, id)

    def done(self, scope: e.Scope, event: k.Event, id: k.ObjectId, becomes: k.ObjectId) -> dict[str, k.Value] | None:
        """The bindings where somebody does it."""
        assert self.doer is not None
        doer = doer_of(scope.game, event, self.doer, scope)
        return None if doer == 0 else self.bound(doer, id, becomes)

    def crosses(self, before: k.Mask, after: k.Mask) -> bool:
        """Whether a move from one kind of zone to another is meant."""
        if before & BATTLEFIELD_BITS and after & BATTLEFIELD_BITS:
            return False
        return (not self.origin or bool(self.origin & before)) and (not self.to or bool(self.to & after))

    def comes_and_goes(self, scope: e.Scope, origin: k.ZoneId, event: k.Event) -> bool:
        """Whether it goes from and to the zone of the right player."""
        player_of = scope.game.map.player_of
        if self.origin_whose is not None and not (origin >= 0 and self.origin_whose.matches(scope, player_of[origin])):
            return False
        if self.to_whose is None or not isinstance(event, k.Move):
            return True
        return self.to_whose.matches(scope, player_of[event.zone])

    def subject_of(self, game: k.Game, happening: k.Happening) -> k.ObjectId:
        return meant(game, happening) if self.doer is None else card_behind(game, happening.event)


def zone_bit(game: k.Game, zone: k.ZoneId) -> k.Mask:
    """The kind of a zone; 0 for none."""
    return game.map.kind_of[zone].bit if zone >= 0 else 0


@dataclass(eq=False)
class LevelUpEvent(e.TextEvent):
    """504.1c: a caster is laid on another in the call phase; laying by an effect is no level-up."""

    kinds: tuple[str, ...] = field(default=("move", "occur"), init=False)
    subject: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        """The card that is laid, or the one that it is laid on: the caster goes on in the other."""
        if not isinstance(event, PutOnto) or event.source:
            return None
        for one in (event.object, event.onto):
            if self.subject.matches(scope, one):
                return self.bound(event.object, 0)
        return None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        id = self.subject_of(scope.game, happening)
        return self.bound(id, 0) if id and self.subject.matches(scope, id) else None

    def subject_of(self, game: k.Game, happening: k.Happening) -> k.ObjectId:
        event = happening.event
        if not isinstance(event, k.Occur) or event.moment != "level_up":
            return 0
        (id,) = cast("tuple[k.ObjectId]", game.state.variables["levelled"])
        return id


@dataclass(eq=False)
class SwitchEvent(e.TextEvent):
    """1011.2: into reversed from anything else, or from reversed to recovered."""

    kinds: tuple[str, ...] = field(default=("reverse", "recover"), init=False)
    subject: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        card = scope.game.object(event.object_id())
        if card is None or (event.kind == "recover" and card.position != REVERSED):
            return None
        return self.bound(card.id, 0) if self.subject.matches(scope, card.id) else None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        if happening.event.kind == "recover" and happening.value != REVERSED:
            return None
        return self.bound(happening.was, 0) if self.subject.matches(scope, happening.was) else None


class FromPositionEvent(e.TextEvent):
    """303.1: into one position from another."""

    def __init__(self, kind: str, before: int, subject: e.ThingPlan) -> None:
        super().__init__((kind,))
        self.subject = subject
        self.before = before

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        card = scope.game.object(event.object_id())
        if card is None or card.position != self.before:
            return None
        return self.bound(card.id, 0) if self.subject.matches(scope, card.id) else None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        if happening.value != self.before:
            return None
        return self.bound(happening.was, 0) if self.subject.matches(scope, happening.was) else None


@dataclass(eq=False)
class FaceEvent(e.TextEvent):
    """303.2: a card is turned face up or face down."""

    kinds: tuple[str, ...] = field(default=("face",), init=False)
    subject: e.ThingPlan
    face_down: bool

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, k.TurnFace) or event.face_down != self.face_down:
            return None
        return self.bound(event.object, 0) if self.subject.matches(scope, event.object) else None


@dataclass(eq=False)
class CountersEvent(e.TextEvent):
    """1018: counters are put on a card, or removed from it."""

    kinds: tuple[str, ...] = field(default=("counters",), init=False)
    subject: e.ThingPlan
    counter: str
    sign: int

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, k.AddCounters) or event.counter != self.counter or event.number * self.sign <= 0:
            return None
        return self.bound(event.object, 0) if self.subject.matches(scope, event.object) else None


@dataclass(eq=False)
class AttackEvent(e.TextEvent):
    """803.4-5: somebody attacks somebody. The subject is the attacker, the attacked, or either."""

    kinds: tuple[str, ...] = field(default=("attack",), init=False)
    subject: e.ThingPlan
    other: e.ThingPlan
    attacking: bool
    attacked: bool

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Attack):
            return None
        pairs = [(event.attacker, event.target, self.attacking), (event.target, event.attacker, self.attacked)]
        for one, other, counts in pairs:
            if counts and self.subject.matches(scope, one) and self.other.matches(scope, other):
                return self.bound(one, other)
        return None

    def subject_of(self, game: k.Game, happening: k.Happening) -> k.ObjectId:
        event = cast("Attack", happening.event)
        return event.attacker if self.attacking else event.target


class PlayerEvent(e.TextEvent):
    """Something a player does or gets: a draw, aether, counters of one's own, a shuffle."""

    def __init__(self, kind: str, who: e.ThingPlan) -> None:
        super().__init__((kind,))
        self.who = who
        self.counter = ""
        self.sign = 0

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if isinstance(event, PlayerCounters) and (event.counter != self.counter or event.number * self.sign <= 0):
            return None
        player = -1 - player_in(event)
        if self.who.matches(scope, player):
            return self.bound(player, 0)
        maker = event.source if isinstance(event, GainAether) else 0  # 907.6: a caster makes it as well
        return self.bound(maker, 0) if maker and self.who.matches(scope, maker) else None

    def subjects_of(self, game: k.Game, happening: k.Happening) -> tuple[k.ObjectId, ...]:
        return (-1 - player_in(happening.event), happening.event.source)


def player_in(event: k.Event) -> k.PlayerId:
    """The player an event is about."""
    if isinstance(event, Draw | GainAether | PlayerCounters):
        return event.player
    return event.by


@dataclass(eq=False)
class ShowEvent(e.TextEvent):
    """1004: cards are revealed."""

    kinds: tuple[str, ...] = field(default=("show",), init=False)
    subject: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, k.Show) or event.viewers != (1 << scope.game.players) - 1:
            return None
        for id in event.objects:
            if id in scope.game.state.objects and self.subject.matches(scope, id):
                return self.bound(id, 0)
        return None

    def subjects_of(self, game: k.Game, happening: k.Happening) -> tuple[k.ObjectId, ...]:
        event = happening.event
        return event.objects if isinstance(event, k.Show) else ()


def as_player(id: k.ObjectId) -> k.PlayerId:
    """The player that a target stands for."""
    return e.player_of(id)
