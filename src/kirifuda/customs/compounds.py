"""The outline of compound events that games have in common: what happens to one card, or to one player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kirifuda.kernel.event import OnObject, OnPlayer


@dataclass(eq=False)
class OfOne(OnObject):
    """A compound that happens to one card."""

    is_compound = True
    part_kinds: ClassVar[tuple[str, ...]] = ("move",)


@dataclass(eq=False)
class OfPlayer(OnPlayer):
    """A compound that happens to one player."""

    is_compound = True
    part_kinds: ClassVar[tuple[str, ...]] = ("move",)
