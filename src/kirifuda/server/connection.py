"""One socket: what it may see, what it has been sent, and a queue so that a slow reader delays nobody."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from kirifuda.server.messages import ENCODER, FromServer, RefusedNow
from kirifuda.server.views import Cursor

if TYPE_CHECKING:
    from kirifuda.server.refusals import Refused
    from kirifuda.server.table import Table

QUEUED = 512


class Connection:
    """A socket at a table."""

    def __init__(self, table: Table, seats: list[int]) -> None:
        self.table = table
        self.seats = seats
        """Empty for a spectator."""
        self.cursors = {viewer: Cursor() for viewer in self.viewers()}
        self.versions: dict[int, int] = {}
        """The version of the last view sent, by viewer."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUED)
        self.lost = False

    def viewers(self) -> list[int]:
        """Through whose eyes it sees."""
        return self.seats or [-1]

    def send(self, message: FromServer) -> None:
        """Queue a message."""
        self.send_bytes(ENCODER.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue an encoded message; a reader that fell too far behind is let go."""
        if self.lost:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Let the reader go, once it has what is queued."""
        self.lost = True
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def refuse(self, refused: Refused, id: int) -> None:
        """Answer a message with why not; whoever may have seen something else is shown everything anew."""
        self.send(RefusedNow(id, refused.code, refused.text.ja, refused.text.en))
        if refused.code in ("stale_version", "server_error"):
            self.forget()
            self.table.show(only=self)

    def forget(self) -> None:
        """Everything is to be sent anew."""
        self.cursors = {viewer: Cursor() for viewer in self.viewers()}
        self.versions = {}
