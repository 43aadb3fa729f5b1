"""N-12.2 イニシアティブ: deals its battle damage first, and takes none from whom that discards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.abilities import has_keyword
from kirifuda.games.lyrical.abilities import INITIATIVE, SkillAbility
from kirifuda.kernel.ids import NONE

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId


def initiative(key: str) -> SkillAbility:
    """N-12.2: the skill."""
    return SkillAbility(key, INITIATIVE)


def strikes_first(game: Game, attacker: ObjectId, guard: ObjectId) -> ObjectId:
    """N-12.2: which of two battlers deals its damage first; neither if both have the skill or none has (A17)."""
    swift = [id for id in (attacker, guard) if has_keyword(game.values(id).abilities, INITIATIVE)]
    return swift[0] if len(swift) == 1 else NONE


ALONE: Final = {INITIATIVE: initiative}
