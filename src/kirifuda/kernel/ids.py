"""Names for the small numbers that the state is made of."""

from __future__ import annotations

from typing import Final, TypeAlias

PlayerId: TypeAlias = int
ObjectId: TypeAlias = int
ZoneId: TypeAlias = int
Mask: TypeAlias = int

NOBODY: Final = -1
"""No player: what belongs to the rules rather than to somebody."""

NONE: Final = 0
"""No object."""

FIRST_ID: Final = 1 << 32
"""Ids of objects and lasting effects start here, far above every number of a game: wherever a value is kept, one look
tells a reference from an amount. Whoever walks over references (purge, views, position keys) relies on it."""

FIRST_WAITING: Final = 1 << 38
"""Waiting triggers are numbered from here, apart from everything else: that a hidden card has triggered must not show
in any other number."""

FIRST_STAMP: Final = 1 << 39
"""Moments start here, for the same reason."""

UNKNOWN: Final = -1
"""The printed card of an object that the viewer may not see."""

INFINITY: Final = 1 << 40
"""A number above every other. Only `plus` and `minus` may do arithmetic on it."""


def plus(value: int, change: int) -> int:
    """Add, but keep infinity infinite: only setting a value can end it."""
    if value >= INFINITY:
        return INFINITY
    if change >= INFINITY:
        return INFINITY
    return value + change
