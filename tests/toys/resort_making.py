"""Changes and abilities for tests of last_resort; compiled with the package, since what derives from it must be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.last_resort.values import LAYER_NUMBER, Values
from kirifuda.kernel.lasting import Change

if TYPE_CHECKING:
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.lasting import LastingEffect
    from kirifuda.kernel.state import CardObject


class Boost(Change):
    """Power and toughness of its card, or of the card it lies on, are changed."""

    def __init__(self, key: str, power: int, toughness: int) -> None:
        super().__init__(key, LAYER_NUMBER)
        self.power = power
        self.toughness = toughness

    def covers(self, board: Board, effect: LastingEffect, card: CardObject) -> bool:
        host = board.game.state.objects[effect.source].host
        return card.id == (host or effect.source)

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        assert isinstance(values, Values)
        values.power += self.power
        values.toughness += self.toughness
