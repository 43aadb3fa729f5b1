"""Long work on the event loop, a slice at a time: jobs take turns, and rest while people are being served."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final

SLICE_S: Final = 0.003
REST: Final = 4
"""While somebody is served, the loop is theirs for this many times as long as a slice took."""
BUSY_S: Final = 1.0
"""So long after a message somebody counts as being served."""


class Backstage:
    """What is played again: the journals of tables that come back, and the openings of games that go on."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()  # first come, first served: jobs alternate
        self.served_at = 0.0

    def serving(self) -> None:
        """Somebody at a table has sent something."""
        self.served_at = time.monotonic()

    async def run(self, steps: Iterator[None]) -> None:
        """Take all steps; between slices everybody else has their turn."""
        over = False
        while not over:
            async with self.turn:
                began = time.monotonic()
                over = _slice(steps, began + SLICE_S)
                spent = time.monotonic() - began
                busy = time.monotonic() - self.served_at < BUSY_S
                await asyncio.sleep(spent * REST if busy else 0)


def _slice(steps: Iterator[None], until: float) -> bool:
    """As many steps as fit; whether there is nothing left."""
    for _ in steps:
        if time.monotonic() >= until:
            return False
    return True
