"""Databases that are locked, full, gone, cut off or somebody else's: nothing hangs, and what heals goes on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect
from sqlalchemy.exc import SQLAlchemyError
from websockets.asyncio.client import connect

from kirifuda.server.lobby import new_record
from kirifuda.server.records import Entry, ReplayRecord, SeatRecord, TableRecord
from kirifuda.server.storage import batching, database, owning, store
from kirifuda.server.storage.faults import Displaced, Unusable, Unwritten
from kirifuda.server.storage.store import Store
from tests.cli.running import refused
from tests.server.faulty import Faulty, Unheard, commits_with, cut, full, locked, read_only, unwritable
from tests.server.house import house, quick, run


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where an SQLite database may be."""
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long."""
    monkeypatch.setattr(database, "LOCK_S", 0.2)
    monkeypatch.setattr(database, "PATIENCE_S", 0.2)
    monkeypatch.setattr(store, "PROBE_S", 0.0)
    monkeypatch.setattr(store, "CLOSE_S", 1.0)


def entry(number: int, table: str = "t", **content: object) -> Entry:
    return Entry(table, number, "answer", {"options": [number], "auto": False, **content})


def record(**changed: object) -> TableRecord:
    found = new_record("magical_duel", [SeatRecord("person", "つばめ", visitor="v")], {}, "v")
    for name, value in changed.items():
        setattr(found, name, value)
    return found


def replay(id: str, ended: float) -> ReplayRecord:
    return ReplayRecord(id, "magical_duel", ["a\0b"], ended, [0], "1", 3, 2, "終", "end", {"x": "\0"}, "t")


def fails_since(place: Store) -> float | None:
    return place.failing_since


async def everything_fails(place: Store) -> None:
    """Every method that writes says the same."""
    table = record()
    calls: list[Awaitable[object]] = [
        place.journal(entry(90)),
        place.rewrite("t", 0, [entry(0)]),
        place.add_table(table, {0: "v"}),
        place.save_table(table),
        place.remove_table("t"),
        place.save_table(table, (0, "v")),
        place.finish(table, replay("r", 1.0)),
        place.add_replay(replay("r", 1.0), uploads=3),
        place.secret("another"),
    ]
    for call in calls:
        with pytest.raises(Unwritten):
            await call


async def written_until_it_fails(place: Store) -> int:
    """The last entry that found a place: a full database has a little room left."""
    for number in range(1, 1000):
        try:
            await place.journal(entry(number, block="x" * 2_000))
        except Unwritten:
            return number - 1
    raise AssertionError("there is no end of room")


# A write that fails


@pytest.mark.parametrize("fault", ["locked", "full", "gone"])
def test_a_failed_batch_fails_at_once_and_the_next_one_is_written(address: str, fault: str) -> None:
    async def work() -> None:
        place = Store(address)
        await place.open()
        faulty = Faulty(place, fault, {1, 2})

        entries = [entry(0, f"t{number}") for number in range(20)]
        told = await asyncio.gather(*[place.journal(each) for each in entries], return_exceptions=True)
        assert {type(each) for each in told} == {Unwritten}
        assert faulty.written == 1, "twenty entries are not tried one by one"
        since = fails_since(place)
        assert since is not None
        with pytest.raises(Unwritten):
            await place.journal(entry(0))
        assert fails_since(place) == since, "since the first failure"

        await asyncio.gather(*[place.journal(each) for each in entries])
        assert fails_since(place) is None
        assert [await place.entries(each.table) for each in entries] == [[each] for each in entries]
        await place.close()

    run(work)


def test_whatever_statement_fails_nothing_half_is_written(address: str) -> None:
    async def work() -> None:
        place = Store(address)
        await place.open()
        table = record(touched=1.0)
        await place.add_table(table, {0: "v"})
        await place.journal(entry(0, table.id, auto=True))

        async def there() -> object:
            return await place.table(table.id), await place.entries(table.id), await place.seats_of("v")

        before = await there()
        for nth in (1, 2, 3):
            for remove in (True, False):
                Faulty(place, "gone", {nth})
                entries = [entry(0, table.id), entry(1, table.id)]
                with pytest.raises(Unwritten):
                    await (place.remove_table(table.id) if remove else place.rewrite(table.id, 0, entries))
                assert await there() == before
        await place.close()

    run(work)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("fault", ["locked", "full", "read_only"])
def test_the_real_faults_of_a_file(file: Path, fault: str) -> None:
    async def work() -> None:
        place = Store(f"sqlite:///{file}")
        await place.open()
        await place.journal(entry(0))
        with locked(file) if fault == "locked" else full(place) if fault == "full" else read_only(place):
            last = await written_until_it_fails(place)
            if fault != "full":  # some writes need no room
                await everything_fails(place)
            assert fails_since(place) is not None
            assert not await place.healthy()
            assert len(await place.entries("t")) == last + 1, "reading works"
        await place.journal(entry(last + 1))
        assert fails_since(place) is None
        assert await place.healthy()
        await place.close()

    run(work)


@pytest.mark.usefixtures("hasty")
def test_a_journal_that_takes_no_entries(address: str) -> None:
    async def work() -> None:
        place = Store(address)
        await place.open()
        with unwritable(address):
            told = await asyncio.gather(place.journal(entry(0)), place.journal(entry(1)), return_exceptions=True)
            assert {type(each) for each in told} == {Unwritten}, "nobody has displaced them"
            assert fails_since(place) is not None
            assert not await place.healthy()
        assert await place.healthy()
        await place.journal(entry(0))
        assert fails_since(place) is None
        await place.close()

    run(work)


@pytest.mark.usefixtures("hasty")
def test_a_long_row_of_writes_does_not_wait_for_a_lock_one_by_one(file: Path) -> None:
    async def work() -> None:
        place = Store(f"sqlite:///{file}")
        await place.open()
        with locked(file):
            began = time.monotonic()
            writes = [place.add_table(record(), {}) for _ in range(50)]
            told = await asyncio.gather(*writes, place.entries("t"), return_exceptions=True)
            assert time.monotonic() - began < 2.0, "fifty times the lock's time would be ten seconds"
        assert {type(each) for each in told[:-1]} == {Unwritten}
        assert told[-1] == []
        await place.add_table(record(), {})
        await place.close()

    run(work)


@pytest.mark.usefixtures("hasty")
def test_a_table_locked_on_postgresql(postgres: str) -> None:
    psycopg = pytest.importorskip("psycopg")

    async def work() -> None:
        place = Store(postgres)
        await place.open()
        with psycopg.connect(postgres) as other:
            other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            began = time.monotonic()
            with pytest.raises(Unwritten):
                await place.journal(entry(0))
            with pytest.raises(Unwritten):
                await place.entries("t")
            assert not await place.healthy()
            assert time.monotonic() - began < 2.0
        await place.journal(entry(0))
        assert await place.healthy()
        await place.close()

    run(work)


def test_a_locked_database_is_given_up_after_two_seconds(file: Path) -> None:
    async def work() -> None:
        place = Store(f"sqlite:///{file}")
        await place.open()
        with locked(file):
            began = time.monotonic()
            writing = asyncio.create_task(place.journal(entry(0)))
            await asyncio.sleep(0.1)
            assert not await place.healthy()
            assert time.monotonic() - began < 1.5, "whoever asks for health is not kept waiting"
            with pytest.raises(Unwritten):
                await writing
            assert time.monotonic() - began < 4.0
        await place.close()

    run(work)


@pytest.mark.usefixtures("hasty")
def test_closing_does_not_wait_for_ever(file: Path) -> None:
    async def work() -> None:
        place = Store(f"sqlite:///{file}")
        await place.open()
        commits_with(place, lambda connection: time.sleep(2.5))
        writing = [asyncio.create_task(place.journal(entry(number))) for number in range(3)]
        await asyncio.sleep(0.1)
        writing.append(asyncio.create_task(place.journal(entry(3))))
        await asyncio.sleep(0)
        began = time.monotonic()
        await place.close()
        assert time.monotonic() - began < 2.4
        told = await asyncio.gather(*writing, return_exceptions=True)
        assert {type(each) for each in told} == {Unwritten}, "nobody is left waiting"
        with pytest.raises(Unwritten):
            await place.journal(entry(4))
        with pytest.raises(Unwritten):
            await place.entries("t")

    run(work)


def test_closing_writes_what_waits(address: str) -> None:
    async def work() -> None:
        place = Store(address)
        await place.open()
        writing = [asyncio.create_task(place.journal(entry(number))) for number in range(30)]
        await asyncio.sleep(0)
        await place.close()
        assert await asyncio.gather(*writing) == [None] * 30
        again = Store(address)
        assert len(await again.entries("t")) == 30
        await again.close()

    run(work)


# A commit that went unheard, and a foreign entry


def test_an_entry_whose_commit_went_unheard_is_written_once(address: str) -> None:
    async def work() -> None:
        place = Store(address)
        await place.open()
        Unheard(place, 1)
        entries = [entry(0, f"t{number}", name="切り札\0") for number in range(5)]
        told = await asyncio.gather(*[place.journal(each) for each in entries], return_exceptions=True)
        assert {type(each) for each in told} == {Unwritten}

        await asyncio.gather(*[place.journal(each) for each in entries])
        assert [len(await place.entries(each.table)) for each in entries] == [1] * 5
        for other in (entry(0, "t0"), Entry("t0", 0, "back", entries[0].content)):
            with pytest.raises(Displaced):
                await place.journal(other)
        assert fails_since(place) is None, "the database works"
        await place.close()

    run(work)


def test_an_entry_that_can_not_be_written_at_all_spoils_no_other(address: str) -> None:
    async def work() -> None:
        place = Store(address)
        await place.open()
        mixed = [entry(0), entry(0, "u", name="\ud800"), entry(0, "w")]
        told = await asyncio.gather(*[place.journal(each) for each in mixed], return_exceptions=True)
        assert [each is None for each in told] == [True, False, True]
        await place.journal(entry(1))
        assert len(await place.entries("t")) == 2
        await place.close()

    run(work)


def test_the_end_of_a_journal_is_rewritten(address: str) -> None:
    async def work() -> None:
        place = Store(address)
        await place.open()
        await asyncio.gather(*[place.journal(entry(number)) for number in range(10)], place.journal(entry(0, "u")))
        await place.rewrite("t", 4, [entry(4, again=True), entry(5, again=True)])
        found = await place.entries("t")
        assert [(each.number, "again" in each.content) for each in found] == [
            *((number, False) for number in range(4)),
            *((number, True) for number in (4, 5)),
        ]
        await place.rewrite("t", 1, [])
        assert len(await place.entries("t")) == 1
        assert len(await place.entries("u")) == 1
        await place.close()

    run(work)


# Two servers


@pytest.mark.usefixtures("hasty")
def test_two_servers_refuse_each_other(address: str) -> None:
    async def work() -> None:
        first, second = Store(address), Store(address)
        await first.open()
        with pytest.raises(Unusable, match="Another server is using"):
            await second.open()
        await first.journal(entry(0))
        await first.close()
        third = Store(address)
        await third.open()
        await third.journal(entry(1))
        await third.close()

    run(work)


@pytest.mark.usefixtures("hasty")
def test_another_name_of_the_same_file_is_the_same_database(file: Path) -> None:
    place = Store(f"sqlite:///{file}").database
    place.prepare()
    link = file.with_name("link")
    link.symlink_to(file)
    with pytest.raises(Unusable, match="Another server is using"):
        Store(f"sqlite:///{link}").prepare()
    place.close()


@pytest.mark.usefixtures("hasty")
def test_a_lock_that_was_lost_on_sqlite(file: Path) -> None:
    async def work() -> None:
        address = f"sqlite:///{file}"
        first, second = Store(address), Store(address)
        await first.open()
        sidecar = first.database.sidecar
        assert sidecar is not None
        sidecar.file.unlink()
        await first.journal(entry(0))  # takes it again
        with pytest.raises(Unusable):
            await second.open()
        sidecar.file.unlink()
        third = Store(address)
        await third.open()
        with pytest.raises(Unwritten):
            await first.journal(entry(1))
        await third.journal(entry(1, mine=True))
        await third.close()
        with pytest.raises(Displaced):
            await first.journal(entry(1))
        await first.close()

    run(work)


@pytest.mark.usefixtures("hasty")
def test_a_lock_that_was_lost_on_postgresql(postgres: str) -> None:
    async def work() -> None:
        first = Store(postgres)
        await first.open()
        await first.journal(entry(0))
        cut(postgres)
        await first.journal(entry(1))  # a new session takes it again
        cut(postgres)
        second = Store(postgres)
        await second.open()
        with pytest.raises(Unwritten):
            await first.journal(entry(2))
        assert not await first.healthy()
        await second.journal(entry(2, mine=True))
        await second.close()
        with pytest.raises(Displaced):
            await first.journal(entry(2))
        await first.close()

    run(work)


def test_a_connection_cut_in_the_middle_of_a_write(postgres: str) -> None:
    async def work() -> None:
        place = Store(postgres)
        await place.open()
        faulty = Faulty(place, "gone", set())
        commit = place.database.engine.dialect.do_commit

        def broken(connection: Any) -> None:
            cut(postgres)
            commit(connection)

        commits_with(place, broken)
        with pytest.raises(Unwritten):
            await place.journal(entry(0))
        commits_with(place, commit)
        await place.journal(entry(0))
        assert faulty.written >= 2
        assert len(await place.entries("t")) == 1
        await place.close()

    run(work)


def test_a_file_that_was_moved_away_swallows_nothing(file: Path) -> None:
    async def work() -> None:
        place = Store(f"sqlite:///{file}")
        await place.open()
        await place.journal(entry(0))
        moved = file.rename(file.with_name("elsewhere"))
        with pytest.raises(Unwritten, match="gone"):
            await place.journal(entry(1))
        assert not file.exists()
        moved.rename(file)
        await place.journal(entry(1))
        await place.close()

    run(work)


HOLD = """
import sys, time
from kirifuda.server.storage.store import Store
store = Store(sys.argv[1])
store.prepare()
print("held", flush=True)
time.sleep(60)
"""


def test_a_killed_server_lets_go_at_once(address: str) -> None:
    async def work() -> None:
        holder = await asyncio.create_subprocess_exec(
            sys.executable, "-c", HOLD, address, stdout=asyncio.subprocess.PIPE
        )
        assert holder.stdout is not None
        assert await holder.stdout.readline() == b"held\n"
        with pytest.raises(Unusable, match="Another server is using"):
            await Store(address).open()
        os.kill(holder.pid, signal.SIGKILL)
        await holder.wait()
        began = time.monotonic()
        place = Store(address)
        await place.open()
        assert time.monotonic() - began < owning.PATIENCE_S
        await place.close()

    run(work)


# What can't be opened at all


def says(address: str) -> str:
    """What `kirifuda serve` says before it ends, in both languages."""
    said = refused("serve", "--port", "0", "--database", address)
    english, japanese = said.strip().splitlines()
    assert english.startswith("Error: ")
    assert not japanese.isascii()
    return english


def test_a_database_that_can_not_be_opened_is_refused_in_a_sentence(tmp_path: Path) -> None:
    prose = tmp_path / "prose"
    prose.write_text("This is no database. " * 100)
    foreign = tmp_path / "foreign"
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    before = foreign.read_bytes()

    assert "does not exist" in says(f"sqlite:///{tmp_path}/missing/x.sqlite3")
    assert "can't be opened" in says(f"sqlite:///{tmp_path}")
    assert "no database of kirifuda" in says(f"sqlite:///{prose}")
    assert "it holds recipes" in says(f"sqlite:///{foreign}")
    assert foreign.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["foreign", "prose"], "nothing is left behind"
    for odd in ("nonsense", "mysql://host/x", "postgresql://host:port/x", f"sqlite:///{tmp_path}/x?colour=red"):
        assert "no address of a database" in says(odd)
    assert "postgresql" in says("postgresql://127.0.0.1:1/x?connect_timeout=1")


def test_a_password_is_not_told() -> None:
    pytest.importorskip("psycopg")

    assert "hunter2" not in says("postgresql://me:hunter2@127.0.0.1:1/x")


def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)

    assert "needs psycopg" in says("postgresql://127.0.0.1/x")


def test_a_read_only_database_is_refused(file: Path) -> None:
    place = Store(f"sqlite:///{file}").database
    place.prepare()
    place.close()
    assert "read-only" in says(f"sqlite:///file:{file}?mode=ro&uri=true")

    if os.getuid() != 0:  # nothing is read-only to root
        file.chmod(0o444)
        assert "read-only" in says(f"sqlite:///{file}")


def test_a_newer_or_foreign_schema_is_refused(address: str) -> None:
    place = Store(address).database
    place.prepare()
    place._within(
        lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num='9999'"), writes=True
    )
    place.close()
    assert "newer kirifuda (schema 9999)" in says(address)

    place._within(
        lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num='beef'"), writes=True
    )
    place.close()
    assert "no database of kirifuda" in says(address)


@pytest.mark.usefixtures("hasty")
def test_a_database_in_use_or_locked_is_refused(file: Path) -> None:
    place = Store(f"sqlite:///{file}").database
    place.prepare()
    assert "Another server is using" in says(f"sqlite:///{file}")
    place.close()

    with locked(file):
        assert "Another program has locked" in says(f"sqlite:///{file}")


def test_postgresql_in_use_is_refused(postgres: str) -> None:
    place = Store(postgres).database
    place.prepare()
    assert "Another server is using" in says(postgres)
    place.close()


def test_a_migration_that_fails_leaves_nothing_behind(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(connection: object) -> None:
        raise SQLAlchemyError("no")

    place = Store(address).database
    with monkeypatch.context() as patched:
        patched.setattr(database, "probe", broken)
        with pytest.raises(Unusable):
            place.prepare()
    place._connect()  # PostgreSQL may take a moment to see that the first connection is closed
    names = place._within(lambda connection: inspect(connection).get_table_names(), writes=False)
    assert names == []

    place.prepare()
    place.close()


# What links and sockets bring


def test_odd_ids_are_not_found(address: str) -> None:
    async def work() -> None:
        place = Store(address)
        await place.open()
        for odd in ("", "\0", "a\0b", "\ud800", "x" * 100_000, "切り札", "a\nb", "%", "' OR 1=1 --"):
            assert await place.table(odd) is None
            assert await place.replay(odd) is None
            assert await place.entries(odd) == []
            assert await place.replays([odd], [odd]) == []
            assert await place.seats_of(odd) == []
            await place.remove_table(odd)
        await place.close()

    run(work)


def test_odd_ids_in_requests_and_on_sockets(address: str) -> None:
    async def work() -> None:
        async with house(quick(database=address)) as place:
            for odd in ("%00", "a%00b", "%ED%A0%80", "x" * 5_000, "%E5%88%87"):
                for path in ("tables/{}", "replays/{}", "replays/{}/download"):
                    answer = await place.http.get("/api/" + path.format(odd))
                    assert answer.status_code in (400, 404, 413), (path, odd[:9])
                listed = await place.http.get(f"/api/replays?ids={odd},b")
                assert listed.status_code in (400, 413) or listed.json() == [], odd[:9]
            async with connect(place.base.replace("http", "ws") + "/ws") as socket:
                await socket.send(json.dumps({"type": "hello", "table": "a\0b", "tokens": [], "watch": "\0"}))
                assert json.loads(await socket.recv())["code"] == "malformed"

    run(work)


def test_text_with_nul_and_odd_letters_is_kept(address: str) -> None:
    async def work() -> None:
        place = Store(address)
        await place.open()
        seats = [SeatRecord("person", "a\0b😀", visitor="v\0" * 50), SeatRecord("open")]
        table = record(owner="o\0" * 50, address="1.2.3.4\0" * 50, seats=seats, house={"\0": "\0"})
        await place.add_table(table, {0: "v\0" * 50})
        await place.save_table(table, (1, "v\0" * 50))
        assert await place.table(table.id) == table
        await place.save_table(table)
        assert [seat for _, seat in await place.seats_of("v\0" * 50)] in ([0, 1], [1, 0])
        await place.journal(entry(0, table.id, name="\0"))
        assert (await place.entries(table.id))[0].content["name"] == "\0"
        await place.finish(table, replay("r", 1.0))
        assert await place.replay("r") == replay("r", 1.0)
        assert [brief.owner for brief in await place.briefs()] == ["o" * 50]
        await place.close()

    run(work)


def test_touching_is_noted_seldom_but_survives(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        place = Store(address)
        await place.open()
        old = time.time() - 10 * batching.TOUCH_S
        table = record(touched=old, created=old, status="playing", address="1.2.3.4")
        await place.add_table(table, {})
        await place.journal(entry(0, table.id, auto=True))
        (brief,) = await place.briefs()
        assert not brief.answered, "a computer's answer is nobody's"
        assert brief.touched > time.time() - 10
        await place.journal(entry(1, table.id))
        (brief,) = await place.briefs()
        assert brief.answered
        await place.save_table(table)
        await place.journal(entry(2, table.id))
        (again,) = await place.briefs()
        assert again.touched == brief.touched, "neither an old record nor the next answer moves it"
        assert (again.answered, again.visited) == (True, False)
        assert (again.owner, again.address, again.created) == ("v", "1.2.3.4", old)
        found = await place.table(table.id)
        assert found is not None
        assert found.touched == brief.touched
        found.status = "over"
        await place.save_table(found)
        assert await place.briefs() == []
        await place.close()

    run(work)
