"""209, 212, 213: cost, attack value and HP as texts read and change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda.effects.meaning import StatPlan
from kirifuda.games.pso2.values import FIELD_ATTACK, FIELD_COST, FIELD_HP, PERSON, Values

if TYPE_CHECKING:
    from kirifuda.kernel.characteristics import Characteristics


class CostStat(StatPlan):
    """209.2: the cost that texts refer to; X counts as 0 on the table (209.3.1)."""

    __slots__ = ()

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).cost

    def write(self, values: Characteristics, number: int) -> None:
        cast("Values", values).cost = number


class AttackStat(StatPlan):
    """212.1."""

    __slots__ = ()

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).attack

    def write(self, values: Characteristics, number: int) -> None:
        cast("Values", values).attack = number


class HPStat(StatPlan):
    """213.1; a player's are the cards of the deck, and the boss's its life, which nothing modifies (201.3, R.08)."""

    __slots__ = ()

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).hp

    def write(self, values: Characteristics, number: int) -> None:
        mine = cast("Values", values)
        if not mine.kind & PERSON:
            mine.hp = number


STATS: Final[dict[str, StatPlan]] = {
    "コスト": CostStat("コスト", FIELD_COST),
    "攻撃力": AttackStat("攻撃力", FIELD_ATTACK),
    "HP": HPStat("HP", FIELD_HP),
}
