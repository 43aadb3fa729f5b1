"""Events and deeds as texts speak of them: what may set them off, whom they concern, what they bind."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.effects.plans.shapes import ConditionPlan, DeedPlan, EventPlan
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.references import FOLLOW
from kirifuda.effects.scope import Scope
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.event import Event, Happening
from kirifuda.kernel.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Value


@dataclass(eq=False)
class TextEvent(EventPlan):
    """An event that binds what it speaks of, before it happens (replacement) and after (trigger)."""

    subject_slot: str = field(default="", init=False)
    """Where its subject goes; empty if nothing speaks of it later."""
    object_slot: str = field(default="", init=False)

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        """The bindings of an event about to happen; None if it is not one."""
        raise NotImplementedError

    def would(self, scope: Scope, event: Event) -> bool:
        return self.expected(scope, event) is not None

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        """As it was expected, unless what came of it is to be asked."""
        return self.expected(scope, happening.event)

    def bound(self, subject: ObjectId, object: ObjectId, follow: ObjectId = 0) -> dict[str, Value]:
        """The bindings for a subject and an object; `follow` is what the moved one became."""
        slots: dict[str, Value] = {}
        if self.subject_slot:
            slots[self.subject_slot] = (subject,)
        if self.object_slot:
            slots[self.object_slot] = (object,)
        if follow:
            slots[FOLLOW] = (follow,)
        return slots

    def subject_of(self, game: Game, happening: Happening) -> ObjectId:
        """Whom it is counted for, in histories of single cards."""
        return happening.event.object_id()

    def subjects_of(self, game: Game, happening: Happening) -> tuple[ObjectId, ...]:
        """The same, where several may take part."""
        return (self.subject_of(game, happening),)


@dataclass(eq=False)
class MomentEvent(TextEvent):
    """The start or end of a turn, phase or step; something that is done and only announced."""

    kinds: tuple[str, ...] = field(default=("occur",), init=False)
    moment: str
    who: PlayerPlan

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if not isinstance(event, Occur) or event.moment != self.moment or not self.who.matches(scope, event.player):
            return None
        return self.bound(-1 - event.player, 0)

    def subject_of(self, game: Game, happening: Happening) -> ObjectId:
        event = happening.event
        return -1 - event.player if isinstance(event, Occur) else 0


@dataclass(eq=False)
class ObjectEvent(TextEvent):
    """Something happens to a card: it is destroyed, damaged, turned, comes into play."""

    subject: ThingPlan

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        id = event.object_id()
        return self.bound(id, 0) if self.subject.matches(scope, id) else None

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        """By what it was before, or by what it has become."""
        before = happening.was or happening.event.object_id()
        if self.subject.matches(scope, before):
            moved = happening.now if happening.now != before else 0
            return self.bound(before, 0, moved)
        if happening.now and happening.now != before and self.subject.matches(scope, happening.now):
            return self.bound(happening.now, 0)
        return None


@dataclass(eq=False)
class PartEvent(TextEvent):
    """An event about something that is no object of it but has a part in it: who bears, who attacks."""

    subject: ThingPlan
    part: str
    """What the event calls it."""

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if event.kind not in self.kinds:
            return None
        id: ObjectId = getattr(event, self.part)
        return self.bound(id, 0) if self.subject.matches(scope, id) else None


class EitherOf(TextEvent):
    """Any of several events; the first that fits binds."""

    def __init__(self, parts: tuple[TextEvent, ...]) -> None:
        kinds: list[str] = []
        for part in parts:
            kinds.extend(kind for kind in part.kinds if kind not in kinds)
        super().__init__(tuple(kinds))
        self.parts = parts

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        for part in self.parts:
            if event.kind in part.kinds:
                found = part.expected(scope, event)
                if found is not None:
                    return found
        return None

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        for part in self.parts:
            if happening.event.kind in part.kinds:
                found = part.did(scope, happening)
                if found is not None:
                    return found
        return None


class OnlyIf(TextEvent):
    """An event, only while a condition is true; the condition may look at what the event binds."""

    def __init__(self, event: TextEvent, condition: ConditionPlan) -> None:
        super().__init__(event.kinds)
        self.event = event
        self.condition = condition

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        return self.checked(scope, self.event.expected(scope, event))

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.checked(scope, self.event.did(scope, happening))

    def checked(self, scope: Scope, bindings: dict[str, Value] | None) -> dict[str, Value] | None:
        """The bindings, if the condition holds with them."""
        if bindings is None:
            return None
        inner = Scope(scope.game, {**scope.slots, **bindings}, scope.source, scope.player, scope.board)
        return bindings if self.condition.holds(inner) else None

    def subject_of(self, game: Game, happening: Happening) -> ObjectId:
        return self.event.subject_of(game, happening)


@dataclass(eq=False)
class TextDeed(DeedPlan):
    """A deed with its subject and what it is done to. A deed asked about in general has no other."""

    subject: ThingPlan
    other: ThingPlan | None
    """None if the text does not restrict it."""

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        if not self.subject.matches(scope, subject):
            return False
        return self.other is None or (other != 0 and self.other.matches(scope, other))


@dataclass(eq=False)
class PlayerThing(ThingPlan):
    """Players, where a thing or a player can stand."""

    who: PlayerPlan

    def ids(self, scope: Scope) -> list[ObjectId]:
        return [-1 - player for player in self.who.players(scope)]

    def matches(self, scope: Scope, id: ObjectId) -> bool:
        return id < 0 and self.who.matches(scope, -1 - id)


def player_of(id: ObjectId) -> PlayerId:
    """The player that a number below zero stands for; -1 if it stands for an object."""
    return -1 - id if id < 0 else -1
