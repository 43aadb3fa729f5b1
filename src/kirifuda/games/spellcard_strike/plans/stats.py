"""2.2.5.1 ステータス: Rank, POW and DEF as texts read and change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda.effects.meaning import StatPlan
from kirifuda.games.spellcard_strike.values import FIELD_DEF, FIELD_POW, FIELD_RANK, Values

if TYPE_CHECKING:
    from kirifuda.kernel.characteristics import Characteristics


class StrikeStat(StatPlan):
    """A number that counts as 0 when it is below."""

    def below(self, values: Characteristics) -> int:
        """1.1.5.1: by how much it lies below 0."""
        raise NotImplementedError


class RankStat(StrikeStat):
    """3.5."""

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).rank

    def write(self, values: Characteristics, number: int) -> None:
        cast("Values", values).rank = number

    def below(self, values: Characteristics) -> int:
        return cast("Values", values).rank_below


class PowStat(StrikeStat):
    """3.7."""

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).pow

    def write(self, values: Characteristics, number: int) -> None:
        cast("Values", values).pow = number

    def below(self, values: Characteristics) -> int:
        return cast("Values", values).pow_below


class DefStat(StrikeStat):
    """3.8."""

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).defense

    def write(self, values: Characteristics, number: int) -> None:
        cast("Values", values).defense = number

    def below(self, values: Characteristics) -> int:
        return cast("Values", values).defense_below


class CostStat(StrikeStat):
    """3.4: how many icons the summoning cost has; nothing changes it."""

    def read(self, values: Characteristics) -> int:
        return len(cast("Values", values).cost)


STATS: Final[dict[str, StrikeStat]] = {
    "Rank": RankStat("Rank", FIELD_RANK),
    "POW": PowStat("POW", FIELD_POW),
    "DEF": DefStat("DEF", FIELD_DEF),
    "召喚コスト": CostStat("召喚コスト", 0),
}
