"""Abilities that texts make: changed damage, what comes before an event, and what stands in its place."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import TRIGGERED, StaticAbility, use_name, uses
from kirifuda.games.spellcard_strike.plans.chain import SortPlan
from kirifuda.games.spellcard_strike.rules.r02_06_damage import ATTACK, Damage

UP: Final = 1
DOWN: Final = -1
SET: Final = 0


class DamageAbility(StaticAbility):
    """2.6, 8.2.5: damage that somebody takes or deals is changed before it is applied; with `once`, only the next."""

    def __init__(self, key: str, how: int, amount: e.AmountPlan) -> None:
        super().__init__(key)
        self.nature = TRIGGERED
        self.replaces = ("damage",)
        self.is_sum = how != SET
        self.how = how
        self.amount = amount
        self.taker: e.ThingPlan | None = None
        self.dealer: e.ThingPlan | None = None
        self.sort: SortPlan | None = None
        self.least: e.AmountPlan | None = None
        """Less damage than this is left as it is."""
        self.is_lowering = how == DOWN
        """1.1.3: damage that is not lowered is left as it is."""
        self.of_own_attack = False
        """10.2.1: the damage of an attack that this striker takes part in."""

    def is_replacing(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        if not isinstance(event, Damage) or (self.how == DOWN and event.number <= 0):
            return False  # 1.1.7: what will not happen is not lowered, and "next" waits for damage that does
        if event.is_firm and self.is_lowering:
            return False
        scope = e.holder_scope(game, holder)
        if self.least is not None and event.number < self.least.value(scope):
            return False
        return self.is_meant(scope, event) and self.is_in_force(scope)

    def is_meant(self, scope: e.Scope, event: Damage) -> bool:
        """Whether the text speaks of this damage."""
        if self.of_own_attack and (event.cause != ATTACK or scope.source not in event.sources):
            return False
        if self.sort is not None and not self.sort.fits(scope, event.cause, event.source):
            return False
        if self.taker is not None and not self.taker.matches(scope, event.object):
            return False
        if self.dealer is None:
            return True
        for source in event.sources:
            if self.dealer.matches(scope, source):
                return True
        return False

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        """10.1.3: once for each time the striker has it; the machine asks only once."""
        assert isinstance(event, Damage)
        number = self.amount.value(e.holder_scope(game, holder))
        if number == e.ABSENT:
            return [event]
        if self.how == SET:
            return [event.changed(number - event.number)]
        times = 1 if holder.effect else self.times(game, holder)
        return [event.changed(self.how * number * times)]

    def times(self, game: k.Game, holder: k.Holder) -> int:
        """How often its striker has it."""
        card = game.object(holder.source)
        if card is None:
            return 1
        return max(1, sum(1 for ability in game.values(holder.source).abilities if ability is self))


class ReplacementAbility(StaticAbility):
    """8.1.5 かわりに: something else stands in the place of an event. 8.1.8 される: something comes before it."""

    def __init__(self, key: str, event: e.TextEvent) -> None:
        super().__init__(key)
        self.nature = TRIGGERED
        self.event = event
        self.replaces = event.kinds
        self.is_before = False
        """The event still happens, afterwards."""
        self.needs: tuple[e.ConditionPlan, ...] = ()
        """What an optional replacement cannot do without."""
        self.most = 0
        """How often a turn it acts; 0 for any number."""

    def is_replacing(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        scope = e.holder_scope(game, holder)
        bindings = self.event.expected(scope, event)
        if bindings is None or self.is_running(game, holder):
            return False
        if self.most and uses(game, holder.source, self.key) >= self.most:
            return False
        inner = e.Scope(game, {**scope.slots, **bindings}, holder.source, holder.controller)
        for need in self.needs:
            if not need.holds(inner):
                return False
        return self.is_in_force(inner)

    def is_running(self, game: k.Game, holder: k.Holder) -> bool:
        """8.1.5.3: what it does is not replaced by it once more."""
        for frame in game.state.frames:
            if frame.procedure is self.procedure and frame.source == holder.source:
                return True
        return False

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        scope = e.holder_scope(game, holder)
        slots: dict[str, k.Value] = {**scope.slots, **(self.event.expected(scope, event) or {})}
        assert self.procedure is not None
        first = k.Perform(self.procedure, slots, holder.source, holder.controller, early=self.is_before)
        made: list[k.Event] = [first, event] if self.is_before else [first]
        if self.most:
            count = uses(game, holder.source, self.key) + 1
            made.append(k.SetVariable(use_name(holder.source, self.key), count))
        return made

    def replace_too(self, game: k.Game, holder: k.Holder, made: list[k.Event], event: k.Event) -> list[k.Event]:
        """8.1.4.1, 8.1.5.3: what is carried out once speaks of this one as well."""
        first = made[0]
        assert isinstance(first, k.Perform)
        first.bindings = k.joined(first.bindings, self.event.expected(e.holder_scope(game, holder), event) or {})
        return [event] if self.is_before else []
