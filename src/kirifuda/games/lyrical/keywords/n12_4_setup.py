"""N-12.4 セットアップ: cannot be set alone; see N-2."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical.abilities import SETUP, SkillAbility


def setup(key: str) -> SkillAbility:
    """N-12.4: the skill; what is set, and how it is laid on, asks for it."""
    return SkillAbility(key, SETUP)


ALONE: Final = {SETUP: setup}
