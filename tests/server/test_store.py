"""The same queries and migrations on SQLite and, where a server can be had, on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kirifuda.server.lobby import new_record
from kirifuda.server.records import Entry, ReplayRecord, SeatRecord
from kirifuda.server.storage.faults import Displaced
from kirifuda.server.storage.store import Store
from tests.server.house import client, house, quick, run


async def use(address: str) -> None:
    """Write and read everything once."""
    store = Store(address)
    await store.open()
    secret = await store.secret("signing")
    assert await store.secret("signing") == secret
    seats = [SeatRecord("person", "つばめ", {"deck": ["a"]}, visitor="v"), SeatRecord("open")]
    record = new_record("magical_duel", seats, {"x": "y"}, "v")
    await store.add_table(record, {0: "v"})
    record.status = "playing"
    await store.save_table(record)
    found = await store.table(record.id)
    assert found == record
    assert [each.id for each in await store.briefs()] == [record.id]
    entries = [Entry(record.id, number, "answer", {"options": [number]}) for number in range(20)]
    await asyncio.gather(*[store.journal(entry) for entry in entries])
    assert await store.entries(record.id) == entries
    with pytest.raises(Displaced):
        await store.journal(Entry(record.id, 3, "answer", {"options": []}))
    mixed = [Entry("other", 0, "answer", {}), Entry(record.id, 3, "answer", {}), Entry("other", 1, "answer", {})]
    told = await asyncio.gather(*[store.journal(entry) for entry in mixed], return_exceptions=True)
    assert [each is None for each in told] == [True, False, True], "a bad entry spoils its own table only"
    assert len(await store.entries("other")) == 2
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
