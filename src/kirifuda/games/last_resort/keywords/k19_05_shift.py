"""L-19.5 シフトx: for x mana, this card moves to the other area."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import ActivatedAbility, TextPlan
from kirifuda.games.last_resort.rules.common import area_of, is_on_field
from kirifuda.games.last_resort.rules.l03_battlefield import MoveArea, other_area
from kirifuda.games.last_resort.rules.l09_1_costs import ManaPart

SHIFT: Final = "シフト"


SHIFTING: Final = k.Procedure("shift")


@SHIFTING.step("L-19.5")
def move(game: k.Game, frame: k.Frame) -> k.Flow:
    """To the opposite area, tapped or untapped as it is."""
    if not is_on_field(game, frame.source):
        return k.NEXT
    return k.Do([MoveArea(frame.source, other_area(area_of(game, frame.source)), by_shift=True)])


PLAN: Final = TextPlan(SHIFTING)


def shift(key: str, number: int) -> ActivatedAbility:
    """The ability."""
    ability = ActivatedAbility(key, PLAN, (ManaPart("cost", e.FixedAmount(number)),))
    ability.keyword = SHIFT
    ability.number = number
    return ability


NUMBERED: Final = {SHIFT: shift}
