"""How fast somebody may send: a bucket that fills with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

NOTED_S: Final = 60.0
"""A flood is written down once in so long, not once for every drop."""


class Pace:
    """So many a second, and a burst."""

    def __init__(self, per_s: float, burst: int) -> None:
        self.per_s = per_s
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def allows(self) -> bool:
        """Whether one more is allowed now; counts it."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_s)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Paces:
    """A bucket for each address; the ones that were idle longest are forgotten."""

    def __init__(self, per_s: float, burst: int, kept: int = 10_000) -> None:
        self.per_s = per_s
        self.burst = burst
        self.kept = kept
        self.paces: OrderedDict[str, Pace] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether one more of this address is allowed now."""
        pace = self.paces.pop(who, None) or Pace(self.per_s, self.burst)
        self.paces[who] = pace
        if len(self.paces) > self.kept:
            self.paces.popitem(last=False)
        return pace.allows()


class Notes:
    """What was written down lately; what happens again in the meantime is only counted."""

    def __init__(self, every_s: float = NOTED_S, kept: int = 10_000) -> None:
        self.every_s = every_s
        self.kept = kept
        self.noted: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def due(self, what: str) -> int | None:
        """How often it happened since it was last written down, if it is to be written down now."""
        now = time.monotonic()
        at, missed = self.noted.get(what, (-self.every_s, 0))
        if now - at < self.every_s:
            self.noted[what] = (at, missed + 1)
            return None
        self.noted.pop(what, None)
        self.noted[what] = (now, 0)
        if len(self.noted) > self.kept:
            self.noted.popitem(last=False)
        return missed
