"""Nodes that only Spellcard Strike has: what strikers may do beyond the rules, and who takes damage for another."""

from __future__ import annotations

from kirifuda.games.spellcard_strike.ast_deeds import Source
from kirifuda.games.spellcard_strike.ast_effects import Often
from kirifuda.text.ast_base import Amount, Effect, Thing


class AttacksActed(Effect, frozen=True):
    """Strikers may attack while acted, so often a turn (5.4.7.1)."""

    what: Thing
    times: Amount


class AttacksAgain(Effect, frozen=True):
    """Strikers may attack so often a turn, though the first attack makes them acted (5.4.7.4)."""

    what: Thing
    times: Amount


class MovesActed(Effect, frozen=True):
    """Strikers may move while acted (5.4.6.1)."""

    what: Thing


class PaysAnything(Effect, frozen=True):
    """For a power cost, strikers have every attribute (7.1.4.1)."""

    what: Thing


class TakesInstead(Effect, frozen=True):
    """Another striker takes the damage in the place of those (8.1.5)."""

    what: Thing
    to: Thing
    source: Source
    often: Often


class MayTakeInstead(TakesInstead, frozen=True):
    """The same, if the player likes (8.1.6)."""
