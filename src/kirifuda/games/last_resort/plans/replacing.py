"""What happens instead of an event, and damage that is made less."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import StaticAbility
from kirifuda.games.last_resort.rules.l01_life import LifeDamage
from kirifuda.games.last_resort.rules.l09_triggers import USED
from kirifuda.games.last_resort.rules.l10_9_damage import Damage


class Instead(StaticAbility):
    """代わりに: when an event is about to happen, something else does."""

    def __init__(self, key: str, event: e.TextEvent) -> None:
        super().__init__(key)
        self.event = event
        self.times = 0
        """How often a turn; 0 for any number."""
        self.replaces = event.kinds
        self.needs: tuple[e.ConditionPlan, ...] = ()
        """What the other deed cannot do without; it is then done first, so that two events cannot use it up twice."""

    def bindings(self, game: k.Game, holder: k.Holder, event: k.Event) -> dict[str, k.Value] | None:
        """What the event binds; None if it is none of those, or the ability does not hold."""
        scope = e.holder_scope(game, holder)
        found = self.event.expected(scope, event)
        return None if found is None or not self.is_in_force(scope) else {**scope.slots, **found}

    def is_replacing(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        slots = self.bindings(game, holder, event)
        if slots is None or (self.times and self.uses(game, holder) >= self.times):
            return False
        inner = e.Scope(game, slots, holder.source, holder.controller)
        for need in self.needs:
            if not need.holds(inner):
                return False
        return True

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        slots = self.bindings(game, holder, event) or {}
        assert self.procedure is not None
        done: list[k.Event] = [
            k.Perform(self.procedure, slots, holder.source, holder.controller, early=bool(self.needs))
        ]
        card = e.present_or_last(game, holder.source) if self.times else None
        return done if card is None else [e.count_for_card(game, USED + self.key, card), *done]

    def uses(self, game: k.Game, holder: k.Holder) -> int:
        """How often it was used this turn."""
        card = e.present_or_last(game, holder.source)
        return 0 if card is None else e.times_of_card(game, USED + self.key, card)


class Lessened(StaticAbility):
    """L-10.8, L-10.9: so much less damage, never below none."""

    def __init__(self, key: str, event: e.TextEvent, by: e.AmountPlan) -> None:
        super().__init__(key)
        self.event = event
        self.by = by
        self.replaces = event.kinds

    def is_replacing(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        scope = e.holder_scope(game, holder)
        return self.event.expected(scope, event) is not None and self.is_in_force(scope)

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        assert isinstance(event, LifeDamage | Damage)
        less = event.changed(event.number - self.by.value(e.holder_scope(game, holder)))
        return [less] if less.number > 0 else []


class Changed(Lessened):
    """L-10.8, L-10.9: the same of the damage that somebody deals; less than nothing is more."""


class Halved(Changed):
    """L-10.8, L-10.9: half as much damage, what is left over with it."""

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        assert isinstance(event, LifeDamage | Damage)
        return [event.changed((event.number + 1) // 2)]


class Multiplied(Changed):
    """L-10.8, L-10.9: so many times as much damage."""

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        assert isinstance(event, LifeDamage | Damage)
        return [event.changed(event.number * self.by.value(e.holder_scope(game, holder)))]
