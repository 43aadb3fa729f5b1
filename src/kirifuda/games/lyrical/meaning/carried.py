"""Abilities that texts make: damage that becomes less, or another number, and what stands in the place of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.abilities import all_hold, holder_scope
from kirifuda.effects.events import TextEvent
from kirifuda.effects.plans import AmountPlan, ConditionPlan, player_target
from kirifuda.effects.scope import Scope
from kirifuda.effects.things import ThingPlan
from kirifuda.games.lyrical.abilities import StaticAbility
from kirifuda.games.lyrical.rules.n09_damage import Damage, DamagePlayer
from kirifuda.kernel.ability import Holder
from kirifuda.kernel.event import Event, Perform

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Value


class DamageChange(StaticAbility):
    """A65: damage that somebody takes, of an attack or of an effect, is lowered or becomes a number."""

    __slots__ = ("amount", "is_lowering", "taker")

    def __init__(self, key: str, taker: ThingPlan, amount: AmountPlan, *, is_lowering: bool) -> None:
        super().__init__(key)
        self.replaces = ("damage", "damage_player")
        self.taker = taker
        self.amount = amount
        self.is_lowering = is_lowering

    def is_replacing(self, game: Game, holder: Holder, event: Event) -> bool:
        if isinstance(event, DamagePlayer):
            taker = player_target(event.player)
        elif isinstance(event, Damage):
            taker = event.object
        else:
            return False
        if event.number <= 0:
            return False
        scope = holder_scope(game, holder)
        return self.taker.matches(scope, taker) and self.is_in_force(scope)

    def replace(self, game: Game, holder: Holder, event: Event) -> list[Event]:
        assert isinstance(event, Damage | DamagePlayer)
        number = self.amount.value(holder_scope(game, holder))
        return [event.changed(event.number - number if self.is_lowering else number)]


class ReplacementAbility(StaticAbility):
    """A72 かわりに: something else happens, and the event does not."""

    __slots__ = ("event", "needs")

    def __init__(self, key: str, event: TextEvent) -> None:
        super().__init__(key)
        self.event = event
        self.replaces = event.kinds
        self.needs: tuple[ConditionPlan, ...] = ()
        """What it cannot be done without."""

    def is_replacing(self, game: Game, holder: Holder, event: Event) -> bool:
        scope = holder_scope(game, holder)
        found = self.event.expected(scope, event)
        if found is None or self.is_running(game, holder):
            return False
        inner = Scope(game, {**scope.slots, **found}, holder.source, holder.controller)
        return all_hold(self.needs, inner) and self.is_in_force(inner)

    def is_running(self, game: Game, holder: Holder) -> bool:
        """What it does is not replaced by it once more."""
        frames = game.state.frames
        return any(frame.procedure is self.procedure and frame.source == holder.source for frame in frames)

    def replace(self, game: Game, holder: Holder, event: Event) -> list[Event]:
        scope = holder_scope(game, holder)
        slots: dict[str, Value] = {**scope.slots, **(self.event.expected(scope, event) or {})}
        assert self.procedure is not None
        return [Perform(self.procedure, slots, holder.source, holder.controller, early=bool(self.needs))]
