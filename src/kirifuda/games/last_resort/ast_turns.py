"""Nodes that only this game has: what texts make of attacks, of the leader skill, and of turns (L-5, L-10)."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.text import ast as a


class AttacksFromBehind(a.Effect, frozen=True):
    """Creatures may attack from the defence area as well (L-3.3)."""

    subject: a.Thing


class StaysUpright(a.Effect, frozen=True):
    """Attacking does not tap creatures (L-10.2)."""

    subject: a.Thing


class BlocksMore(a.Effect, frozen=True):
    """Creatures may block so many attackers at once (L-10.6)."""

    subject: a.Thing
    count: a.Amount


class BlocksTapped(a.Effect, frozen=True):
    """Creatures may block while they are tapped (L-10.5)."""

    subject: a.Thing


class IsUnblocked(a.Deed, frozen=True):
    """Attacks life, and nobody blocks it (L-10.8)."""


class NeedsBlockers(a.Effect, frozen=True):
    """Creatures are blocked by so many at once, or not at all (L-10.5)."""

    subject: a.Thing
    count: a.Amount


class LifeFloor(a.Effect, frozen=True):
    """A player's life does not fall below a number (L-10.8)."""

    who: a.Player
    amount: a.Amount


class AsSummoned(a.Ability, frozen=True):
    """What is done while this card is summoned (L-9.1)."""

    do: a.Effect


class ExtraCost(a.Ability, frozen=True):
    """What is paid for summoning this card besides its mana (L-9.1)."""

    do: a.Effect


class AttackAgain(a.Effect, frozen=True):
    """Another Attack step follows that of this turn (L-10.1)."""


class SkillAgain(a.Effect, frozen=True):
    """The actor may use the leader skill so many times more (L-1.15)."""

    times: a.Amount


class SkillNow(a.Effect, frozen=True):
    """A player's leader skill is used without its cost (L-9.6)."""

    who: a.Player


class Blocker(a.Role, frozen=True):
    """ブロックしたクリーチャー: whom the event has on the other side (L-10.5)."""

    role: ClassVar[str] = "foe"


class Blocked(a.Role, frozen=True):
    """ブロックされたクリーチャー: the same, seen from the blocker (L-10.5)."""

    role: ClassVar[str] = "foe"


class Trade(a.Feature, frozen=True):
    """+x/-y: power rises, toughness falls (L-10.9)."""

    power: a.Amount
    toughness: a.Amount


class TradeBack(a.Feature, frozen=True):
    """-x/+y: power falls, toughness rises (L-10.9)."""

    power: a.Amount
    toughness: a.Amount
