"""Nodes that only Spellcard Strike has: where, how and for what cost cards are summoned (2.8, 3.4)."""

from __future__ import annotations

from kirifuda.games.spellcard_strike.ast_effects import Fix
from kirifuda.games.spellcard_strike.ast_nouns import Region
from kirifuda.text.ast_base import Effect, Player, Position, Quality, Thing


class SummonAt(Effect, frozen=True):
    """Cards are summoned by an effect into an area of a region; their cost is not paid."""

    what: Thing
    to: Region
    state: Position


class ArrivesActed(Effect, frozen=True):
    """Whoever certain players summon comes acted (2.8.1.3)."""

    who: Player
    qualities: tuple[Quality, ...]


class SelfArrivesActed(Effect, frozen=True):
    """This card is summoned acted."""


class SummonsAlso(Effect, frozen=True):
    """Certain players may summon cards into a region as well as onto their base line (2.8.1.1)."""

    who: Player
    qualities: tuple[Quality, ...]
    to: Region


class SelfSummonsAlso(Effect, frozen=True):
    """This card may be summoned into a region as well."""

    to: Region


class SummonCost(Effect, frozen=True):
    """What the summoning cost of cards becomes that certain players summon (3.4.1)."""

    who: Player
    qualities: tuple[Quality, ...]
    fix: Fix


class SelfSummonCost(Effect, frozen=True):
    """What the summoning cost of this card becomes."""

    fix: Fix


class NoSummonsInto(Effect, frozen=True):
    """Certain players summon nobody into a region (1.1.3)."""

    who: Player
    qualities: tuple[Quality, ...]
    to: Region
