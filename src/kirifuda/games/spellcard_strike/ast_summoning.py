"""Nodes that only Spellcard Strike has: where, how and for what cost cards are summoned (2.8, 3.4)."""

from __future__ import annotations

from kirifuda.games.spellcard_strike.ast_effects import Fix
from kirifuda.games.spellcard_strike.ast_nouns import Region
from kirifuda.text import ast as a


class SummonAt(a.Effect, frozen=True):
    """Cards are summoned by an effect into an area of a region; their cost is not paid."""

    what: a.Thing
    to: Region
    state: a.Position


class ArrivesActed(a.Effect, frozen=True):
    """Whoever certain players summon comes acted (2.8.1.3)."""

    who: a.Player
    qualities: tuple[a.Quality, ...]


class SelfArrivesActed(a.Effect, frozen=True):
    """This card is summoned acted."""


class SummonsAlso(a.Effect, frozen=True):
    """Certain players may summon cards into a region as well as onto their base line (2.8.1.1)."""

    who: a.Player
    qualities: tuple[a.Quality, ...]
    to: Region


class SelfSummonsAlso(a.Effect, frozen=True):
    """This card may be summoned into a region as well."""

    to: Region


class SummonCost(a.Effect, frozen=True):
    """What the summoning cost of cards becomes that certain players summon (3.4.1)."""

    who: a.Player
    qualities: tuple[a.Quality, ...]
    fix: Fix


class SelfSummonCost(a.Effect, frozen=True):
    """What the summoning cost of this card becomes."""

    fix: Fix


class NoSummonsInto(a.Effect, frozen=True):
    """Certain players summon nobody into a region (1.1.3)."""

    who: a.Player
    qualities: tuple[a.Quality, ...]
    to: Region
