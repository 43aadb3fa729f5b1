"""Replays outside the event loop: one process that plays them, a time for each, and a new process if one overran."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Final

import structlog
from msgspec import Raw, json

from kirifuda.server.projector import Load, Look, Marks, Onward, Shot, Shown, Upload
from kirifuda.server.refusals import Refused
from kirifuda.server.workers import Worker

if TYPE_CHECKING:
    from kirifuda.server.records import ReplayRecord

LOG = structlog.get_logger("screening")
WAITING: Final = 40
"""So many may wait for a film at once, and of them so many from one address."""
WAITING_OF_ONE: Final = 12
BUSY: Final = 8
"""So many times its processor time a film may take by the clock: the tables come before it."""
IDLE_S: Final = 300.0
"""A process that nobody asks for so long is let go, and its memory with it."""


class Screening:
    """The films of a server."""

    def __init__(self, budget_s: float) -> None:
        self.budget_s = budget_s
        self.worker = Worker("kirifuda.server.projector", str(budget_s))
        self.turn = asyncio.Lock()
        self.waiting: Counter[str] = Counter()
        self.closing: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def show(self, question: Look | Marks | Onward, record: ReplayRecord, address: str) -> Shown:
        """Something of a film; it is played first if it is not at hand."""
        found = await self._ask(question, address)
        if found.missing:
            await self._ask(Load(question.id, Raw(json.encode(record.content))), address)
            found = await self._ask(question, address)
        return found

    async def upload(self, id: str, content: bytes, address: str) -> ReplayRecord:
        """Play somebody's replay file; what is to be kept of it."""
        record = (await self._ask(Upload(id, Raw(content)), address)).record
        assert record is not None
        return record

    async def _ask(self, question: Shot, address: str) -> Shown:
        if self.waiting.total() >= WAITING or self.waiting[address] >= WAITING_OF_ONE:
            raise Refused("too_fast")
        self.waiting[address] += 1
        try:
            async with self.turn:
                found = await self._answer(question)
        finally:
            self.waiting[address] -= 1
        if found.refused is not None:
            raise Refused(*found.refused)
        return found

    async def _answer(self, question: Shot) -> Shown:
        if self.closing is not None:
            self.closing.cancel()
        try:
            await self.worker.start()
            return await asyncio.wait_for(self.worker.ask(question, Shown), BUSY * self.budget_s)
        except (TimeoutError, ConnectionError, ValueError) as error:
            LOG.warning("a replay was given up", replay=question.id, reason=type(error).__name__)
            await self.worker.stop()
            raise Refused("too_long") from None
        except asyncio.CancelledError:
            await self.worker.stop()
            raise
        finally:
            self.closing = asyncio.get_running_loop().call_later(IDLE_S, self._rest)

    def _rest(self) -> None:
        """Nobody has asked for a while."""
        if not self.turn.locked():
            task = asyncio.create_task(self.worker.stop())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """End the process."""
        if self.closing is not None:
            self.closing.cancel()
        await self.worker.stop()
