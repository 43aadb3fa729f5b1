"""Abilities that texts make: delayed triggers (906.6), replacements (910), and ways to enter (1018.8, 1112)."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.abilities import StaticAbility, TriggeredAbility
from kirifuda.games.magical_duel.plans.events import MoveEvent, meant
from kirifuda.games.magical_duel.rules.r0903_2_slots import USED
from kirifuda.games.magical_duel.zones import FIELD_BITS


class DelayedAbility(TriggeredAbility):
    """906.6: made by an effect, it triggers once and still knows what that effect spoke of."""

    def triggers(self, game: k.Game, holder: k.Holder, happening: k.Happening) -> dict[str, k.Value] | None:
        event = self.event
        if event is None:
            return None
        scope = e.holder_scope(game, holder)
        found = event.did(scope, happening)
        return None if found is None else {**scope.slots, **found}


class ReplacementAbility(StaticAbility):
    """910: when an event is about to happen, a procedure or other events stand in its place."""

    def __init__(self, key: str, event: e.TextEvent) -> None:
        super().__init__(key)
        self.event = event
        self.replaces = event.kinds
        self.needs: tuple[e.ConditionPlan, ...] = ()
        """What the other deed cannot do without; it is then done first, so that two events cannot use it up twice."""
        self.makers: tuple[e.EventMaker, ...] = ()
        """What happens to `what` instead, if that is plain enough to happen together with everything else."""
        self.what: e.ThingPlan | None = None

    def is_replacing(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        scope = e.holder_scope(game, holder)
        bindings = self.event.expected(scope, event)
        if bindings is None or not self.is_in_force(scope):
            return False
        if self.times and e.times_of(scope, USED + self.key, holder.source) >= self.times:
            return False
        inner = e.Scope(game, {**scope.slots, **bindings}, holder.source, holder.controller)
        for need in self.needs:
            if not need.holds(inner):
                return False
        return True

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        scope = e.holder_scope(game, holder)
        bindings = self.event.expected(scope, event)
        slots: dict[str, k.Value] = {**scope.slots, **(bindings or {})}
        source = game.object(holder.source)
        if self.times and source is not None:
            e.count_for_card(game, USED + self.key, source).apply(game)  # what happens at the same time sees it
        if self.what is not None:
            inner = e.Scope(game, slots, holder.source, holder.controller)
            made = [maker.make(inner, id) for id in self.what.present(inner) for maker in self.makers]
            return [each for each in made if each is not None]
        assert self.procedure is not None
        return [k.Perform(self.procedure, slots, holder.source, holder.controller, early=bool(self.needs))]


class EntersAbility(StaticAbility):
    """Cards enter the field in a position or with counters. Found under "enters", and on the card itself."""

    def __init__(self, key: str, of: e.ThingPlan) -> None:
        super().__init__(key)
        self.of = of
        self.buckets = ("enters",)
        self.before = -1
        """The position in which they would enter; -1: in any."""
        self.position = -1
        self.counters: tuple[tuple[str, e.AmountPlan], ...] = ()


def entering(game: k.Game, id: k.ObjectId) -> tuple[int, list[tuple[str, int]]]:
    """How a card about to enter does so by the texts: a position (-1: none prescribed), and counters on it."""
    position = -1
    counters: list[tuple[str, int]] = []
    card = game.state.objects[id]
    holders = [holder for holder in game.index().buckets.get("enters", ()) if holder.source != id]
    own = [k.Holder(ability, id, card.controller, 0, card.stamp) for ability in game.values(id).abilities]
    for holder in (*own, *holders):
        ability = holder.ability
        if not isinstance(ability, EntersAbility):
            continue
        scope = e.holder_scope(game, holder)
        if not ability.of.matches(scope, id) or not ability.is_in_force(scope):
            continue
        if ability.before >= 0 and ability.before != (card.position if position < 0 else position):
            continue
        if ability.position >= 0:
            position = ability.position
        for name, amount in ability.counters:
            counters.append((name, amount.value(scope)))
    return position, counters


class EnteringPlan(e.HistoryPlan):
    """Lays what enters as its text says, and puts its counters on it, before anything else can happen."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("entering", MoveEvent(("move", "create"), e.AnyThing(), 0, FIELD_BITS), of_cards=True)

    def note(self, game: k.Game, happening: k.Happening) -> None:
        id = meant(game, happening)
        card = game.state.objects.get(id)
        if card is None or self.event.did(e.Scope(game, {}, id, card.controller), happening) is None:
            return
        position, counters = entering(game, id)
        if position >= 0:
            k.SetPosition(id, position).apply(game)
        for counter, number in counters:
            k.AddCounters(id, counter, number).apply(game)


def is_spent(game: k.Game, effect: k.LastingEffect) -> bool:
    """909.7: whether an effect that holds "as long as" is over for good; the rules ask after every batch."""
    if effect.until != e.WHILE:
        return False
    ability = effect.carries
    if isinstance(ability, StaticAbility):
        return not ability.is_in_force(e.Scope(game, effect.bound, effect.source, effect.controller))
    return e.is_over(game, effect)
