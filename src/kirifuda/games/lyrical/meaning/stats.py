"""Attack value and durability as texts read and change them, and the name that cards can share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda.effects.meaning import AspectPlan, StatPlan
from kirifuda.games.lyrical.values import FIELD_ATTACK, FIELD_DURABILITY, FIELD_NAME, NAMED, Values

if TYPE_CHECKING:
    from kirifuda.kernel.characteristics import Characteristics


class AttackStat(StatPlan):
    """N-9.6 攻撃力."""

    __slots__ = ()

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).attack

    def write(self, values: Characteristics, number: int) -> None:
        cast("Values", values).attack = number


class DurabilityStat(StatPlan):
    """A37 耐久力."""

    __slots__ = ()

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).durability

    def write(self, values: Characteristics, number: int) -> None:
        cast("Values", values).durability = number


class QuotedNameAspect(AspectPlan):
    """N-1.6 ネーム: the name in quotation marks; only characters and items have one."""

    __slots__ = ()

    def of(self, values: Characteristics) -> tuple[str, ...]:
        known = cast("Values", values)
        return (known.name,) if known.kind & NAMED else ()


STATS: Final[dict[str, StatPlan]] = {
    "攻撃力": AttackStat("攻撃力", FIELD_ATTACK),
    "耐久力": DurabilityStat("耐久力", FIELD_DURABILITY),
}
ASPECTS: Final[dict[str, AspectPlan]] = {"ネーム": QuotedNameAspect("ネーム", FIELD_NAME)}
