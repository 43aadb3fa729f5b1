"""10.2 《接射》n: more damage from close by."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import StrikeAbility
from kirifuda.games.spellcard_strike.rules.common import area_of
from kirifuda.games.spellcard_strike.rules.r02_06_damage import ATTACK, Damage
from kirifuda.games.spellcard_strike.stage import are_adjacent

POINT_BLANK: Final = "接射"


class PointBlank(StrikeAbility):
    """10.2.1: if the striker attacks and its target is next to it, the attack's damage is n higher."""

    def __init__(self, key: str, number: int) -> None:
        super().__init__(key)
        self.keyword = POINT_BLANK
        self.replaces = ("damage",)
        self.is_sum = True
        self.number = number

    def is_replacing(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        if not isinstance(event, Damage) or event.cause != ATTACK or holder.source not in event.sources:
            return False
        return are_adjacent(area_of(game, holder.source), area_of(game, event.object))

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        """10.1.3: once for each time the striker has it; the machine asks only once."""
        assert isinstance(event, Damage)
        times = sum(1 for ability in game.values(holder.source).abilities if ability is self)
        return [event.changed(self.number * times)]


def point_blank(key: str, number: int) -> StrikeAbility:
    """The ability."""
    return PointBlank(key, number)
