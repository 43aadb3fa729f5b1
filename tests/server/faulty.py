"""Databases that fail on purpose: locked, full, read-only, cut off, or at one chosen statement; and heal again."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

from sqlalchemy import create_engine, event

from kirifuda.server.storage.database import url_of
from kirifuda.server.storage.store import Store

SAYINGS = {
    "locked": "database is locked",
    "full": "database or disk is full",
    "gone": "server closed the connection unexpectedly",
}


class Faulty:
    """Fails writing statements of a store by their number, counted from now on; the driver itself seems to say so."""

    def __init__(self, store: Store, fault: str, failing: set[int]) -> None:
        self.error = driver_of(store).OperationalError(SAYINGS[fault])
        self.failing = failing
        self.written = 0
        for name in ("do_execute", "do_executemany"):
            event.listen(store.database.engine, name, self._before)

    def _before(self, cursor: Any, statement: str, *rest: object) -> None:
        if statement.startswith(("INSERT", "UPDATE", "DELETE")):
            self.written += 1
            if self.written in self.failing:
                raise self.error


class Unheard:
    """Commits are carried out, but their acknowledgement is lost on the way, so many times."""

    def __init__(self, store: Store, times: int) -> None:
        commit = store.database.engine.dialect.do_commit
        self.left = times

        def lost(connection: Any) -> None:
            commit(connection)
            if self.left:
                self.left -= 1
                raise driver_of(store).OperationalError(SAYINGS["gone"])

        commits_with(store, lost)


def commits_with(store: Store, commit: Callable[[Any], None]) -> None:
    """Put something else in the place of the driver's commit."""
    vars(store.database.engine.dialect)["do_commit"] = commit


def driver_of(store: Store) -> Any:
    """The driver's module, for its errors."""
    return store.database.engine.dialect.loaded_dbapi


@contextmanager
def locked(path: object) -> Iterator[None]:
    """Another program holds an SQLite file, as a backup would."""
    with closing(sqlite3.connect(str(path), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def pragma(store: Store, spoiled: str, healed: str) -> Iterator[None]:
    """A setting of the store's own SQLite connection that keeps it from writing."""

    def apply(statement: str) -> None:
        with store.database.engine.connect() as connection:
            connection.exec_driver_sql(statement)

    apply(spoiled)
    try:
        yield
    finally:
        apply(healed)


@contextmanager
def full(store: Store) -> Iterator[None]:
    """No page can be added to an SQLite file."""
    with pragma(store, "PRAGMA max_page_count=1", "PRAGMA max_page_count=1073741823"):
        yield


@contextmanager
def read_only(store: Store) -> Iterator[None]:
    """The store's connection may only read."""
    with pragma(store, "PRAGMA query_only=1", "PRAGMA query_only=0"):
        yield


@contextmanager
def unwritable(address: str) -> Iterator[None]:
    """The journal refuses every entry, by a trigger; on both kinds of database."""
    engine = create_engine(url_of(address))
    if engine.dialect.name == "sqlite":
        spoil = ["CREATE TRIGGER no BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'no'); END"]
        heal = ["DROP TRIGGER no"]
    else:
        body = "BEGIN RAISE EXCEPTION 'no'; END"
        spoil = [f"CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$ {body} $$"]
        spoil += ["CREATE TRIGGER no BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION no()"]
        heal = ["DROP FUNCTION no CASCADE"]
    with engine.begin() as connection:
        for statement in spoil:
            connection.exec_driver_sql(statement)
    try:
        yield
    finally:
        with engine.begin() as connection:
            for statement in heal:
                connection.exec_driver_sql(statement)
        engine.dispose()


def cut(address: str) -> None:
    """End every other session of a PostgreSQL database."""
    import psycopg

    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
