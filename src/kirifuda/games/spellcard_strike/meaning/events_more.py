"""Further events: a condition that comes true, what certain things bring about, equipment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.events import TextEvent
from kirifuda.effects.things import ThingPlan
from kirifuda.games.spellcard_strike.meaning.causes import CausePlan
from kirifuda.games.spellcard_strike.rules.r02_09_equipment import Equip
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.event import Event, Happening
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.plans import ConditionPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Value


class BecameEvent(TextEvent):
    """8.1.4.1: a condition has come true for the ability that waits for it."""

    __slots__ = ("key", "state")

    def __init__(self, key: str, state: ConditionPlan) -> None:
        super().__init__(("occur",))
        self.key = key
        self.state = state

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        is_it = isinstance(event, Occur) and event.moment == f"became:{self.key}:{scope.source}"
        return {} if is_it else None

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.expected(scope, happening.event)


class CausedEvent(TextEvent):
    """Something that certain things bring about."""

    __slots__ = ("cause", "inner")

    def __init__(self, inner: TextEvent, cause: CausePlan) -> None:
        super().__init__(inner.kinds)
        self.inner = inner
        self.cause = cause

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        return self.inner.expected(scope, event) if self.cause.fits(scope, event) else None

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.inner.did(scope, happening) if self.cause.fits(scope, happening.event) else None

    def subjects_of(self, game: Game, happening: Happening) -> tuple[ObjectId, ...]:
        return self.inner.subjects_of(game, happening)


class EquipEvent(TextEvent):
    """2.9: a striker is equipped with a spell."""

    __slots__ = ("host",)

    def __init__(self, host: ThingPlan) -> None:
        super().__init__(("equip",))
        self.host = host

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if not isinstance(event, Equip) or not self.host.matches(scope, event.host):
            return None
        return self.bound(event.host, event.object)

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.expected(scope, happening.event)

    def subjects_of(self, game: Game, happening: Happening) -> tuple[ObjectId, ...]:
        event = happening.event
        return (event.host,) if isinstance(event, Equip) else ()
