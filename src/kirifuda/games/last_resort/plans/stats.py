"""L-9.1, L-10.9: cost, power and toughness as texts read and change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda.effects.meaning import StatPlan
from kirifuda.games.last_resort.values import FIELD_COST, FIELD_POWER, FIELD_TOUGHNESS, Values

if TYPE_CHECKING:
    from kirifuda.kernel.characteristics import Characteristics


class CostStat(StatPlan):
    """L-9.1."""

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).cost

    def write(self, values: Characteristics, number: int) -> None:
        cast("Values", values).cost = number


class PowerStat(StatPlan):
    """L-10.9."""

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).power

    def write(self, values: Characteristics, number: int) -> None:
        cast("Values", values).power = number


class ToughnessStat(StatPlan):
    """L-10.9."""

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).toughness

    def write(self, values: Characteristics, number: int) -> None:
        cast("Values", values).toughness = number


STATS: Final[dict[str, StatPlan]] = {
    "コスト": CostStat("コスト", FIELD_COST),
    "パワー": PowerStat("パワー", FIELD_POWER),
    "タフネス": ToughnessStat("タフネス", FIELD_TOUGHNESS),
}
