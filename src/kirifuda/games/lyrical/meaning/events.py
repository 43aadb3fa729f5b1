"""What happens to characters, as texts watch for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.events import TextEvent
from kirifuda.effects.things import ThingPlan
from kirifuda.games.lyrical.rules.n02_setup import SetUp
from kirifuda.games.lyrical.rules.n07_using import UseEffect
from kirifuda.games.lyrical.rules.n09_attack import DeclareGuard
from kirifuda.kernel.event import Event, Happening

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.state import Value


class SetUpEvent(TextEvent):
    """N-2.1: something was set up on a character."""

    __slots__ = ("subject",)

    def __init__(self, subject: ThingPlan) -> None:
        super().__init__(("set_up",))
        self.subject = subject

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if not isinstance(event, SetUp) or not self.subject.matches(scope, event.host):
            return None
        return self.bound(event.host, 0)

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.expected(scope, happening.event)


class BattleEvent(TextEvent):
    """N-9.3: a battle has arisen, and a character is one of the two."""

    __slots__ = ("subject",)

    def __init__(self, subject: ThingPlan) -> None:
        super().__init__(("guard",))
        self.subject = subject

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if not isinstance(event, DeclareGuard):
            return None
        for id in (event.attacker, event.object):
            if self.subject.matches(scope, id):
                return self.bound(id, 0)
        return None

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.expected(scope, happening.event)


class EffectEvent(TextEvent):
    """N-8.1: an effect of a character was used."""

    __slots__ = ("subject",)

    def __init__(self, subject: ThingPlan) -> None:
        super().__init__(("use_effect",))
        self.subject = subject

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if not isinstance(event, UseEffect) or not self.subject.matches(scope, event.card):
            return None
        return self.bound(event.card, 0)

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.expected(scope, happening.event)
