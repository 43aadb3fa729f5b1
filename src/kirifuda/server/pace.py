"""How fast somebody may send: a bucket that fills with time."""

from __future__ import annotations

import time
from collections import OrderedDict


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
