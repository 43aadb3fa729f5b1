"""Siege: what honest players notice while a visitor attacks, and how long a server with many tables takes to start.

Eight tables of two scripted players each, over real sockets, from an address of their own; the attacker has another
address, one attack after another and a fresh server for each, all limits at their defaults. Everything happens on this
machine's loopback (Linux, where all of 127.0.0.0/8 is there); no other server is ever attacked.
"""

import argparse
import asyncio
import json
import math
import os
import sqlite3
import sys
import tempfile
import time
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import httpx2
from msgspec import json as fast_json
from rich.progress import Progress
from websockets.asyncio.client import connect

from kirifuda.games import load as load_game
from kirifuda.kernel.randomness import Dice
from kirifuda.server.endings import replay_file, replay_record
from kirifuda.server.play import Play, Start
from kirifuda.server.storage.store import Store
from kirifuda.server.tokens import Signer, new_id
from scripts.load import AIM_MS, BUILD, FONT, Message, Player, Tally, percentile, resident_kib, seats_of, started

GAME: Final = "magical_duel"
HONEST, ATTACKER = "127.0.0.2", "127.0.0.1"
PER_S: Final = 25.0
"""A little more than one address may send."""
IN_FLIGHT: Final = 12
FILMS: Final = 10
ANSWERS: Final = 800
ENTRIES: Final = 40
AT_ONCE: Final = ("auto_delay_s=0", "solo_delay_s=0", "pass_hold_s=0")
"""Passes follow at once, so that there is more to measure; no limit is changed."""
DECKS: Final = f"/api/games/{GAME}/decks"
ASSET: Final = "/assets/largest-0000.js"
ASSET_LINES: Final = 60_000

Request = tuple[str, str, bytes | None]


# ---- attacks


@dataclass
class Attack:
    """What a visitor sends over and over: as it was first found, and as large as it may be now."""

    name: str
    requests: list[Request]


def post(path: str, body: object) -> Request:
    """A request with a body."""
    return "POST", path, json.dumps(body).encode()


def attacks(replay: dict[str, Any]) -> list[Attack]:
    """Every attack; replays with the ids `film0` and so on are on the server already."""
    unknown = [f"{number:04}" for number in range(1_000)]
    cards = [card.key for card in load_game(GAME).pool().cards]
    full = {"deck": (cards * 300)[:300]}
    zones = {f"zone {number}": [f"{number}-{key}" for key in unknown] for number in range(80)}
    late = {"decision": len(replay["answers"]) - 1, "name": "x"}
    table = {"game": GAME, "name": "x"}
    looks = [f"/api/replays/film{film}/at/{at}?side=both&log=all" for at in (700, 3, 401) for film in range(FILMS)]
    return [
        Attack(
            "deck export, largest body",
            [post(f"{DECKS}/export", {"deck": {"zones": each}}) for each in (zones, full, {"deck": unknown[:300]})],
        ),
        Attack("play on from late in a replay", [post(f"/api/replays/film{n}/play", late) for n in range(FILMS)]),
        Attack("players = 10^7", [post("/api/tables", {**table, "players": count}) for count in (10**7, 10**30, 8)]),
        Attack(
            "deck check, unknown keys",
            [post(f"{DECKS}/check", {"zones": {"deck": keys}}) for keys in (unknown, unknown[:300])],
        ),
        Attack(f"upload of {len(replay['answers'])} answers", [post("/api/replays", replay)]),
        Attack(
            "deck import, 7600 x 1000",
            [post(f"{DECKS}/import", {"text": line}) for line in ("1000 NS1-001\n" * 7_600, "300 NS1-001\n" * 1_500)],
        ),
        Attack("ten replays in turn", [("GET", path, None) for path in looks]),
        Attack("largest asset with gzip", [("GET", ASSET, None)]),
    ]


def played(most: int) -> Play:
    """A game by chance, given up after so many answers."""
    decks = [deck.zones for deck in load_game(GAME).decks()[:2]]
    play, dice = Play(Start(GAME, 1, decks, {}), b"s" * 32), Dice(1, "siege")
    while play.asked is not None and len(play.replay.answers) < most:
        asked = play.asked
        passes = [place for place, option in enumerate(asked.options) if option.verb == "pass"]
        size = asked.least + dice.below(asked.most - asked.least + 1)
        chosen = dice.shuffled(tuple(range(len(asked.options))))[:size]
        play.answer(tuple(passes) if passes and asked.most == 1 and not dice.below(3) else chosen, auto=True)
    if play.asked is not None:
        play.concede(0, "surrender")
    return play


async def filled(database: str, play: Play) -> None:
    """A database with the replays that are looked at."""
    store = Store(database)
    await store.open()
    for film in range(FILMS):
        await store.add_replay(replay_record(play, f"film{film}", ["P1", "P2"], ""), FILMS + 1)
    await store.close()


class Visitor:
    """Attacks at a steady pace, and counts how it is answered."""

    def __init__(self, base: str, attack: Attack) -> None:
        self.http = httpx2.AsyncClient(
            base_url=base, timeout=60, transport=httpx2.AsyncHTTPTransport(local_address=ATTACKER)
        )
        self.requests: Iterator[Request] = cycle(attack.requests)
        self.answers: Counter[str] = Counter()
        self.sent = 0
        self.flying: set[asyncio.Task[None]] = set()

    async def send(self) -> None:
        """One request; no cookie is kept, so each is a new visitor's."""
        method, path, body = next(self.requests)
        self.http.cookies.clear()
        try:
            answer = await self.http.request(method, path, content=body, headers={"accept-encoding": "gzip"})
            self.answers[str(answer.status_code)] += 1
        except httpx2.HTTPError as error:
            self.answers[type(error).__name__] += 1

    async def attack(self, until: float) -> None:
        """Send until the time is up; what is still on its way then is not waited for long."""
        while time.monotonic() < until:
            if len(self.flying) < IN_FLIGHT:
                task = asyncio.create_task(self.send())
                self.flying.add(task)
                task.add_done_callback(self.flying.discard)
                self.sent += 1
            await asyncio.sleep(1 / PER_S)
        if self.flying:
            await asyncio.wait(self.flying, timeout=5)
        for task in [*self.flying]:
            task.cancel()
        await asyncio.gather(*self.flying, return_exceptions=True)
        await self.http.aclose()


# ---- honest players


async def honest(base: str, number: int, until: float, think_s: float, tally: Tally) -> None:
    """One table of two players; when a game is over they open the next."""
    address = base.replace("http", "ws") + "/ws"
    transport = httpx2.AsyncHTTPTransport(local_address=HONEST)
    async with httpx2.AsyncClient(base_url=base, timeout=60, transport=transport) as http:
        while time.monotonic() < until:
            seats = await seats_of(http, GAME)
            players = [Player(*seat, think_s, 2 * number + place) for place, seat in enumerate(seats)]
            await asyncio.gather(*[player.play(address, until, tally, HONEST) for player in players])


@dataclass
class Result:
    """What the honest players noticed."""

    name: str
    sent: int
    answers: Counter[str]
    latencies_ms: list[float]
    """Sorted."""
    refused: int

    def row(self, quiet: "Result") -> str:
        """A line of the table in the documentation."""
        p50, p99 = percentile(self.latencies_ms, 50), percentile(self.latencies_ms, 99)
        waiting = Counter({"not yet": self.sent - self.answers.total()})
        told = ", ".join(f"{count} × {code}" for code, count in sorted((self.answers + waiting).items())) or "–"
        ratio = p99 / max(percentile(quiet.latencies_ms, 99), 0.01)
        return f"| {self.name} | {self.sent or '–'} | {told} | {p50:.1f} | {p99:.1f} | {ratio:.1f} |"


async def phase(chosen: argparse.Namespace, play: Play, attack: Attack | None, folder: Path) -> Result:
    """Honest players for a while, and an attack meanwhile, if there is one."""
    database = f"sqlite:///{folder / 'siege.sqlite3'}"
    await filled(database, play)
    process, base = await started(database, AT_ONCE, "--static", str(folder))
    tally, visitor = Tally(), None
    try:
        until = time.monotonic() + chosen.seconds
        tasks = [asyncio.create_task(honest(base, n, until, chosen.think, tally)) for n in range(chosen.tables)]
        if attack is not None:
            visitor = Visitor(base, attack)
            tasks.append(asyncio.create_task(visitor.attack(until)))
        await asyncio.gather(*tasks)
    finally:
        await ended(process)
    found = sorted(round(each * 1000, 2) for each in tally.latencies)
    if attack is None or visitor is None:
        return Result("quiet", 0, Counter(), found, tally.refused)
    return Result(attack.name, visitor.sent, visitor.answers, found, tally.refused)


async def ended(process: Process) -> None:
    """End our own server, whatever it is still working on for the attacker; nobody needs it any more."""
    process.kill()
    await process.wait()


def page(folder: Path) -> None:
    """A client to serve, with one large file."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>siege</title>", "utf-8")
    lines = [f"export const value{number} = {number * number};" for number in range(ASSET_LINES)]
    (folder / ASSET.removeprefix("/")).write_text("\n".join(lines), "utf-8")


def besiege(chosen: argparse.Namespace) -> list[Result]:
    """The quiet server first, then each attack."""
    play = played(ANSWERS)
    planned: list[Attack | None] = [None, *attacks(replay_file(play))]
    results: list[Result] = []
    with Progress() as progress:
        task = progress.add_task("siege", total=len(planned))
        for attack in planned:
            progress.update(task, description=attack.name if attack is not None else "quiet")
            with tempfile.TemporaryDirectory() as name:
                page(Path(name))
                results.append(asyncio.run(phase(chosen, play, attack, Path(name))))
            progress.advance(task)
    return results


# ---- starting again


async def one_table(file: Path) -> str:
    """Play at one table until its journal is long enough; its id."""
    process, base = await started(f"sqlite:///{file}", (*AT_ONCE, "messages_per_s=1000"))
    try:
        async with httpx2.AsyncClient(base_url=base, timeout=60) as http:
            seats = await seats_of(http, GAME)
        until, address = time.monotonic() + 120, base.replace("http", "ws") + "/ws"
        players = [Player(*seat, 0.0, place) for place, seat in enumerate(seats)]
        tasks = [asyncio.create_task(player.play(address, until, Tally())) for player in players]
        while entries_in(file) < ENTRIES and not all(task.done() for task in tasks):
            await asyncio.sleep(0.02)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        await ended(process)
    return seats[0][0]


def entries_in(file: Path) -> int:
    """How many lines all journals have."""
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])


def copied(file: Path, table: str, count: int) -> list[str]:
    """The same table under new ids, in the midst of its game."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for name, key in (("tables", "id"), ("entries", "table_id"), ("sitters", "table_id")):
            connection.execute(f"CREATE TEMP TABLE one_{name} AS SELECT * FROM {name} WHERE {key} = ?", (table,))
        ids = [new_id() for _ in range(count)]
        for id in ids:
            connection.execute("UPDATE one_tables SET content = replace(content, id, ?), id = ?", (id, id))
            for name in ("entries", "sitters"):
                connection.execute(f"UPDATE one_{name} SET table_id = ?", (id,))
            for name in ("tables", "entries", "sitters"):
                connection.execute(f"INSERT INTO {name} SELECT * FROM one_{name}")
    return ids


async def answered(base: str, table: str, tokens: list[str]) -> None:
    """Sit down at a table, answer its question, and wait for the view that follows."""
    decoder = fast_json.Decoder(Message)
    async with connect(base.replace("http", "ws") + "/ws", max_size=None, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "table": table, "tokens": tokens}))
        while True:
            view = decoder.decode(await asyncio.wait_for(socket.recv(), 120))
            if view.to:
                return
            if view.prompt is not None:
                chosen = Player(table, "", 0.0, 1).choose(view.prompt)
                fields = {"seat": view.seat, "version": view.version, "options": chosen, "id": 1}
                await socket.send(json.dumps({"type": "answer", **fields}))


async def restart(count: int, folder: Path) -> None:
    """From the start of the process to the first answer at one of many open tables."""
    file = folder / "restart.sqlite3"
    table = await one_table(file)
    ids = copied(file, table, count - 1) or [table]
    with closing(sqlite3.connect(file)) as connection:
        secret = connection.execute("SELECT value FROM secrets WHERE name = 'signing'").fetchone()[0]
    entries = entries_in(file)
    tokens = [Signer(secret).seat_token(ids[-1], seat) for seat in range(2)]
    began = time.perf_counter()
    process, base = await started(f"sqlite:///{file}", AT_ONCE)
    try:
        doors = time.perf_counter() - began
        await answered(base, ids[-1], tokens)
        first = time.perf_counter() - began
        memory = resident_kib(process) / 1024
    finally:
        await ended(process)
    print(f"siege: {count} unfinished tables, {entries // count} journal entries each")
    print(f"siege: the doors are open after {doors:.2f} s, the first answer is shown after {first:.2f} s")
    print(f"siege: the server holds {memory:.0f} MiB")
    print("\n| Tables | Entries | Doors open, s | First answer, s | Memory, MiB |\n|---|---|---|---|---|")
    print(f"| {count} | {entries} | {doors:.2f} | {first:.2f} | {memory:.0f} |")


# ---- the picture

WIDTH, ROW, LEFT, RIGHT, TOP = 720, 30, 220, 24, 64
SHORTEST_MS, LONGEST_MS = 1.0, 10_000.0
STEPS_MS: Final = (1, 10, 100, 1_000, 10_000)
MEDIAN, LATE, AIM = "#2b6cb0", "#c05621", "#a00000"


def across(milliseconds: float) -> float:
    """Where a time stands; the scale is logarithmic."""
    place = math.log(min(max(milliseconds, SHORTEST_MS), LONGEST_MS) / SHORTEST_MS)
    return LEFT + (WIDTH - LEFT - RIGHT) * place / math.log(LONGEST_MS / SHORTEST_MS)


def scale(bottom: float) -> list[str]:
    """Lines for the times, and one for the aim."""
    parts: list[str] = []
    for step in STEPS_MS:
        x = across(step)
        parts.append(f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}" stroke="#dddddd"/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle" fill="#444444">{step}</text>')
    x = across(AIM_MS)
    parts.append(f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}" stroke="{AIM}" stroke-dasharray="4 3"/>')
    parts.append(f'<text x="{x + 4:.1f}" y="{TOP - 4}" fill="{AIM}">aim for the 99th percentile</text>')
    return parts


def drawn(results: list[Result]) -> str:
    """Median and 99th percentile of the honest players' answers under each attack, as SVG."""
    bottom = TOP + ROW * len(results)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 32}" {FONT}>',
        f'<rect width="{WIDTH}" height="{bottom + 32}" fill="#ffffff"/>',
        '<text x="16" y="22" font-size="14">Milliseconds from an answer to its view while a visitor attacks</text>',
        f'<text x="16" y="42" fill="{MEDIAN}">● 50th percentile</text>',
        f'<text x="132" y="42" fill="{LATE}">● 99th percentile</text>',
        *scale(bottom),
    ]
    for place, found in enumerate(results):
        y = TOP + ROW * (place + 0.5)
        early, late = (across(percentile(found.latencies_ms, share)) for share in (50, 99))
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end" fill="#222222">{found.name}</text>')
        parts.append(f'<line x1="{early:.1f}" y1="{y}" x2="{late:.1f}" y2="{y}" stroke="#999999" stroke-width="3"/>')
        parts.append(f'<circle cx="{early:.1f}" cy="{y}" r="5" fill="{MEDIAN}"/>')
        parts.append(f'<circle cx="{late:.1f}" cy="{y}" r="5" fill="{LATE}"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def report(results: list[Result]) -> None:
    """Print the table as the documentation has it."""
    print("\n| Attack | Requests | Answered | p50, ms | p99, ms | p99 to quiet |\n|---|---|---|---|---|---|")
    for found in results:
        print(found.row(results[0]))
    answers = sum(len(found.latencies_ms) for found in results)
    print(f"\nsiege: {answers} honest answers, load average {os.getloadavg()[0]:.1f}")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each attack")
    parser.add_argument("--think", type=float, default=0.2, help="seconds before an answer, on average")
    parser.add_argument("--restart", type=int, metavar="N", help="start a server with N open tables instead")
    parser.add_argument("--picture", type=Path, default=BUILD / "siege.svg")
    chosen = parser.parse_args()
    if chosen.restart is not None:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(restart(max(1, chosen.restart), Path(folder)))
        return
    results = besiege(chosen)
    report(results)
    chosen.picture.parent.mkdir(exist_ok=True)
    chosen.picture.write_text(drawn(results), "utf-8")
    print(f"siege: {chosen.picture}")
    sys.exit(any(found.refused or not found.latencies_ms for found in results))


if __name__ == "__main__":
    main()
