"""What a table does without anybody waiting for it, and what it tries again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import structlog

from kirifuda.server.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    Work = Callable[..., Coroutine[Any, Any, None]]

LOG = structlog.get_logger("table")
AGAIN_S: Final = (0.1, 0.3, 1.0, 2.0, 5.0)
"""How long to wait before what failed is tried again; the last for good."""
FAILURES: Final = 8
"""So often a step is tried that fails for a reason of our own."""


class Beside:
    """The tasks of one table."""

    def __init__(self, table: str, retry: Callable[[], None]) -> None:
        self.table = table
        self.retry = retry
        self.failures = 0
        """In a row."""
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Work, *given: Any) -> None:
        """Run something; what breaks is written down, and the game goes on."""

        async def guarded() -> None:
            try:
                await work(*given)
            except Refused as refused:
                LOG.warning("automatic step refused", table=self.table, code=refused.code)
                if refused.code == "server_error" and self.failures < FAILURES:
                    self.retry()
            except Exception:
                LOG.exception("automatic step failed", table=self.table)

        task = asyncio.create_task(guarded())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def again(self, work: Work) -> None:
        """Run something after a while that grows with each failure."""
        wait = AGAIN_S[min(self.failures, len(AGAIN_S) - 1)]
        self.failures += 1

        async def later() -> None:
            await asyncio.sleep(wait)
            await work()

        self.spawn(later)

    async def close(self) -> None:
        """Stop everything."""
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
