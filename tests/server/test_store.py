"""The same queries and migrations on SQLite and, where a server can be had, on PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec import json
from sqlalchemy import Engine, insert, text

from kirifuda.server.lobby import new_record
from kirifuda.server.records import Brief, Entry, ReplayRecord, SeatRecord
from kirifuda.server.storage.database import engine_for, url_of
from kirifuda.server.storage.faults import Displaced
from kirifuda.server.storage.migrating import settings
from kirifuda.server.storage.rows import table_row
from kirifuda.server.storage.schema import METADATA, TABLES
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
    await store.save_table(record, (0, "v"))
    await store.save_table(record, (0, "v"))
    assert await store.seats_of("v") == [(record.id, 0)]
    played = replay("r", 1.5, record.id)
    await store.finish(record, played)
    await store.finish(record, played)
    assert await store.replay("r") == played
    assert await store.replays([], [record.id]) == [played]
    assert await store.healthy()
    await store.close()
    again = Store(address)
    await again.open()
    assert len(await again.entries(record.id)) == 20
    await again.close()


def replay(id: str, ended: float, table: str = "") -> ReplayRecord:
    return ReplayRecord(id, "magical_duel", ["a", "b"], ended, [0], "1", 3, 2, "終", "end", {"seed": 1}, table)


async def keep(address: str) -> None:
    """Tables and replays go when they must, and no others."""
    store = Store(address)
    await store.open()
    records = [new_record("magical_duel", [SeatRecord("person", visitor="v")], {}, "v") for _ in range(2)]
    for record in records:
        await store.add_table(record, {0: "v"})
        await store.journal(Entry(record.id, 0, "answer", {"options": []}))
    await store.remove_table(records[0].id)
    assert [brief.id for brief in await store.briefs()] == [records[1].id]
    assert await store.table(records[0].id) is None
    assert await store.entries(records[0].id) == []
    assert len(await store.entries(records[1].id)) == 1
    assert await store.seats_of("v") == [(records[1].id, 0)]

    await store.finish(records[1], replay("played", 0.5, records[1].id))
    for number in range(6):
        await store.add_replay(replay(f"up{number}", 10.0 + number), uploads=3)
    await store.add_replay(replay("up5", 15.0), uploads=3)  # once more is still one
    await store.add_replay(replay("clock-set-back", 1.0), uploads=3)
    asked = ["played", "clock-set-back", *(f"up{number}" for number in range(6))]
    assert [each.id for each in await store.replays(asked, [])] == ["up5", "up4", "clock-set-back", "played"]
    await store.close()


def first_schema(address: str) -> Engine:
    """A database as the first version made it, with a table under way, an unread one and a broken one."""
    engine = engine_for(url_of(address))
    config = settings()
    with engine.connect() as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for id, status in (("a", "playing"), ("b", "waiting"), ("c", "waiting"), ("d", "over")):
            record = new_record("magical_duel", [], {}, "owner-" + id)
            record.id, record.created = id, 5.0
            content = "{" if id == "c" else json.encode(record).decode().replace(',"address":"","visited":false', "")
            values = {"id": id, "status": status, "content": content}
            connection.execute(
                text("INSERT INTO tables VALUES (:id, 'magical_duel', :status, 7.0, :content)").bindparams(**values)
            )
        connection.execute(text("INSERT INTO entries VALUES ('a', 0, 'answer', '{}', 6.0)"))
    return engine


async def upgrade(address: str) -> None:
    """An old database gets what it lacks, and ends with the very schema that the code describes."""
    first_schema(address).dispose()
    store = Store(address)
    await store.open()
    found = sorted(await store.briefs(), key=lambda brief: brief.id)
    assert found == [
        Brief("a", "owner-a", "", "playing", 7.0, 5.0, answered=True, visited=True),
        Brief("b", "owner-b", "", "waiting", 7.0, 5.0, answered=False, visited=True),
        Brief("c", "", "", "waiting", 7.0, 7.0, answered=False, visited=True),
    ]
    record = await store.table("a")
    assert record is not None
    assert record.visited
    await store.save_table(record)
    assert (await store.briefs())[0].visited
    with store.database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    await store.close()


async def brief_of_many(address: str) -> None:
    """The tables of a full server are told without reading them."""
    store = Store(address)
    await store.open()
    seats = [SeatRecord("person", "a", {"deck": ["NS1-001"] * 50, "extra": ["NS1-002"] * 200}) for _ in range(2)]
    rows = [table_row(new_record("magical_duel", seats, {}, "v")) | {"answered": False} for _ in range(10_000)]
    with store.database.engine.begin() as connection:
        connection.execute(insert(TABLES), rows)
    began = time.perf_counter()
    assert len(await store.briefs()) == 10_000
    assert time.perf_counter() - began < 2.0
    await store.close()


@pytest.mark.parametrize("use", [keep, upgrade, brief_of_many])
def test_sqlite_in_detail(use: Callable[[str], Coroutine[None, None, None]], tmp_path: Path) -> None:
    run(lambda: use(f"sqlite:///{tmp_path / 'x.sqlite3'}"))


@pytest.mark.parametrize("use", [keep, upgrade, brief_of_many])
def test_postgresql_in_detail(use: Callable[[str], Coroutine[None, None, None]], postgres: str) -> None:
    run(lambda: use(postgres))


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
