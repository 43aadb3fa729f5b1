"""Nodes that only Spellcard Strike has: the reaction chain, and what was cancelled in it (6, 2.5.5)."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.games.spellcard_strike.ast_nouns import DeclaredCard, Sort
from kirifuda.text import ast as a


class Cancelled(a.Role, frozen=True):
    """The spell cards whose declarations this effect has cancelled, wherever they lie by now (2.5.5.1)."""

    role: ClassVar[str] = "cancelled"


class CancelledSpell(a.Condition, frozen=True):
    """What this effect has cancelled was a spell."""


class DeclaredAt(a.Thing, frozen=True):
    """The declarations of a sort in the chain that a player's strikers made, with such a target (2.5.4.1)."""

    CALLED: ClassVar[a.Noun] = DeclaredCard()

    sort: Sort
    by: a.Player
    at: a.Thing


class NewestDeclared(a.Thing, frozen=True):
    """The last of the declarations of a sort that somebody has made in the chain, whatever came after it."""

    CALLED: ClassVar[a.Noun] = DeclaredCard()

    sort: Sort
    by: a.Party


class LastIs(a.Condition, frozen=True):
    """The declaration to which this one answers is of a sort, and of a player's strikers (6.2.1.1)."""

    sort: Sort
    by: a.Player


class LastIsOf(a.Condition, frozen=True):
    """The same, and certain strikers made it."""

    sort: Sort
    by: a.Thing


class ChainHas(a.Condition, frozen=True):
    """A declaration of a sort waits in the chain, and a player's strikers made it."""

    sort: Sort
    by: a.Player


class ChainLength(a.Amount, frozen=True):
    """How many declarations the chain has in all (6.1.3.1)."""


class ChainBefore(a.Amount, frozen=True):
    """How many declarations of the chain were made before this one."""
