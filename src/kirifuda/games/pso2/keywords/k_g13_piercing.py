"""G.13 『貫通X』: whoever destroys a character by attacking also hits the player behind it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.abilities import PIERCING, PsoPlan, TriggeredAbility
from kirifuda.games.pso2.rules.common import player_card, values_or_last
from kirifuda.games.pso2.rules.r213_damage import Damage
from kirifuda.games.pso2.rules.r403_field import Destroy
from kirifuda.games.pso2.rules.r506_battle_phase import is_attacking
from kirifuda.games.pso2.values import CHARACTER

PIERCE: Final = k.Procedure("piercing")
PIERCED: Final = "pierced"
"""Slot: the player card of the destroyed character's controller."""
NUMBER: Final = "number"


@PIERCE.step("G.13")
def pierce(game: k.Game, frame: k.Frame) -> k.Flow:
    """X damage to that player, even if the attacker is gone."""
    ids = e.ids_in(frame.slots, PIERCED)
    return k.Do([Damage(ids[0], e.number_in(frame.slots, NUMBER), frame.source)]) if ids else k.NEXT


@dataclass(eq=False)
class DestroysByAttack(e.EventPlan):
    """G.13: a character was destroyed by battle damage of this card while it attacked."""

    kinds: tuple[str, ...] = field(default=("destroy",), init=False)
    number: int

    def would(self, scope: e.Scope, event: k.Event) -> bool:
        if not isinstance(event, Destroy) or not event.in_battle or scope.source not in event.dealers:
            return False
        game = scope.game
        return is_attacking(game, scope.source) and bool(values_or_last(game, event.object).kind & CHARACTER)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        if not self.would(scope, happening.event):
            return None
        victim = scope.game.object_or_last(happening.was)
        return {PIERCED: (player_card(scope.game, victim.controller),), NUMBER: self.number}


PLAN: Final = PsoPlan(PIERCE)


def piercing(key: str, number: int) -> TriggeredAbility:
    """The ability."""
    ability = TriggeredAbility(key, PLAN, DestroysByAttack(number))
    ability.keyword = PIERCING
    ability.number = number
    return ability
