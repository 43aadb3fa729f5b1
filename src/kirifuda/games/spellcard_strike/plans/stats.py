"""2.2.5.1 ステータス: Rank, POW and DEF as texts read and change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda import effects as e
from kirifuda.games.spellcard_strike.values import FIELD_DEF, FIELD_POW, FIELD_RANK, Values

if TYPE_CHECKING:
    from kirifuda import kernel as k


class StrikeStat(e.NumberStat):
    """A number that counts as 0 when it is below."""

    def below(self, values: k.Characteristics) -> int:
        """1.1.5.1: by how much it lies below 0."""
        number: int = getattr(values, self.attribute + "_below")
        return number


class CostStat(e.StatPlan):
    """3.4: how many icons the summoning cost has; nothing changes it."""

    def read(self, values: k.Characteristics) -> int:
        return len(cast("Values", values).cost)


STRIKER_STATS: Final = {
    "Rank": StrikeStat("Rank", FIELD_RANK, "rank"),
    "POW": StrikeStat("POW", FIELD_POW, "pow"),
    "DEF": StrikeStat("DEF", FIELD_DEF, "defense"),
}
"""3.5, 3.7, 3.8."""
STATS: Final[dict[str, e.StatPlan]] = {**STRIKER_STATS, "召喚コスト": CostStat("召喚コスト", 0)}
