"""The built client: files by their name, the page for every other path."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from kirifuda.server.cache import Kept
from kirifuda.server.refusals import Refused

INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Files whose name holds a hash: they never change."""
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PART: Final = "[A-Za-z0-9_][A-Za-z0-9_.-]*"
NAME: Final = re.compile(rf"{PART}(/{PART})*")
"""Only such names are looked for: nothing hidden, nothing outside, nothing that a file system stumbles over."""
LONGEST: Final = 200
TEXTS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
PACKED_ALREADY: Final = {".ico": "image/x-icon", ".png": "image/png", ".webp": "image/webp", ".woff2": "font/woff2"}
NO_CLIENT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>kirifuda</title>"
    "<p>The server runs, but the client has not been built: run <code>make web</code>."
    "<p>サーバーは動いていますが、画面がまだ作られていません。<code>make web</code> を実行してください。</html>"
)


class Client:
    """A folder of files, each read and packed once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kept: dict[str, tuple[tuple[int, int], Kept | None]] = {}
        self.reading = asyncio.Lock()

    async def page(self, request: Request) -> Response:
        """The page; a path with a dot would be a file."""
        path = str(request.scope["path"])
        if path.startswith("/api/"):
            raise Refused("unknown_page")
        if "." in path.rsplit("/", 1)[-1]:
            name = path.removeprefix("/")
            found = await self.file(name)
            if found is None:
                raise Refused("unknown_page")
            return found.answer(request, FOR_GOOD if name.startswith(HASHED) else ASK_AGAIN)
        index = await self.file(INDEX)
        return HTMLResponse(NO_CLIENT) if index is None else index.answer(request, ASK_AGAIN)

    async def file(self, name: str) -> Kept | None:
        """A file by its name; read again only after it was changed."""
        if len(name) > LONGEST or not NAME.fullmatch(name):
            return None
        try:
            return self._known(name) or await self._fetched(name)
        except OSError:
            return None

    def _stamp(self, name: str) -> tuple[int, int]:
        status = (self.folder / name).stat()
        return status.st_mtime_ns, status.st_size

    def _known(self, name: str) -> Kept | None:
        stamp, found = self.kept.get(name, ((0, 0), None))
        return found if stamp == self._stamp(name) else None

    async def _fetched(self, name: str) -> Kept:
        async with self.reading:
            found = self._known(name)
            if found is None:
                stamp = self._stamp(name)
                found = await asyncio.to_thread(self._read, self.folder / name)
                self.kept[name] = (stamp, found)
            return found

    def _read(self, file: Path) -> Kept:
        if not file.resolve().is_relative_to(self.folder.resolve()):
            raise FileNotFoundError(file)
        kind = file.suffix.lower()
        media_type = TEXTS.get(kind) or PACKED_ALREADY.get(kind, "application/octet-stream")
        return Kept.of(file.read_bytes(), media_type, packs=kind in TEXTS)
