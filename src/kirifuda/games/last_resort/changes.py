"""L-17.1, L-17.9b, L-19.15: what the rules themselves do to values for a while."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.values import (
    CREATURE,
    FIELD_ABILITIES,
    FIELD_COST,
    FIELD_KIND,
    FIELD_POWER,
    FIELD_RACE,
    FIELD_TOUGHNESS,
    LAYER_FACTS,
    LAYER_NUMBER,
    SPELL,
    Values,
)


class Growth(k.Change):
    """L-19.15: power and toughness rise by the `number` of the lasting effect."""

    def __init__(self, key: str) -> None:
        super().__init__(key, LAYER_NUMBER, writes=FIELD_POWER | FIELD_TOUGHNESS)

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        assert isinstance(values, Values)
        values.power += effect.number
        values.toughness += effect.number


class AsCreature(k.Change):
    """L-17.9b, A61: the card is a creature whose power and toughness are the `number` of the lasting effect."""

    def __init__(self, key: str) -> None:
        super().__init__(key, LAYER_FACTS, writes=FIELD_KIND | FIELD_POWER | FIELD_TOUGHNESS)

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        assert isinstance(values, Values)
        values.kind = CREATURE
        values.power = effect.number
        values.toughness = effect.number


def make_spell(values: Values, cost: int) -> None:
    """L-17.1, L-19.12: a converted card is a spell of that cost and nothing else, whatever is printed on it; its name
    and its colours stay (A53)."""
    values.kind = SPELL
    values.is_unique = False
    values.races = ()
    values.cost = cost
    values.power = 0
    values.toughness = 0
    values.abilities = ()


class AsSpell(k.Change):
    """L-17.1: the card is a mere spell; the `number` of the lasting effect is its cost."""

    def __init__(self, key: str) -> None:
        numbers = FIELD_COST | FIELD_POWER | FIELD_TOUGHNESS
        super().__init__(key, LAYER_FACTS, writes=FIELD_KIND | FIELD_RACE | FIELD_ABILITIES | numbers)

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        assert isinstance(values, Values)
        make_spell(values, effect.number)


GROWTH: Final = Growth("growth")
AS_CREATURE: Final = AsCreature("as_creature")
AS_SPELL: Final = AsSpell("as_spell")
