"""Nodes that only Spellcard Strike has: what texts change about attacks (5.4.7)."""

from __future__ import annotations

from kirifuda.text.ast_base import Amount, Deed, Effect, Party, Player, Quality, Thing


class LimitGraze(Effect, frozen=True):
    """A player may graze attacks with so many cards at most (5.4.7.6)."""

    who: Player
    against: Party
    most: Amount


class GrazesWith(Deed, frozen=True):
    """The subject grazes an attack of certain strikers with so many cards or more (5.4.7.6)."""

    what: Party
    least: Amount


class Grazed(Amount, frozen=True):
    """How many cards the attack has been grazed with (5.4.7.8)."""


class Retarget(Effect, frozen=True):
    """The attack has another striker for its target (8.1.7)."""

    what: Thing


class IsAttacked(Quality, frozen=True):
    """攻撃の対象 (5.4.7.2)."""
