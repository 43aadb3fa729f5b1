"""Connections: what says nothing, drips or never reads is closed, and there is room for those who play."""

from __future__ import annotations

import asyncio
import resource
import signal
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path
from typing import Any

import httpx2
import pytest

from kirifuda.server.admission import neighbourhood
from tests.server.house import Message, client, house, quick, run
from tests.server.wire import Wire, ask, handshake, read, request, wire

SOON = {"request_s": 0.4, "silent_s": 0.4, "hello_s": 0.4}
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n"
MASKED_PING = b"\x89\x80\x00\x00\x00\x00"


def test_whoever_says_nothing_is_let_go() -> None:
    async def work() -> None:
        async with house(quick(**SOON)) as place:
            silent = [await wire(place) for _ in range(5)]
            began = time.monotonic()

            assert [await each.rest() for each in silent] == [b""] * 5

            assert time.monotonic() - began < 3

    run(work)


@pytest.mark.parametrize(
    ("already", "text"),
    [
        (b"", b"\r\n" * 100_000),
        (b"", request(b"/", b"X: " + b"x" * 100_000)),
        (POST, b" " * 100_000),
        (b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n" * 10_000),
        (b"POST /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n", b" " * 100_000),
        (b"", handshake(b"X: " + b"x" * 100_000)),
        (handshake(), MASKED_PING * 10_000),
    ],
    ids=["empty lines", "a head", "a body", "chunks", "a body nobody wants", "a handshake", "a socket without hello"],
)
def test_whoever_drips_is_let_go(already: bytes, text: bytes) -> None:
    async def work() -> None:
        async with house(quick(**SOON)) as place:
            connection = await wire(place)
            began = time.monotonic()
            await connection.say(already)

            told = read(await connection.drip(text, 0.02))

            assert time.monotonic() - began < 4
            assert told.status in (0, 101, 408, 404)
            if told.status == 408:
                assert told.code() == "too_slow"
                assert told.is_guarded()
            assert (await place.get("/api/health"))["ok"]

    run(work)


def test_whoever_never_reads_is_let_go(tmp_path: Path) -> None:
    (tmp_path / "large.png").write_bytes(bytes(4_000_000))

    async def work() -> None:
        async with house(quick(**SOON, drain_s=0.5, static=tmp_path)) as place:
            connection = await wire(place)
            connection.writer.transport.pause_reading()  # type: ignore[attr-defined]
            await connection.say(request(b"/large.png").replace(b"Connection: close", b"X: x") * 5)
            await asyncio.sleep(0.3)
            assert len(place.doors.visits) == 1
            await asyncio.sleep(2)
            assert not place.doors.visits
            connection.close()

    run(work)


def test_a_long_answer_and_a_table_that_nobody_talks_at_are_not_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house(quick(**SOON, drain_s=0.4)) as place:
            table = await place.table(first="me")
            async with client(place, table) as me:
                view = await me.asked()
                find, may_go_on = place.lobby.store.seats_of, asyncio.Event()

                async def slowly(visitor: str) -> list[tuple[str, int]]:
                    await may_go_on.wait()
                    return await find(visitor)

                monkeypatch.setattr(place.lobby.store, "seats_of", slowly)
                waiting = asyncio.create_task(place.get("/api/tables/mine"))
                await asyncio.sleep(1.5)
                assert not waiting.done()
                may_go_on.set()
                assert len(await waiting) == 1
                await me.answer(view)
                assert (await me.next("view"))["version"] > view["version"]

    run(work)


def test_a_welcome_may_take_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house(quick(**SOON)) as place:
            table = await place.table(first="me")
            find = place.lobby.table

            async def slowly(id: str) -> Any:
                await asyncio.sleep(1.2)
                return await find(id)

            monkeypatch.setattr(place.lobby, "table", slowly)
            async with client(place, table) as me:
                assert (await me.asked())["prompt"] is not None

    run(work)


async def sat(place: Any, count: int) -> list[Any]:
    """So many welcomed sockets."""
    table: Message = await place.table(first="me")
    found = [client(place, table) for _ in range(count)]
    return [(each, await each.__aenter__()) for each in found]


@pytest.mark.parametrize("limit", ["connections", "connections_per_address"])
def test_silent_ones_make_room_and_those_who_play_stay(limit: str) -> None:
    async def work() -> None:
        async with house(quick(**{limit: 8})) as place:
            players = await sat(place, 3)
            silent = [await wire(place) for _ in range(20)]
            await asyncio.sleep(0.1)
            assert len(place.doors.visits) == 8

            told = await ask(place, request(b"/api/health"))

            assert told.status == 200
            for _, player in players:
                await player.send("ping", id=7)
                assert (await player.next("pong"))["to"] == 7
            late = await asyncio.gather(*[each.rest() for each in silent[:15]])
            assert late == [b""] * 15, "those who came first go first"
            for each in silent:
                each.close()
            for manager, _ in players:
                await manager.__aexit__(None, None, None)

    run(work)


@pytest.mark.parametrize("limit", ["connections", "connections_per_address"])
def test_a_full_house_says_so(limit: str) -> None:
    async def work() -> None:
        async with house(quick(**{limit: 4})) as place:
            players = await sat(place, 3)
            await place.http.aclose()
            players += [(each, await each.__aenter__()) for each in [client(place, (await sat_table(place)))]]

            told = await ask(place, request(b"/api/health"))

            assert (told.status, told.code()) == (503, "too_many_connections")
            assert told.is_guarded()
            for manager, _ in players:
                await manager.__aexit__(None, None, None)
            assert (await ask(place, request(b"/api/health"))).status == 200

    async def sat_table(place: Any) -> Message:
        async with httpx2.AsyncClient(base_url=place.base) as http:
            body = {"game": "magical_duel", "name": "a", "seed": 7}
            found: Message = (await http.post("/api/tables", json=body)).json()
            return found

    run(work)


def test_a_request_without_an_end_is_cut_off() -> None:
    async def work() -> None:
        async with house(quick(body_bytes=50_000)) as place:
            for already, part in (
                (b"GET / HTTP/1.1\r\nX: ", b"x" * 10_000),
                (POST.replace(b"1000", b"9" * 12), b" " * 10_000),
            ):
                connection = await wire(place)
                sent = await endless(connection, already, part)
                assert sent < 5_000_000
                told = read(await connection.rest())
                assert told.status in (0, 413)
                assert told.status == 0 or told.is_guarded()
            told = await ask(place, b"GET / HTTP/1.1\r\nX: " + b"x" * 40_000)
            assert (told.status, told.code()) == (413, "too_large")

    run(work)


async def endless(connection: Wire, already: bytes, part: bytes) -> int:
    """Send on and on; how much went through."""
    sent = 0
    try:
        await connection.say(already)
        while sent < 20_000_000:
            await connection.say(part)
            await asyncio.sleep(0)
            sent += len(part)
    except ConnectionError:
        pass
    return sent


def test_addresses_are_counted_by_who_has_them() -> None:
    assert neighbourhood("203.0.113.7") == "203.0.113.7"
    assert neighbourhood("::ffff:203.0.113.7") == "203.0.113.7"
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:2") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2")
    assert neighbourhood("x" * 5000) == neighbourhood("") == "unknown"


def test_only_a_trusted_proxy_is_believed_about_addresses() -> None:
    async def work(proxies: tuple[str, ...], seen: str) -> None:
        config = quick(proxies=proxies, requests_per_s=0.01, requests_burst=2, connections_per_address=2)
        async with house(config) as place:
            head = request(b"/api/health", b"X-Forwarded-For: 198.51.100.9")
            assert [(await ask(place, head)).status for _ in range(3)] == [200, 200, 429]
            other = await ask(place, request(b"/api/health", b"X-Forwarded-For: 198.51.100.10"))
            assert other.status == (200 if proxies else 429)
            silent = [await wire(place) for _ in range(4)]
            await asyncio.sleep(0.1)
            assert len(place.doors.visits) == (4 if proxies else 2), "everybody comes from the proxy's address"
            for each in silent:
                each.close()

    run(lambda: work((), "127.0.0.1"))
    run(lambda: work(("127.0.0.0/8",), "198.51.100.9"))


FILES = 256
COMMAND = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (%d, %d))
from kirifuda.cli import main
main()
"""


def test_three_hundred_silent_ones_do_not_use_up_the_files() -> None:
    async def work() -> None:
        options = ("serve", "--port", "0", "--database", "sqlite://", "--log-level", "error", "--quick")
        command = (sys.executable, "-c", COMMAND % (FILES, FILES), *options)
        process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=DEVNULL)
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), 100)
        base = line.split()[-1].decode().rstrip("/")
        try:
            await honest(base)
        finally:
            process.send_signal(signal.SIGKILL)
            await process.wait()

    async def honest(base: str) -> None:
        async with httpx2.AsyncClient(base_url=base, timeout=10) as http:
            body = {"game": "magical_duel", "name": "a", "first": "me"}
            table = (await http.post("/api/tables", json=body)).json()
        async with client(base, table) as me:
            view = await me.asked()
            silent = await asyncio.gather(*[wire(base) for _ in range(300)])
            for _ in range(5):
                assert (await ask(base, request(b"/api/health"))).status == 200
            await me.answer(view)
            assert (await me.next("view"))["version"] > view["version"]
            async with client(base, table, watch=True) as late:
                assert await late.next("view")
            for each in silent:
                each.close()

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 2_000)), hard))
    run(work, 180)
