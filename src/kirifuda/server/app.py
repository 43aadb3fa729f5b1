"""The application: HTTP, the socket and the built client, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from msgspec import json
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from kirifuda.server import routes_games, routes_tables
from kirifuda.server.cache import Shelf
from kirifuda.server.config import Config
from kirifuda.server.lobby import Lobby
from kirifuda.server.middleware import Guard, on_error, on_refused, on_unwritten
from kirifuda.server.pages import Client
from kirifuda.server.refusals import Refused
from kirifuda.server.routing import JSON, Call, openapi, route_of
from kirifuda.server.sockets import Session
from kirifuda.server.storage.faults import Unwritten

STATIC: Final = Path(__file__).parent / "static"
ENDPOINTS: Final = [*routes_games.ROUTES.endpoints, *routes_tables.ROUTES.endpoints]
SCHEMA: Final = "/api/openapi.json"


def call_of(lobby: Lobby, request: Request) -> Call:
    """A request as endpoints know it."""
    visitor, address = request.scope["kirifuda"]
    return Call(lobby, request, visitor, address)


class TableApp(Starlette):
    """Everything is inside the guard, Starlette's own answers too."""

    def __init__(self, lobby: Lobby, **chosen: Any) -> None:
        super().__init__(**chosen)
        self.state.lobby = lobby

    def build_middleware_stack(self) -> ASGIApp:
        """Starlette would put its answer to our own mistakes outside of every middleware."""
        return Guard(super().build_middleware_stack(), self.state.lobby)


def create_app(config: Config) -> Starlette:
    """A server, not yet open."""
    lobby = Lobby(config)
    client = Client(config.static or STATIC)
    shelf = Shelf()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await lobby.open()
        try:
            yield
        finally:
            await lobby.close()

    async def socket(websocket: WebSocket) -> None:
        await Session(lobby, websocket).run()

    async def schema(request: Request) -> Response:
        kept = shelf.find(SCHEMA) or await shelf.keep(SCHEMA, json.encode(openapi(ENDPOINTS)), JSON)
        return kept.answer(request, "no-cache")

    routes: list[BaseRoute] = [route_of(endpoint, partial(call_of, lobby), shelf) for endpoint in ENDPOINTS]
    routes.append(Route(SCHEMA, schema))
    routes.append(WebSocketRoute("/ws", socket))
    routes.append(Route("/{path:path}", client.page))
    handlers: dict[Any, Any] = {
        Refused: on_refused,
        Unwritten: on_unwritten,
        HTTPException: _no_page,
        Exception: on_error,
    }
    return TableApp(lobby, routes=routes, lifespan=life, exception_handlers=handlers)


async def _no_page(request: Request, error: Exception) -> Response:
    return await on_refused(request, Refused("unknown_page"))
