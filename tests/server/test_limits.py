"""Room: how many tables one may open, what was abandoned makes room, and what nobody sits at leaves memory."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx2

from kirifuda.server.messages import ENCODER
from kirifuda.server.views import Cursor, Shown
from tests.server.house import House, Message, client, house, quick, run

BODY = {"game": "magical_duel", "name": "a", "opponent": "friend"}


async def by_a_stranger(place: House, **changed: Any) -> tuple[int, Message]:
    """A table opened by somebody who sends no cookie."""
    async with httpx2.AsyncClient(base_url=place.base, timeout=60) as http:
        answer = await http.post("/api/tables", json={**BODY, **changed})
    return answer.status_code, answer.json()


def shown(place: House, table: Message) -> list[bytes]:
    """Everything that anybody may see at a table."""
    driver = place.lobby.tables[table["table"]].driver
    assert driver is not None
    play = driver.play
    return [ENCODER.encode(Shown(play, viewer).message(Cursor(), None, 0)) for viewer in play.viewers]


def test_an_address_without_cookies_reaches_the_limit_and_what_was_abandoned_makes_room() -> None:
    async def work() -> None:
        async with house(quick(tables_per_address=4, sweep_s=1000)) as place:
            opened = [await by_a_stranger(place) for _ in range(4)]
            assert [status for status, _ in opened] == [200] * 4
            status, refused = await by_a_stranger(place)
            assert (status, refused["code"]) == (429, "too_many_tables")
            place.lobby.config.abandoned_s = 0.0
            assert (await by_a_stranger(place))[0] == 200
            assert len(place.lobby.open_tables.briefs) == 4
            gone = opened[0][1]["table"]
            assert (await place.http.get(f"/api/tables/{gone}")).status_code == 404

    run(work)


def test_tables_are_opened_at_a_pace() -> None:
    async def work() -> None:
        async with house(quick(opens_per_s=0.01, opens_burst=3)) as place:
            statuses = [(await by_a_stranger(place))[0] for _ in range(5)]
            assert statuses == [200, 200, 200, 429, 429]

    run(work)


def test_a_table_nobody_came_to_goes_and_one_that_was_played_at_stays() -> None:
    async def work() -> None:
        async with house(quick(abandoned_s=0.3, unanswered_s=1000, idle_s=0.0, sweep_s=1000)) as place:
            never = await place.table(opponent="friend")
            visited = await place.table(opponent="friend")
            played = await place.table(first="me")
            async with client(place, visited):
                pass
            async with client(place, played) as me:
                await me.play(2)
            await asyncio.sleep(0.4)
            await place.lobby.open_tables.sweep()

            left = set(place.lobby.open_tables.briefs)
            assert left == {visited["table"], played["table"]}
            assert (await place.http.get(f"/api/tables/{never['table']}")).status_code == 404
            assert (await place.http.get(f"/api/tables/{played['table']}")).status_code == 200

    run(work)


def test_what_nobody_sits_at_leaves_memory_and_comes_back_as_it_was() -> None:
    async def work() -> None:
        async with house(quick(idle_s=0.0, sweep_s=1000)) as place:
            table = await place.table(opponent="here", first="me")
            async with client(place, table) as me:
                await me.play(6)
            while not place.lobby.tables[table["table"]].is_idle():
                await asyncio.sleep(0.01)
            before = shown(place, table)
            await place.lobby.open_tables.sweep()
            assert not place.lobby.tables
            assert {each["table"] for each in await place.get("/api/tables/mine")} == {table["table"]}

            async with client(place, table) as me:
                await me.next("view")
                assert shown(place, table) == before

    run(work)


def test_a_full_server_lets_empty_tables_go_and_keeps_those_who_play() -> None:
    async def work() -> None:
        async with house(quick(tables=2, sweep_s=1000)) as place:
            first = await place.table(first="me", opponent="here")
            async with client(place, first) as me:
                await me.asked()
                others = [await place.table(opponent="friend") for _ in range(3)]
                assert first["table"] in place.lobby.tables
                assert len(place.lobby.tables) == 2
                async with client(place, others[-1]):
                    status, refused = await by_a_stranger(place)
                    assert (status, refused["code"]) == (503, "server_full")
                await me.play(1)
            assert (await place.http.get(f"/api/tables/{others[0]['table']}")).status_code == 200

    run(work)


def test_a_restart_opens_its_doors_at_once_whatever_is_unfinished(tmp_path: Any) -> None:
    """Tables are brought back when somebody asks for them; nobody waits for the others'."""

    async def work() -> None:
        config = quick(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}", tables_per_visitor=100)
        async with house(config) as place:
            tables = [await place.table(opponent="here") for _ in range(6)]
            for table in tables:
                async with client(place, table) as me:
                    await me.play(3)
            cookies = place.http.cookies
        began = time.monotonic()
        async with house(config) as place:
            assert not place.lobby.tables
            place.http.cookies = cookies
            async with client(place, tables[-1]) as me:
                assert (await me.asked())["prompt"] is not None
            assert time.monotonic() - began < 5
            assert set(place.lobby.tables) == {tables[-1]["table"]}
            mine = {each["table"] for each in await place.get("/api/tables/mine")}
            assert mine == {table["table"] for table in tables}
            assert len(place.lobby.open_tables.briefs) == len(tables)

    run(work, 180)
