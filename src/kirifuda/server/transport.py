"""HTTP and sockets on the wire: uvicorn's protocols with deadlines, limits of size and room for those who play."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast

import uvicorn
from msgspec import json
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response

from kirifuda.server.admission import Doors, Stage, Visit
from kirifuda.server.middleware import answer_headers
from kirifuda.server.refusals import Refused

if TYPE_CHECKING:
    from asyncio.transports import BaseTransport

    from starlette.applications import Starlette

    from kirifuda.server.config import Config

FRAME_SLACK = 4
"""The transport takes frames of this many times the message limit, so that a refusal can say why."""
BODY_SLACK = 2
"""What a body's parts add to it on the wire, and room for a refusal to be read."""
SOCKET_HEADERS = 100
SOCKET_LINE = 8_000
"""What the socket's own reader takes of a handshake."""


def answer_on_the_wire(refused: Refused, headers: dict[str, str]) -> bytes:
    """A refusal where no application answers; the connection ends with it."""
    body = json.encode(refused.body())
    told = {**headers, "content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    lines = [f"HTTP/1.1 {refused.status} {HTTPStatus(refused.status).phrase}"]
    lines.extend(f"{name}: {value}" for name, value in told.items())
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


class TransportConfig(uvicorn.Config):
    """The transport's settings, and the doors that its connections share."""

    def __init__(self, app: Starlette, config: Config, doors: Doors, **chosen: Any) -> None:
        self.doors = doors
        self.table = config
        self.answer_headers = answer_headers(config)
        super().__init__(
            app,
            http=TableHttp,
            ws=TableSocket,
            ws_max_size=config.message_bytes * FRAME_SLACK,
            ws_ping_interval=15.0,
            ws_ping_timeout=30.0,
            timeout_keep_alive=max(1, round(config.silent_s)),
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=list(config.proxies),
            **chosen,
        )


class Watched(asyncio.Protocol):
    """A connection of which the doors know what it waits for."""

    doors: Doors
    answer_headers: dict[str, str]
    visit: Visit | None = None

    def watch(self, config: TransportConfig) -> None:
        """Let the doors know of it from now on."""
        self.doors = config.doors
        self.answer_headers = config.answer_headers

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        if self.visit is not None:
            self.doors.read(self.visit, stuck=True)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        if self.visit is not None:
            self.doors.read(self.visit, stuck=False)

    def _move(self, stage: Stage) -> None:
        if self.visit is not None:
            self.doors.move(self.visit, stage)


class TableHttp(Watched, HttpToolsProtocol):
    """A connection over which requests come."""

    def __init__(self, config: TransportConfig, **given: Any) -> None:
        super().__init__(config, **given)
        self.watch(config)
        self.head_bytes = config.table.head_bytes
        self.most_bytes = config.table.head_bytes + config.table.body_bytes * BODY_SLACK
        self.is_arriving = False
        self.is_head = False
        self.received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the newcomer, or say that there is no room."""
        super().connection_made(transport)
        self.visit = self.doors.enter(self, self.client[0] if self.client is not None else "")
        if self.visit is None:
            self.refuse("too_many_connections")

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody left."""
        super().connection_lost(exc)
        self.doors.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        """A part of a request; one that has no end is cut off."""
        super().data_received(data)
        self.received += len(data)
        most = self.head_bytes if self.is_head else self.most_bytes
        if self.is_arriving and self.received > most and not self.transport.is_closing():
            self.refuse("too_large")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.is_arriving = self.is_head = True
        self.received = 0
        if self._answering() is None:
            self._move(Stage.ASKING)

    def on_headers_complete(self) -> None:
        """The headers are there."""
        super().on_headers_complete()
        self.is_head = False

    def on_message_complete(self) -> None:
        """The whole request is there."""
        super().on_message_complete()
        self.is_arriving = self.is_head = False
        self._move(Stage.IDLE if self._answering() is None else Stage.WORKING)

    def on_response_complete(self) -> None:
        """The answer was written; a request may still be arriving that it refused."""
        super().on_response_complete()
        if self.is_arriving:
            self._move(Stage.ASKING)
        elif self._answering() is None:
            self._move(Stage.IDLE)

    def handle_websocket_upgrade(self) -> None:
        """A request becomes a socket, unless its own reader would stumble over the headers."""
        headers = list(self.scope["headers"])
        longest = max((len(name) + len(value) for name, value in headers), default=0)
        if len(headers) > SOCKET_HEADERS or max(longest, len(self.url)) > SOCKET_LINE:
            self.refuse("too_large")
            return
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What arrived is no HTTP."""
        self.refuse("malformed", "not HTTP")

    def give_up(self, stage: Stage) -> None:
        """Its time is up: an unfinished request is told so, an idle connection just ends."""
        if stage is Stage.ASKING:
            self.refuse("too_slow")
        else:
            self.transport.close()

    def refuse(self, code: str, what: str = "") -> None:
        """Say why, and close; an application that waits for more is told that nobody is there."""
        self.doors.metrics.refusals.labels(code).inc()
        cycle = self._answering()
        if cycle is None or not cycle.response_started:
            self.transport.write(answer_on_the_wire(Refused(code, what), self.answer_headers))
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()

    def _answering(self) -> RequestResponseCycle | None:
        """The request that is carried out, or whose answer is not yet written."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return None if cycle is None or cycle.response_complete else cycle


class TableSocket(Watched, WebSocketsSansIOProtocol):
    """A connection that became a socket."""

    def __init__(self, config: TransportConfig, **given: Any) -> None:
        super().__init__(config, **given)
        self.watch(config)
        self.reject = self.conn.reject
        self.conn.reject = self._reject  # type: ignore[method-assign]

    def connection_made(self, transport: BaseTransport) -> None:
        """The connection is the same; it has to say hello now."""
        super().connection_made(transport)
        self.visit = self.doors.visits.get(transport)
        if self.visit is not None:
            self.visit.guest = self
            self._move(Stage.GREETING)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody left."""
        super().connection_lost(exc)
        self.doors.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        """A part of the talk; it begins with a whole handshake, or not at all."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.doors.metrics.refusals.labels("malformed").inc()
            self.transport.write(answer_on_the_wire(Refused("malformed", "handshake"), self.answer_headers))
            self.transport.close()

    async def send(self, message: Any) -> None:
        """The first word from the table is its welcome; after a goodbye the connection is nobody's."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self._move(Stage.GREETING)
        elif message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # answered; uvicorn would complain that nothing was
        elif message["type"] == "websocket.send" and self.visit is not None and self.visit.stage is not Stage.SEATED:
            self._move(Stage.SEATED)

    async def receive(self) -> Any:
        """Whoever has said something waits for us, not we for them: a table may take its time to come back."""
        message = await super().receive()
        is_hello = message["type"] == "websocket.receive"
        if is_hello and self.visit is not None and self.visit.stage is Stage.GREETING:
            self._move(Stage.WORKING)
        return message

    def give_up(self, stage: Stage) -> None:
        """Nobody said hello."""
        self.transport.close()

    def _reject(self, status: Any, text: str) -> Response:
        """A handshake that fails, with the headers that every answer carries."""
        response = self.reject(status, text)
        response.headers.update(self.answer_headers)
        return response
