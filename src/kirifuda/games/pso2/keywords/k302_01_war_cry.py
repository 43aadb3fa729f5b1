"""302.1b 『ウォークライ』: a card turns OFF and draws an attack on an ally to itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans import ConditionPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.pso2.abilities import WAR_CRY, ActivatedAbility, PsoPlan
from kirifuda.games.pso2.rules.common import ATTACKER, boss_seat, is_enemy, is_raid
from kirifuda.games.pso2.rules.r209_costs import ItselfOffPart
from kirifuda.games.pso2.rules.r506_battle_phase import Retarget, is_retargeting_time
from kirifuda.games.pso2.rules.r506_early_ending import refuses_cry, remaining_targets
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.ids import PlayerId
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

DRAW_ATTACK: Final[Procedure] = Procedure("war_cry")


@DRAW_ATTACK.step("302.1b")
def draw_attack(game: Game, frame: Frame) -> Flow:
    """All targets of the attack are replaced by this card, up to the attack joining step (506.4.2)."""
    return Do([Retarget(frame.source)])


class AllyAttacked(ConditionPlan):
    """302.1b: an ally is being attacked, in a raid any of the party's (R.22), and this card is not all that is."""

    __slots__ = ()

    def holds(self, scope: Scope) -> bool:
        game = scope.game
        attacker = game.number(ATTACKER)
        if not attacker or not is_retargeting_time(game) or refuses_cry(game, attacker):
            return False
        if not is_enemy(game, game.object_or_last(attacker).controller, scope.player):
            return False
        targets = remaining_targets(game)
        if targets == [scope.source]:
            return False
        return any(is_companion(game, scope.player, game.object_or_last(id).controller) for id in targets)


def is_companion(game: Game, player: PlayerId, other: PlayerId) -> bool:
    """R.22, R.30: for War Cry the other members' allies count as one's own; the boss has nobody but itself."""
    if is_raid(game) and boss_seat(game) not in (player, other):
        return True
    return player == other


PLAN: Final = PsoPlan(DRAW_ATTACK)


def war_cry(key: str) -> ActivatedAbility:
    """The ability: 【ON】⇒【OFF】 is its cost."""
    ability = ActivatedAbility(key, PLAN, (ItselfOffPart("cost"),))
    ability.keyword = WAR_CRY
    ability.conditions = (AllyAttacked(),)
    return ability
