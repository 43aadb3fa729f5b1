"""Nodes that only this game has: numbers that go up and down, and keywords with a number."""

from __future__ import annotations

from kirifuda.text import ast as a


class Shift(a.Node, frozen=True):
    """Half of a modification: up or down by an amount."""


class Up(Shift, frozen=True):
    """+X."""

    by: a.Amount


class Down(Shift, frozen=True):
    """-X."""

    by: a.Amount


class Exactly(Shift, frozen=True):
    """A number that stands in the place of another."""

    by: a.Amount


class Modify(a.Feature, frozen=True):
    """+X/+Yの修整: attack value and HP together (215.3, G.05)."""

    attack: Shift
    hp: Shift


class SetBase(a.Feature, frozen=True):
    """元々の…は〜になる: what a number is before all changes (103.5.4)."""

    stat: a.Stat
    to: a.Amount


class AbilitiesOfKind(a.Feature, frozen=True):
    """All abilities of a kind that a card has (103.3.2, 302.1)."""

    name: str


class Piercing(a.Feature, frozen=True):
    """【貫通X】 (G.13)."""

    count: a.Amount


class Slots(a.Feature, frozen=True):
    """【装備枠X】 (205.4.4.1)."""

    count: a.Amount
