"""Running the server: uvicorn with the socket protocol and limits that the table needs."""

from __future__ import annotations

import asyncio
import gc
import sys
import webbrowser

import uvicorn
from starlette.applications import Starlette

from kirifuda.games import GAMES, has_table
from kirifuda.server.app import create_app
from kirifuda.server.config import Config
from kirifuda.server.logs import configure
from kirifuda.server.routes_games import cards_of, game_now

FRAME_SLACK = 4
"""The transport takes frames of this many times the message limit, so that a refusal can say why."""


class Server(uvicorn.Server):
    """Says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, *, opens_browser: bool) -> None:
        super().__init__(config)
        self.opens_browser = opens_browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        for server in self.servers:
            for socket in server.sockets:
                host, port = socket.getsockname()[:2]
                name = "127.0.0.1" if host in ("0.0.0.0", "::") else host
                address = f"http://{name}:{port}/"
                sys.stdout.write(f"kirifuda serves at {address}\n")
                sys.stdout.flush()
                if self.opens_browser:
                    await asyncio.to_thread(webbrowser.open, address)
                return


def settle_memory() -> None:
    """Load every game and set it apart from garbage collection, which then seldom looks at old tables: they hold many
    small records and no cycles, and a full collection would stop all tables for a while."""
    for name in GAMES:
        if has_table(name):
            cards_of(name)
            game_now(name)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1_000)


def uvicorn_config(app: Starlette, config: Config, host: str, port: int) -> uvicorn.Config:
    """The transport's settings."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=config.message_bytes * FRAME_SLACK,
        ws_ping_interval=15.0,
        ws_ping_timeout=30.0,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def serve(config: Config, host: str, port: int, *, opens_browser: bool = False) -> None:
    """Serve until interrupted; `Unusable` if the database can't be opened."""
    configure(json=config.log_json, level=config.log_level)
    app = create_app(config)
    app.state.lobby.store.prepare()
    settle_memory()
    transport = uvicorn_config(app, config, host, port)
    Server(transport, opens_browser=opens_browser).run()
