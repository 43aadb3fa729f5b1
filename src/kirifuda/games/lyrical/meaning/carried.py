"""Abilities that texts make: damage that becomes less, or another number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.abilities import holder_scope
from kirifuda.effects.plans import AmountPlan, player_target
from kirifuda.effects.things import ThingPlan
from kirifuda.games.lyrical.abilities import StaticAbility
from kirifuda.games.lyrical.rules.n09_damage import Damage, DamagePlayer
from kirifuda.kernel.ability import Holder
from kirifuda.kernel.event import Event

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


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
