"""What cannot be done or undergone, beside what every game has: by whom, of whose active, so often a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.history import times_of
from kirifuda.effects.plans import DeedPlan
from kirifuda.effects.things import ThingPlan
from kirifuda.games.pso2.rules.r400_zones import Draw
from kirifuda.kernel.event import Event
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.plans import AmountPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.state import Value


from kirifuda.games.pso2.meaning.happenings import AfterEvent


class AttackedByDeed(DeedPlan):
    """506.3.1: somebody is attacked by somebody."""

    __slots__ = ("attacker", "victim")

    def __init__(self, victim: ThingPlan, attacker: ThingPlan) -> None:
        super().__init__("attack")
        self.victim = victim
        self.attacker = attacker

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        return other != 0 and self.victim.matches(scope, other) and self.attacker.matches(scope, subject)


class ActiveDeed(DeedPlan):
    """406.2.2, 504.1.3: somebody becomes the target of an active of somebody's."""

    __slots__ = ("victim", "what", "whose")

    def __init__(self, victim: ThingPlan, what: ThingPlan, whose: ThingPlan) -> None:
        super().__init__("target")
        self.victim = victim
        self.what = what
        self.whose = whose

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        card = scope.card(subject)
        if card is None or not self.victim.matches(scope, other) or not self.what.matches(scope, subject):
            return False
        return self.whose.matches(scope, -1 - card.controller)


class OthersThing(ThingPlan):
    """Whoever is none of these; only for matching."""

    __slots__ = ("of",)

    def __init__(self, of: ThingPlan) -> None:
        self.of = of

    def ids(self, scope: Scope) -> list[ObjectId]:
        return []

    def matches(self, scope: Scope, id: ObjectId) -> bool:
        return not self.of.matches(scope, id)


class SoOftenDeed(DeedPlan):
    """103.1.2: what cannot be done once it has been done so often this turn, by a player or by this card."""

    __slots__ = ("is_own", "key", "other", "subject", "times")

    def __init__(self, deed: str, subject: ThingPlan, other: ThingPlan | None, key: str, times: AmountPlan) -> None:
        super().__init__(deed)
        self.subject = subject
        self.other = other
        self.key = key
        self.times = times
        self.is_own = False
        """It is counted for this card."""

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        if not self.subject.matches(scope, subject):
            return False
        if self.other is not None and (other == 0 or not self.other.matches(scope, other)):
            return False
        if self.is_own:
            return times_of(scope, self.key, subject) >= self.times.value(scope)
        card = scope.card(subject) if subject > 0 else None
        player = -1 - subject if card is None else card.controller
        done = scope.game.state.variables.get(f"history:{self.key}:{player}", 0)
        return isinstance(done, int) and done >= self.times.value(scope)


class DrawnOut(AfterEvent):
    """103.1.2: a player draws who has drawn so often this turn."""

    __slots__ = ("key", "times", "who")

    def __init__(self, who: ThingPlan, key: str, times: AmountPlan) -> None:
        super().__init__(("draw",))
        self.who = who
        self.key = key
        self.times = times

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if not isinstance(event, Draw) or not self.who.matches(scope, -1 - event.player):
            return None
        done = scope.game.state.variables.get(f"history:{self.key}:{event.player}", 0)
        return {} if isinstance(done, int) and done >= self.times.value(scope) else None
