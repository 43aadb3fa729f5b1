"""L-17.4 暗殺: any enemy creature is picked, in either area, tapped or not, and battled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.last_resort.abilities import ASSASSINATE, ActivatedAbility, TextPlan, TriggeredAbility
from kirifuda.games.last_resort.keywords.entering import Enters
from kirifuda.games.last_resort.keywords.k19_11_sniper import is_enemy_there, victims
from kirifuda.games.last_resort.rules.common import is_creature
from kirifuda.games.last_resort.rules.l10_7_battles import BATTLES, WHOLE
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.flow import DONE, Ask, Call, Flow
from kirifuda.kernel.legality import Condition, Conditions
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.effects.plans.shapes import CostPart
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

CAN_KILL: Final[Conditions] = (
    Condition("L-17.4", "相手のクリーチャーがいない", "there is no enemy creature", is_enemy_there),
)
KILLING: Final = Procedure("assassinate")
VICTIM: Final = Slot[int]("victim")


@KILLING.step("L-17.4")
def choose(game: Game, frame: Frame) -> Flow:
    """Whom it battles; nobody if it is gone itself."""
    ids = victims(game, frame.player) if is_creature(game, frame.source) else []
    if not ids:
        return DONE
    decision = Decision(frame.player, "assassinate", objects("assassinate", ids), take=TAKE_OBJECT)
    decision.subject = frame.source
    return Ask(VICTIM, decision)


@KILLING.step("L-17.4")
def strike(game: Game, frame: Frame) -> Flow:
    """A plain battle (L-10.9); nobody blocks."""
    return Call(BATTLES, {"battles": (frame.source, frame[VICTIM], 0, WHOLE), "unblocked": ()})


PLAN: Final = TextPlan(KILLING)


def assassinate(key: str) -> TriggeredAbility:
    """The ability of a card whose text names no cost: when it enters (A37)."""
    ability = TriggeredAbility(key, PLAN, Enters())
    ability.keyword = ASSASSINATE
    return ability


def paid_assassinate(key: str, costs: tuple[CostPart, ...]) -> ActivatedAbility:
    """The ability of a card whose text names a cost (A37)."""
    ability = ActivatedAbility(key, PLAN, costs)
    ability.keyword = ASSASSINATE
    return ability


ALONE: Final = {ASSASSINATE: assassinate}
