"""Abilities that texts make: changed damage, and what stands in the place of an event (103.4.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.abilities import StaticAbility
from kirifuda.games.pso2.plans.events import CausePlan
from kirifuda.games.pso2.plans.paying import Price
from kirifuda.games.pso2.rules.r213_damage import Damage, can_be_lowered

LESS: Final = 0
MORE: Final = 1
NONE: Final = 2
HALF: Final = 3
DOUBLE: Final = 4
SET: Final = 5
"""What becomes of damage."""
APPLIED: Final = "applied:"
"""Before the key of a replacement: how often it was applied this turn, noted on its card."""
ANY_DAMAGE: Final = 0
IN_BATTLE: Final = 1
BY_ABILITY: Final = 2


class DamageAbility(StaticAbility):
    """G.16 軽減 and its like: damage that somebody receives or deals is lowered or raised; one replacement among others
    (103.4.3.2)."""

    def __init__(self, key: str, taker: e.ThingPlan | None, amount: e.AmountPlan, how: int) -> None:
        super().__init__(key)
        self.replaces = ("damage",)
        self.taker = taker
        self.dealer: e.ThingPlan | None = None
        self.amount = amount
        self.how = how
        self.sort = ANY_DAMAGE
        self.cause: CausePlan | None = None
        """103.2.2: only damage by somebody's abilities."""
        self.least: e.AmountPlan | None = None
        """Only damage of so much at once, or more."""

    def is_replacing(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        if not isinstance(event, Damage) or event.number <= 0:
            return False
        if (self.sort == IN_BATTLE and not event.in_battle) or (self.sort == BY_ABILITY and event.in_battle):
            return False
        scope = e.holder_scope(game, holder)
        if self.cause is not None and not self.cause.fits(scope, event):
            return False
        if self.taker is not None and not self.taker.matches(scope, event.object):
            return False
        if self.dealer is not None and not (event.dealer and self.dealer.matches(scope, event.dealer)):
            return False
        if self.least is not None and event.number < self.least.value(scope):
            return False
        if self.how == SET and event.number == self.amount.value(scope):
            return False
        if self.how in (LESS, NONE, HALF, SET) and not can_be_lowered(game, event):
            return False
        return self.is_in_force(scope)

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        assert isinstance(event, Damage)
        number = event.number
        if self.how == NONE:
            return [event.changed(0)]
        if self.how == HALF:
            return [event.changed(-(-number // 2))]
        if self.how == DOUBLE:
            return [event.changed(2 * number)]
        by = self.amount.value(e.holder_scope(game, holder))
        if self.how == SET:
            return [event.changed(by)]
        return [event.changed(number - by if self.how == LESS else number + by)]


class ReplacementAbility(StaticAbility):
    """103.4.3.1 かわりに: something else happens, and the event does not."""

    def __init__(self, key: str, event: e.TextEvent) -> None:
        super().__init__(key)
        self.event = event
        self.replaces = event.kinds
        self.needs: tuple[e.ConditionPlan, ...] = ()
        """What it cannot be done without."""
        self.changed: tuple[bool, e.AmountPlan] | None = None
        """Damage that still comes, but less by an amount, or as much as that."""
        self.times = 0
        """How often a turn it may be applied; 0 for any number."""
        self.taker: e.ThingPlan | None = None
        """103.4.3.1: whoever receives the damage instead, which stays what it is."""
        self.price: Price | None = None
        """A99: what has to be done wholly for it. It is paid at once, so that nothing else is paid with the same."""

    def is_replacing(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        scope = e.holder_scope(game, holder)
        bindings = self.event.expected(scope, event)
        if bindings is None or self.is_running(game, holder):
            return False
        if self.changed is not None and isinstance(event, Damage) and not can_be_lowered(game, event):
            return False
        card = game.object(holder.source)
        if self.times and card is not None and e.times_of_card(game, APPLIED + self.key, card) >= self.times:
            return False
        inner = e.Scope(game, {**scope.slots, **bindings}, holder.source, holder.controller)
        if self.taker is not None and event.object_id() in self.taker.present(inner)[:1]:
            return False
        for need in self.needs:
            if not need.holds(inner):
                return False
        return self.is_in_force(inner) and (self.price is None or self.price.can_be_paid(inner))

    def is_running(self, game: k.Game, holder: k.Holder) -> bool:
        """A69: what it does is not replaced by it once more."""
        own = (self.procedure, None if self.price is None else self.price.procedure)
        for frame in game.state.frames:
            if frame.procedure in own and frame.source == holder.source:
                return True
        return False

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        scope = e.holder_scope(game, holder)
        slots: dict[str, k.Value] = {**scope.slots, **(self.event.expected(scope, event) or {})}
        if self.taker is not None and isinstance(event, Damage):
            inner = e.Scope(game, slots, holder.source, holder.controller)
            return [moved_to(event, id) for id in self.taker.present(inner)[:1]]
        assert self.procedure is not None
        if self.changed is not None and isinstance(event, Damage):
            is_less, by = self.changed
            number = by.value(e.Scope(game, slots, holder.source, holder.controller))
            paid = k.Perform(self.procedure, slots, holder.source, holder.controller, early=True)
            return [paid, event.changed(event.number - number if is_less else number)]
        return [k.Perform(self.procedure, slots, holder.source, holder.controller, early=self.price is not None)]


@dataclass(eq=False)
class NoteApplied(k.Step):
    """One more of what can be applied only so often."""

    key: str

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        card = game.object(frame.source)
        return k.NEXT if card is None else k.Do([e.count_for_card(game, APPLIED + self.key, card)])


def moved_to(event: Damage, id: k.ObjectId) -> Damage:
    """The same damage to somebody else."""
    new = Damage(id, event.number, event.dealer, event.in_battle)
    new.source, new.by = event.source, event.by
    return new
