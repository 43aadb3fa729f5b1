"""Time to think, for each seat; automatic passes cost nothing."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kirifuda.server.messages import ClockRule


class Clocks:
    """The clocks of one table."""

    def __init__(self, rule: ClockRule | None, seats: int) -> None:
        self.rule = rule
        self.left_ms = [0 if rule is None else rule.start_s * 1000] * seats
        self.running = -1
        self.since = 0.0

    def start(self, seat: int) -> None:
        """A question is open for a person."""
        if self.rule is not None and self.running != seat:
            self.stop()
            self.running = seat
            self.since = time.monotonic()

    def stop(self, *, answered: bool = False) -> None:
        """The question is no longer open."""
        seat = self.running
        if self.rule is None or seat < 0:
            return
        self.left_ms[seat] = self.left(seat) + (self.rule.step_s * 1000 if answered else 0)
        self.running = -1

    def left(self, seat: int) -> int:
        """Milliseconds that a seat has left now."""
        if seat != self.running:
            return self.left_ms[seat]
        return max(0, self.left_ms[seat] - int((time.monotonic() - self.since) * 1000))

    def shown(self, seat: int) -> int | None:
        """What everybody is shown."""
        return None if self.rule is None else self.left(seat)
