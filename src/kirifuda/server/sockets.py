"""The socket: one message in, carried out or refused; views and other answers out."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from msgspec import UNSET, DecodeError, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from kirifuda.server.connection import Connection
from kirifuda.server.messages import (
    DECODER,
    ENCODER,
    Absent,
    Again,
    Answer,
    AskBack,
    Back,
    ChangeSettings,
    Concede,
    Consent,
    FromClient,
    Hello,
    Ping,
    Pong,
    RefusedNow,
    Suggest,
    WhyNot,
)
from kirifuda.server.refusals import CLOSING, Refused
from kirifuda.server.routing import NUL
from kirifuda.server.storage.faults import Unwritten
from kirifuda.server.views import reasons, suggestion

if TYPE_CHECKING:
    from kirifuda.server.driver import Driver
    from kirifuda.server.lobby import Lobby

LOG = structlog.get_logger("socket")
FLOODS = 40
"""So many messages above the limit close the socket."""
SETTINGS = ("ask_all", "hold", "stops", "yields", "pass_until", "triggers")


def decode(text: str | bytes, limit: int) -> FromClient:
    """A message, or a refusal that says what is wrong with it."""
    sent = text if isinstance(text, bytes) else text.encode()
    if len(sent) > limit:
        raise Refused("too_large")
    if NUL in sent:
        raise Refused("malformed", "NUL")
    try:
        message: FromClient = DECODER.decode(sent)
    except ValidationError as error:
        raise Refused("malformed", str(error)[:200]) from None
    except DecodeError:
        raise Refused("malformed", "not JSON") from None
    except UnicodeError:
        raise Refused("malformed", "not UTF-8") from None
    except RecursionError:
        raise Refused("malformed", "nested too deeply") from None
    return message


class Session:
    """A socket from hello to goodbye."""

    def __init__(self, lobby: Lobby, socket: WebSocket) -> None:
        self.lobby = lobby
        self.socket = socket
        self.key = ""
        """Whose pace its messages count for: a seat's, or of spectators an address's."""
        self.floods = 0
        self.connection: Connection | None = None
        self.said: set[str] = set()
        """Refusals that were logged already."""

    async def run(self) -> None:
        """Serve the socket until it closes."""
        await self.socket.accept()
        self.lobby.metrics.sockets.inc()
        sender: asyncio.Task[None] | None = None
        try:
            async with asyncio.timeout(self.lobby.config.hello_s):
                first = await self._text()
            self.connection = await self._welcomed(first)
            sender = asyncio.create_task(self._send())
            while True:
                await self._receive()
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass
        except Refused as refused:
            await self._close(refused)
        finally:
            self.lobby.metrics.sockets.dec()
            if self.connection is not None:
                self.connection.table.leave(self.connection)
            if sender is not None:
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)

    async def _text(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        found = message.get("text")
        if found is None:
            found = message.get("bytes") or b""
        return found if isinstance(found, str | bytes) else b""

    async def _welcomed(self, first: str | bytes) -> Connection:
        """What hello leads to; if the database is out of reach, one may come again."""
        try:
            return await self._hello(first)
        except Unwritten:
            raise Refused("unwritten") from None

    async def _hello(self, first: str | bytes) -> Connection:
        """Sit down or watch; a table that must be brought back first may take its time."""
        message = decode(first, self.lobby.config.message_bytes)
        if not isinstance(message, Hello):
            raise Refused("malformed", "the first message must be hello")
        record = await self.lobby.record(message.table)  # a table is not brought back for a stranger
        seats = sorted({self.lobby.signer.seat_of(token, message.table) for token in message.tokens})
        if any(seat >= len(record.seats) for seat in seats):
            raise Refused("forged_token")
        if not seats and not secrets.compare_digest(message.watch.encode(), record.watch.encode()):
            raise Refused("forged_token")
        async with self.lobby.at(message.table) as table:
            connection = Connection(table, seats)
            table.join(connection, message.id)
        self.key = f"{message.table} {seats[0] if seats else self.socket.scope['kirifuda'][1]}"
        return connection

    async def _send(self) -> None:
        """Send what is queued; None ends it."""
        connection = self.connection
        assert connection is not None
        with suppress(RuntimeError, WebSocketDisconnect):
            while (message := await connection.queue.get()) is not None:
                await self.socket.send_text(message.decode())
            await self.socket.close(4408)

    async def _receive(self) -> None:
        """One message; what is refused is answered and changes nothing."""
        connection = self.connection
        assert connection is not None
        text = await self._text()
        id = 0
        try:
            if not self.lobby.messages.allows(self.key):
                self.floods += 1
                raise Refused("too_fast")
            message = decode(text, self.lobby.config.message_bytes)
            id = message.id
            await self._guarded(connection, message)
        except Refused as refused:
            self._note(refused)
            if refused.code in CLOSING or self.floods > FLOODS:
                raise
            connection.refuse(refused, id)

    async def _guarded(self, connection: Connection, message: FromClient) -> None:
        """Carry a message out; our own mistakes are refusals too, and the table goes on."""
        try:
            await self._act(connection, message)
        except (Refused, WebSocketDisconnect):
            raise
        except Unwritten:
            raise Refused("unwritten") from None
        except Exception as error:
            LOG.exception("message failed", kind=type(message).__name__, table=connection.table.record.id)
            raise Refused("server_error") from error

    async def _act(self, connection: Connection, message: FromClient) -> None:
        """Carry a message out."""
        if isinstance(message, Ping):
            connection.send(Pong(message.id))
            return
        if isinstance(message, Hello):
            raise Refused("malformed", "hello was said already")
        if message.seat not in connection.seats:
            raise Refused("foreign_seat" if connection.seats else "not_seated")
        table = connection.table
        self.lobby.backstage.serving()
        async with table.lock:
            if table.is_gone:
                raise WebSocketDisconnect(1012)  # come again: the table will be another
            if isinstance(message, Again):
                await self.lobby.rematch(table)
                return
            if isinstance(message, ChangeSettings):
                await self._settings(connection, message)
                return
            if table.driver is None:
                raise Refused("not_playing")
            await self._drive(connection, table.driver, message)

    async def _drive(self, connection: Connection, driver: Driver, message: FromClient) -> None:
        """What concerns the running game."""
        if isinstance(message, Answer):
            await driver.answer(message.seat, message.version, message.options, (connection, message.id))
        elif isinstance(message, Back):
            await driver.returning.back(message.seat, message.version, message.to)
        elif isinstance(message, AskBack):
            await driver.returning.ask(message.seat)
        elif isinstance(message, Consent):
            await driver.returning.consent(message.seat, allow=message.allow)
        elif isinstance(message, Concede):
            await driver.concede(message.seat, "surrender")
        elif isinstance(message, Absent):
            await driver.absent(message.seat, message.player, message.choice)
        elif isinstance(message, WhyNot):
            driver.check_written()
            connection.send(reasons(driver.play, message.seat, message.object, message.id))
        elif isinstance(message, Suggest):
            driver.check_asked(message.seat, message.version)
            connection.send(suggestion(driver.play, message.seat, message.id))

    async def _settings(self, connection: Connection, message: ChangeSettings) -> None:
        """How passing works for one's own seat."""
        table = connection.table
        settings = table.record.seats[message.seat].settings
        changed = {name: getattr(message, name) for name in SETTINGS if getattr(message, name) is not UNSET}
        before = {name: getattr(settings, name) for name in changed}
        try:
            for name, value in changed.items():
                setattr(settings, name, value)
            await table.save()
        except Unwritten:
            for name, value in before.items():
                setattr(settings, name, value)
            raise
        table.tell_settings(message.seat, message.id)
        if table.driver is not None:
            table.driver.settings_changed(message.seat)

    def _note(self, refused: Refused) -> None:
        """Count a refusal; write it down once for each socket and code."""
        self.lobby.metrics.refusals.labels(refused.code).inc()
        if refused.code not in self.said:
            self.said.add(refused.code)
            table = self.connection.table.record.id if self.connection is not None else ""
            LOG.warning("refused", code=refused.code, reason=str(refused), table=table)

    async def _close(self, refused: Refused) -> None:
        """Say why, then close."""
        if refused.code not in self.said:
            self._note(refused)
        code = CLOSING.get(refused.code, 4429 if refused.code == "too_fast" else 4400)
        with suppress(RuntimeError, WebSocketDisconnect):
            last = RefusedNow(0, refused.code, refused.text.ja, refused.text.en)
            await self.socket.send_text(ENCODER.encode(last).decode())
            await self.socket.close(code)
