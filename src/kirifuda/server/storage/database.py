"""The database itself, for one thread: opened by one server only, and quick to say that it can't be written."""

from __future__ import annotations

import sqlite3
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, delete, event, insert, make_url, text
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, SAWarning, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from kirifuda.server.storage import migrating
from kirifuda.server.storage.faults import Occupied, Unusable, Unwritten, first_line
from kirifuda.server.storage.owning import PATIENCE_S, Sidecar, claim
from kirifuda.server.storage.schema import ENTRIES

DRIVERS: Final = {
    "sqlite": "sqlite",
    "sqlite+pysqlite": "sqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
LOCK_S: Final = 2.0
"""So long a write waits for another program's lock. All tables wait with it, so it is better tried again later."""
QUERY_S: Final = 10.0
"""After so long PostgreSQL, or the way to it, is given up."""
SQLITE_CODES: Final = {
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "closed",
    sqlite3.SQLITE_NOTADB: "foreign",
    sqlite3.SQLITE_CORRUPT: "foreign",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
}
PROBE: Final = {"table_id": "probe", "number": 0, "kind": "answer", "content": "札" * 3_000, "at": 0.0}
"""An entry in Japanese that needs room of its own: neither a full database nor one with a small alphabet takes it."""
Found = TypeVar("Found")
Work = Callable[[Connection], Found]


def url_of(address: str) -> URL:
    """An address as the engine wants it."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise Unusable("address", repr(address)) from None
    if url.drivername not in DRIVERS:
        raise Unusable("address", url.render_as_string(hide_password=True))
    return url.set(drivername=DRIVERS[url.drivername])


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; none if it is in memory."""
    name = (url.database or "").removeprefix("file:" if "uri" in url.query else "")
    return None if url.drivername != "sqlite" or name in ("", ":memory:") else Path(name)


def engine_for(url: URL, *, is_durable: bool = False) -> Engine:
    """An engine that fails soon rather than waits long."""
    try:
        with warnings.catch_warnings(action="error", category=SAWarning):
            return _sqlite(url, is_durable=is_durable) if url.drivername == "sqlite" else _postgresql(url)
    except (TypeError, ValueError, SAWarning) as error:  # an option of the address that the driver does not know
        raise Unusable("address", url.render_as_string(hide_password=True), error) from None


def _sqlite(url: URL, *, is_durable: bool) -> Engine:
    """A file, or something in memory that lives as long as its one connection. What was written survives the end of the
    process in any case; a power cut only if each commit waits for the disk."""
    waits = "FULL" if is_durable else "NORMAL"
    if file_of(url) is None:
        engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
    else:
        engine = create_engine(url, connect_args={"timeout": LOCK_S})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # transactions begin below, so that migrations are within one as well
        connection.execute(f"PRAGMA synchronous={waits}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _postgresql(url: URL) -> Engine:
    """One session, for the lock belongs to it; the server lets go of it soon when the way to us is cut."""
    wanted = {"connect_timeout": 5, "tcp_user_timeout": int(QUERY_S * 1000)}
    arguments = {name: value for name, value in wanted.items() if name not in url.query}
    pool = {"pool_size": 1, "max_overflow": 0, "pool_timeout": LOCK_S, "pool_pre_ping": True}
    try:
        engine = create_engine(url, connect_args=arguments, **pool)
    except ImportError as error:
        raise Unusable("driver", "", error) from None

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        limits = {"lock_timeout": LOCK_S * 1000, "statement_timeout": QUERY_S * 1000}
        keepalives = {"tcp_keepalives_idle": 10, "tcp_keepalives_interval": 5, "tcp_keepalives_count": 3}
        with connection.cursor() as cursor:
            for name, value in (limits | keepalives).items():
                cursor.execute(f"SET {name} = {int(value)}")
        connection.commit()

    return engine


class Database:
    """An engine, its lock, and whether writing works."""

    def __init__(self, address: str, *, is_durable: bool = False) -> None:
        url = url_of(address)
        self.where = url.database if url.drivername == "sqlite" and url.database else url.render_as_string()
        self.file = file_of(url)
        self.sidecar = None if self.file is None else Sidecar(self.file)
        self.engine = engine_for(url, is_durable=is_durable)
        self.failing_since: float | None = None
        self._failed = 0.0
        self._is_ready = False

    # Opening

    def prepare(self) -> None:
        """Lock, check and migrate; if anything is in the way, say so and leave everything as it was."""
        if self._is_ready:
            return
        try:
            with self._usable():
                self._prepare()
        except BaseException:
            self.close()
            raise
        self._is_ready = True

    def _prepare(self) -> None:
        if self.file is not None and not self.file.parent.is_dir():
            raise Unusable("folder", self.where, self.file.parent)
        if self.engine.dialect.name == "postgresql" and not event.contains(self.engine, "connect", claim):
            event.listen(self.engine, "connect", claim)
        self._connect()
        self._within(lambda connection: migrating.look(connection, self.where), writes=False)
        if self.sidecar is not None:
            self.sidecar.take(PATIENCE_S)
            with closing(self.engine.raw_connection()) as raw:
                raw.cursor().execute("PRAGMA journal_mode=WAL")  # no transaction can do that
        self._within(self._migrate, writes=True)
        if self.sidecar is not None:
            self.sidecar.remember()

    def _migrate(self, connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))  # a large database may take its time
        migrating.look(connection, self.where)
        migrating.migrate(connection)
        probe(connection)

    def _connect(self) -> None:
        """Reach the database for the first time; a server that has just been ended may still hold PostgreSQL."""
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                self.engine.connect().close()
            except Occupied:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)
            except (TypeError, ValueError) as error:  # a driver that does not know an option of the address
                raise Unusable("address", self.where, error) from error
            else:
                return

    @contextmanager
    def _usable(self) -> Iterator[None]:
        """Say in a sentence why a database can't be opened."""
        try:
            yield
        except Occupied as error:
            raise Unusable("in_use", self.where) from error
        except OSError as error:
            raise Unusable("closed", self.where, error.strerror or error) from error
        except (SQLAlchemyError, sqlite3.Error) as error:
            cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
            code = "failing"
            if isinstance(cause, sqlite3.Error):
                code = SQLITE_CODES.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, "failing")
            elif isinstance(error, DBAPIError) and error.statement is None:
                code = "unreachable"
            raise Unusable(code, self.where, cause) from error

    def close(self) -> None:
        """Let go."""
        self.engine.dispose()
        if self.sidecar is not None:
            self.sidecar.free()

    # Using

    def read(self, work: Work[Found]) -> Found:
        """Look something up."""
        with _unwritten():
            return self._within(work, writes=False)

    def write(self, work: Work[Found], asked: float) -> Found:
        """Carry out one transaction.

        What was asked for before another write failed fails with it: each may wait for a lock, and a long row of them
        would keep everybody waiting.
        """
        if asked < self._failed:
            raise Unwritten("a write before this one failed")
        try:
            with _unwritten():
                if self.sidecar is not None:
                    self.sidecar.check()
                found = self._within(work, writes=True)
        except Unwritten:
            self.note_failure()
            raise
        self.failing_since = None
        return found

    def note_failure(self) -> None:
        """Writing does not work."""
        self._failed = time.monotonic()
        if self.failing_since is None:
            self.failing_since = self._failed

    def _within(self, work: Work[Found], *, writes: bool) -> Found:
        with self.engine.connect() as connection:
            connection.execution_options(writes=writes)
            with connection.begin():
                return work(connection)


def probe(connection: Connection) -> None:
    """Write an entry where entries are written, and take it away again."""
    there = delete(ENTRIES).where(ENTRIES.c.table_id == PROBE["table_id"])
    connection.execute(insert(ENTRIES).values(PROBE))
    connection.execute(there)


@contextmanager
def _unwritten() -> Iterator[None]:
    """Drivers' errors in our words; what the database refuses for its content stays what it is."""
    try:
        yield
    except (IntegrityError, DataError):
        raise
    except (SQLAlchemyError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        raise Unwritten(first_line(cause)) from error
