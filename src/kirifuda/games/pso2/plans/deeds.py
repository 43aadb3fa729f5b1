"""What cannot be done or undergone, beside what every game has: by whom, of whose active, so often a turn."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.plans.happenings import AfterEvent
from kirifuda.games.pso2.rules.r400_zones import Draw


@dataclass(eq=False)
class AttackedByDeed(e.DeedPlan):
    """506.3.1: somebody is attacked by somebody."""

    deed: str = field(default="attack", init=False)
    victim: e.ThingPlan
    attacker: e.ThingPlan

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        return other != 0 and self.victim.matches(scope, other) and self.attacker.matches(scope, subject)


@dataclass(eq=False)
class ActiveDeed(e.DeedPlan):
    """406.2.2, 504.1.3: somebody becomes the target of an active of somebody's."""

    deed: str = field(default="target", init=False)
    victim: e.ThingPlan
    what: e.ThingPlan
    whose: e.ThingPlan

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        card = scope.card(subject)
        if card is None or not self.victim.matches(scope, other) or not self.what.matches(scope, subject):
            return False
        return self.whose.matches(scope, -1 - card.controller)


@dataclass(eq=False)
class OthersThing(e.ThingPlan):
    """Whoever is none of these; only for matching."""

    of: e.ThingPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        return []

    def matches(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return not self.of.matches(scope, id)


@dataclass(eq=False)
class SoOftenDeed(e.DeedPlan):
    """103.1.2: what cannot be done once it has been done so often this turn, by a player or by this card."""

    subject: e.ThingPlan
    other: e.ThingPlan | None
    key: str
    times: e.AmountPlan
    is_own: bool = field(default=False, init=False)
    """It is counted for this card."""

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        if not self.subject.matches(scope, subject):
            return False
        if self.other is not None and (other == 0 or not self.other.matches(scope, other)):
            return False
        if self.is_own:
            return e.times_of(scope, self.key, subject) >= self.times.value(scope)
        card = scope.card(subject) if subject > 0 else None
        player = -1 - subject if card is None else card.controller
        done = scope.game.state.variables.get(f"history:{self.key}:{player}", 0)
        return isinstance(done, int) and done >= self.times.value(scope)


@dataclass(eq=False)
class DrawnOut(AfterEvent):
    """103.1.2: a player draws who has drawn so often this turn."""

    kinds: tuple[str, ...] = field(default=("draw",), init=False)
    who: e.ThingPlan
    key: str
    times: e.AmountPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Draw) or not self.who.matches(scope, -1 - event.player):
            return None
        done = scope.game.state.variables.get(f"history:{self.key}:{event.player}", 0)
        return {} if isinstance(done, int) and done >= self.times.value(scope) else None
