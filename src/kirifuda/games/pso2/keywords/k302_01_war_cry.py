"""302.1b 『ウォークライ』: a card turns OFF and draws an attack on an ally to itself."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.pso2.abilities import WAR_CRY, ActivatedAbility, PsoPlan
from kirifuda.games.pso2.rules.r209_costs import ItselfOffPart
from kirifuda.games.pso2.rules.r506_battle_phase import Retarget

DRAW_ATTACK: Final = k.Procedure("war_cry")


@DRAW_ATTACK.step("302.1b")
def draw_attack(game: k.Game, frame: k.Frame) -> k.Flow:
    """All targets of the attack are replaced by this card, up to the attack joining step (506.4.2)."""
    return k.Do([Retarget(frame.source)])


PLAN: Final = PsoPlan(DRAW_ATTACK)


def war_cry(key: str) -> ActivatedAbility:
    """The ability: 【ON】⇒【OFF】 is its cost. When it may be used stands in `r506_retargeting`."""
    ability = ActivatedAbility(key, PLAN, (ItselfOffPart("cost"),))
    ability.keyword = WAR_CRY
    return ability


ALONE: Final = {WAR_CRY: war_cry}
