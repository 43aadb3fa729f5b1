"""N-12.3 ドリンゲン: battle damage beyond what discards the other character hits its player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games.lyrical.abilities import DRINGEN, SkillAbility

if TYPE_CHECKING:
    from kirifuda import kernel as k


def dringen(key: str) -> SkillAbility:
    """N-12.3: the skill."""
    return SkillAbility(key, DRINGEN)


def has_dringen(game: k.Game, dealer: k.ObjectId) -> bool:
    """N-12.3: whether whoever deals damage has the skill, attacking or guarding (A10)."""
    if not dealer or (dealer not in game.state.objects and dealer not in game.state.last_known):
        return False
    return e.has_keyword(game.values_or_last(dealer).abilities, DRINGEN)


ALONE: Final = {DRINGEN: dringen}
