"""L-19.15 グロウ: in the attack area, tap: +1/+1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.games.last_resort.abilities import GROW, TURN_LONG, ActivatedAbility, TextPlan
from kirifuda.games.last_resort.changes import GROWTH
from kirifuda.games.last_resort.keywords.k19_11_sniper import is_in_attack_area
from kirifuda.games.last_resort.rules.common import is_creature
from kirifuda.games.last_resort.rules.l09_1_costs import TapPart
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.flow import NEXT, Do, Flow
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.legality import Condition, Conditions
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

CAN_GROW: Final[Conditions] = (
    Condition("L-19.15", "アタックエリアにいない", "Grow works in the attack area only", is_in_attack_area),
)
GROWING: Final = Procedure("grow")


@GROWING.step("L-19.15")
def grow_up(game: Game, frame: Frame) -> Flow:
    """+1/+1 while it stays on the battlefield; by a house rule for this turn (A15)."""
    if not is_creature(game, frame.source):
        return NEXT
    until = TURN_LONG if house(game, "grow_duration") == "this_turn" else ""
    return Do([BeginLasting(LastingEffect(GROWTH, None, frame.source, frame.player, (frame.source,), until, 1))])


PLAN: Final = TextPlan(GROWING)


def grow(key: str) -> ActivatedAbility:
    """The ability."""
    ability = ActivatedAbility(key, PLAN, (TapPart("cost"),))
    ability.keyword = GROW
    ability.number = 1
    return ability


ALONE: Final = {GROW: grow}
