"""Nodes that no words stand for: lowering puts them into a tree in the place of what it has dealt with already."""

from __future__ import annotations

from kirifuda.text.ast_base import Condition, Effect


class Nothing(Effect, frozen=True):
    """A sentence that is dealt with elsewhere."""


class Begun(Effect, frozen=True):
    """The first sentence of what a trigger does; others follow it. It stands below the trigger's own path."""

    do: Effect


class Replaced(Effect, frozen=True):
    """What a replacement does first; others follow it. `below`: where it stands under the replacement's own path."""

    do: Effect
    below: tuple[str | int, ...]


class Superseded(Effect, frozen=True):
    """A sentence, and what takes its place if a condition holds (8.1.5). Both keep their paths in the text."""

    first: Effect
    condition: Condition
    instead: Effect


class After(Effect, frozen=True):
    """A sentence that waits until the check step has looked at the damage; it keeps its path in the text."""

    do: Effect
