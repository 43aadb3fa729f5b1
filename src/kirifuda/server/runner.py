"""Running the server: uvicorn with the socket protocol and limits that the table needs."""

from __future__ import annotations

import asyncio
import gc
import sys
import webbrowser
from contextlib import suppress
from typing import Final

import uvicorn
from starlette.applications import Starlette

from kirifuda.games import GAMES, has_table
from kirifuda.server.admission import Doors
from kirifuda.server.app import create_app
from kirifuda.server.config import Config
from kirifuda.server.logs import configure
from kirifuda.server.routes_games import cards_of, game_now
from kirifuda.server.transport import TransportConfig

FEWEST: Final = 16
"""So many connections are taken however few files the system allows."""
OWN_FILES: Final = 32
"""What the server itself holds open: the database, its computers, the log."""
ROUNDS: Final = 3
"""A connection is counted so many rounds of the loop after it was taken; each round takes as many as may queue."""
QUEUES: Final = (32, 1_024)


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


def open_files(*, raises: bool) -> int:
    """How many files this process may open; where it may allow itself more, it does."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if raises and soft != hard:
        with suppress(ValueError, OSError):  # some systems allow fewer than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def uvicorn_config(
    app: Starlette, config: Config, host: str, port: int, *, raises_files: bool = False
) -> TransportConfig:
    """The transport's settings; connections and the queue before the door fit into the files that may be open."""
    files = open_files(raises=raises_files)
    room = min(config.connections, max(FEWEST, files - config.handles_kept))
    queue = (files - room - OWN_FILES) // ROUNDS
    return TransportConfig(
        app,
        config,
        Doors(config, room, app.state.lobby.metrics),
        host=host,
        port=port,
        backlog=min(max(queue, QUEUES[0]), QUEUES[1]),
        log_level="warning",
        log_config=None,
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
    transport = uvicorn_config(app, config, host, port, raises_files=True)
    Server(transport, opens_browser=opens_browser).run()
