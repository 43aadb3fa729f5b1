"""Clocks: no sequence of answers, picks and steps back wins time."""

from __future__ import annotations

import asyncio
from typing import Any

from kirifuda.kernel.randomness import Dice
from kirifuda.server.clocks import Clocks
from kirifuda.server.messages import ClockRule
from tests.server.house import Client, client, house, quick, run

START_S, STEP_S = 600, 30
RULE = {"start_s": START_S, "step_s": STEP_S}


def test_no_sequence_of_answers_and_steps_back_raises_a_clock_above_its_completed_choices() -> None:
    for seed in range(50):
        dice = Dice(seed, "clocks")
        clocks = Clocks(ClockRule(START_S, STEP_S), 2)
        standing: list[tuple[int, int, bool]] = []
        """Mark, seat, and whether a step was added."""
        for mark in range(200):
            seat = dice.below(2)
            mine = [each for each in standing if each[1] == seat]
            if mine and not dice.below(3):
                target = mine[dice.below(len(mine))]
                clocks.go_back(seat, target[0])
                standing = standing[: standing.index(target)]
            else:
                clocks.note(mark)
                completed = bool(dice.below(2))
                if completed:
                    clocks.add_step(seat)
                standing.append((mark, seat, completed))
            for at in range(2):
                steps = sum(added for _, who, added in standing if who == at)
                assert clocks.left_ms[at] <= (START_S + steps * STEP_S) * 1000


def test_a_journal_brings_the_readings_back() -> None:
    first, second = (Clocks(ClockRule(START_S, STEP_S), 2) for _ in range(2))
    for mark in range(5):
        first.note(mark)
        first.add_step(mark % 2)
        second.read(mark, {"options": [0], **first.written()})

    assert second.left_ms == first.left_ms
    assert second.readings == first.readings


async def clock_of(who: Client, seat: int) -> int:
    """What everybody is shown of a seat's clock now."""
    await who.send("settings", seat=seat, hold=False)
    while (await who.next("table", "settings"))["type"] != "settings":
        pass
    found: int = (await table_now(who))["seats"][seat]["clock_ms"]
    return found


async def table_now(who: Client) -> Any:
    """The last facts of the table that were sent."""
    import json

    told = [json.loads(text) for text in who.received if '"type":"table"' in text]
    return told[-1]["table"]


def test_answering_and_going_back_brings_no_time() -> None:
    async def work() -> None:
        async with house(quick()) as place:
            table = await place.table(first="me", opponent="here", clock=RULE)
            async with client(place, table) as me:
                backs = 0
                for _ in range(60):
                    view = await me.asked()
                    await me.answer(view)
                    after = await me.next("view")
                    mine = me.views[view["seat"]]
                    if mine["back"]["pick"] and backs < 20:
                        await me.send("back", seat=view["seat"], version=mine["version"], to="pick")
                        me.done.clear()
                        await me.next("view")
                        backs += 1
                    elif after["over"] is not None:
                        break
                await asyncio.sleep(0.05)

                assert backs >= 10
                driver = place.lobby.tables[table["table"]].driver
                assert driver is not None
                answers = [entry for entry in driver.journal.entries if entry.kind == "answer"]
                for seat in (0, 1):
                    assert driver.clocks.left_ms[seat] <= (START_S + len(answers) * STEP_S) * 1000
                    assert driver.clocks.left_ms[seat] == driver.clocks.left(seat) or driver.clocks.running == seat
                added = sum(driver.clocks.added_ms)
                assert added <= len(answers) * STEP_S * 1000

    run(work)


def test_a_storm_of_steps_back_leaves_a_short_journal() -> None:
    async def work() -> None:
        async with house(quick()) as place:
            table = await place.table(first="me")
            async with client(place, table) as me:
                view = await me.asked()
                backs = 0
                while backs < 30:
                    await me.answer(view, view["prompt"]["options"] and me.pick(view))
                    mine = await me.next("view")
                    if mine["back"]["pick"]:
                        await me.send("back", seat=0, version=mine["version"], to="pick")
                        view = await me.next("view")
                        me.done.clear()
                        backs += 1
                    elif mine["prompt"] is not None:
                        view = mine
                    else:
                        view = await me.asked()
                entries = await place.lobby.store.entries(table["table"])
                answers = sum(entry.kind == "answer" for entry in entries)
                await me.send("ping", id=1)
                await me.next("pong")
                seen = me.views[0]
            place.lobby.tables[table["table"]].let_go()
            async with client(place, table) as again:
                back = await again.next("view")

            assert len(entries) <= answers + 31
            assert backs > len(entries) - answers or answers > backs
            for part in ("version", "sheet", "prompt", "waiting", "back"):
                assert back[part] == seen[part], part

    run(work)
