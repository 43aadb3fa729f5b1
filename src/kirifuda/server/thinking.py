"""Computer players outside the event loop: a few processes, a time budget, and a new process for one that overran."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import structlog
from msgspec import json

from kirifuda.server.thinker import Opening, Question, Reply

LOG = structlog.get_logger("thinking")
LINE_LIMIT = 1 << 22


class Worker:
    """One process."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.games: set[str] = set()
        """Those whose cards it has read."""

    async def start(self) -> None:
        """Start it, if it does not run."""
        if self.process is None or self.process.returncode is not None:
            command = (sys.executable, "-m", "kirifuda.server.thinker")
            self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT)
            self.games = set()

    async def prepare(self, game: str) -> None:
        """Ready for questions about a game. A process need not know the games that nobody plays against it."""
        await self.start()
        if game not in self.games:
            await self.ask(Opening(game))
            self.games.add(game)

    async def ask(self, question: Question | Opening) -> Reply:
        """One question, one answer."""
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise ConnectionError("the thinking process ended")
        return json.decode(line, type=Reply)

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinking:
    """The processes that think."""

    def __init__(self, count: int, budget_s: float) -> None:
        self.budget_s = budget_s
        self.workers = [Worker() for _ in range(count)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
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
            reply = await asyncio.wait_for(worker.ask(question), self.budget_s)
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
