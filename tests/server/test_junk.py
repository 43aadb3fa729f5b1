"""Junk: never a 500, and every answer of every kind carries the security headers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from structlog.testing import capture_logs

from kirifuda.server.config import Config
from tests.server.house import House, client, house, quick, run
from tests.server.wire import ask, handshake, request

DEEP = 4_000
PATIENT = quick(pages_burst=10_000, requests_burst=10_000, silent_s=1.0)
PATHS = [
    b"/api/replays/x/at/" + b"9" * 900,
    b"/api/replays/x/at/" + b"9" * 5000,
    b"/api/replays/x/at/1?side=" + b"9" * 4000,
    b"/api/replays/x/at/1?side=%C2%B2",
    b"/api/replays/%00",
    b"/api/tables/%00",
    b"/api/tables/a%0Ab",
    b"/api/replays?ids=%00,%00",
    b"/api/replays?ids=" + b"a," * 2000,
    b"/api/games/%00/cards",
    b"/api/games/magical_duel/clauses/%00",
    b"/a%00.js",
    b"/" + b"a" * 5000 + b".js",
    b"/" + b"a" * 300 + b".js",
    b"/assets/" + b"a" * 300 + b".js",
    b"/assets/%00.js",
    b"/assets/..%2f..%2fapp.py",
    b"/..%2f..%2fapp.py",
    b"/.hidden.js",
    b"/a.b/",
    b"/a.js/b.js",
    b"/%",
    b"/%zz",
    b"/%ff%fe.js",
    b"/%ed%a0%80",
    b"/?%",
    b"/?a=%ff",
    b"//evil.example/a.js",
    b"/\\..\\a.js",
    b"/CON.js",
    b"/a:b.js",
    b"http://[/",
    b"http://127.0.0.1",
    b"*",
    b"/a#b",
    b"/\xff",
]
HEADERS = [
    b"Cookie: kirifuda_visitor=\xff\xfe; ; ;=;",
    b"Cookie: kirifuda_visitor=" + b"x" * 20_000,
    b"Authorization: Bearer \xff",
    b"If-None-Match: \xff, W/, *",
    b"Accept-Encoding: gzip;q=0, \xff",
    b"Range: bytes=0-0," + b"1-2," * 500,
    b"Range: bytes=-999999999999999999999999",
    b"If-Modified-Since: never",
    b"Content-Length: 99999999999999999999",
    b"Content-Length: -1",
    b"Transfer-Encoding: what",
    b"Expect: 100-continue",
    b"Upgrade: h2c",
    b"X-Forwarded-For: \xff",
    b"\xff: x",
    b": x",
    b"X: " + b"x" * 31_000,
    b"X: " + b"x" * 33_000,
]
BODIES = [
    b"[" * DEEP,
    b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    b'{"game":"magical_duel","name":"a","house":' + b'{"a":' * DEEP + b"1" + b"}" * DEEP + b"}",
    b'{"game":"magical_duel","name":"a\\u0000b"}',
    b'{"game":"magical_duel","name":"a\\u0000b","opponent":"friend"}',
    b'"\\ud800"',
    b"\xff\xfe",
    b"",
    b"1e999",
    b"9" * 5000,
]


def test_odd_paths() -> None:
    async def work() -> None:
        async with house(PATIENT) as place:
            for path in PATHS:
                for method in (b"GET", b"HEAD", b"POST", b"OPTIONS", b"DELETE"):
                    told = await ask(place, request(path, b"Content-Length: 0", method=method))
                    assert 200 <= told.status < 500, (path, method, told)
                    assert told.is_guarded(), (path, method, told)
                told = await ask(place, handshake(path=path))
                assert 400 <= told.status < 500
                assert told.is_guarded(), (path, told)

    run(work)


def test_odd_headers() -> None:
    async def work() -> None:
        async with house(PATIENT) as place:
            for header in HEADERS:
                for text in (request(b"/api/games", header), request(b"/", header), handshake(header, b"Origin: null")):
                    told = await ask(place, text)
                    assert 200 <= told.status < 500, (header, told)
                    assert told.is_guarded(), (header, told)
            told = await ask(place, handshake(*[b"X-%d: x" % number for number in range(200)]))
            assert (told.status, told.is_guarded()) == (413, True)

    run(work)


def post(path: bytes, body: bytes) -> bytes:
    return request(path, b"Content-Length: %d" % len(body), method=b"POST") + body


def test_odd_bodies() -> None:
    ways = [b"/api/tables", b"/api/replays", b"/api/games/magical_duel/decks/check", b"/api/tables/x/sit"]

    async def work() -> None:
        async with house() as place:
            for path in ways:
                for body in BODIES:
                    told = await ask(place, post(path, body))
                    assert 400 <= told.status < 500, (path, body[:40], told)
                    assert told.is_guarded()
                    assert told.code()
            told = await ask(place, request(b"/api/tables", b"Transfer-Encoding: chunked", method=b"POST") + b"zz\r\n")
            assert 400 <= told.status < 500
            assert (await ask(place, b"\x16\x03\x01\x02\x00\x01\x00")).is_guarded(), "TLS spoken to HTTP"

    run(work)


def test_bodies_are_as_large_as_their_route_needs() -> None:
    config = Config()
    sizes = {
        b"/api/replays": config.body_bytes,
        b"/api/tables": config.deck_body_bytes,
        b"/api/tables/x/sit": config.deck_body_bytes,
        b"/api/games/magical_duel/decks/check": config.deck_body_bytes,
        b"/api/games/magical_duel/decks/import": config.deck_body_bytes,
        b"/api/tables/x/fill": config.small_body_bytes,
        b"/api/replays/x/play": config.small_body_bytes,
    }

    async def work() -> None:
        async with house() as place:
            for path, size in sizes.items():
                assert (await ask(place, post(path, b" " * size))).code() == "malformed", path
                assert (await ask(place, post(path, b" " * (size + 1)))).code() == "too_large", path
                chunk = b"%x\r\n" % (size + 1) + b" " * (size + 1) + b"\r\n0\r\n\r\n"
                chunked = request(path, b"Transfer-Encoding: chunked", method=b"POST") + chunk
                assert (await ask(place, chunked)).code() == "too_large", path

    run(work)


def test_a_socket_outlives_deep_and_odd_messages() -> None:
    deep: list[str] = [
        "[" * DEEP,
        '{"type":"ping","id":1,"more":' + "[" * DEEP + "]" * DEEP + "}",
        '{"type":"ping","id":1,"more":"\\u0000"}',
        '{"type":"ping","id":1,"more":"\\ud800"}',
        '{"type":"ping","id":' + "9" * 5000 + "}",
    ]

    async def work() -> None:
        async with house() as place:
            table = await place.table(first="me")
            async with client(place, table) as me:
                for text in deep:
                    await me.socket.send(text)
                    assert (await me.next("refused"))["code"] == "malformed"
                await me.socket.send(b"\xff\xfe")
                assert (await me.next("refused"))["code"] == "malformed"
                await me.send("ping", id=5)
                assert (await me.next("pong"))["to"] == 5

    run(work)


def test_every_kind_of_answer_is_guarded(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>x")
    (tmp_path / "assets" / "a-1.js").write_text("x" * 5000)

    async def broken(*_: Any) -> None:
        raise ValueError("x" * 100_000)

    async def work() -> None:
        async with house(quick(static=tmp_path)) as place:
            for path in (b"/", b"/assets/a-1.js", b"/api/games", b"/api/openapi.json"):
                first = await ask(place, request(path))
                assert (first.status, first.is_guarded()) == (200, True)
                again = await ask(place, request(path, b"If-None-Match: " + first.headers["etag"].encode()))
                assert (again.status, again.is_guarded(), again.body) == (304, True, b"")
                part = await ask(place, request(path, b"Range: bytes=0-1"))
                assert (part.status, part.body) == (200, first.body)
            assert (await ask(place, request(b"/api/metrics"))).is_guarded()
            assert (await ask(place, request(b"/api/nothing"))).code() == "unknown_page"
            assert (await ask(place, request(b"/api/games", method=b"DELETE"))).code() == "unknown_page"
            assert (await ask(place, handshake(path=b"/elsewhere"))).is_guarded()
            assert (await ask(place, handshake().replace(b"Version: 13", b"Version: 1"))).is_guarded()
            assert (await ask(place, handshake().replace(b"Key: AAAA", b"Key: "))).is_guarded()
            with capture_logs():
                await failing(place, broken)

    run(work)


async def failing(place: House, broken: Any) -> None:
    """Our own mistake, on a request and on a handshake."""
    place.lobby.store.healthy = broken  # type: ignore[method-assign]
    told = await ask(place, request(b"/api/health"))
    assert (told.status, told.code(), told.is_guarded()) == (500, "server_error", True)
    place.lobby.signer.visitor_of = None  # type: ignore[assignment,method-assign]
    for text in (request(b"/"), handshake()):
        told = await ask(place, text)
        assert (told.status, told.code(), told.is_guarded()) == (500, "server_error", True)
