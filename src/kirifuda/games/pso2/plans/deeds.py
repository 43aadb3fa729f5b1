"""What cannot be done or undergone, beside what every game has: by whom, of whose active, so often a turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.effects.plans.history import times_of
from kirifuda.effects.plans.shapes import DeedPlan
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.games.pso2.rules.r400_zones import Draw
from kirifuda.kernel.event import Event
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.plans.shapes import AmountPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.state import Value


from kirifuda.games.pso2.plans.happenings import AfterEvent


@dataclass(eq=False)
class AttackedByDeed(DeedPlan):
    """506.3.1: somebody is attacked by somebody."""

    deed: str = field(default="attack", init=False)
    victim: ThingPlan
    attacker: ThingPlan

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        return other != 0 and self.victim.matches(scope, other) and self.attacker.matches(scope, subject)


@dataclass(eq=False)
class ActiveDeed(DeedPlan):
    """406.2.2, 504.1.3: somebody becomes the target of an active of somebody's."""

    deed: str = field(default="target", init=False)
    victim: ThingPlan
    what: ThingPlan
    whose: ThingPlan

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        card = scope.card(subject)
        if card is None or not self.victim.matches(scope, other) or not self.what.matches(scope, subject):
            return False
        return self.whose.matches(scope, -1 - card.controller)


@dataclass(eq=False)
class OthersThing(ThingPlan):
    """Whoever is none of these; only for matching."""

    of: ThingPlan

    def ids(self, scope: Scope) -> list[ObjectId]:
        return []

    def matches(self, scope: Scope, id: ObjectId) -> bool:
        return not self.of.matches(scope, id)


@dataclass(eq=False)
class SoOftenDeed(DeedPlan):
    """103.1.2: what cannot be done once it has been done so often this turn, by a player or by this card."""

    subject: ThingPlan
    other: ThingPlan | None
    key: str
    times: AmountPlan
    is_own: bool = field(default=False, init=False)
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


@dataclass(eq=False)
class DrawnOut(AfterEvent):
    """103.1.2: a player draws who has drawn so often this turn."""

    kinds: tuple[str, ...] = field(default=("draw",), init=False)
    who: ThingPlan
    key: str
    times: AmountPlan

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if not isinstance(event, Draw) or not self.who.matches(scope, -1 - event.player):
            return None
        done = scope.game.state.variables.get(f"history:{self.key}:{event.player}", 0)
        return {} if isinstance(done, int) and done >= self.times.value(scope) else None
