"""Nodes that no words stand for: lowering puts them into a tree in the place of what it has dealt with already."""

from __future__ import annotations

from kirifuda.text import ast as a


class Nothing(a.Effect, frozen=True):
    """A sentence that is dealt with elsewhere."""


class Begun(a.Effect, frozen=True):
    """The first sentence of what a trigger does; others follow it. It stands below the trigger's own path."""

    do: a.Effect


class Replaced(a.Effect, frozen=True):
    """What a replacement does first; others follow it. `below`: where it stands under the replacement's own path."""

    do: a.Effect
    below: tuple[str | int, ...]


class Superseded(a.Effect, frozen=True):
    """A sentence, and what takes its place if a condition holds (8.1.5). Both keep their paths in the text."""

    first: a.Effect
    condition: a.Condition
    instead: a.Effect


class After(a.Effect, frozen=True):
    """A sentence that waits until the check step has looked at the damage; it keeps its path in the text."""

    do: a.Effect
