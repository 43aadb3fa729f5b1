"""What every request passes: name, origin, pace, size, security headers, the visitor's cookie; and what went wrong."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog
from msgspec import json
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from kirifuda.server.admission import neighbourhood
from kirifuda.server.hosts import Hosts
from kirifuda.server.pace import Notes, Paces
from kirifuda.server.refusals import Refused
from kirifuda.server.tokens import new_id

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from kirifuda.server.config import Config
    from kirifuda.server.lobby import Lobby

LOG = structlog.get_logger("http")
COOKIE: Final = "kirifuda_visitor"
YEAR_S: Final = 365 * 24 * 3600
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
CONTROL_IN_QUERY: Final = re.compile(rb"[\x00-\x1f\x7f]|%[01]|%7f", re.IGNORECASE)
STARTS: Final = ("http.response.start", "websocket.http.response.start", "websocket.accept")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def answer_headers(config: Config) -> dict[str, str]:
    """What every answer carries, whoever makes it."""
    return {**HEADERS, **config.extra_headers}


def refusal(refused: Refused) -> Response:
    """A refusal as an HTTP answer."""
    return Response(json.encode(refused.body()), refused.status, media_type="application/json")


def path_told(scope: Scope) -> str:
    """A path as the log may hold it: the client's own paths carry invitations and keys, those of the API do not."""
    path = str(scope["path"])
    return path if path.startswith("/api/") else ""


class Guard:
    """The outermost layer: nothing is answered around it."""

    def __init__(self, app: ASGIApp, lobby: Lobby) -> None:
        self.app = app
        self.lobby = lobby
        self.config = config = lobby.config
        self.hosts = Hosts(config)
        self.paces = Paces(config.requests_per_s, config.requests_burst)
        self.pages = Paces(config.pages_per_s, config.pages_burst)
        self.notes = Notes()
        self.headers = answer_headers(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        is_answered = False

        async def send_guarded(message: Message) -> None:
            nonlocal is_answered
            if message["type"] in STARTS:
                is_answered = True
                self._finish(message, scope)
            await send(message)

        try:
            await self._serve(scope, receive, send_guarded)
        except (ClientDisconnect, ClientDisconnected, WebSocketDisconnect):
            return  # nobody is there to be answered
        except asyncio.CancelledError:  # the server closes, and waits for nobody any longer
            if not is_answered and scope["type"] == "http":
                with suppress(ClientDisconnected):
                    await refusal(Refused("closing"))(scope, receive, send_guarded)
        except Exception as error:
            self._note_failure(scope, error)
            if not is_answered:
                with suppress(ClientDisconnected):
                    await refusal(Refused("server_error"))(scope, receive, send_guarded)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        address = neighbourhood(connection.client.host if connection.client is not None else "")
        scope["kirifuda"] = ("", address)
        refused = self._refusal(connection, address)
        if refused is None:
            visitor = self.lobby.signer.visitor_of(connection.cookies.get(COOKIE, ""))
            scope["kirifuda_fresh"] = not visitor
            scope["kirifuda"] = (visitor or f"v-{new_id()}", address)
            await self.app(scope, receive, send)
            refused = scope.get("kirifuda_refused")
        else:
            await refusal(refused)(scope, receive, send)
        if refused is not None:
            self._note(refused, scope)

    def _refusal(self, connection: HTTPConnection, address: str) -> Refused | None:
        scope, config = connection.scope, self.config
        path = str(scope["path"])
        paces = self.paces if path.startswith(("/api", "/ws")) else self.pages
        if not paces.allows(address):
            return Refused("too_fast")
        if not self.hosts.knows(connection.headers):
            return Refused("foreign_host")
        acting = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if acting and not self.hosts.is_own_origin(connection.headers):
            return Refused("foreign_origin")
        query: bytes = scope["query_string"]
        head = sum(len(name) + len(value) for name, value in scope["headers"])
        is_long = len(scope["raw_path"]) > config.path_bytes or len(query) > config.query_bytes
        if is_long or head > config.head_bytes:
            return Refused("too_large")
        if CONTROL.search(path):
            return Refused("unknown_page")
        return Refused("malformed", "query") if CONTROL_IN_QUERY.search(query) else None

    def _note(self, refused: Refused, scope: Scope) -> None:
        """Count a refusal; write it down once a minute for each address and code."""
        self.lobby.metrics.refusals.labels(refused.code).inc()
        address = scope["kirifuda"][1]
        more = self.notes.due(f"{refused.code} {address}")
        if more is not None:
            LOG.warning(
                "refused", code=refused.code, reason=str(refused), path=path_told(scope), address=address, more=more
            )

    def _note_failure(self, scope: Scope, error: Exception) -> None:
        """Our own mistake; written down once a minute for each route and kind."""
        route = getattr(scope.get("route"), "path", "")
        more = self.notes.due(f"{route} {type(error).__name__}")
        if more is not None:
            LOG.error("failed", path=path_told(scope), route=route, more=more, exc_info=error)

    def _finish(self, message: Message, scope: Scope) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in self.headers.items():
            headers.setdefault(name, value)
        if scope["type"] == "websocket":
            return
        if scope.get("kirifuda_fresh"):
            secure = "; Secure" if self.config.secure_cookies else ""
            signed = self.lobby.signer.visitor_cookie(scope["kirifuda"][0])
            headers.append(
                "set-cookie", f"{COOKIE}={signed}; Path=/; Max-Age={YEAR_S}; HttpOnly; SameSite=Strict{secure}"
            )
        self.lobby.metrics.requests.labels(str(message["status"])).inc()


async def on_refused(request: Request, error: Exception) -> Response:
    """A refusal raised by an endpoint; the guard writes it down."""
    assert isinstance(error, Refused)
    request.scope["kirifuda_refused"] = error
    return refusal(error)


async def on_unwritten(request: Request, error: Exception) -> Response:
    """The database is out of reach for the moment."""
    return await on_refused(request, Refused("unwritten"))


async def on_error(request: Request, error: Exception) -> Response:
    """Our own mistake; the guard writes it down."""
    return refusal(Refused("server_error"))
