"""N-12.2 イニシアティブ: deals its battle damage first, and takes none from whom that discards."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.abilities import INITIATIVE, SkillAbility


def initiative(key: str) -> SkillAbility:
    """N-12.2: the skill."""
    return SkillAbility(key, INITIATIVE)


def strikes_first(game: k.Game, attacker: k.ObjectId, guard: k.ObjectId) -> k.ObjectId:
    """N-12.2: which of two battlers deals its damage first; neither if both have the skill or none has (A17)."""
    swift = [id for id in (attacker, guard) if e.has_keyword(game.values(id).abilities, INITIATIVE)]
    return swift[0] if len(swift) == 1 else k.NONE


ALONE: Final = {INITIATIVE: initiative}
