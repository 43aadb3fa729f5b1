"""209, 212, 213: cost, attack value and HP as texts read and change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda import effects as e
from kirifuda.games.pso2.values import (
    ACTIVE,
    ARMOUR,
    BOSS,
    CHARACTER,
    COLOUR_BITS,
    FIELD_ATTACK,
    FIELD_CLASS,
    FIELD_COLOUR,
    FIELD_COST,
    FIELD_DEFENSE,
    FIELD_HP,
    FIELD_KIND,
    FIELD_NAME,
    FIELD_SORT,
    ITEM,
    MAG_CARD,
    PERSON,
    PLAYER_CARD,
    WEAPON,
    Values,
)

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.pso2.values import PsoCard


class HPStat(e.NumberStat):
    """213.1; a player's are the cards of the deck, and the boss's its life, which nothing modifies (201.3, R.08)."""

    def write(self, values: k.Characteristics, number: int) -> None:
        if not cast("Values", values).kind & PERSON:
            super().write(values, number)


class PrintedAspect(e.AspectPlan):
    """206-210: what cards can have in common."""

    def of(self, values: k.Characteristics) -> tuple[str, ...]:
        mine = cast("Values", values)
        if self.name == "色":
            return tuple(name for name, bit in COLOUR_BITS.items() if mine.colours & bit)
        if self.name == "クラス":
            return mine.classes
        if self.name == "種別":
            return mine.sorts
        if self.name == "カードタイプ":
            return (KIND_OF[mine.kind],)
        return (mine.name,) if self.name == "カード名" else (str(mine.cost),)

    def known(self, game: k.Game) -> tuple[str, ...]:
        """What can be named: every colour and card type, and whatever a card of a deck has."""
        if self.name == "色":
            return tuple(COLOUR_BITS)
        if self.name == "カードタイプ":
            return ("キャラ", "アクティブ", "アイテム")
        found: set[str] = set()
        for card in game.pool.cards:
            printed = cast("PsoCard", card).printed
            if not printed.kind & (PERSON | MAG_CARD):
                found.update(self.of(printed))
        if self.name == "コスト":
            return tuple(sorted(found, key=int))
        return tuple(sorted(found))


KIND_OF: Final = {
    PLAYER_CARD: "プレイヤー",
    BOSS: "プレイヤー",
    MAG_CARD: "マグ",
    CHARACTER: "キャラ",
    ACTIVE: "アクティブ",
    ITEM: "アイテム",
    WEAPON: "アイテム",
    ARMOUR: "アイテム",
}
"""G.10: card types; a weapon or armour is an item (205.2)."""


ASPECTS: Final[dict[str, e.AspectPlan]] = {
    "カード名": PrintedAspect("カード名", FIELD_NAME),
    "色": PrintedAspect("色", FIELD_COLOUR),
    "クラス": PrintedAspect("クラス", FIELD_CLASS),
    "種別": PrintedAspect("種別", FIELD_SORT),
    "コスト": PrintedAspect("コスト", FIELD_COST),
    "カードタイプ": PrintedAspect("カードタイプ", FIELD_KIND),
}
STATS: Final[dict[str, e.StatPlan]] = {
    "コスト": e.NumberStat("コスト", FIELD_COST, "cost"),  # 209.2; X counts as 0 on the table (209.3.1)
    "攻撃力": e.NumberStat("攻撃力", FIELD_ATTACK, "attack"),
    "HP": HPStat("HP", FIELD_HP, "hp"),
    "防御力": e.NumberStat("防御力", FIELD_DEFENSE, "defense"),
}
