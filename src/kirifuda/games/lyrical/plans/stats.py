"""Attack value and durability as texts read and change them, and the name that cards can share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda.effects.meaning import AspectPlan, StatPlan
from kirifuda.games.lyrical.pool import pool_of
from kirifuda.games.lyrical.values import (
    COLOURS,
    FIELD_ATTACK,
    FIELD_COLOUR,
    FIELD_COST,
    FIELD_DURABILITY,
    FIELD_FACTOR,
    FIELD_NAME,
    NAMED,
    Values,
)

if TYPE_CHECKING:
    from kirifuda.kernel.characteristics import Characteristics
    from kirifuda.kernel.game import Game


class AttackStat(StatPlan):
    """N-9.6 攻撃力."""

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).attack

    def write(self, values: Characteristics, number: int) -> None:
        cast("Values", values).attack = number


class DurabilityStat(StatPlan):
    """A37 耐久力."""

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).durability

    def write(self, values: Characteristics, number: int) -> None:
        cast("Values", values).durability = number


class CostStat(StatPlan):
    """N-1.1 コスト; texts ask for it, and change only what is paid."""

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).cost


class FactorStat(StatPlan):
    """N-1.1 必要ファクター: all of it."""

    def read(self, values: Characteristics) -> int:
        return cast("Values", values).factor


class QuotedNameAspect(AspectPlan):
    """N-1.6 ネーム: the name in quotation marks; only characters and items have one."""

    def of(self, values: Characteristics) -> tuple[str, ...]:
        known = cast("Values", values)
        return (known.name,) if known.kind & NAMED else ()


class ColourAspect(AspectPlan):
    """A34 色."""

    def of(self, values: Characteristics) -> tuple[str, ...]:
        bits = cast("Values", values).colours
        return tuple(colour for place, colour in enumerate(COLOURS) if bits & 1 << place)

    def known(self, game: Game) -> tuple[str, ...]:
        bits = 0
        pool = pool_of(game.pool)
        for index in range(len(pool.cards)):
            bits |= pool.card_at(index).printed.colours
        return tuple(colour for place, colour in enumerate(COLOURS) if bits & 1 << place)


class NumberAspect(AspectPlan):
    """A number that two cards can share."""

    def __init__(self, stat: StatPlan) -> None:
        super().__init__(stat.name, stat.field)
        self.stat = stat

    def of(self, values: Characteristics) -> tuple[str, ...]:
        return (str(self.stat.read(values)),)


STATS: Final[dict[str, StatPlan]] = {
    "攻撃力": AttackStat("攻撃力", FIELD_ATTACK),
    "耐久力": DurabilityStat("耐久力", FIELD_DURABILITY),
    "必要コスト": CostStat("必要コスト", FIELD_COST),
    "必要ファクター": FactorStat("必要ファクター", FIELD_FACTOR),
}
ASPECTS: Final[dict[str, AspectPlan]] = {
    "ネーム": QuotedNameAspect("ネーム", FIELD_NAME),
    "色": ColourAspect("色", FIELD_COLOUR),
    "攻撃力": NumberAspect(STATS["攻撃力"]),
    "耐久力": NumberAspect(STATS["耐久力"]),
}
