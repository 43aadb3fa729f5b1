"""Nodes that only this game has: numbers that go up and down, and keywords with a number."""

from __future__ import annotations

from kirifuda.text.ast_base import Amount, Feature, Node, Stat


class Shift(Node, frozen=True):
    """Half of a modification: up or down by an amount."""


class Up(Shift, frozen=True):
    """+X."""

    by: Amount


class Down(Shift, frozen=True):
    """-X."""

    by: Amount


class Exactly(Shift, frozen=True):
    """A number that stands in the place of another."""

    by: Amount


class Modify(Feature, frozen=True):
    """+X/+Yの修整: attack value and HP together (215.3, G.05)."""

    attack: Shift
    hp: Shift


class SetBase(Feature, frozen=True):
    """元々の…は〜になる: what a number is before all changes (103.5.4)."""

    stat: Stat
    to: Amount


class AbilitiesOfKind(Feature, frozen=True):
    """All abilities of a kind that a card has (103.3.2, 302.1)."""

    name: str


class Piercing(Feature, frozen=True):
    """【貫通X】 (G.13)."""

    count: Amount


class Slots(Feature, frozen=True):
    """【装備枠X】 (205.4.4.1)."""

    count: Amount
