"""What every request passes: origin, pace, security headers, the visitor's cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import structlog
from msgspec import json
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from kirifuda.server.pace import Paces
from kirifuda.server.refusing import Refused
from kirifuda.server.tokens import new_id

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from kirifuda.server.lobby import Lobby

LOG = structlog.get_logger("http")
COOKIE: Final = "kirifuda_visitor"
YEAR_S: Final = 365 * 24 * 3600
NOTED_S: Final = 60.0
"""A flood is written down once in so long, not once for every drop."""
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


def is_own_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this very site speaks; programs that are no browser send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")


def refusal(refused: Refused) -> Response:
    """A refusal as an HTTP answer."""
    return Response(json.encode(refused.body()), refused.status, media_type="application/json")


class Guard:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, lobby: Lobby) -> None:
        self.app = app
        self.lobby = lobby
        config = lobby.config
        self.paces = Paces(config.requests_per_s, config.requests_burst)
        self.notes = Paces(1 / NOTED_S, 1)
        self.headers = {**HEADERS, **config.extra_headers}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        address = connection.client.host if connection.client is not None else ""
        visitor = self.lobby.signer.visitor_of(connection.cookies.get(COOKIE, ""))
        fresh = not visitor
        scope["kirifuda"] = (visitor or f"v-{new_id()}", address)
        refused = self._refusal(connection, address)
        if scope["type"] == "websocket":
            if refused is not None:
                self._note(refused, address)
                await send({"type": "websocket.close", "code": 4403, "reason": refused.code})
                return
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._finish(message, str(scope["kirifuda"][0]) if fresh else "")
            await send(message)

        if refused is not None:
            self._note(refused, address)
            await refusal(refused)(scope, receive, send_guarded)
            return
        await self.app(scope, receive, send_guarded)

    def _refusal(self, connection: HTTPConnection, address: str) -> Refused | None:
        acting = connection.scope["type"] == "websocket" or connection.scope.get("method") not in ("GET", "HEAD")
        if acting and not is_own_origin(connection.headers, self.lobby.config.origins):
            return Refused("foreign_origin")
        if str(connection.scope.get("path", "")).startswith(("/api", "/ws")) and not self.paces.allows(address):
            return Refused("too_fast")
        return None

    def _note(self, refused: Refused, address: str) -> None:
        self.lobby.metrics.refusals.labels(refused.code).inc()
        if self.notes.allows(f"{refused.code} {address}"):
            LOG.warning("refused", code=refused.code, address=address)

    def _finish(self, message: Message, visitor: str) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in self.headers.items():
            headers.setdefault(name, value)
        if visitor:
            secure = "; Secure" if self.lobby.config.secure_cookies else ""
            signed = self.lobby.signer.visitor_cookie(visitor)
            headers.append(
                "set-cookie", f"{COOKIE}={signed}; Path=/; Max-Age={YEAR_S}; HttpOnly; SameSite=Strict{secure}"
            )
        self.lobby.metrics.requests.labels(str(message["status"])).inc()


async def on_refused(request: Request, error: Exception) -> Response:
    """A refusal raised by an endpoint."""
    assert isinstance(error, Refused)
    guarded = request.app.state.lobby
    guarded.metrics.refusals.labels(error.code).inc()
    LOG.warning("refused", code=error.code, reason=str(error), path=request.url.path)
    return refusal(error)


async def on_unwritten(request: Request, error: Exception) -> Response:
    """The database is out of reach for the moment."""
    return await on_refused(request, Refused("unwritten"))


async def on_error(request: Request, error: Exception) -> Response:
    """Our own mistake."""
    LOG.error("failed", path=request.url.path, exc_info=error)
    return refusal(Refused("server_error"))
