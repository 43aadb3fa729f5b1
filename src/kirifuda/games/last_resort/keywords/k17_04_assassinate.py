"""L-17.4 暗殺: any enemy creature is picked, in either area, tapped or not, and battled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import ASSASSINATE, ActivatedAbility, TextPlan, TriggeredAbility
from kirifuda.games.last_resort.keywords.entering import Enters
from kirifuda.games.last_resort.keywords.k19_11_sniper import is_enemy_there, victims
from kirifuda.games.last_resort.rules.common import is_creature
from kirifuda.games.last_resort.rules.l10_7_battles import BATTLES, WHOLE

if TYPE_CHECKING:
    from kirifuda import effects as e

CAN_KILL: Final[k.Conditions] = (
    k.Condition("L-17.4", "相手のクリーチャーがいない", "there is no enemy creature", is_enemy_there),
)
KILLING: Final = k.Procedure("assassinate")
VICTIM: Final = k.Slot[int]("victim")


@KILLING.step("L-17.4")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whom it battles; nobody if it is gone itself."""
    ids = victims(game, frame.player) if is_creature(game, frame.source) else []
    if not ids:
        return k.DONE
    decision = k.Decision(frame.player, "assassinate", k.objects("assassinate", ids), take=k.TAKE_OBJECT)
    decision.subject = frame.source
    return k.Ask(VICTIM, decision)


@KILLING.step("L-17.4")
def strike(game: k.Game, frame: k.Frame) -> k.Flow:
    """A plain battle (L-10.9); nobody blocks."""
    return k.Call(BATTLES, {"battles": (frame.source, frame[VICTIM], 0, WHOLE), "unblocked": ()})


PLAN: Final = TextPlan(KILLING)


def assassinate(key: str) -> TriggeredAbility:
    """The ability of a card whose text names no cost: when it enters (A37)."""
    ability = TriggeredAbility(key, PLAN, Enters())
    ability.keyword = ASSASSINATE
    return ability


def paid_assassinate(key: str, costs: tuple[e.CostPart, ...]) -> ActivatedAbility:
    """The ability of a card whose text names a cost (A37)."""
    ability = ActivatedAbility(key, PLAN, costs)
    ability.keyword = ASSASSINATE
    return ability


ALONE: Final = {ASSASSINATE: assassinate}
