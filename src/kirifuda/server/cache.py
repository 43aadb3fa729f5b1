"""Answers that are always the same: encoded, tagged and compressed once."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

WORTH_PACKING: Final = 1_000
"""Below so many bytes compressing saves nothing."""
CHEAP_TO_PACK: Final = 1 << 18
"""An answer that is compressed for one request alone is no larger than this: the tables wait for it meanwhile."""
KEPT_BYTES: Final = 1 << 25
FAST: Final = 1
SMALL: Final = 9


def takes_gzip(headers: Headers) -> bool:
    """Whether whoever asks can unpack."""
    for part in headers.get("accept-encoding", "").lower().split(","):
        coding, _, quality = part.replace(" ", "").partition(";")
        if coding == "gzip":
            return quality not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def answer(request: Request, body: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """An answer made for this request, packed quickly where that pays."""
    headers = {**headers, "vary": "accept-encoding"}
    if WORTH_PACKING <= len(body) <= CHEAP_TO_PACK and takes_gzip(request.headers):
        body = gzip.compress(body, FAST, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=headers)


@dataclass(frozen=True)
class Kept:
    """An answer that waits to be asked for."""

    body: bytes
    packed: bytes | None
    tag: str
    media_type: str

    @classmethod
    def of(cls, body: bytes, media_type: str, *, packs: bool = True) -> Kept:
        """Prepare an answer; slow, for a thread."""
        packed = gzip.compress(body, SMALL, mtime=0) if packs and len(body) >= WORTH_PACKING else None
        tag = f'W/"{hashlib.blake2s(body, digest_size=10).hexdigest()}"'
        return cls(body, packed, tag, media_type)

    def size(self) -> int:
        """Bytes held."""
        return len(self.body) + len(self.packed or b"")

    def answer(self, request: Request, cache_control: str) -> Response:
        """For one request: as it is, packed, or only "as before"."""
        headers = {"etag": self.tag, "cache-control": cache_control, "vary": "accept-encoding"}
        known = request.headers.get("if-none-match", "").split(",")
        if self.tag.removeprefix("W/") in {tag.strip().removeprefix("W/") for tag in known}:
            return Response(status_code=304, headers=headers)
        if self.packed is not None and takes_gzip(request.headers):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, media_type=self.media_type, headers=headers)
        return Response(self.body, media_type=self.media_type, headers=headers)


class Shelf:
    """Kept answers by their path; those not asked for longest go when it is full."""

    def __init__(self, most: int = KEPT_BYTES) -> None:
        self.most = most
        self.size = 0
        self.kept: OrderedDict[str, Kept] = OrderedDict()

    def find(self, path: str) -> Kept | None:
        """An answer that is at hand."""
        found = self.kept.get(path)
        if found is not None:
            self.kept.move_to_end(path)
        return found

    async def keep(self, path: str, body: bytes, media_type: str) -> Kept:
        """Prepare an answer, and keep it."""
        found = await asyncio.to_thread(Kept.of, body, media_type)
        before = self.kept.pop(path, None)
        self.size += found.size() - (before.size() if before is not None else 0)
        self.kept[path] = found
        while self.size > self.most:
            _, gone = self.kept.popitem(last=False)
            self.size -= gone.size()
        return found
