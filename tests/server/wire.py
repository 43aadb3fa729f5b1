"""Bytes on the wire, for what no honest client sends."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from tests.server.house import House

PATIENCE_S = 10.0
SECURITY = (
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
)


@dataclass
class Told:
    """An answer as it came."""

    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    def code(self) -> str:
        """The refusal's code."""
        found: dict[str, Any] = json.loads(self.body)
        assert found["ja"]
        assert found["en"]
        return str(found["code"])

    def is_guarded(self) -> bool:
        """Whether it carries what every answer carries."""
        return all(self.headers.get(name) for name in SECURITY)


def read(answer: bytes) -> Told:
    """The first answer among the bytes; status 0 if there is none."""
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    if not first.startswith("HTTP/"):
        return Told(0)
    pairs = [line.partition(":") for line in lines]
    return Told(int(first.split()[1]), {name.lower(): value.strip() for name, _, value in pairs}, body)


class Wire:
    """A connection of one's own."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, text: bytes) -> None:
        """Send bytes."""
        self.writer.write(text)
        await self.writer.drain()

    async def rest(self) -> bytes:
        """Everything until the server closes."""
        found = b""
        try:
            async with asyncio.timeout(PATIENCE_S):
                while part := await self.reader.read(1 << 16):
                    found += part
        except ConnectionError:
            pass
        finally:
            self.close()
        return found

    async def drip(self, text: bytes, every_s: float) -> bytes:
        """Send one byte at a time until the server has had enough; what it said."""

        async def dripping() -> None:
            try:
                for byte in text:
                    await self.say(bytes([byte]))
                    await asyncio.sleep(every_s)
            except ConnectionError:
                return

        task = asyncio.create_task(dripping())
        found = await self.rest()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return found

    def close(self) -> None:
        """Hang up."""
        self.writer.close()


def place_of(place: House | str) -> tuple[str, int]:
    """Host and port of a server."""
    base = place if isinstance(place, str) else place.base
    host, _, port = base.removeprefix("http://").partition(":")
    return host, int(port)


async def wire(place: House | str) -> Wire:
    """A connection that has said nothing yet."""
    return Wire(*await asyncio.open_connection(*place_of(place)))


async def ask(place: House | str, text: bytes) -> Told:
    """Send a request that ends the connection; its answer."""
    connection = await wire(place)
    await connection.say(text)
    return read(await connection.rest())


def request(path: bytes = b"/", *headers: bytes, method: bytes = b"GET", host: bytes = b"127.0.0.1") -> bytes:
    """A request's head."""
    lines = [method + b" " + path + b" HTTP/1.1", b"Host: " + host, b"Connection: close", *headers]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def handshake(*headers: bytes, path: bytes = b"/ws", host: bytes = b"127.0.0.1") -> bytes:
    """A socket's first words."""
    lines = [b"GET " + path + b" HTTP/1.1", b"Host: " + host, b"Connection: Upgrade", b"Upgrade: websocket"]
    lines += [b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *headers]
    return b"\r\n".join(lines) + b"\r\n\r\n"
