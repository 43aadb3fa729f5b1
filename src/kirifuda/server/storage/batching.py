"""Journals are written a batch at a time: while one is being committed, the next one gathers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import Boolean, Connection, bindparam, insert, or_, select, update
from sqlalchemy.exc import DataError, IntegrityError

from kirifuda.server.records import Entry
from kirifuda.server.storage.database import Database
from kirifuda.server.storage.faults import Displaced, Unwritten
from kirifuda.server.storage.rows import Row, entry_of, entry_row
from kirifuda.server.storage.schema import ENTRIES, TABLES

TOUCH_S: Final = 30.0
"""That a table was touched is noted so often at most: its row is much larger than an entry."""

APPEND: Final = insert(ENTRIES)
TOUCH: Final = (
    update(TABLES)
    .where(
        TABLES.c.id == bindparam("table"),
        (TABLES.c.touched < bindparam("old")) | (TABLES.c.answered.is_(False) & bindparam("person", type_=Boolean)),
    )
    .values(touched=bindparam("now"), answered=or_(TABLES.c.answered, bindparam("person", type_=Boolean)))
)
"""Built once: it is part of every answer."""


class Waiting:
    """An entry on its way to the database, and who waits for it."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.row = entry_row(entry)
        self.asked = time.monotonic()
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self, error: Exception | None = None) -> None:
        """It is written, or why not."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Batches:
    """Gathers entries and writes them."""

    def __init__(self, write: Callable[[list[Waiting]], Awaitable[list[Exception | None]]]) -> None:
        self._write = write
        self._gathered: list[Waiting] = []
        self._under_way: list[Waiting] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._run(), name="journal")

    async def add(self, entry: Entry) -> None:
        """Write an entry; returns when it is written."""
        waiting = Waiting(entry)
        if self._is_closing:
            raise Unwritten("the database is being closed")
        self._gathered.append(waiting)
        self._wake.set()
        await waiting.done

    async def close(self, limit_s: float) -> None:
        """Write what waits, but not for ever; nobody is left waiting."""
        self._is_closing = True
        self._wake.set()
        await asyncio.wait({self._task}, timeout=limit_s)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for waiting in self._under_way + self._gathered:
            waiting.tell(Unwritten("the database was closed"))

    async def _run(self) -> None:
        while self._gathered or not self._is_closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._gathered = self._gathered, []
            if batch:
                self._under_way = batch
                for waiting, problem in zip(batch, await self._write(batch), strict=True):
                    waiting.tell(problem)


def written(database: Database, batch: list[Waiting]) -> list[Exception | None]:
    """Commit a batch; for each entry nothing, or what was wrong.

    What the database refuses for its content is tried alone, so that it spoils no other table's. A database that does
    not work is not asked again for each: that would keep all tables waiting.
    """
    entries, rows = [each.entry for each in batch], [each.row for each in batch]
    try:
        database.write(lambda connection: append(connection, entries, rows), batch[0].asked)
    except (IntegrityError, DataError) as error:
        if len(batch) > 1:
            return [problem for each in batch for problem in written(database, [each])]
        return [meaning(database, batch[0], error)]
    except Unwritten as error:
        return [Unwritten(str(error)) for _ in batch]
    except Exception as error:  # passed on to whoever waits
        return [error] * len(batch)
    return [None] * len(batch)


def meaning(database: Database, waiting: Waiting, error: Exception) -> Exception | None:
    """Why an entry was refused; nothing is wrong if it is there already, for then its commit went unheard."""
    entry = waiting.entry
    asked = select(ENTRIES).where(ENTRIES.c.table_id == entry.table, ENTRIES.c.number == entry.number)
    try:
        found = database.read(lambda connection: connection.execute(asked).mappings().first())
    except Unwritten as failure:
        return failure
    if found is not None:
        same = (found["kind"], entry_of(found).content) == (entry.kind, entry_of(waiting.row).content)
        if not same:
            return Displaced(f"{entry.table} has another entry {entry.number}")
        database.failing_since = None
        return None
    if isinstance(error, DataError):
        return error
    database.note_failure()
    return Unwritten(str(error))


def append(connection: Connection, entries: list[Entry], rows: list[Row]) -> None:
    """Write entries, and note that their tables were touched, and whether by a person."""
    if not entries:
        return
    connection.execute(APPEND, rows)
    now = time.time()
    seen = {"now": now, "old": now - TOUCH_S, "person": False}
    touched = {entry.table: {"table": entry.table, **seen} for entry in entries}
    for entry in entries:
        if entry.kind == "answer" and not entry.content.get("auto"):
            touched[entry.table]["person"] = True
    connection.execute(TOUCH, list(touched.values()))
