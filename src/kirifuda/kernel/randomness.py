"""Seeded randomness of our own: a stream is one 64-bit number.

One stream per purpose (each deck's shuffles, coins), so that the same seed gives the same cards after different play.
The generator is SplitMix64, written out here because a standard library's sequence may change between versions.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def stream(seed: int, purpose: str) -> int:
    """The first state of the stream that serves one purpose of one seed."""
    return int.from_bytes(blake2b(f"{seed}/{purpose}".encode(), digest_size=8).digest(), "big")


def advance(state: int) -> tuple[int, int]:
    """The next state, and 64 random bits."""
    state = (state + _STEP) & _MASK
    mixed = state
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, mixed ^ (mixed >> 31)


def below(state: int, limit: int) -> tuple[int, int]:
    """The next state, and a fair number from 0 to `limit` - 1."""
    fair = (1 << 64) - (1 << 64) % limit
    while True:
        state, bits = advance(state)
        if bits < fair:
            return state, bits % limit


def shuffled(state: int, items: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The next state, and the items in a fair random order (Fisher-Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        state, pick = below(state, last + 1)
        order[last], order[pick] = order[pick], order[last]
    return state, tuple(order)


class Dice:
    """A stream as an object, for agents and for resampling; never part of a state."""

    __slots__ = ("state",)

    def __init__(self, seed: int, purpose: str = "dice") -> None:
        self.state = stream(seed, purpose)

    def below(self, limit: int) -> int:
        """A fair number from 0 to `limit` - 1."""
        self.state, value = below(self.state, limit)
        return value

    def shuffled(self, items: tuple[int, ...]) -> tuple[int, ...]:
        """The items in a fair random order."""
        self.state, order = shuffled(self.state, items)
        return order
