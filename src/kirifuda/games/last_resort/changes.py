"""L-19.15, L-17.9b: what the rules themselves do to values for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.last_resort.values import (
    CREATURE,
    FIELD_KIND,
    FIELD_POWER,
    FIELD_TOUGHNESS,
    LAYER_FACTS,
    LAYER_NUMBER,
    Values,
)
from kirifuda.kernel.lasting import Change, LastingEffect

if TYPE_CHECKING:
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.state import CardObject


class Growth(Change):
    """L-19.15: power and toughness rise by the `number` of the lasting effect."""

    __slots__ = ()

    def __init__(self, key: str) -> None:
        super().__init__(key, LAYER_NUMBER, writes=FIELD_POWER | FIELD_TOUGHNESS)

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        assert isinstance(values, Values)
        values.power += effect.number
        values.toughness += effect.number


class AsCreature(Change):
    """L-17.9b, A61: the card is a creature whose power and toughness are the `number` of the lasting effect."""

    __slots__ = ()

    def __init__(self, key: str) -> None:
        super().__init__(key, LAYER_FACTS, writes=FIELD_KIND | FIELD_POWER | FIELD_TOUGHNESS)

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        assert isinstance(values, Values)
        values.kind = CREATURE
        values.power = effect.number
        values.toughness = effect.number


GROWTH: Final = Growth("growth")
AS_CREATURE: Final = AsCreature("as_creature")
