"""Seats: kept by a token over reconnects, replaced when absent, clocks, rematch, settings nobody else is told."""

from __future__ import annotations

import asyncio

from tests.server.house import client, house, quick, run


def test_a_reload_brings_back_the_same_question() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table(first="me")
            async with client(place, table) as me:
                view = await me.asked()
            async with client(place, table) as again:
                same = await again.asked()

            for part in ("version", "sheet", "prompt", "waiting", "over"):
                assert same[part] == view[part], part
            assert same["events"] == []
            assert (await place.get("/api/tables/mine"))[0]["table"] == table["table"]

    run(work)


def test_a_step_back_by_consent() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table(opponent="friend", first="me")
            other = await place.sit(table)
            async with client(place, table) as me, client(place, other) as you:
                first = await me.asked()
                await me.answer(first)
                while (await me.next("view"))["prompt"] is not None:
                    await me.answer(me.views[0])
                await you.asked()
                assert me.views[0]["back"]["ask"]

                await me.send("ask_back", seat=0, version=me.views[0]["version"])
                while (await you.next("table"))["ask_back"] != 0:
                    pass
                await you.send("consent", seat=1, allow=True)
                back = await me.asked()

                assert back["prompt"] is not None
                assert back["version"] > first["version"]

    run(work)


def test_an_absent_player_is_waited_for_replaced_or_beaten() -> None:
    async def work() -> None:
        async with house(quick(absent_s=0.2)) as place:
            for choice in ("computer", "claim"):
                table = await place.table(opponent="friend")
                other = await place.sit(table)
                async with client(place, table) as me:
                    async with client(place, other):
                        pass
                    await me.send("absent", seat=0, player=1, choice=choice)
                    assert (await me.next("refused"))["code"] == "too_early"
                    while not any("claim" in each["may"] for each in (await me.next("table"))["absent"]):
                        pass
                    await me.send("absent", seat=0, player=1, choice=choice)
                    if choice == "computer":
                        while (await me.next("table"))["table"]["seats"][1]["kind"] != "computer":
                            pass
                    else:
                        while (await me.next("view"))["over"] is None:
                            pass
                        assert me.views[0]["over"]["winners"] == [0]

    run(work)


def test_a_clock_that_runs_out_loses() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table(first="me", clock={"start_s": 10, "step_s": 0})
            async with client(place, table) as me:
                await me.asked()
                driver = place.lobby.tables[table["table"]].driver
                assert driver is not None
                async with driver.table.lock:
                    driver.clocks.left_ms[0] = 300
                    driver.clocks.running = -1
                    await driver.go_on()
                while (await me.next("view"))["over"] is None:
                    pass

            assert me.views[0]["over"]["winners"] == [1]
            assert "Time" in me.views[0]["over"]["en"]

    run(work)


def test_a_rematch_has_the_same_seats() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table()
            async with client(place, table) as me:
                await me.asked()
                await me.send("concede", seat=0)
                while (await me.next("view"))["over"] is None:
                    pass
                await me.send("again", seat=0)
                while (found := (await me.next("table"))["table"])["again"] is None:
                    pass
            again = found["again"]
            async with client(place, {"table": again["table"], "seats": [again], "watch": ""}) as fresh:
                assert (await fresh.asked())["prompt"] is not None

    run(work)


def test_settings_are_told_to_their_seat_only() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table(opponent="friend")
            other = await place.sit(table)
            async with client(place, table) as me, client(place, other) as you:
                await me.send("settings", seat=0, yields=["NS1-001#0"], ask_all=True, stops={"mine": ["end"]}, id=9)
                told = await me.next("settings")
                assert told["to"] == 9
                assert told["settings"]["yields"] == ["NS1-001#0"]
                await you.send("ping", id=1)
                await you.next("pong")
                assert not any("NS1-001#0" in text for text in you.received)
            async with client(place, table) as me:
                assert '"ask_all":true' in me.received[0]

    run(work)


def test_one_hard_position_delays_nobody_else() -> None:
    async def work() -> None:
        async with house(quick(computer_budget_s=0.01)) as place:
            table = await place.table(first="opponent")
            async with client(place, table) as me:
                view = await me.asked()
                assert view["prompt"] is not None, "the computer's turn went on without its answer"
            await asyncio.sleep(0)

    run(work)
