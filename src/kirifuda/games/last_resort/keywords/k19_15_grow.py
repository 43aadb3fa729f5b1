"""L-19.15 グロウ: in the attack area, tap: +1/+1."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.last_resort.abilities import GROW, TURN_LONG, ActivatedAbility, TextPlan
from kirifuda.games.last_resort.changes import GROWTH
from kirifuda.games.last_resort.keywords.k19_11_sniper import is_in_attack_area
from kirifuda.games.last_resort.rules.common import is_creature
from kirifuda.games.last_resort.rules.l09_1_costs import TapPart

CAN_GROW: Final[k.Conditions] = (
    k.Condition("L-19.15", "アタックエリアにいない", "Grow works in the attack area only", is_in_attack_area),
)
GROWING: Final = k.Procedure("grow")


@GROWING.step("L-19.15")
def grow_up(game: k.Game, frame: k.Frame) -> k.Flow:
    """+1/+1 while it stays on the battlefield; by a house rule for this turn (A15)."""
    if not is_creature(game, frame.source):
        return k.NEXT
    until = TURN_LONG if house(game, "grow_duration") == "this_turn" else ""
    return k.Do([k.BeginLasting(k.LastingEffect(GROWTH, None, frame.source, frame.player, (frame.source,), until, 1))])


PLAN: Final = TextPlan(GROWING)


def grow(key: str) -> ActivatedAbility:
    """The ability."""
    ability = ActivatedAbility(key, PLAN, (TapPart("cost"),))
    ability.keyword = GROW
    ability.number = 1
    return ability


ALONE: Final = {GROW: grow}
