"""Answers that do not change are made once: compressed, tagged, and kept within bounds."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest

from kirifuda.games import load
from kirifuda.server import cache
from kirifuda.server.cache import Shelf
from tests.server.house import house, quick, run
from tests.server.wire import Told, ask, request

GZIP = b"Accept-Encoding: br, gzip"


def unpacked(told: Told) -> bytes:
    """An answer's body as it was before."""
    return gzip.decompress(told.body) if told.headers.get("content-encoding") == "gzip" else told.body


class Packings:
    """Counts how often something is compressed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.levels: list[int] = []
        self.compress = gzip.compress
        monkeypatch.setattr(gzip, "compress", self.counting)

    def counting(self, body: bytes, level: int, **more: Any) -> bytes:
        self.levels.append(level)
        return self.compress(body, level, **more)


def test_files_and_lists_are_packed_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>" + "x" * 2_000)
    (tmp_path / "assets" / "a-1.js").write_text("let x = 1;\n" * 10_000)
    (tmp_path / "assets" / "a-1.woff2").write_bytes(bytes(5_000))
    kinds = {
        b"/assets/a-1.js": ("text/javascript; charset=utf-8", "immutable", True),
        b"/assets/a-1.woff2": ("font/woff2", "immutable", False),
        b"/table/x": ("text/html; charset=utf-8", "no-cache", True),
        b"/api/games/magical_duel/cards": ("application/json", "no-cache", True),
        b"/api/openapi.json": ("application/json", "no-cache", True),
    }

    async def work() -> None:
        packings = Packings(monkeypatch)
        load("magical_duel").pool()  # to read its cards takes longer on a slow machine than an answer is waited for
        async with house(quick(static=tmp_path)) as place:
            for path, (media_type, control, packs) in kinds.items():
                plain = await ask(place, request(path))
                first = await ask(place, request(path, GZIP))
                again = await ask(place, request(path, GZIP, b"Range: bytes=0-3"))
                no_thanks = await ask(place, request(path, b"Accept-Encoding: gzip;q=0"))
                assert plain.headers["content-type"] == media_type
                assert control in plain.headers["cache-control"]
                assert ("content-encoding" in first.headers) == packs
                assert "content-encoding" not in no_thanks.headers
                assert plain.body == unpacked(first) == unpacked(again) == no_thanks.body
                same = await ask(place, request(path, GZIP, b'If-None-Match: "x", ' + first.headers["etag"].encode()))
                assert (same.status, same.body) == (304, b"")
                assert (await ask(place, request(path, method=b"HEAD"))).body == b""
            assert packings.levels == [cache.SMALL] * 4

    run(work)


def test_a_file_that_was_built_anew_is_read_anew(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(quick(static=tmp_path)) as place:
            assert b"make web" in (await ask(place, request())).body
            for text in ("one", "three"):
                (tmp_path / "index.html").write_text(text)
                assert (await ask(place, request())).body == text.encode()
            (tmp_path / "index.html").unlink()
            assert b"make web" in (await ask(place, request())).body
            (tmp_path / "away.js").symlink_to(Path(__file__))
            assert (await ask(place, request(b"/away.js"))).code() == "unknown_page"
            (tmp_path / "folder.js").mkdir()
            assert (await ask(place, request(b"/folder.js"))).code() == "unknown_page"

    run(work)


def test_the_shelf_is_bounded() -> None:
    async def work() -> None:
        shelf = Shelf(most=3_000)
        for number in range(10):
            await shelf.keep(f"/{number}", bytes([number]) * 900, "text/plain")
            shelf.find("/0")
        assert list(shelf.kept) == ["/8", "/9", "/0"]
        assert shelf.size == sum(kept.size() for kept in shelf.kept.values()) <= 3_000
        await shelf.keep("/0", b"new", "text/plain")
        assert shelf.size == 1_803
        await shelf.keep("/large", bytes(1_000_000), "text/plain")
        assert not shelf.kept

    asyncio.run(work())


def test_what_is_refused_is_not_kept() -> None:
    async def work() -> None:
        async with house() as place:
            for _ in range(2):
                assert (await ask(place, request(b"/api/games/magical_duel/clauses/9999"))).code() == "unknown_clause"
                assert (await ask(place, request(b"/api/games/chess"))).code() == "unknown_game"

    run(work)


def test_the_client_has_a_pace_of_its_own() -> None:
    async def work() -> None:
        async with house(quick(pages_per_s=0.1, pages_burst=3)) as place:
            assert [(await ask(place, request(b"/"))).status for _ in range(5)] == [200, 200, 200, 429, 429]
            assert (await ask(place, request(b"/api/health"))).status == 200

    run(work)
