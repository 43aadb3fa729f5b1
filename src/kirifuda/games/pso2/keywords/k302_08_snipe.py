"""302.8 『狙撃』: no battle damage while it attacks."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.pso2.abilities import PsoAbility
from kirifuda.games.pso2.rules.r213_damage import Damage
from kirifuda.games.pso2.rules.r506_battle_phase import is_attacking

SNIPE: Final = "狙撃"


class Snipe(PsoAbility):
    """302.8: damage from those it battles does not reach it; other damage does."""

    __slots__ = ()

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.keyword = SNIPE
        self.forbids = ("damage",)

    def is_forbidding(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        if not isinstance(event, Damage) or not event.in_battle or event.object != holder.source:
            return False
        return is_attacking(game, holder.source)


def snipe(key: str) -> PsoAbility:
    """The ability."""
    return Snipe(key)


ALONE: Final = {SNIPE: snipe}
