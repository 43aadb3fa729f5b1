"""Changes of values that are this game's own: abilities that are lost, races that are gained."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kirifuda.effects.plans.lasting import Extent, TextChange

if TYPE_CHECKING:
    from kirifuda.games.last_resort.values import Values
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.lasting import LastingEffect
    from kirifuda.kernel.state import CardObject


class RaceChange(TextChange):
    """L-19.6 種族: a race besides."""

    def __init__(self, on: Extent, layer: int, race: str) -> None:
        super().__init__(on, layer)
        self.race = race

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        own = cast("Values", values)
        if not self.is_idle(board, effect) and self.race not in own.races:
            own.races = (*own.races, self.race)
