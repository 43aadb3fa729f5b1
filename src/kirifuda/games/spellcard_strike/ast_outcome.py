"""Nodes that only Spellcard Strike has: what came of an effect, and what is said of it afterwards."""

from __future__ import annotations

from kirifuda.text.ast_base import Amount, Effect, Player, Thing, Where
from kirifuda.text.ast_nouns import Filter


class IfSurvived(Effect, frozen=True):
    """撃破されなかった場合: once the check step has looked at the damage and none of those was destroyed (2.7.2.3)."""

    what: Thing
    then: Effect


class Fallen(Amount, frozen=True):
    """How many of those were destroyed that a player controlled, once the check step has looked at it (2.7.2.3)."""

    what: Thing
    whose: Player


class MovedBy(Where, frozen=True):
    """Among the cards to which an effect has just done what a verb says."""

    how: str


class Meanwhile(Effect, frozen=True):
    """その間: as long as what the sentence before began."""

    do: Effect


class NoMore(Effect, frozen=True):
    """A letter is no more than a number, whatever it is said to be."""

    letter: str
    most: Amount


class InsteadFor(Effect, frozen=True):
    """Certain ones of those that the sentence before hits take so much damage instead (8.1.5)."""

    of: Filter
    amount: Amount


class FirmDamage(Effect, frozen=True):
    """The damage of the sentence before is not lowered (1.1.3)."""
