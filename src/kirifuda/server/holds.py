"""Passes are heard of no sooner than others can tell apart: how long the table waits for them. Whoever calls a public
method holds the table's lock."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from kirifuda.server.refusals import Refused

if TYPE_CHECKING:
    from kirifuda.server.connection import Connection
    from kirifuda.server.driver import Driver, Given

UNWRITTEN_S: Final = 0.1
"""How often it is tried again while the database can't be written."""


class Holding:
    """What is held back at one table."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        record, paces = driver.table.record, driver.table.lobby.tempos
        self.tempos = [paces.of(seat.visitor or f"{record.id} {place}") for place, seat in enumerate(record.seats)]
        self.mark = -1
        """The question at which a person has passed and nobody has heard of it yet."""

    def noted(self, seat: int, taken_s: float, *, is_pass: bool) -> float:
        """Learn how fast a person is; how much longer nobody hears of the answer."""
        tempo = self.tempos[seat]
        tempo.note(taken_s, is_pass=is_pass)
        if not is_pass or not self.driver.table.others_present(seat):
            return 0.0
        return self._affordable(seat, tempo.held() - taken_s)

    def drawn(self, seat: int, *, is_pass: bool) -> float:
        """How long the server waits before it gives an answer for which a hand is the reason."""
        tempo = self.tempos[seat]
        return self._affordable(seat, tempo.passing() if is_pass else tempo.answering())

    def _affordable(self, seat: int, wait_s: float) -> float:
        """The clock runs meanwhile, or it would tell the two apart; nobody loses by it."""
        clocks = self.driver.clocks
        return wait_s if clocks.rule is None else min(wait_s, clocks.left(seat) / 2000)

    def hold(self, given: Given, by: tuple[Connection, int], wait_s: float) -> None:
        """A person has passed sooner than anybody may hear of it."""
        self.mark = self.driver.play.marks
        self.driver.beside.spawn(self._let_go, self.mark, given, by, wait_s)

    async def _let_go(self, mark: int, given: Given, by: tuple[Connection, int], wait_s: float) -> None:
        """After a while the pass is carried out; what stands against it then is told as if it had come just now."""
        while self.mark == mark:
            await asyncio.sleep(wait_s)
            began, wait_s = time.perf_counter(), UNWRITTEN_S
            async with self.driver.table.lock:
                if self.driver.journal.pending is not None:
                    continue
                self.mark = -1
                if self.driver.is_open(mark):
                    try:
                        await self.driver.carry_on(given, by, began)
                    except Refused as refused:
                        by[0].refuse(refused, by[1])
