"""Nodes that only Spellcard Strike has: the reaction chain, and what was cancelled in it (6, 2.5.5)."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.games.spellcard_strike.ast_nouns import DeclaredCard, Sort
from kirifuda.text.ast_base import Amount, Condition, Noun, Party, Player, Role, Thing


class Cancelled(Role, frozen=True):
    """The spell cards whose declarations this effect has cancelled, wherever they lie by now (2.5.5.1)."""

    role: ClassVar[str] = "cancelled"


class CancelledSpell(Condition, frozen=True):
    """What this effect has cancelled was a spell."""


class DeclaredAt(Thing, frozen=True):
    """The declarations of a sort in the chain that a player's strikers made, with such a target (2.5.4.1)."""

    CALLED: ClassVar[Noun] = DeclaredCard()

    sort: Sort
    by: Player
    at: Thing


class NewestDeclared(Thing, frozen=True):
    """The last of the declarations of a sort that somebody has made in the chain, whatever came after it."""

    CALLED: ClassVar[Noun] = DeclaredCard()

    sort: Sort
    by: Party


class LastIs(Condition, frozen=True):
    """The declaration to which this one answers is of a sort, and of a player's strikers (6.2.1.1)."""

    sort: Sort
    by: Player


class LastIsOf(Condition, frozen=True):
    """The same, and certain strikers made it."""

    sort: Sort
    by: Thing


class ChainHas(Condition, frozen=True):
    """A declaration of a sort waits in the chain, and a player's strikers made it."""

    sort: Sort
    by: Player


class ChainLength(Amount, frozen=True):
    """How many declarations the chain has in all (6.1.3.1)."""


class ChainBefore(Amount, frozen=True):
    """How many declarations of the chain were made before this one."""
