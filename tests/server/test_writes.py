"""A store that fails and heals: nobody is shown what may be lost, everybody is told, and every table goes on."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from tests.server.faulty import Faulty, Unheard, full, locked, read_only, unwritable
from tests.server.house import Client, House, Message, client, house, quick, run

SPOILED_S = 0.6


async def play_on(who: Client, answers: int) -> None:
    """Answer on, again where the server could not write."""
    while answers:
        view = await who.asked()
        if view["over"] is not None:
            return
        await who.answer(view)
        answers -= 1


async def tables_that_go_on(place: House, fault: AbstractContextManager[Any]) -> None:
    """Tables in the midst of their games, a fault for a while, and then everybody plays to some later point."""
    opponents = ("computer", "here", "computer")
    tables = [await place.table(first="me", opponent=opponent, agent="random") for opponent in opponents]

    async def sit(number: int) -> None:
        async with client(place, tables[number], seed=number) as me:
            await play_on(me, 4)
            before[number] = max(view["version"] for view in me.views.values())
            ready[number].set()
            await healed.wait()
            await play_on(me, 8)
            after[number] = max(view["version"] for view in me.views.values())

    before, after = [0] * len(tables), [0] * len(tables)
    ready = [asyncio.Event() for _ in tables]
    healed = asyncio.Event()
    players = [asyncio.create_task(sit(number)) for number in range(len(tables))]
    for each in ready:
        await each.wait()
    with fault:
        await asyncio.sleep(SPOILED_S)
    healed.set()
    await asyncio.gather(*players)
    assert all(later > sooner for sooner, later in zip(before, after, strict=True))
    for table in tables:
        await is_kept(place, table)


async def is_kept(place: House, table: Message) -> None:
    """Once everything is written, the database has what the table has."""
    driver = place.lobby.tables[table["table"]].driver
    assert driver is not None
    while driver.failures or driver.journal.pending is not None:
        await asyncio.sleep(0.02)
    written = await place.lobby.store.entries(table["table"])
    for entries in (written, driver.journal.entries):
        assert [entry.number for entry in entries] == list(range(len(entries)))
    assert [entry.content for entry in written] == [entry.content for entry in driver.journal.entries]


@pytest.mark.parametrize("fault", ["locked", "full", "read_only", "unwritable"])
def test_after_a_fault_of_some_time_every_table_goes_on(fault: str, tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "tables.sqlite3"
        async with house(quick(database=f"sqlite:///{path}")) as place:
            store = place.lobby.store
            faults: dict[str, AbstractContextManager[Any]] = {
                "locked": locked(path),
                "full": full(store),
                "read_only": read_only(store),
                "unwritable": unwritable(f"sqlite:///{path}"),
            }
            await tables_that_go_on(place, faults[fault])

    run(work, 120)


@pytest.mark.parametrize("fault", ["locked", "full", "gone"])
def test_any_single_write_may_fail(fault: str) -> None:
    async def work() -> None:
        async with house(quick()) as place:
            table = await place.table(first="me", opponent="here")
            Faulty(place.lobby.store, fault, set(range(3, 200, 7)))
            async with client(place, table) as me:
                await play_on(me, 30)
            await is_kept(place, table)

    run(work, 120)


def test_a_write_whose_acknowledgement_was_lost_counts_once() -> None:
    async def work() -> None:
        async with house(quick()) as place:
            table = await place.table(first="me", opponent="here")
            async with client(place, table) as me:
                await play_on(me, 3)
                Unheard(place.lobby.store, 3)
                await play_on(me, 10)
            await is_kept(place, table)

    run(work, 120)


def test_while_nothing_can_be_written_everybody_is_told_and_nothing_new_is_shown() -> None:
    async def work() -> None:
        async with house(quick()) as place:
            table = await place.table(first="me", opponent="here")
            async with client(place, table) as me:
                view = await me.asked()
                fault = Faulty(place.lobby.store, "full", set(range(1, 100_000)))
                await me.answer(view)
                while not (await me.next("table"))["unwritten"]:
                    pass
                shown = len([text for text in me.received if '"type":"view"' in text])
                await me.send("concede", seat=view["seat"])
                assert (await me.next("refused"))["code"] == "unwritten"
                await me.send("settings", seat=view["seat"], hold=True)
                assert (await me.next("refused"))["code"] == "unwritten"
                health = await place.get("/api/health")
                assert (health["ok"], health["stuck"]) == (False, 1)
                new = await place.http.post("/api/tables", json={"game": "magical_duel", "name": "a"})
                assert (new.status_code, new.json()["code"]) == (503, "unwritten")
                async with client(place, table) as late:
                    assert (await late.next("table"))["unwritten"]
                assert len([text for text in me.received if '"type":"view"' in text]) == shown
                fault.failing.clear()
                while (await me.next("table"))["unwritten"]:
                    pass
                assert (await me.next("view"))["version"] > view["version"]
                driver = place.lobby.tables[table["table"]].driver
                assert driver is not None
                assert not place.lobby.tables[table["table"]].record.seats[view["seat"]].settings.hold

    run(work)


def test_the_end_of_a_game_is_written_as_soon_as_it_can_be() -> None:
    async def work() -> None:
        async with house(quick()) as place:
            table = await place.table(first="me", opponent="here")
            async with client(place, table) as me:
                await me.asked()
                Faulty(place.lobby.store, "full", {2, 3, 4})  # the surrender is written, its replay is not
                await me.send("concede", seat=0)
                while (await me.next("view"))["over"] is None:
                    pass
                while (told := await me.next("table"))["table"]["status"] != "over":
                    pass
            replay = told["table"]["replay"]
            assert (await place.http.get(f"/api/replays/{replay}")).status_code == 200

    run(work)
