"""L-9.1, L-10.9: cost, power and toughness as texts read and change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games.last_resort.values import FIELD_COST, FIELD_POWER, FIELD_TOUGHNESS

if TYPE_CHECKING:
    pass


STATS: Final[dict[str, e.StatPlan]] = {
    "コスト": e.NumberStat("コスト", FIELD_COST, "cost"),
    "パワー": e.NumberStat("パワー", FIELD_POWER, "power"),
    "タフネス": e.NumberStat("タフネス", FIELD_TOUGHNESS, "toughness"),
}
