"""`Host` and `Origin`: a page of somebody else's does not get in by pointing its name at this machine."""

from __future__ import annotations

import socket

import pytest
from click import BadParameter
from starlette.datastructures import Headers

from kirifuda.cli.serve import checked_name, checked_origin, checked_proxy, set_limit
from kirifuda.server.config import Config
from kirifuda.server.hosts import Hosts
from tests.server.house import house, quick, run
from tests.server.wire import ask, handshake, request

OURS = Config(names=("play.example",), origins=("https://cards.example:8443", "https://["))
MACHINE = socket.gethostname().lower()


def headers(*pairs: tuple[str, str]) -> Headers:
    return Headers(raw=[(name.encode("latin-1"), value.encode("latin-1")) for name, value in pairs])


@pytest.mark.parametrize(
    "host",
    [
        *(
            "127.0.0.1",
            "127.0.0.1:8000",
            "[::1]",
            "[::1]:8000",
            "192.168.0.7:80",
            "localhost",
            "LocalHost:1",
            "localhost.",
        ),
        *(MACHINE, f"{MACHINE.partition('.')[0]}.local:8000", "play.example", "PLAY.example:443", "cards.example"),
    ],
)
def test_a_name_of_ours_is_known(host: str) -> None:
    assert Hosts(OURS).knows(headers(("host", host)))


@pytest.mark.parametrize(
    "host",
    [
        *(
            "evil.example",
            "evil.example:8000",
            "",
            " ",
            "[",
            "]",
            "[::1",
            "::1",
            "127.0.0.1.evil.example",
            "play.example.evil",
        ),
        *("x@127.0.0.1", "127.0.0.1:8000:8000", "127.0.0.1/", "localhost,evil.example", "\xff", "2130706433", "0x7f.1"),
        *("localhost\x00", "localhost:999999", "x" * 5000, "play.example:x"),
    ],
)
def test_a_foreign_name_is_not(host: str) -> None:
    assert not Hosts(OURS).knows(headers(("host", host)))


def test_no_name_and_two_names_are_foreign() -> None:
    assert not Hosts(OURS).knows(headers())
    assert not Hosts(OURS).knows(headers(("host", "localhost"), ("host", "localhost")))


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        *(("http://127.0.0.1:8000", True), ("https://127.0.0.1:8000", True), ("https://cards.example:8443", True)),
        *(("null", False), ("http://[", False), ("", False), ("127.0.0.1:8000", False), ("//127.0.0.1:8000", False)),
        *(("http://127.0.0.1", False), ("http://evil.example", False), ("file://127.0.0.1:8000", False)),
        *(("http://evil.example@127.0.0.1:8000", False), ("http://" + "x" * 5000, False), ("\xff\xfe", False)),
    ],
)
def test_a_page_is_ours_only_if_it_says_just_our_name(origin: str, ours: bool) -> None:
    told = headers(("host", "127.0.0.1:8000"), ("origin", origin))

    assert Hosts(OURS).is_own_origin(told) == ours
    assert not Hosts(OURS).is_own_origin(headers(("origin", "null")))
    assert not Hosts(OURS).is_own_origin(headers(("host", "a"), ("origin", "http://a"), ("origin", "http://a")))


def test_a_rebound_name_is_refused_with_a_sentence() -> None:
    async def work() -> None:
        async with house(quick(names=("play.example",))) as place:
            for path in (b"/", b"/api/health", b"/no.js"):
                for text in (
                    request(path, b"Origin: http://evil.example", host=b"evil.example"),
                    request(path, host=b""),
                    request(path, b"Host: 127.0.0.1"),
                    b"GET " + path + b" HTTP/1.0\r\n\r\n",
                ):
                    told = await ask(place, text)
                    assert (told.status, told.code()) == (421, "foreign_host"), text
                    assert told.is_guarded()
                    assert "set-cookie" not in told.headers
            assert (await ask(place, request(b"/api/health", host=b"play.example"))).status == 200

    run(work)


def test_an_odd_origin_is_refused_on_both_ways_in() -> None:
    odd = (b"null", b"http://[", b"http://evil.example", b"\xff", b"", b"http://[::1", b"x" * 3000)

    async def work() -> None:
        async with house() as place:
            for origin in (b"Origin: " + each for each in odd):
                told = await ask(place, request(b"/api/tables", origin, b"Content-Length: 0", method=b"POST"))
                assert (told.status, told.code(), told.is_guarded()) == (403, "foreign_origin", True)
                told = await ask(place, handshake(origin))
                assert (told.status, told.code(), told.is_guarded()) == (403, "foreign_origin", True)
                assert (await ask(place, request(b"/api/health", origin))).status == 200
            told = await ask(place, handshake(b"Origin: http://evil.example", host=b"evil.example"))
            assert (told.status, told.code(), told.is_guarded()) == (421, "foreign_host", True)

    run(work)


@pytest.mark.parametrize(
    ("check", "good", "bad"),
    [
        (
            checked_origin,
            "https://play.example:8443",
            ("play.example", "https://", "http://[", "https://a/b", "ftp://a"),
        ),
        (checked_name, "play.example", ("play.example:80", "a b", "", "https://a", "[::1]")),
        (checked_proxy, "10.0.0.0/8", ("proxy", "", "10.0.0.0/99", "*")),
    ],
)
def test_options_that_can_not_be_meant_are_refused(check: object, good: str, bad: tuple[str, ...]) -> None:
    assert callable(check)
    assert check(good) == good
    for each in bad:
        with pytest.raises(BadParameter):
            check(each)


def test_a_limit_is_a_number_that_can_be_kept() -> None:
    config = Config()
    set_limit(config, "request_s=2.5")
    set_limit(config, "connections=50")
    assert (config.request_s, config.connections) == (2.5, 50)
    for wrong in (
        "request_s=nan",
        "tables=inf",
        "tables=-1",
        "tables=",
        "tables=x",
        "names=1",
        "log_json=1",
        "nothing=1",
    ):
        with pytest.raises(BadParameter):
            set_limit(config, wrong)
