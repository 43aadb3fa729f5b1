"""Abilities that texts make: lowered damage, and what stands in the place of an event (103.4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.events import TextEvent
from kirifuda.effects.plans import AmountPlan, ConditionPlan
from kirifuda.effects.scope import Scope
from kirifuda.effects.things import ThingPlan
from kirifuda.games.pso2.abilities import StaticAbility, holder_scope
from kirifuda.games.pso2.rules.r213_damage import Damage
from kirifuda.kernel.ability import Holder
from kirifuda.kernel.event import Event, Perform

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Value


class LoweringAbility(StaticAbility):
    """G.16 軽減: damage that somebody receives is lowered; one replacement among others (103.4.3.2)."""

    __slots__ = ("amount", "taker")

    def __init__(self, key: str, taker: ThingPlan, amount: AmountPlan) -> None:
        super().__init__(key)
        self.replaces = ("damage",)
        self.taker = taker
        self.amount = amount

    def is_replacing(self, game: Game, holder: Holder, event: Event) -> bool:
        if not isinstance(event, Damage) or event.number <= 0:
            return False
        scope = holder_scope(game, holder)
        return self.taker.matches(scope, event.object) and self.is_in_force(scope)

    def replace(self, game: Game, holder: Holder, event: Event) -> list[Event]:
        assert isinstance(event, Damage)
        return [event.changed(event.number - self.amount.value(holder_scope(game, holder)))]


class ReplacementAbility(StaticAbility):
    """103.4.3.1 かわりに: something else happens, and the event does not."""

    __slots__ = ("event", "needs")

    def __init__(self, key: str, event: TextEvent) -> None:
        super().__init__(key)
        self.event = event
        self.replaces = event.kinds
        self.needs: tuple[ConditionPlan, ...] = ()
        """What it cannot be done without."""

    def is_replacing(self, game: Game, holder: Holder, event: Event) -> bool:
        scope = holder_scope(game, holder)
        bindings = self.event.expected(scope, event)
        if bindings is None or self.is_running(game, holder):
            return False
        inner = Scope(game, {**scope.slots, **bindings}, holder.source, holder.controller)
        for need in self.needs:
            if not need.holds(inner):
                return False
        return self.is_in_force(inner)

    def is_running(self, game: Game, holder: Holder) -> bool:
        """A69: what it does is not replaced by it once more."""
        for frame in game.state.frames:
            if frame.procedure is self.procedure and frame.source == holder.source:
                return True
        return False

    def replace(self, game: Game, holder: Holder, event: Event) -> list[Event]:
        scope = holder_scope(game, holder)
        slots: dict[str, Value] = {**scope.slots, **(self.event.expected(scope, event) or {})}
        assert self.procedure is not None
        return [Perform(self.procedure, slots, holder.source, holder.controller, early=False)]
