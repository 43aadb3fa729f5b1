"""`kill -9` at any moment: every acknowledged answer is in the journal, once and in order, no view is older than the
one before or different from it, and the same question is open."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
import pytest

from kirifuda.kernel.randomness import Dice
from kirifuda.server.storage.store import Store
from tests.server.house import Client, Message, client, run

GAMES = ("magical_duel", "spellcard_strike")
FEW = 2
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
        line = await asyncio.wait_for(self.process.stdout.readline(), 120)
        assert b"serves at" in line
        self.base = line.split()[-1].decode().rstrip("/")

    async def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()


async def new_table(base: str, game: str, opponent: str) -> list[Message]:
    """A table and what each seat needs to sit at it."""
    async with httpx2.AsyncClient(base_url=base, timeout=120) as http:
        body = {"game": game, "name": "a", "opponent": opponent}
        table = (await http.post("/api/tables", json=body)).json()
        found = [table]
        if opponent == "friend":
            sit = {"invite": table["invite"], "name": "b"}
            found.append((await http.post(f"/api/tables/{table['table']}/sit", json=sit)).json())
        return found


@dataclass
class Sent:
    """An answer that was sent."""

    options: list[int]
    acknowledged: bool = False


class Answers:
    """What the players of a table have answered, in order: only one of them is asked at a time."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []

    async def compare(self, url: str, table: str) -> None:
        """The journal holds what was acknowledged; of what was still on its way it may hold the last."""
        store = Store(url)
        try:
            entries = await store.entries(table)
        finally:
            await store.close()
        assert [entry.number for entry in entries] == list(range(len(entries)))
        answers = [entry.content for entry in entries if entry.kind == "answer"]
        written = [answer["options"] for answer in answers if not answer["auto"]]
        certain = [each.options for each in self.sent if each.acknowledged]
        assert written in (certain, [each.options for each in self.sent]), "an answer was lost, doubled or changed"
        self.sent = [Sent(options, acknowledged=True) for options in written]


class Noted:
    """What a seat knows for certain: the last view it was sent, and the log up to there."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.last: dict[str, Any] = {}
        self.lines: list[Any] = []

    def note(self, view: Message) -> None:
        self.last = view
        del self.lines[view["log"]["from"] :]
        self.lines.extend(view["log"]["lines"])


async def keep_playing(player: Client, noted: Noted) -> None:
    """Play until the connection breaks; the view that follows an answer acknowledges it."""
    under_way: dict[int, Sent] = {}
    try:
        while True:
            view = await player.next("view")
            noted.note(view)
            if view["to"] in under_way:
                under_way.pop(view["to"]).acknowledged = True
            if view["prompt"] is not None:
                sent = under_way[len(player.received)] = Sent(player.pick(view))
                noted.answers.sent.append(sent)
                await player.answer(view, sent.options)
    except Exception:  # the server was killed
        return


def facts(view: Message) -> str:
    """The part of a view that must be the same again."""
    return json.dumps([view["sheet"], view["prompt"], view["waiting"]], sort_keys=True)


def is_kept(known: Noted, view: Message) -> None:
    """Whether a seat finds everything again that it was told."""
    if not known.last:
        return
    assert view["version"] >= known.last["version"], "an acknowledged answer was lost"
    assert view["log"]["lines"][: len(known.lines)] == known.lines, "what happened is told differently"
    if view["version"] == known.last["version"]:
        assert facts(view) == facts(known.last), "the same question looks different"


async def killed_and_back(server: Killable, seats: list[Message], answers: Answers, after_s: float, seed: int) -> int:
    """Play, kill, start again, compare; how many answers there are."""
    notes = [Noted(answers) for _ in seats]

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
    await answers.compare(server.database, seats[0]["table"])
    await server.start()
    for place, seat in enumerate(seats):
        async with client(server.base, seat) as player:
            is_kept(notes[place], await player.next("view"))
    return len(answers.sent)


def rounds(url: str, count: int) -> None:
    """Kill a server so many times in the middle of games."""

    async def work() -> None:
        server = Killable(url)
        dice = Dice(count, "kills")
        await server.start()
        seats, answers, played = await new_table(server.base, GAMES[0], "friend"), Answers(), 0
        for number in range(count):
            if number % 3 == 2:
                game = GAMES[number // 3 % len(GAMES)]
                seats, answers = await new_table(server.base, game, ("computer", "friend")[number % 2]), Answers()
            played += await killed_and_back(server, seats, answers, 0.1 + dice.below(900) / 1000, number)
        await server.kill()
        assert played > count or count == FEW, "somebody must have played"

    run(work, 120 + count * 30)


def test_two_kills_lose_no_answer(tmp_path: Path) -> None:
    rounds(f"sqlite:///{tmp_path / 'tables.sqlite3'}", FEW)


def test_two_kills_lose_no_answer_on_postgresql(postgres: str) -> None:
    rounds(postgres, FEW)


@pytest.mark.slow
def test_fifty_kills_lose_no_answer(tmp_path: Path) -> None:
    rounds(f"sqlite:///{tmp_path / 'tables.sqlite3'}", 50)


@pytest.mark.slow
def test_fifty_kills_lose_no_answer_on_postgresql(postgres: str) -> None:
    rounds(postgres, 50)
