"""Abilities that texts make: damage that becomes less, or another number, and what stands in the place of an event."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.abilities import StaticAbility
from kirifuda.games.lyrical.plans.events_more import Damager
from kirifuda.games.lyrical.rules.common import face_of
from kirifuda.games.lyrical.rules.n09_damage import Damage, DamagePlayer


class LoseAbilities(e.LossChange):
    """N-2.3, N-4.2: all abilities are lost, or those that are written on the card itself."""

    def __init__(self, on: e.Extent, layer: int, is_written: bool) -> None:
        super().__init__(on, layer)
        self.is_written = is_written

    def takes(self, board: k.Board, card: k.CardObject, ability: k.Ability) -> bool:
        return not self.is_written or ability in face_of(board.game, card).printed.abilities


class Scale:
    """So many times as much, or half; of an odd number the larger half, unless the text rounds down."""

    __slots__ = ("is_down", "over", "times")

    def __init__(self, times: int, over: int = 1, *, is_down: bool = False) -> None:
        self.times = times
        self.over = over
        self.is_down = is_down

    def of(self, number: int) -> int:
        """The number, scaled."""
        whole = number * self.times
        return whole // self.over if self.is_down else -(-whole // self.over)


class ScaleChange(e.TextChange):
    """A number becomes twice or half what it is."""

    def __init__(self, on: e.Extent, layer: int, scaled: tuple[e.StatPlan, Scale]) -> None:
        super().__init__(on, layer)
        self.stat, self.scale = scaled

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        if not self.is_idle(board, effect):
            self.stat.write(values, self.scale.of(self.stat.read(values)))


class DamageChange(StaticAbility):
    """A65: damage that somebody takes or deals, of an attack or of an effect, becomes less, more, or a number."""

    def __init__(self, key: str, taker: e.ThingPlan, amount: e.AmountPlan, *, sign: int) -> None:
        super().__init__(key)
        self.replaces = ("damage", "damage_player")
        self.taker = taker
        self.dealer: e.ThingPlan | None = None
        """Who deals it; None for whoever."""
        self.damager: Damager | None = None
        """What deals it; None for whatever."""
        self.scale: Scale | None = None
        """It becomes so many times as much."""
        self.amount = amount
        self.sign = sign
        """-1 or 1: so much less, or more; 0: it becomes the number."""

    def is_replacing(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        if isinstance(event, DamagePlayer):
            taker = e.player_target(event.player)
        elif isinstance(event, Damage):
            taker = event.object
        else:
            return False
        if event.number <= 0:
            return False
        scope = e.holder_scope(game, holder)
        if self.dealer is not None and not self.dealer.matches(scope, event.dealer):
            return False
        if self.damager is not None and not self.damager.deals(scope, event):
            return False
        return self.taker.matches(scope, taker) and self.is_in_force(scope)

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        assert isinstance(event, Damage | DamagePlayer)
        if self.scale is not None:
            return [event.changed(self.scale.of(event.number))]
        number = self.amount.value(e.holder_scope(game, holder))
        return [event.changed(event.number + self.sign * number if self.sign else number)]


class ReplacementAbility(StaticAbility):
    """A72 かわりに: something else happens, and the event does not."""

    def __init__(self, key: str, event: e.TextEvent) -> None:
        super().__init__(key)
        self.event = event
        self.replaces = event.kinds
        self.needs: tuple[e.ConditionPlan, ...] = ()
        """What it cannot be done without."""

    def is_replacing(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        scope = e.holder_scope(game, holder)
        found = self.event.expected(scope, event)
        if found is None or self.is_running(game, holder):
            return False
        inner = e.Scope(game, {**scope.slots, **found}, holder.source, holder.controller)
        return e.all_hold(self.needs, inner) and self.is_in_force(inner)

    def is_running(self, game: k.Game, holder: k.Holder) -> bool:
        """What it does is not replaced by it once more."""
        frames = game.state.frames
        return any(frame.procedure is self.procedure and frame.source == holder.source for frame in frames)

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        scope = e.holder_scope(game, holder)
        slots: dict[str, k.Value] = {**scope.slots, **(self.event.expected(scope, event) or {})}
        assert self.procedure is not None
        return [k.Perform(self.procedure, slots, holder.source, holder.controller, early=bool(self.needs))]
