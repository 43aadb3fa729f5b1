"""A server in this very process, on a real socket, and clients that play at it by script."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kirifuda.kernel.randomness import Dice
from kirifuda.server.admission import Doors
from kirifuda.server.app import create_app
from kirifuda.server.config import Config
from kirifuda.server.lobby import Lobby
from kirifuda.server.runner import uvicorn_config

Message = dict[str, Any]
PATIENCE_S = 60.0


def quick(**changed: Any) -> Config:
    """A configuration without delays."""
    config = Config(database="sqlite://", auto_delay_s=0, solo_delay_s=0, computer_delay_s=0, log_level="error")
    config.messages_per_s = config.requests_per_s = config.opens_per_s = config.uploads_per_s = 10_000
    config.pass_hold_s = 0
    for name, value in changed.items():
        assert hasattr(config, name)
        setattr(config, name, value)
    return config


class House:
    """A running server."""

    def __init__(self, base: str, lobby: Lobby, doors: Doors) -> None:
        self.base = base
        self.lobby = lobby
        self.doors = doors
        self.http = httpx2.AsyncClient(base_url=base, timeout=PATIENCE_S)

    async def post(self, path: str, body: object) -> Any:
        """POST that must succeed."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def get(self, path: str) -> Any:
        """GET that must succeed."""
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def table(self, **asked: Any) -> Message:
        """Open a table."""
        body = {"game": "magical_duel", "name": "つばめ", "deck": {"id": "morning-duty"}, "seed": 7, **asked}
        found: Message = await self.post("/api/tables", body)
        return found

    async def sit(self, table: Message, **asked: Any) -> Message:
        """Take the open seat of a table."""
        body = {"invite": table["invite"], "name": "ひばり", "deck": {"id": "fire-watch"}, **asked}
        found: Message = await self.post(f"/api/tables/{table['table']}/sit", body)
        return found


@asynccontextmanager
async def house(config: Config | None = None) -> AsyncIterator[House]:
    """A server, open while the block runs."""
    config = config or quick()
    app = create_app(config)
    transport = uvicorn_config(app, config, "127.0.0.1", 0)
    server = uvicorn.Server(transport)
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    found = House(f"http://127.0.0.1:{port}", app.state.lobby, transport.doors)
    try:
        yield found
    finally:
        await found.http.aclose()
        server.should_exit = True
        await task


class Client:
    """A socket at a table that remembers what it was sent."""

    def __init__(self, socket: ClientConnection, seed: int = 1) -> None:
        self.socket = socket
        self.dice = Dice(seed, "client")
        self.received: list[str] = []
        self.views: dict[int, Message] = {}
        self.refused: list[Message] = []
        self.done: dict[int, int] = {}
        """By seat, the version that was answered last."""

    async def send(self, type: str, **fields: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def next(self, *types: str) -> Message:
        """The next message of one of these types."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE_S)
            assert isinstance(text, str)
            self.received.append(text)
            message: Message = json.loads(text)
            if message["type"] == "view":
                self.views[message["seat"]] = message
            if message["type"] == "refused":
                self.refused.append(message)
            if not types or message["type"] in types:
                return message

    async def asked(self) -> Message:
        """The view with a question that is not answered yet, or the last of the game."""
        for view in self.views.values():
            if view["over"] is not None or (
                view["prompt"] is not None and view["version"] != self.done.get(view["seat"])
            ):
                return view
        while True:
            view = await self.next("view")
            if view["prompt"] is not None or view["over"] is not None:
                return view

    def pick(self, view: Message) -> list[int]:
        """An answer by chance; passing is likelier than everything else together, so that games end."""
        prompt = view["prompt"]
        stays = [option["index"] for option in prompt["options"] if option["verb"] == "no_retirement"]
        if stays:
            return stays  # SCS 1.2.4.3: whoever gives the last striker away has lost
        passes = [option["index"] for option in prompt["options"] if option.get("pass")]
        if passes and self.dice.below(4):
            return passes[:1]
        size = prompt["least"] + self.dice.below(prompt["most"] - prompt["least"] + 1)
        return list(self.dice.shuffled(tuple(range(len(prompt["options"]))))[:size])

    async def answer(self, view: Message, options: list[int] | None = None) -> None:
        """Answer the question of a view."""
        chosen = self.pick(view) if options is None else options
        self.done[view["seat"]] = view["version"]
        await self.send("answer", seat=view["seat"], version=view["version"], options=chosen, id=len(self.received))

    async def play(self, most: int = 10_000) -> Message:
        """Play on to the end, or so many answers; the last view that was answered or ended it."""
        view = await self.asked()
        while view["over"] is None and most > 0:
            await self.answer(view)
            most -= 1
            if most:
                view = await self.asked()
        return view


@asynccontextmanager
async def client(place: House | str, table: Message, *, watch: bool = False, seed: int = 1) -> AsyncIterator[Client]:
    """A socket that has said hello and been welcomed."""
    base = place if isinstance(place, str) else place.base
    address = base.replace("http", "ws") + "/ws"
    async with connect(address, max_size=None, compression=None, ping_interval=None) as socket:
        found = Client(socket, seed)
        tokens = [] if watch else [seat["token"] for seat in table["seats"]]
        await found.send("hello", table=table["table"], tokens=tokens, watch=table["watch"] if watch else "")
        welcome = await found.next("welcome", "refused")
        assert welcome["type"] == "welcome", welcome
        yield found


def run(work: Callable[[], Coroutine[Any, Any, None]], limit_s: float = 60.0) -> None:
    """Run an asynchronous test."""

    async def limited() -> None:
        async with asyncio.timeout(limit_s):
            await work()

    asyncio.run(limited())


async def closed_with(socket: ClientConnection) -> int:
    """The code with which the server closes a socket."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), PATIENCE_S)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0
