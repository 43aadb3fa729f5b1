"""The database: every query in one place, carried out in a thread of its own.

Journal entries of all tables are committed together: while one batch is being written, the next one gathers. One hop to
the thread and back for a whole batch is what makes an answer quick.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from msgspec import json
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, make_url, select, update
from sqlalchemy.pool import StaticPool

from kirifuda.server.records import Entry, ReplayRecord, TableRecord
from kirifuda.server.storage.schema import ENTRIES, REPLAYS, SECRETS, SITTERS, TABLES

DRIVERS = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
LIST_LIMIT = 100
Found = TypeVar("Found")


def engine_for(address: str) -> Engine:
    """An engine with the right driver; SQLite writes ahead, which is quick and survives the end of the process."""
    url = make_url(address)
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if not url.drivername.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True)
    if url.database in (None, "", ":memory:"):
        engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
    else:
        engine = create_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=NORMAL")
        cursor.close()

    return engine


def migrate(connection: Connection) -> None:
    """Bring the schema up to date."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Store:
    """Tables, journals and replays."""

    def __init__(self, address: str) -> None:
        self.engine = engine_for(address)
        self._thread = ThreadPoolExecutor(1, "database")
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def _do(self, work: Callable[[Connection], Found]) -> Found:
        """Carry out one transaction in the thread of the database."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, work)

    def _transaction(self, work: Callable[[Connection], Found]) -> Found:
        with self.engine.begin() as connection:
            return work(connection)

    async def open(self) -> None:
        """Migrate, and begin to write journals."""
        await self._do(migrate)
        self._writer = asyncio.create_task(self._write_entries(), name="journal")

    async def close(self) -> None:
        """Write what waits, and let go."""
        if self._writer is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            await self._do(lambda connection: connection.scalar(select(SECRETS.c.name).limit(1)))
        except Exception:  # the answer is no, whatever the reason
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

        return await self._do(work)

    # Journals

    async def journal(self, entry: Entry) -> None:
        """Append to a table's journal; returns when it is written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry.at = time.time()
        self._waiting.append((entry, done))
        self._wake.set()
        await done

    async def _write_entries(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        """Commit a batch. If that fails, each entry is tried alone, so that one bad entry spoils no other table's."""
        rows = [_entry_row(entry) for entry, _ in batch]
        try:
            await self._do(lambda connection: connection.execute(insert(ENTRIES), rows))
        except Exception as error:  # passed on to whoever waits
            if len(batch) > 1:
                for each in batch:
                    await self._write([each])
                return
            if not batch[0][1].done():
                batch[0][1].set_exception(error)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def entries(self, table: str) -> list[Entry]:
        """A table's journal."""
        asked = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        rows = await self._do(lambda connection: connection.execute(asked).mappings().all())
        return [
            Entry(row["table_id"], row["number"], row["kind"], json.decode(row["content"]), row["at"]) for row in rows
        ]

    # Tables

    async def add_table(self, record: TableRecord, sitters: dict[int, str]) -> None:
        """A new table, and the visitors who sit at it."""
        row = _table_row(record)
        seated = [_sitter_row(record.id, seat, visitor) for seat, visitor in sitters.items()]

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES).values(**row))
            if seated:
                connection.execute(insert(SITTERS), seated)

        await self._do(work)

    async def save_table(self, record: TableRecord) -> None:
        """A table as it is now."""
        row = _table_row(record)
        await self._do(
            lambda connection: connection.execute(update(TABLES).where(TABLES.c.id == row["id"]).values(row))
        )

    async def table(self, id: str) -> TableRecord | None:
        """A table by its id."""
        asked = select(TABLES.c.content).where(TABLES.c.id == id)
        found = await self._do(lambda connection: connection.scalar(asked))
        return None if found is None else json.decode(found, type=TableRecord)

    async def open_tables(self, since: float) -> list[TableRecord]:
        """Tables at which something may still happen."""
        asked = select(TABLES.c.content).where(TABLES.c.status != "over", TABLES.c.touched >= since)
        rows = await self._do(lambda connection: connection.scalars(asked).all())
        return [json.decode(row, type=TableRecord) for row in rows]

    async def seat(self, table: str, seat: int, visitor: str) -> None:
        """Note who sits where."""
        row = _sitter_row(table, seat, visitor)

        def work(connection: Connection) -> None:
            connection.execute(delete(SITTERS).where(SITTERS.c.table_id == table, SITTERS.c.seat == seat))
            connection.execute(insert(SITTERS).values(**row))

        await self._do(work)

    async def seats_of(self, visitor: str) -> list[tuple[str, int]]:
        """Tables and seats of a visitor, the newest first."""
        asked = select(SITTERS.c.table_id, SITTERS.c.seat).where(SITTERS.c.visitor == visitor)
        listed = asked.order_by(SITTERS.c.at.desc()).limit(LIST_LIMIT)
        rows = await self._do(lambda connection: connection.execute(listed).all())
        return [(row[0], row[1]) for row in rows]

    # Replays

    async def add_replay(self, record: ReplayRecord) -> None:
        """A finished game."""
        content = json.encode(record).decode()
        row = {"id": record.id, "table_id": record.table, "game": record.game, "ended": record.ended}

        def work(connection: Connection) -> None:
            connection.execute(delete(REPLAYS).where(REPLAYS.c.id == record.id))
            connection.execute(insert(REPLAYS).values(**row, content=content))

        await self._do(work)

    async def replay(self, id: str) -> ReplayRecord | None:
        """A replay by its id."""
        found = await self._do(
            lambda connection: connection.scalar(select(REPLAYS.c.content).where(REPLAYS.c.id == id))
        )
        return None if found is None else json.decode(found, type=ReplayRecord)

    async def replays(self, ids: list[str], tables: list[str]) -> list[ReplayRecord]:
        """Replays by their ids or by the tables where they were played, the newest first."""
        asked = select(REPLAYS.c.content).where(REPLAYS.c.id.in_(ids) | REPLAYS.c.table_id.in_(tables))
        listed = asked.order_by(REPLAYS.c.ended.desc()).limit(LIST_LIMIT)
        rows = await self._do(lambda connection: connection.scalars(listed).all())
        return [json.decode(row, type=ReplayRecord) for row in rows]


def _entry_row(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "number": entry.number,
        "kind": entry.kind,
        "content": json.encode(entry.content).decode(),
        "at": entry.at,
    }


def _sitter_row(table: str, seat: int, visitor: str) -> dict[str, Any]:
    return {"table_id": table, "seat": seat, "visitor": visitor, "at": time.time()}


def _table_row(record: TableRecord) -> dict[str, Any]:
    return {
        "id": record.id,
        "game": record.game,
        "status": record.status,
        "touched": record.touched,
        "content": json.encode(record).decode(),
    }
