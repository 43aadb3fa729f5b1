"""A condition that comes true as the event that sets an ability off, and the moment at which it does."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.effects.abilities import TextAbility, holder_scope
from kirifuda.effects.plans.events import EitherOf, OnlyIf, TextEvent
from kirifuda.effects.plans.shapes import ConditionPlan, EventPlan
from kirifuda.effects.scope import Scope
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.event import Event

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Value


@dataclass(eq=False)
class BecameEvent(TextEvent):
    """A condition has come true for the ability that waits for it."""

    kinds: tuple[str, ...] = field(default=("occur",), init=False)
    key: str
    state: ConditionPlan

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        is_it = isinstance(event, Occur) and event.moment == f"became:{self.key}:{scope.source}"
        return {} if is_it else None


def comings_of(event: EventPlan | None) -> tuple[tuple[str, ConditionPlan], ...]:
    """The conditions that an event waits for, wherever they stand in it."""
    if isinstance(event, BecameEvent):
        return ((event.key, event.state),)
    if isinstance(event, OnlyIf):
        return comings_of(event.event)
    if isinstance(event, EitherOf):
        return tuple(one for part in event.parts for one in comings_of(part))
    return ()


def come_true(game: Game) -> list[Event]:
    """Notes of what is true by now, and an announcement where it was not before. What is true when somebody first
    looks has not become so."""
    found: list[Event] = []
    for holder in game.index().buckets.get("becomes", ()):
        ability = holder.ability
        assert isinstance(ability, TextAbility)
        for key, state in ability.comings:
            name = f"held:{key}:{holder.source}"
            now = 1 if state.holds(holder_scope(game, holder)) else 0
            before = game.state.variables.get(name, -1)
            if now != before:
                found.append(SetVariable(name, now))
            if now and before == 0:
                found.append(Occur(f"became:{key}:{holder.source}", holder.controller))
    return found
