"""What the server keeps: every query in one place, carried out in a thread of its own.

One hop to the thread and back for a whole batch of journal entries is what makes an answer quick.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from msgspec import json
from sqlalchemy import Connection, case, delete, insert, select, update

from kirifuda.server.records import Brief, Entry, ReplayRecord, TableRecord
from kirifuda.server.storage.batching import Batches, append, written
from kirifuda.server.storage.database import Database, probe
from kirifuda.server.storage.faults import Unwritten
from kirifuda.server.storage.rows import (
    BRIEF,
    can_be,
    entry_of,
    entry_row,
    plain,
    replay_row,
    sitter_row,
    table_of,
    table_row,
)
from kirifuda.server.storage.schema import ENTRIES, REPLAYS, SECRETS, SITTERS, TABLES

LIST_LIMIT: Final = 100
PROBE_S: Final = 2.0
"""How often the database is asked whether it can be written, at most."""
ANSWER_S: Final = 1.0
"""A database that has not answered by then is not well."""
CLOSE_S: Final = 5.0
Found = TypeVar("Found")


class Store:
    """Tables, journals and replays.

    Every method raises `Unwritten` if the database can't be written or read just now.
    """

    def __init__(self, address: str, *, is_durable: bool = False) -> None:
        self.database = Database(address, is_durable=is_durable)
        self._thread = ThreadPoolExecutor(1, "database")
        self._batches: Batches | None = None
        self._probe: asyncio.Task[bool] | None = None
        self._probed = 0.0

    async def _read(self, work: Callable[[Connection], Found]) -> Found:
        return await self._in_thread(lambda: self.database.read(work))

    async def _write(self, work: Callable[[Connection], Found]) -> Found:
        asked = time.monotonic()
        return await self._in_thread(lambda: self.database.write(work, asked))

    async def _in_thread(self, work: Callable[[], Found]) -> Found:
        try:
            running = asyncio.get_running_loop().run_in_executor(self._thread, work)
        except RuntimeError as error:  # the thread has ended
            raise Unwritten("the database was closed") from error
        return await running

    # The whole

    def prepare(self) -> None:
        """Lock, check and migrate the database; `Unusable` says why that can't be. `open` does it as well."""
        self.database.prepare()

    async def open(self) -> None:
        """Prepare the database, and begin to write journals."""
        await self._in_thread(self.database.prepare)
        self._batches = Batches(lambda batch: self._in_thread(lambda: written(self.database, batch)))

    async def close(self) -> None:
        """Write what waits, and let go; a database that does not answer is not waited for."""
        if self._batches is not None:
            await self._batches.close(CLOSE_S)
        letting_go = asyncio.ensure_future(self._in_thread(self.database.close))
        await asyncio.wait({letting_go}, timeout=CLOSE_S)
        self._thread.shutdown(wait=False)
        if self._probe is not None:
            await asyncio.wait({self._probe}, timeout=ANSWER_S)

    @property
    def failing_since(self) -> float | None:
        """Since when writing fails (`time.monotonic`); None once a write has succeeded."""
        return self.database.failing_since

    async def healthy(self) -> bool:
        """Whether the database can be written; asked seldom, and never waited for long."""
        now = time.monotonic()
        if self._probe is None or (self._probe.done() and now - self._probed >= PROBE_S):
            self._probe, self._probed = asyncio.create_task(self._try_to_write()), now
        await asyncio.wait({self._probe}, timeout=max(0.0, self._probed + ANSWER_S - now))
        return self._probe.done() and self._probe.result()

    async def _try_to_write(self) -> bool:
        try:
            await self._write(probe)
        except Exception:  # the answer is no, whatever the reason
            self.database.note_failure()
            return False
        return True

    async def secret(self, name: str) -> str:
        """A secret of this server, made when it is first asked for."""

        def work(connection: Connection) -> str:
            found = connection.scalar(select(SECRETS.c.value).where(SECRETS.c.name == name))
            if found is None:
                found = secrets.token_urlsafe(32)
                connection.execute(insert(SECRETS).values(name=name, value=found))
            return str(found)

        return await self._write(work)

    # Journals

    async def journal(self, entry: Entry) -> None:
        """Append to a table's journal; returns when it is written. `Displaced` if another entry has its number."""
        if self._batches is None:
            raise Unwritten("the database is not open")
        entry.at = time.time()
        await self._batches.add(entry)

    async def rewrite(self, table: str, number: int, entries: list[Entry]) -> None:
        """Put these entries in the place of all from `number` on, in one transaction."""
        now = time.time()
        for entry in entries:
            entry.at = entry.at or now
        rows = [entry_row(entry) for entry in entries]

        def work(connection: Connection) -> None:
            connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number >= number))
            append(connection, entries, rows)

        await self._write(work)

    async def entries(self, table: str) -> list[Entry]:
        """A table's journal."""
        if not can_be(table):
            return []
        asked = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        rows = await self._read(lambda connection: connection.execute(asked).mappings().all())
        return [entry_of(row) for row in rows]

    # Tables

    async def add_table(self, record: TableRecord, sitters: dict[int, str]) -> None:
        """A new table, and the visitors who sit at it."""
        row = table_row(record)
        seated = [sitter_row(record.id, seat, visitor) for seat, visitor in sitters.items()]

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES).values(**row, answered=False))
            if seated:
                connection.execute(insert(SITTERS), seated)

        await self._write(work)

    async def save_table(self, record: TableRecord, sitter: tuple[int, str] | None = None) -> None:
        """A table as it is now, and the visitor who has just taken a seat. Its journal may have touched it later than
        the record knows."""
        later = case((TABLES.c.touched > record.touched, TABLES.c.touched), else_=record.touched)
        change = update(TABLES).where(TABLES.c.id == record.id).values({**table_row(record), "touched": later})

        def work(connection: Connection) -> None:
            connection.execute(change)
            if sitter is not None:
                here = (SITTERS.c.table_id == record.id, SITTERS.c.seat == sitter[0])
                connection.execute(delete(SITTERS).where(*here))
                connection.execute(insert(SITTERS).values(**sitter_row(record.id, *sitter)))

        await self._write(work)

    async def finish(self, record: TableRecord, replay: ReplayRecord) -> None:
        """A game has ended, and this is its replay."""
        change = update(TABLES).where(TABLES.c.id == record.id).values(table_row(record))
        row = replay_row(replay, replay.table)

        def work(connection: Connection) -> None:
            connection.execute(delete(REPLAYS).where(REPLAYS.c.id == replay.id))
            connection.execute(insert(REPLAYS).values(**row))
            connection.execute(change)

        await self._write(work)

    async def remove_table(self, id: str) -> None:
        """Forget a table, its journal and who sat at it."""

        def work(connection: Connection) -> None:
            connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == id))
            connection.execute(delete(SITTERS).where(SITTERS.c.table_id == id))
            connection.execute(delete(TABLES).where(TABLES.c.id == id))

        if can_be(id):
            await self._write(work)

    async def table(self, id: str) -> TableRecord | None:
        """A table by its id."""
        if not can_be(id):
            return None
        asked = select(TABLES.c.content, TABLES.c.touched, TABLES.c.visited).where(TABLES.c.id == id)
        found = await self._read(lambda connection: connection.execute(asked).first())
        return None if found is None else table_of(*found)

    async def tables(self, ids: list[str]) -> list[TableRecord]:
        """Tables by their ids, in no order."""
        asked = select(TABLES.c.content, TABLES.c.touched, TABLES.c.visited).where(TABLES.c.id.in_(ids))
        rows = await self._read(lambda connection: connection.execute(asked).all())
        return [table_of(*row) for row in rows]

    async def briefs(self) -> list[Brief]:
        """Tables at which something may still happen."""
        asked = select(*BRIEF).where(TABLES.c.status.in_(("waiting", "playing")))
        return await self._read(lambda connection: [Brief(*row) for row in connection.execute(asked)])

    async def seats_of(self, visitor: str) -> list[tuple[str, int]]:
        """Tables and seats of a visitor, the newest first."""
        asked = select(SITTERS.c.table_id, SITTERS.c.seat).where(SITTERS.c.visitor == plain(visitor))
        listed = asked.order_by(SITTERS.c.at.desc()).limit(LIST_LIMIT)
        rows = await self._read(lambda connection: connection.execute(listed).all())
        return [(row[0], row[1]) for row in rows]

    # Replays

    async def add_replay(self, record: ReplayRecord, uploads: int) -> None:
        """A game that a visitor brought; only so many of those are kept."""
        row = replay_row(record, "")

        def work(connection: Connection) -> None:
            connection.execute(delete(REPLAYS).where(REPLAYS.c.id == record.id))
            uploaded = REPLAYS.c.table_id == ""
            newest = select(REPLAYS.c.id).where(uploaded).order_by(REPLAYS.c.ended.desc()).limit(uploads - 1)
            connection.execute(delete(REPLAYS).where(uploaded, REPLAYS.c.id.not_in(newest)))
            connection.execute(insert(REPLAYS).values(**row))

        await self._write(work)

    async def replay(self, id: str) -> ReplayRecord | None:
        """A replay by its id."""
        if not can_be(id):
            return None
        asked = select(REPLAYS.c.content).where(REPLAYS.c.id == id)
        found = await self._read(lambda connection: connection.scalar(asked))
        return None if found is None else json.decode(found, type=ReplayRecord)

    async def replays(self, ids: list[str], tables: list[str]) -> list[ReplayRecord]:
        """Replays by their ids or by the tables where they were played, the newest first."""
        here, there = ([id for id in each if can_be(id)] for each in (ids, tables))
        asked = select(REPLAYS.c.content).where(REPLAYS.c.id.in_(here) | REPLAYS.c.table_id.in_(there))
        listed = asked.order_by(REPLAYS.c.ended.desc()).limit(LIST_LIMIT)
        rows = await self._read(lambda connection: connection.scalars(listed).all())
        return [json.decode(row, type=ReplayRecord) for row in rows]
