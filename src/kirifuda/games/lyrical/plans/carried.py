"""Abilities that texts make: damage that becomes less, or another number, and what stands in the place of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.abilities import all_hold, holder_scope
from kirifuda.effects.meaning import StatPlan
from kirifuda.effects.plans.events import TextEvent
from kirifuda.effects.plans.lasting import Extent, LossChange, TextChange
from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan, player_target
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.lyrical.abilities import StaticAbility
from kirifuda.games.lyrical.plans.events_more import Damager
from kirifuda.games.lyrical.rules.common import face_of
from kirifuda.games.lyrical.rules.n09_damage import Damage, DamagePlayer
from kirifuda.kernel.ability import Ability, Holder
from kirifuda.kernel.event import Event, Perform

if TYPE_CHECKING:
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.lasting import LastingEffect
    from kirifuda.kernel.state import CardObject, Value


class LoseAbilities(LossChange):
    """N-2.3, N-4.2: all abilities are lost, or those that are written on the card itself."""

    def __init__(self, on: Extent, layer: int, is_written: bool) -> None:
        super().__init__(on, layer)
        self.is_written = is_written

    def takes(self, board: Board, card: CardObject, ability: Ability) -> bool:
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


class ScaleChange(TextChange):
    """A number becomes twice or half what it is."""

    def __init__(self, on: Extent, layer: int, scaled: tuple[StatPlan, Scale]) -> None:
        super().__init__(on, layer)
        self.stat, self.scale = scaled

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        if not self.is_idle(board, effect):
            self.stat.write(values, self.scale.of(self.stat.read(values)))


class DamageChange(StaticAbility):
    """A65: damage that somebody takes or deals, of an attack or of an effect, becomes less, more, or a number."""

    def __init__(self, key: str, taker: ThingPlan, amount: AmountPlan, *, sign: int) -> None:
        super().__init__(key)
        self.replaces = ("damage", "damage_player")
        self.taker = taker
        self.dealer: ThingPlan | None = None
        """Who deals it; None for whoever."""
        self.damager: Damager | None = None
        """What deals it; None for whatever."""
        self.scale: Scale | None = None
        """It becomes so many times as much."""
        self.amount = amount
        self.sign = sign
        """-1 or 1: so much less, or more; 0: it becomes the number."""

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
        if self.dealer is not None and not self.dealer.matches(scope, event.dealer):
            return False
        if self.damager is not None and not self.damager.deals(scope, event):
            return False
        return self.taker.matches(scope, taker) and self.is_in_force(scope)

    def replace(self, game: Game, holder: Holder, event: Event) -> list[Event]:
        assert isinstance(event, Damage | DamagePlayer)
        if self.scale is not None:
            return [event.changed(self.scale.of(event.number))]
        number = self.amount.value(holder_scope(game, holder))
        return [event.changed(event.number + self.sign * number if self.sign else number)]


class ReplacementAbility(StaticAbility):
    """A72 かわりに: something else happens, and the event does not."""

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
