"""Nodes that only Spellcard Strike has: what texts change about attacks (5.4.7)."""

from __future__ import annotations

from kirifuda.text.ast_base import Amount, Effect, Party, Player, Quality, Thing


class LimitGraze(Effect, frozen=True):
    """A player may graze attacks with so many cards at most (5.4.7.6)."""

    who: Player
    against: Party
    most: Amount


class Retarget(Effect, frozen=True):
    """The attack has another striker for its target (8.1.7)."""

    what: Thing


class IsAttacked(Quality, frozen=True):
    """攻撃の対象 (5.4.7.2)."""
