"""The log: a line is short whatever a stranger sends, and the same complaint is written once a minute."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs

from kirifuda.server import logs
from kirifuda.server.pace import Notes
from tests.server.house import house, quick, run
from tests.server.siege import logging_restored
from tests.server.test_junk import BODIES, HEADERS, PATHS, PATIENT, post
from tests.server.wire import ask, handshake, request, wire

LONGEST = 8_000


@contextmanager
def written(monkeypatch: pytest.MonkeyPatch, *, as_json: bool) -> Iterator[io.StringIO]:
    """What the log holds, as it is written to the terminal or file."""
    found = io.StringIO()
    monkeypatch.setattr(sys, "stderr", found)
    with logging_restored():
        logs.configure(json=as_json, level="info")
        structlog.configure(cache_logger_on_first_use=False)
        yield found


def deep(depth: int, text: str) -> None:
    """Fail far down."""
    if depth:
        deep(depth - 1, text)
    raise ValueError(text)


@pytest.mark.parametrize("as_json", [True, False])
@pytest.mark.parametrize(
    "junk", ["x" * 1_000_000, "\x00\x1b\n" * 100_000, "語" * 500_000, "\udc80" * 100_000, "\x9b\u202e" * 9_000]
)
def test_no_line_is_long_and_none_is_forged(monkeypatch: pytest.MonkeyPatch, as_json: bool, junk: str) -> None:
    with written(monkeypatch, as_json=as_json) as found:
        log = structlog.get_logger("x")
        log.warning("refused", path=junk, code="x", keys=[junk] * 20, number=10**5000, small=[1, 2], text="short")
        log.warning(junk, **{f"field{number}": junk for number in range(60)})
        try:
            deep(300, junk + "\n2026-11-16 00:00:00 [error    ] forged")
        except ValueError:
            log.exception("failed", path=junk)
        logging.getLogger("uvicorn.error").warning("odd %s", junk)
    text = found.getvalue()

    assert all(line.isprintable() for line in text.replace("\x1b[", "").splitlines() if not as_json or json.loads(line))
    assert not any(line.startswith("2026-11-16 00:00:00") for line in text.splitlines())
    assert "cut" in text
    assert "short" in text
    assert "Traceback (most recent call last)" in text
    entries = text.splitlines() if as_json else text.split("\n20")
    assert len(entries) == 4
    assert max(len(entry.encode()) for entry in entries) <= LONGEST


def noted(entries: Any, event: str) -> list[Any]:
    return [entry for entry in entries if entry["event"] == event]


def test_a_thousand_equal_refusals_are_one_line() -> None:
    async def work() -> None:
        async with house(quick(requests_burst=100_000, pages_burst=100_000)) as place:
            texts = [
                *(request(b"/api/nothing%d" % number) for number in range(250)),
                *(request(b"/no%d.js" % number) for number in range(250)),
                *(request(b"/", host=b"evil%d.example" % number) for number in range(250)),
                *(handshake(b"Origin: null") for _ in range(250)),
            ]
            with capture_logs() as entries:
                for first in range(0, len(texts), 50):
                    await asyncio.gather(*[ask(place, text) for text in texts[first : first + 50]])
            assert sorted(entry["code"] for entry in noted(entries, "refused")) == [
                *("foreign_host", "foreign_origin", "unknown_page")
            ]

    run(work)


@pytest.mark.parametrize("as_json", [True, False])
def test_hostile_requests_write_few_and_short_lines(monkeypatch: pytest.MonkeyPatch, as_json: bool) -> None:
    async def work() -> None:
        async with house(PATIENT) as place:
            for path in PATHS:
                await ask(place, request(path))
                await ask(place, handshake(path=path))
            for header in HEADERS:
                await ask(place, request(b"/" + b"y" * 900, header))
                await ask(place, handshake(header, b"Origin: null"))
            for body in BODIES:
                await ask(place, post(b"/api/tables", body))
                await ask(place, post(b"/api/replays", body))

            async def broken() -> bool:
                raise ValueError("x" * 1_000_000 + "\n\x1b[2J")

            place.lobby.store.healthy = broken  # type: ignore[method-assign]
            await ask(place, request(b"/api/health?" + b"z" * 4_000))

    with written(monkeypatch, as_json=as_json) as found:
        run(work)
    text = found.getvalue()
    entries = text.splitlines() if as_json else text.split("\n20")

    assert "failed" in text
    assert "\x1b[2J" not in text
    assert len(entries) < 20
    assert max(len(entry.encode()) for entry in entries) <= LONGEST


def test_a_failure_is_written_once_for_each_route_and_kind() -> None:
    async def work() -> None:
        async with house() as place:
            kinds = iter([ValueError, KeyError] * 20)

            async def broken() -> bool:
                raise next(kinds)("x" * 100_000)

            place.lobby.store.healthy = broken  # type: ignore[method-assign]
            with capture_logs() as entries:
                for _ in range(20):
                    assert (await place.http.get("/api/health")).status_code == 500
            assert [entry["route"] for entry in noted(entries, "failed")] == ["/api/health"] * 2

    run(work)


def test_keys_in_the_clients_paths_are_not_written() -> None:
    async def work() -> None:
        async with house(quick(pages_per_s=0.1, pages_burst=1)) as place:
            with capture_logs() as entries:
                for _ in range(3):
                    await ask(place, request(b"/join/table/invitation"))
                    await ask(place, request(b"/watch/table/invitation", host=b"evil.example"))
                await ask(place, request(b"/api/tables/nothing"))
            assert {entry["path"] for entry in noted(entries, "refused")} == {"", "/api/tables/nothing"}
            assert "invitation" not in str(entries)

    run(work)


def test_a_body_that_never_comes_is_a_refusal_and_no_failure() -> None:
    async def work() -> None:
        async with house(quick(request_s=0.2)) as place:
            with capture_logs() as entries:
                head = request(b"/api/tables", b"Content-Length: 9", method=b"POST")
                assert (await ask(place, head)).code() == "too_slow"
                leaving = await wire(place)
                await leaving.say(head)
                leaving.close()
                await asyncio.sleep(0.1)
            assert not noted(entries, "failed")
            assert [entry["code"] for entry in noted(entries, "refused")] == ["too_slow"]
            assert 'status="500"' not in (await place.http.get("/api/metrics")).text

    run(work)


def test_what_was_not_written_is_counted() -> None:
    notes = Notes(every_s=0.05, kept=2)
    assert [notes.due("a") for _ in range(5)] == [0, None, None, None, None]
    assert notes.due("b") == 0

    notes.noted["a"] = (notes.noted["a"][0] - 1, notes.noted["a"][1])

    assert notes.due("a") == 4
    assert notes.due("c") == 0
    assert len(notes.noted) == 2
