"""Changes of values that are this game's own: abilities that are lost, races that are gained."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kirifuda import effects as e

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.last_resort.values import Values


class RaceChange(e.TextChange):
    """L-19.6 種族: a race besides."""

    def __init__(self, on: e.Extent, layer: int, race: str) -> None:
        super().__init__(on, layer)
        self.race = race

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        own = cast("Values", values)
        if not self.is_idle(board, effect) and self.race not in own.races:
            own.races = (*own.races, self.race)
