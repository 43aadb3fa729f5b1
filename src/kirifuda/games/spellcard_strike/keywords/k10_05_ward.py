"""10.5 《遮断》X: not a target of certain declared abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games.spellcard_strike.abilities import StaticAbility

if TYPE_CHECKING:
    from kirifuda import kernel as k

WARD: Final = "遮断"
BY_SPELL: Final = "target_by_spell"
BY_ABILITY: Final = "target_by_ability"
"""What a ward is asked about; attacks are no declared abilities (2.4.5)."""


@dataclass(eq=False)
class Warding(e.DeedPlan):
    """10.5.1: choosing this striker as a target, for a declaration that fits X."""

    tests: tuple[e.TestPlan, ...]
    """Of the spell card, or of the striker whose ability it is."""

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        if other != scope.source:
            return False
        for test in self.tests:
            if not test.passes(scope, subject):
                return False
        return True


def ward(key: str, tests: tuple[e.TestPlan, ...], deeds: tuple[str, ...]) -> StaticAbility:
    """The ability: X as tests of the declaring card; `deeds` say whether spells, abilities or both are meant."""
    ability = StaticAbility(key)
    ability.keyword = WARD
    ability.forbidden = tuple([Warding(deed, tests) for deed in deeds])
    ability.file()
    return ability
