"""One server for one database: whoever opens it holds a lock that ends with the process, however that ends."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from kirifuda.server.storage.faults import Occupied, Unwritten

PATIENCE_S: Final = 3.0
"""A server that has just been ended may take so long to let go."""
CLAIM: Final = "SELECT pg_try_advisory_lock(hashtext('kirifuda'), hashtext(current_schema()))"

Identity = tuple[int, int]


def identity(file: Path) -> Identity | None:
    """Which file a name stands for at the moment."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


class Sidecar:
    """A file beside an SQLite database, locked as long as the server runs.

    The operating system frees SQLite's locks when a process dies. The database itself stays open to others, so that it
    can be backed up while games are played.
    """

    def __init__(self, database: Path) -> None:
        self.database = database.resolve()  # a file has one lock, whatever names lead to it
        self.file = self.database.with_name(f"{self.database.name}-owner")
        self._lock: sqlite3.Connection | None = None
        self._known: tuple[Identity | None, Identity | None] = (None, None)

    def take(self, patience_s: float = 0.0) -> None:
        """Hold the lock, or say that somebody else does."""
        self.free()
        lock = sqlite3.connect(self.file, timeout=patience_s, isolation_level=None, check_same_thread=False)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Occupied("another server holds the database") from error
            raise
        self._lock = lock

    def remember(self) -> None:
        """Remember which files these are."""
        self._known = identity(self.database), identity(self.file)

    def check(self) -> None:
        """Before a write: a database that was moved away must not swallow it, and a lost lock is taken again."""
        if self._lock is None:
            return
        database, file = self._known
        if identity(self.database) != database:
            raise Unwritten(f"{self.database} is gone")
        if identity(self.file) != file:
            try:
                self.take()
            except sqlite3.Error as error:
                raise Unwritten(str(error)) from error
            self.remember()

    def free(self) -> None:
        """Let go."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def claim(connection: Any, record: object) -> None:
    """Take the lock of a PostgreSQL database for the very session that writes.

    There is one session, so nothing can be written without the lock, and a new session after a lost one claims anew.
    """
    with connection.cursor() as cursor:
        taken = cursor.execute(CLAIM).fetchone()[0]
    connection.commit()
    if not taken:
        connection.close()
        raise Occupied("another server holds the database")
