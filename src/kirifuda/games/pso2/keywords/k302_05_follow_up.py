"""302.5 『連撃』: once a turn it turns ON when it attacks the enemy player."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.abilities import FOLLOW_UP, PsoPlan, TriggeredAbility
from kirifuda.games.pso2.rules.common import is_person
from kirifuda.games.pso2.rules.r215_states import TurnOn
from kirifuda.games.pso2.rules.r506_battle_phase import Engage

STAND_UP: Final = k.Procedure("follow_up")


@STAND_UP.step("302.5")
def stand_up(game: k.Game, frame: k.Frame) -> k.Flow:
    """It turns ON."""
    return k.Do([TurnOn(frame.source)])


@dataclass(eq=False)
class EngagesPlayer(e.EventPlan):
    """302.5.1: this card has attacked and is engaged with an enemy player."""

    kinds: tuple[str, ...] = field(default=("engage",), init=False)

    def would(self, scope: e.Scope, event: k.Event) -> bool:
        if not isinstance(event, Engage) or event.object != scope.source:
            return False
        return any(is_person(scope.game, target) for target in event.targets)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return {} if self.would(scope, happening.event) else None


PLAN: Final = PsoPlan(STAND_UP)


def follow_up(key: str) -> TriggeredAbility:
    """The ability."""
    ability = TriggeredAbility(key, PLAN, EngagesPlayer())
    ability.keyword = FOLLOW_UP
    ability.times = 1
    return ability


ALONE: Final = {FOLLOW_UP: follow_up}
