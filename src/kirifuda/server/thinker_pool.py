"""Computer players outside the event loop: a few processes, a time budget, and a new process for one that overran."""

from __future__ import annotations

import asyncio

import structlog

from kirifuda.server.thinker import Opening, Question, Reply
from kirifuda.server.workers import Worker

LOG = structlog.get_logger("thinking")


class Thinker(Worker):
    """One process that thinks."""

    def __init__(self) -> None:
        super().__init__("kirifuda.server.thinker")
        self.games: set[str] = set()
        """Those whose cards it has read."""

    async def prepare(self, game: str) -> None:
        """Ready for questions about a game. A process need not know the games that nobody plays against it."""
        if await self.start():
            self.games = set()
        if game not in self.games:
            await self.ask(Opening(game), Reply)
            self.games.add(game)


class Thinking:
    """The processes that think."""

    def __init__(self, count: int, budget_s: float) -> None:
        self.budget_s = budget_s
        self.workers = [Thinker() for _ in range(count)]
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def warm_up(self) -> None:
        """Start the processes before anybody waits for them."""
        for _ in self.workers:
            worker = await self.free.get()
            try:
                await worker.start()
            finally:
                self.free.put_nowait(worker)

    async def answer(self, question: Question) -> list[int] | None:
        """The agent's answer; None if it took too long or failed."""
        worker = await self.free.get()
        try:
            await worker.prepare(question.game)
            reply = await asyncio.wait_for(worker.ask(question, Reply), self.budget_s)
        except (TimeoutError, ConnectionError, ValueError) as error:
            LOG.warning("computer gave up", table=question.table, reason=type(error).__name__)
            await worker.stop()
            return None
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self.free.put_nowait(worker)
        if reply.error:
            LOG.error("computer failed", table=question.table, reason=reply.error)
            return None
        return reply.options

    async def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            await worker.stop()
