"""What lasting effects of texts change besides numbers: houses, races, attributes, types, names, abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda import effects as e
from kirifuda.games.spellcard_strike.values import ATTRIBUTE_BITS, LAYER_FACTS, Values

if TYPE_CHECKING:
    from kirifuda import kernel as k

GAIN: Final = 0
LOSE: Final = 1
BECOME: Final = 2


class WordChange(e.TextChange):
    """Information named by words is gained, lost, or changed to something else (8.1.7)."""

    def __init__(self, on: e.Extent, how: int, words: tuple[str, ...]) -> None:
        super().__init__(on, LAYER_FACTS)
        self.how = how
        self.words = words

    def mix(self, before: tuple[str, ...]) -> tuple[str, ...]:
        """The words afterwards."""
        if self.how == BECOME:
            return self.words
        if self.how == LOSE:
            return tuple(word for word in before if word not in self.words)
        return before + tuple(word for word in self.words if word not in before)

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        if not self.is_idle(board, effect):
            self.write(cast("Values", values))

    def write(self, values: Values) -> None:
        """Change the values."""
        raise NotImplementedError


class HouseChange(WordChange):
    """3.10."""

    def write(self, values: Values) -> None:
        values.houses = self.mix(values.houses)


class RaceChange(WordChange):
    """3.11."""

    def write(self, values: Values) -> None:
        values.races = self.mix(values.races)


class TypeChange(WordChange):
    """3.12."""

    def write(self, values: Values) -> None:
        values.spell_types = self.mix(values.spell_types)


class AttributeChange(WordChange):
    """3.3."""

    def write(self, values: Values) -> None:
        bits = 0
        for word in self.words:
            bits |= ATTRIBUTE_BITS[word]
        if self.how == BECOME:
            values.attributes = bits
        elif self.how == LOSE:
            values.attributes &= ~bits
        else:
            values.attributes |= bits
