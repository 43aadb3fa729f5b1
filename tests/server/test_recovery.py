"""`kill -9` at any moment: every acknowledged answer is there afterwards, and the same question is open."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

import httpx2
import pytest

from kirifuda.kernel.randomness import Dice
from tests.server.house import Client, Message, client, run

COMMAND = (sys.executable, "-c", "from kirifuda.cli import main; main()", "serve", "--quick", "--log-level", "error")


class Killable:
    """A server process of its own."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.process: Process | None = None
        self.base = ""

    async def start(self) -> None:
        options = ("--port", "0", "--database", self.database)
        self.process = await asyncio.create_subprocess_exec(*COMMAND, *options, stdout=PIPE)
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), 60)
        assert b"serves at" in line
        self.base = line.split()[-1].decode().rstrip("/")

    async def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()


async def new_table(base: str, opponent: str) -> list[Message]:
    """A table and what each seat needs to sit at it."""
    async with httpx2.AsyncClient(base_url=base, timeout=30) as http:
        body = {"game": "magical_duel", "name": "a", "deck": {"id": "morning-duty"}, "opponent": opponent}
        table = (await http.post("/api/tables", json=body)).json()
        found = [table]
        if opponent == "friend":
            sit = {"invite": table["invite"], "name": "b", "deck": {"id": "fire-watch"}}
            found.append((await http.post(f"/api/tables/{table['table']}/sit", json=sit)).json())
        return found


class Noted:
    """What a seat knows for certain: the last view it was sent."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.last: dict[str, Any] = {}


async def keep_playing(player: Client, noted: Noted) -> None:
    """Play until the connection breaks; what was acknowledged is noted."""
    try:
        view: Message | None = None
        while True:
            view = await player.next("view")
            noted.last = view
            if view["prompt"] is not None:
                await player.answer(view)
                noted.acknowledged = view["version"]
    except Exception:  # the server was killed
        return


def facts(view: Message) -> str:
    """The part of a view that must be the same again."""
    return json.dumps([view["sheet"], view["prompt"], view["waiting"]], sort_keys=True)


async def killed_and_back(server: Killable, seats: list[Message], after_s: float, seed: int) -> None:
    """Play, kill, start again, compare."""
    notes = [Noted() for _ in seats]

    async def sit(place: int) -> None:
        try:
            async with client(server.base, seats[place], seed=seed + place) as player:
                await keep_playing(player, notes[place])
        except Exception:  # the server was killed in between
            return

    players = [asyncio.create_task(sit(place)) for place in range(len(seats))]
    await asyncio.sleep(after_s)
    await server.kill()
    await asyncio.gather(*players)
    await server.start()
    for place, seat in enumerate(seats):
        async with client(server.base, seat) as player:
            view = await player.next("view")
            known = notes[place].last
            if not known:
                continue
            assert view["version"] >= known["version"], "an acknowledged answer was lost"
            if view["version"] == known["version"]:
                assert facts(view) == facts(known), "the same question looks different"


def rounds(tmp_path: Path, count: int, url: str = "") -> None:
    """Kill a server so many times in the middle of games."""

    async def work() -> None:
        server = Killable(url or f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        dice = Dice(count, "kills")
        await server.start()
        seats = await new_table(server.base, "friend")
        for number in range(count):
            if number % 3 == 2:
                seats = await new_table(server.base, ("computer", "friend")[number % 2])
            await killed_and_back(server, seats, 0.1 + dice.below(900) / 1000, number)
        await server.kill()

    run(work, 60 + count * 15)


def test_two_kills_lose_no_answer(tmp_path: Path) -> None:
    rounds(tmp_path, 2)


@pytest.mark.slow
def test_fifty_kills_lose_no_answer(tmp_path: Path) -> None:
    rounds(tmp_path, 50)
