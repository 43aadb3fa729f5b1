"""Nodes that only Spellcard Strike has: what strikers may do beyond the rules, and who takes damage for another."""

from __future__ import annotations

from kirifuda.games.spellcard_strike.ast_deeds import Source
from kirifuda.games.spellcard_strike.ast_effects import Often
from kirifuda.text import ast as a


class AttacksActed(a.Effect, frozen=True):
    """Strikers may attack while acted, so often a turn (5.4.7.1)."""

    what: a.Thing
    times: a.Amount


class AttacksAgain(a.Effect, frozen=True):
    """Strikers may attack so often a turn, though the first attack makes them acted (5.4.7.4)."""

    what: a.Thing
    times: a.Amount


class MovesActed(a.Effect, frozen=True):
    """Strikers may move while acted (5.4.6.1)."""

    what: a.Thing


class PaysAnything(a.Effect, frozen=True):
    """For a power cost, strikers have every attribute (7.1.4.1)."""

    what: a.Thing


class TakesInstead(a.Effect, frozen=True):
    """Another striker takes the damage in the place of those (8.1.5)."""

    what: a.Thing
    to: a.Thing
    source: Source
    often: Often


class MayTakeInstead(TakesInstead, frozen=True):
    """The same, if the player likes (8.1.6)."""
