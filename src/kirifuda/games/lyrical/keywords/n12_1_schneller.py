"""N-12.1 シュネラー: may attack and use effects on the turn of entering or setting up."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical.abilities import SCHNELLER, SkillAbility


def schneller(key: str) -> SkillAbility:
    """N-12.1: the skill; `is_ready_to_act` asks for it."""
    return SkillAbility(key, SCHNELLER)


ALONE: Final = {SCHNELLER: schneller}
