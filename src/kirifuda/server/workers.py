"""Work outside the event loop: processes that take a question a line and answer with a line, each within its time."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from msgspec import json

LINE_LIMIT: Final = 1 << 23
NICENESS: Final = 10
"""The table comes before what is worked out beside it."""
Asked = TypeVar("Asked")
Reply = TypeVar("Reply")


class Worker:
    """One process that runs a module of ours."""

    def __init__(self, module: str, *arguments: str) -> None:
        self.command = (sys.executable, "-m", module, *arguments)
        self.process: Process | None = None

    async def start(self) -> bool:
        """Start it, if it does not run; whether it is a new one."""
        if self.process is not None and self.process.returncode is None:
            return False
        self.process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT)
        return True

    async def ask(self, question: Any, kind: type[Reply]) -> Reply:
        """One question, one answer."""
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise ConnectionError("the process ended")
        return json.decode(line, type=kind)

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def answer_lines(decoder: json.Decoder[Asked], work: Callable[[Asked], Any]) -> None:
    """What such a process does: answer until the input ends. Whoever plays at a table comes before it."""
    with suppress(OSError, AttributeError):  # not every system knows it
        os.nice(NICENESS)
    with suppress(BrokenPipeError):  # whoever asked is gone
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(json.encode(work(decoder.decode(line))) + b"\n")
            sys.stdout.buffer.flush()
