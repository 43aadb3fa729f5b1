"""Nodes that only Spellcard Strike has: what texts change about attacks (5.4.7)."""

from __future__ import annotations

from kirifuda.text import ast as a


class LimitGraze(a.Effect, frozen=True):
    """A player may graze attacks with so many cards at most (5.4.7.6)."""

    who: a.Player
    against: a.Party
    most: a.Amount


class GrazesWith(a.Deed, frozen=True):
    """The subject grazes an attack of certain strikers with so many cards or more (5.4.7.6)."""

    what: a.Party
    least: a.Amount


class Grazed(a.Amount, frozen=True):
    """How many cards the attack has been grazed with (5.4.7.8)."""


class Retarget(a.Effect, frozen=True):
    """The attack has another striker for its target (8.1.7)."""

    what: a.Thing


class IsAttacked(a.Quality, frozen=True):
    """攻撃の対象 (5.4.7.2)."""
