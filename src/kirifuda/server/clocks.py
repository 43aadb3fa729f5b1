"""Time to think, for each seat. A step is added for each completed choice, and goes again with a choice taken back."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from kirifuda.server.messages import ClockRule

KEPT: Final = 200
"""Readings; more than the questions that can be gone back to."""


@dataclass(frozen=True)
class Reading:
    """All clocks when a question was answered, before the step for it was added."""

    left_ms: tuple[int, ...]
    added_ms: tuple[int, ...]


class Clocks:
    """The clocks of one table."""

    def __init__(self, rule: ClockRule | None, seats: int) -> None:
        self.rule = rule
        self.left_ms = [0 if rule is None else rule.start_s * 1000] * seats
        self.added_ms = [0] * seats
        """What the steps of choices that still stand have brought."""
        self.running = -1
        self.since = 0.0
        self.readings: dict[int, Reading] = {}
        """By the number of the question that was answered then."""

    def start(self, seat: int) -> None:
        """A question is open for a person."""
        if self.rule is not None and self.running != seat:
            self.stop()
            self.running = seat
            self.since = time.monotonic()

    def stop(self) -> None:
        """The question is no longer open."""
        seat = self.running
        if self.rule is not None and seat >= 0:
            self.left_ms[seat] = self.left(seat)
            self.running = -1

    def note(self, mark: int) -> None:
        """The question of this number is being answered."""
        if self.rule is not None:
            self._keep(mark, Reading(tuple(self.left_ms), tuple(self.added_ms)))

    def _keep(self, mark: int, reading: Reading) -> None:
        self.readings[mark] = reading
        while len(self.readings) > KEPT:
            del self.readings[next(iter(self.readings))]

    def add_step(self, seat: int) -> None:
        """A choice was completed."""
        if self.rule is not None:
            self.left_ms[seat] += self.rule.step_s * 1000
            self.added_ms[seat] += self.rule.step_s * 1000

    def after_back(self, seat: int, mark: int) -> list[int]:
        """What is left to everybody once a seat has gone back to a question: that seat has used its time, and loses the
        steps of what is taken back; the others have what they had then."""
        reading = self.readings.get(mark)
        if reading is None:
            return list(self.left_ms)
        found = list(reading.left_ms)
        found[seat] = self.left(seat) - (self.added_ms[seat] - reading.added_ms[seat])
        return found

    def go_back(self, seat: int, mark: int) -> None:
        """A seat has gone back to a question."""
        reading = self.readings.get(mark)
        if self.rule is not None and reading is not None:
            self.left_ms = self.after_back(seat, mark)
            self.added_ms = list(reading.added_ms)

    def left(self, seat: int) -> int:
        """Milliseconds that a seat has left now."""
        if seat != self.running:
            return self.left_ms[seat]
        return max(0, self.left_ms[seat] - int((time.monotonic() - self.since) * 1000))

    def shown(self, seat: int) -> int | None:
        """What everybody is shown."""
        return None if self.rule is None else self.left(seat)

    def written(self) -> dict[str, list[int]]:
        """As an entry of the journal keeps them."""
        return {} if self.rule is None else {"clocks": list(self.left_ms), "steps": list(self.added_ms)}

    def read(self, mark: int, content: dict[str, Any]) -> None:
        """As an entry of the journal has kept them; the question of this number was open then."""
        left, added = content.get("clocks"), content.get("steps")
        if self.rule is None or not isinstance(left, list) or not isinstance(added, list):
            return
        before = [each - (now - then) for each, now, then in zip(left, added, self.added_ms, strict=True)]
        self._keep(mark, Reading(tuple(before), tuple(self.added_ms)))
        self.left_ms, self.added_ms = [int(each) for each in left], [int(each) for each in added]
