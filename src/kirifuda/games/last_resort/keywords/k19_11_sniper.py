"""L-19.11 スナイパーx: in the attack area, tap: x damage to an enemy creature."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans import ConditionPlan
from kirifuda.games.last_resort.abilities import SNIPER, ActivatedAbility, TextPlan
from kirifuda.games.last_resort.rules.common import area_of, creatures, opponent
from kirifuda.games.last_resort.rules.l09_costs import TapPart
from kirifuda.games.last_resort.rules.l10_damage import Damage
from kirifuda.games.last_resort.zones import ATTACK
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.flow import DONE, Ask, Do, Flow
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

SHOT: Final[Slot[int]] = Slot[int]("shot")


class InAttackArea(ConditionPlan):
    """L-19.11, L-19.15: this card is in the attack area."""

    __slots__ = ()

    def holds(self, scope: Scope) -> bool:
        return area_of(scope.game, scope.source) == ATTACK


class EnemyThere(ConditionPlan):
    """L-19.11: there is an enemy creature."""

    __slots__ = ()

    def holds(self, scope: Scope) -> bool:
        return bool(creatures(scope.game, opponent(scope.player)))


SNIPING: Final[Procedure] = Procedure("snipe")
"""Slot "number": how much."""
NUMBER: Final[Slot[int]] = Slot[int]("number")


@SNIPING.step("L-19.11")
def choose(game: Game, frame: Frame) -> Flow:
    """An enemy creature, in either area."""
    ids = creatures(game, opponent(frame.player))
    if not ids:
        return DONE
    decision = Decision(frame.player, "snipe", objects("snipe", ids), take=TAKE_OBJECT, subject=frame.source)
    return Ask(SHOT.name, decision)


@SNIPING.step("L-19.11")
def shoot(game: Game, frame: Frame) -> Flow:
    """Damage by an effect (L-19.13)."""
    return Do([Damage(frame[SHOT], frame[NUMBER], frame.source)])


PLAN: Final = TextPlan(SNIPING)


def sniper(key: str, number: int) -> ActivatedAbility:
    """The ability."""
    ability = ActivatedAbility(key, PLAN, (TapPart("cost"),))
    ability.keyword = SNIPER
    ability.number = number
    ability.conditions = (InAttackArea(), EnemyThere())
    return ability
