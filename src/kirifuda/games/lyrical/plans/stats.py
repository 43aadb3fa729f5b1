"""Attack value and durability as texts read and change them, and the name that cards can share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda import effects as e
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
    from kirifuda import kernel as k


class QuotedNameAspect(e.AspectPlan):
    """N-1.6 ネーム: the name in quotation marks; only characters and items have one."""

    def of(self, values: k.Characteristics) -> tuple[str, ...]:
        known = cast("Values", values)
        return (known.name,) if known.kind & NAMED else ()


class ColourAspect(e.AspectPlan):
    """A34 色."""

    def of(self, values: k.Characteristics) -> tuple[str, ...]:
        bits = cast("Values", values).colours
        return tuple(colour for place, colour in enumerate(COLOURS) if bits & 1 << place)

    def known(self, game: k.Game) -> tuple[str, ...]:
        bits = 0
        pool = pool_of(game.pool)
        for index in range(len(pool.cards)):
            bits |= pool.card_at(index).printed.colours
        return tuple(colour for place, colour in enumerate(COLOURS) if bits & 1 << place)


STATS: Final[dict[str, e.StatPlan]] = {
    "攻撃力": e.NumberStat("攻撃力", FIELD_ATTACK, "attack"),
    "耐久力": e.NumberStat("耐久力", FIELD_DURABILITY, "durability"),
    "必要コスト": e.NumberStat("必要コスト", FIELD_COST, "cost"),
    "必要ファクター": e.NumberStat("必要ファクター", FIELD_FACTOR, "factor"),
}
"""N-1.1, N-9.6, A37; texts ask for cost and factor, and change only what is paid."""
ASPECTS: Final[dict[str, e.AspectPlan]] = {
    "ネーム": QuotedNameAspect("ネーム", FIELD_NAME),
    "色": ColourAspect("色", FIELD_COLOUR),
    "攻撃力": e.NumberAspect(STATS["攻撃力"]),
    "耐久力": e.NumberAspect(STATS["耐久力"]),
}
