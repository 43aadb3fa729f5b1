"""Lowering of keyword abilities (L-19), printed or given."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kirifuda.effects.lowering.base import number
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.keywords.k17_04_assassinate import assassinate
from kirifuda.games.last_resort.keywords.k19_01_equip import equip
from kirifuda.games.last_resort.keywords.k19_02_rush import rush
from kirifuda.games.last_resort.keywords.k19_03_piercing import piercing
from kirifuda.games.last_resort.keywords.k19_04_drain import drain
from kirifuda.games.last_resort.keywords.k19_05_shift import shift
from kirifuda.games.last_resort.keywords.k19_08_bind import bind
from kirifuda.games.last_resort.keywords.k19_09_recycle import recycle
from kirifuda.games.last_resort.keywords.k19_10_mutual_end import mutual_end
from kirifuda.games.last_resort.keywords.k19_11_sniper import sniper
from kirifuda.games.last_resort.keywords.k19_12_convert import convert
from kirifuda.games.last_resort.keywords.k19_13_antispell import antispell
from kirifuda.games.last_resort.keywords.k19_15_grow import grow
from kirifuda.games.last_resort.keywords.k19_16_terror import terror
from kirifuda.games.last_resort.keywords.k19_17_calamity import calamity
from kirifuda.games.last_resort.keywords.k19_18_breakdown import breakdown
from kirifuda.games.last_resort.keywords.k19_19_intercept import intercept
from kirifuda.games.last_resort.keywords.k19_20_sacrifice import sacrifice
from kirifuda.games.last_resort.keywords.k19_21_spell_charge import spell_charge
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.abilities import TextAbility
    from kirifuda.effects.lowering.base import Lowering, Path

PLAIN: Final[dict[str, Callable[[str], TextAbility]]] = {
    "速攻": rush,
    "相打ち": mutual_end,
    "アンチスペル": antispell,
    "グロウ": grow,
    "ブレイクダウン": breakdown,
    "インターセプト": intercept,
    "スペルチャージ": spell_charge,
    "暗殺": assassinate,
}
NUMBERED: Final[dict[str, Callable[[str, int], TextAbility]]] = {
    "装備": equip,
    "貫通": piercing,
    "ドレイン": drain,
    "シフト": shift,
    "封縛": bind,
    "リサイクル": recycle,
    "スナイパー": sniper,
    "変換": convert,
    "テラー": terror,
    "カラミティ": calamity,
}


def keyword_ability(low: Lowering, node: a.Feature, path: Path, key: str) -> TextAbility:
    """L-19: what a keyword stands for."""
    if isinstance(node, a.Keyword):
        return PLAIN[node.name](key)
    if isinstance(node, r.Measured):
        return NUMBERED[node.name](key, number(low, node.count, (*path, "count")))
    if isinstance(node, r.Paid):
        return NUMBERED[node.name](key, number(low, node.cost, (*path, "cost")))
    if isinstance(node, r.Sacrifice):
        return sacrifice(key, low.filter(node.of, (*path, "of")), number(low, node.count, (*path, "count")))
    raise low.fail(node, path, "is no keyword")
