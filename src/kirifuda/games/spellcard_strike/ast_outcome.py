"""Nodes that only Spellcard Strike has: what came of an effect, and what is said of it afterwards."""

from __future__ import annotations

from kirifuda.text import ast as a


class IfSurvived(a.Effect, frozen=True):
    """撃破されなかった場合: once the check step has looked at the damage and none of those was destroyed (2.7.2.3)."""

    what: a.Thing
    then: a.Effect


class Fallen(a.Amount, frozen=True):
    """How many of those were destroyed that a player controlled, once the check step has looked at it (2.7.2.3)."""

    what: a.Thing
    whose: a.Player


class MovedBy(a.Where, frozen=True):
    """Among the cards to which an effect has just done what a verb says."""

    how: str


class Meanwhile(a.Effect, frozen=True):
    """その間: as long as what the sentence before began."""

    do: a.Effect


class NoMore(a.Effect, frozen=True):
    """A letter is no more than a number, whatever it is said to be."""

    letter: str
    most: a.Amount


class InsteadFor(a.Effect, frozen=True):
    """Certain ones of those that the sentence before hits take so much damage instead (8.1.5)."""

    of: a.Filter
    amount: a.Amount


class FirmDamage(a.Effect, frozen=True):
    """The damage of the sentence before is not lowered (1.1.3)."""
