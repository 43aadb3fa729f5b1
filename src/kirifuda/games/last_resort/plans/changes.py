"""Changes of values that are this game's own: abilities that are lost, races that are gained."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kirifuda.effects.abilities import TextAbility
from kirifuda.effects.plans.lasting import TextChange
from kirifuda.effects.plans.shapes import ConditionPlan, FilterPlan

if TYPE_CHECKING:
    from kirifuda.games.last_resort.values import Values
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.lasting import LastingEffect
    from kirifuda.kernel.state import CardObject


class LoseChange(TextChange):
    """Abilities are lost: those of a keyword, or all if none is named."""

    def __init__(
        self, key: str, layer: int, of: FilterPlan | None, conditions: tuple[ConditionPlan, ...], keyword: str
    ) -> None:
        super().__init__(key, layer, of, conditions)
        self.keyword = keyword

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        if self.is_idle(board, effect):
            return
        values.abilities = tuple(
            each
            for each in values.abilities
            if self.keyword and not (isinstance(each, TextAbility) and each.keyword == self.keyword)
        )


class RaceChange(TextChange):
    """L-19.6 種族: a race besides."""

    def __init__(
        self, key: str, layer: int, of: FilterPlan | None, conditions: tuple[ConditionPlan, ...], race: str
    ) -> None:
        super().__init__(key, layer, of, conditions)
        self.race = race

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        own = cast("Values", values)
        if not self.is_idle(board, effect) and self.race not in own.races:
            own.races = (*own.races, self.race)
