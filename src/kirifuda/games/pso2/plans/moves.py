"""Cards that go to a row or into PP, as texts watch for it or forbid it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.plans.happenings import AfterEvent
from kirifuda.games.pso2.rules.r400_zones import PutInPP
from kirifuda.games.pso2.rules.r403_field import MoveRow

if TYPE_CHECKING:
    from kirifuda.games.pso2.plans.events import CausePlan


@dataclass(eq=False)
class RowEvent(e.TextEvent):
    """403.1.4: a character goes to a row."""

    kinds: tuple[str, ...] = field(default=("row",), init=False)
    subject: e.ThingPlan
    row: int
    cause: CausePlan | None = field(default=None, init=False)
    """103.2.2: by whose abilities."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, MoveRow) or event.row != self.row or not self.subject.matches(scope, event.object):
            return None
        if self.cause is not None and not self.cause.fits(scope, event):
            return None
        return self.bound(event.object, 0)


@dataclass(eq=False)
class PointEvent(AfterEvent):
    """404.1, 503.1.1: a player puts a card into PP."""

    kinds: tuple[str, ...] = field(default=("put_in_pp",), init=False)
    who: e.ThingPlan
    what: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        """Whether it is about to: only to be forbidden."""
        card = scope.game.object(event.object) if isinstance(event, PutInPP) else None
        if card is None or not self.who.matches(scope, -1 - card.owner) or not self.what.matches(scope, card.id):
            return None
        return {}

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        now = happening.now
        if not isinstance(happening.event, PutInPP) or not now or not self.what.matches(scope, now):
            return None
        owner = scope.game.object_or_last(now).owner
        return self.bound(-1 - owner, now) if self.who.matches(scope, -1 - owner) else None
