"""909.1: what lasting effects of texts change besides numbers: kinds, races, attributes, names, abilities, control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda import effects as e
from kirifuda.games.magical_duel.abilities import MagicalAbility
from kirifuda.games.magical_duel.plans.sorts import is_of_sort
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.values import ATTRIBUTE_BITS, KINDS, Values

if TYPE_CHECKING:
    from kirifuda import kernel as k

GAIN: Final = 0
LOSE: Final = 1
BECOME: Final = 2


class WordsPlan:
    """Words that are read off cards."""

    def words(self, scope: e.Scope) -> tuple[str, ...]:
        """What they are now."""
        raise NotImplementedError


class WordChange(e.TextChange):
    """Something named by words is gained, lost, or takes the place of what was there (1014.1)."""

    def __init__(self, on: e.Extent, layer: int, how: int, words: tuple[str, ...]) -> None:
        super().__init__(on, layer)
        self.how = how
        self.words = words
        self.slot = ""
        """The slot that holds a declared word."""
        self.told: WordsPlan | None = None
        """Where words that change are read off."""

    def meant(self, board: k.Board, effect: k.LastingEffect) -> tuple[str, ...]:
        """The words, with what was declared."""
        if self.told is not None:
            return self.told.words(e.change_scope(board, effect))
        declared = effect.bound.get(self.slot) if self.slot else None
        return (*self.words, declared) if isinstance(declared, str) else self.words

    def mix(self, before: tuple[str, ...], words: tuple[str, ...]) -> tuple[str, ...]:
        """The words afterwards."""
        if self.how == BECOME:
            return words
        if self.how == LOSE:
            return tuple(word for word in before if word not in words)
        return before + tuple(word for word in words if word not in before)

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        if not self.is_idle(board, effect):
            self.write(cast("Values", values), self.meant(board, effect))

    def write(self, values: Values, words: tuple[str, ...]) -> None:
        """Change the values."""
        raise NotImplementedError


class RaceChange(WordChange):
    """Races and traits (206)."""

    def write(self, values: Values, words: tuple[str, ...]) -> None:
        values.races = self.mix(values.races, words)


class NameChange(WordChange):
    """Card names (202)."""

    def write(self, values: Values, words: tuple[str, ...]) -> None:
        values.names = self.mix(values.names, words)
        values.name = values.names[0] if values.names else ""


class CasterNameChange(WordChange):
    """Caster names (202.3)."""

    def write(self, values: Values, words: tuple[str, ...]) -> None:
        names = self.mix(values.caster_names(), words)
        values.caster_name = names[0] if names else ""
        values.more_caster_names = names[1:]


class AttributeChange(WordChange):
    """Attributes (209)."""

    def write(self, values: Values, words: tuple[str, ...]) -> None:
        bits = 0
        for word in words:
            bits |= ATTRIBUTE_BITS[word]
        values.attributes = mixed_bits(values.attributes, bits, self.how)


class KindChange(WordChange):
    """Kinds (201); 結魂怪異 is a kind with its generic type."""

    def write(self, values: Values, words: tuple[str, ...]) -> None:
        bits = 0
        for word in words:
            bits |= KINDS[word.removeprefix("結魂")]
        values.kinds = mixed_bits(values.kinds, bits, self.how)
        if any(word.startswith("結魂") for word in words):
            values.is_soulbond = self.how != LOSE


def mixed_bits(before: int, bits: int, how: int) -> int:
    """The mask afterwards."""
    if how == BECOME:
        return bits
    return before & ~bits if how == LOSE else before | bits


class GrantNamed(e.TextChange):
    """901.1d: the ability that cards have under a name is given."""

    def __init__(self, on: e.Extent, layer: int, name: str) -> None:
        super().__init__(on, layer)
        self.name = name

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        if not self.is_idle(board, effect):
            values.abilities = values.abilities + pool_of(board.game.pool).abilities_named(self.name)


class LoseAbilities(e.LossChange):
    """Abilities are lost: those of a keyword, of a name, of a sort (but for some keywords), or all."""

    def __init__(self, on: e.Extent, layer: int) -> None:
        super().__init__(on, layer)
        self.name = ""
        self.sort = ""
        self.kept: tuple[str, ...] = ()

    def takes(self, board: k.Board, card: k.CardObject, ability: k.Ability) -> bool:
        if not (self.sort or self.name) or self.keyword:
            return super().takes(board, card, ability)
        if not isinstance(ability, MagicalAbility):
            return False
        if self.sort:
            return is_of_sort(ability, self.sort) and ability.keyword not in self.kept
        return ability.name == self.name
