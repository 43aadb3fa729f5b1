"""The application: HTTP, the socket and the built client, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from msgspec import json
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from kirifuda.server import routes_games, routes_tables
from kirifuda.server.config import Config
from kirifuda.server.guarding import Guard, on_error, on_refused, on_unwritten, refusal
from kirifuda.server.lobby import Lobby
from kirifuda.server.refusing import Refused
from kirifuda.server.routing import Call, openapi, route_of
from kirifuda.server.sockets import Session
from kirifuda.server.storage.faults import Unwritten

STATIC: Final = Path(__file__).parent / "static"
ENDPOINTS: Final = [*routes_games.ROUTES.endpoints, *routes_tables.ROUTES.endpoints]
NO_CLIENT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>kirifuda</title>"
    "<p>The server runs, but the client has not been built: run <code>make web</code>."
    "<p>サーバーは動いていますが、画面がまだ作られていません。<code>make web</code> を実行してください。</html>"
)


def call_of(lobby: Lobby, request: Request) -> Call:
    """A request as endpoints know it."""
    visitor, address = request.scope["kirifuda"]
    return Call(lobby, request, visitor, address)


class Client:
    """The built client: files by their name, the page for every other path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def page(self, request: Request) -> Response:
        """The page; a path with a dot would be a file, and there is none."""
        path = request.url.path
        if path.startswith("/api/"):
            raise Refused("unknown_page")
        file = self.folder / path.lstrip("/")
        if "." in path.rsplit("/", 1)[-1]:
            inside = file.resolve().is_relative_to(self.folder.resolve())
            if not inside or not file.is_file():
                raise Refused("unknown_page")
            return FileResponse(file)
        index = self.folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NO_CLIENT)
        return FileResponse(index, headers={"cache-control": "no-cache"})


def create_app(config: Config) -> Starlette:
    """A server, not yet open."""
    lobby = Lobby(config)
    client = Client(config.static or STATIC)
    described = json.encode(openapi(ENDPOINTS))

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
        return Response(described, media_type="application/json")

    routes: list[BaseRoute] = [route_of(endpoint, partial(call_of, lobby)) for endpoint in ENDPOINTS]
    routes.append(Route("/api/openapi.json", schema))
    routes.append(WebSocketRoute("/ws", socket))
    if (client.folder / "assets").is_dir():
        routes.append(Mount("/assets", Assets(directory=client.folder / "assets")))
    routes.append(Route("/{path:path}", client.page))
    handlers: dict[Any, Any] = {
        Refused: on_refused,
        Unwritten: on_unwritten,
        405: _not_allowed,
        Exception: on_error,
    }
    middleware = [Middleware(Guard, lobby=lobby), Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)]
    app = Starlette(routes=routes, lifespan=life, exception_handlers=handlers, middleware=middleware)
    app.state.lobby = lobby
    return app


async def _not_allowed(request: Request, error: Exception) -> Response:
    return refusal(Refused("unknown_page"))


class Assets(StaticFiles):
    """Files whose name holds a hash: they never change."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response
