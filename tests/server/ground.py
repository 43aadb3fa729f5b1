"""What stands on a server before a siege, so that hostile requests lead somewhere, and whoever attacks it."""

from __future__ import annotations

import gc
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kirifuda.agents import AGENTS
from kirifuda.games import GAMES, load, table_words
from kirifuda.games.deckfiles import DeckReader
from kirifuda.games.interface import Deck
from kirifuda.kernel.randomness import Dice
from kirifuda.server.endings import replay_file
from kirifuda.server.routing import Endpoint
from kirifuda.server.runner import settle_memory
from tests.server.house import Message
from tests.server.recorder import begun, by_chance
from tests.server.siege import PATIENCE_S, Besieged, besieged, written

GAME: Final = "magical_duel"
DONE: Final = 200
SHORT, LONG = 120, 500
"""Answers of a replay."""
FORGED: Final = ("x", "%00", "a%0Ab", "9" * 900, "x" * 5_000, "..%2f..%2fapp.py", "%ED%A0%80", "%C2%B2", "-1", "~", "%")
HANDLE: Final = re.compile(r'"([a-z2-7]{16})"')
CLOSED_AS_TOO_LARGE: Final = 1009


def played(seed: int, most: int) -> dict[str, Any]:
    """The replay of a game that somebody gave up after so many answers, if it took that long."""
    play, dice = begun(GAME, seed), Dice(seed, "siege")
    while play.asked is not None and len(play.replay.answers) < most:
        play.answer(by_chance(play.asked, dice), auto=True)
    if play.asked is not None:
        play.concede(0, "surrender")
    return replay_file(play)


class Ground:
    """What stands on the server before the siege, so that hostile requests lead somewhere."""

    def __init__(self, server: Besieged) -> None:
        self.server = server
        self.replay = played(1, SHORT)
        self.zones = {name: load(name).decks()[0].zones for name in GAMES}
        self.waiting = self.table(opponent="friend")
        self.playing = self.table(opponent="here")
        self.film = str(server.ask("POST", "/api/replays", written(self.replay)).json()["replay"])
        settle_memory()

    def table(self, **asked: Any) -> Message:
        """A table."""
        body = {"game": GAME, "name": "a", "first": "me", "seed": 7, "deck": {"zones": self.zones[GAME]}, **asked}
        found: Message = self.server.http.post(self.server.house.base + "/api/tables", json=body).json()
        return found

    def clear(self, answer: httpx2.Response) -> None:
        """What a request has led to goes again: a table that was opened, or a seat that was taken."""
        path = answer.request.url.path
        if answer.status_code == DONE and path.endswith(("/sit", "/fill")):
            self.server.remove(self.waiting["table"])
            self.waiting = self.table(opponent="friend")
        elif answer.status_code == DONE and path.endswith(("/tables", "/play")):
            self.server.remove(answer.json()["table"])

    def parts(self) -> dict[str, list[str]]:
        """What leads somewhere in a path."""
        decision = [str(number) for number in (0, 7, 16, len(self.replay["answers"]))]
        tables = [self.waiting["table"], self.playing["table"]]
        return {
            "game": list(GAMES),
            "card": ["NS1-001"],
            "clause": ["803.4"],
            "decision": decision,
            "table": tables,
            "replay": [self.film],
        }

    def known(self, dice: Dice) -> dict[str, list[Any]]:
        """What leads somewhere in a body."""
        name = (GAME, GAME, *GAMES)[dice.below(len(GAMES) + 2)]
        game = load(name)
        reader = DeckReader(game, table_words(name))
        deck = Deck("", "a", "a", "", "", self.zones[name])
        cards = [card.key for card in game.pool().cards]
        large = dict.fromkeys(self.zones[name], (cards * 300)[:300])
        return {
            "game": [name],
            "zones": [self.zones[name], large, dict.fromkeys(large, ["?" * 40] * 300)],
            "invite": [self.waiting["invite"], self.playing["watch"]],
            "agent": list(AGENTS),
            "seat": [0, 1],
            "id": [game.decks()[0].id],
            "mode": [mode.name for mode in game.modes],
            "house": [{}],
            "choices": [{}],
            "text": [reader.text(deck), reader.code(deck), "[deck]\ndeck = ['a']"],
            "decision": [0, 7, 40],
        }

    def path(self, endpoint: Endpoint, parts: dict[str, list[str]], dice: Dice) -> str:
        """A path of an endpoint; where nothing is known, something forged."""
        found: list[str] = []
        for part in endpoint.path.split("/"):
            name = part.strip("{}").partition(":")[0]
            among = parts.get(name, FORGED) if dice.below(5) else FORGED
            found.append(among[dice.below(len(among))] if part.startswith("{") else part)
        return "/".join(found)

    def query(self, endpoint: Endpoint, dice: Dice) -> str:
        """What follows the path."""
        ids = ",".join([self.film, *FORGED])
        odd = (f"ids={ids}", "ids=" + "a," * 900, "side=0", "side=both&log=all", "side=%C2%B2", "side=" + "9" * 900)
        return f"?{odd[dice.below(len(odd))]}" if endpoint.method == "GET" and dice.below(2) else ""


class Attacker:
    """A socket whose every message is followed by a ping, so that one knows what it led to."""

    def __init__(self, ground: Ground, table: Message) -> None:
        self.table = table
        self.pings = 1 << 52
        self.view: Message = {}
        self.text = ""
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(opened(ground.server))
        tokens = [seat["token"] for seat in table["seats"]]
        self.throw(written({"type": "hello", "table": table["table"], "tokens": tokens}))

    def throw(self, message: bytes) -> list[Message]:
        """Everything that follows a message; `ConnectionClosed` if the socket is closed."""
        self.pings += 1
        self.socket.send(message.decode())
        self.socket.send(json.dumps({"type": "ping", "id": self.pings}))
        found: list[Message] = []
        while True:
            text = str(self.socket.recv(PATIENCE_S))
            message_now = json.loads(text)
            if message_now["type"] == "pong" and message_now["to"] == self.pings:
                return found
            if message_now["type"] == "view" and (message_now["prompt"] or message_now["over"] or not self.view):
                self.view, self.text = message_now, text
            found.append(message_now)

    def known(self, ground: Ground) -> dict[str, list[Any]]:
        """What leads somewhere in a message."""
        prompt = self.view["prompt"] or {"options": [], "least": 0}
        count = len(prompt["options"])
        handles = HANDLE.findall(self.text)[:40]
        return {
            "seat": [0, 0, 1, self.view["seat"]],
            "player": [0, 1],
            "version": [self.view["version"]],
            "options": [list(range(prompt["least"])), [max(0, count - 1)], []],
            "object": [*handles, "player:1"],
            "table": [self.table["table"]],
            "watch": [self.table["watch"]],
            "tokens": [[seat["token"] for seat in self.table["seats"]], [ground.waiting["seats"][0]["token"]]],
        }

    def leave(self, server: Besieged) -> None:
        """Hang up, and let the table go."""
        self.stack.close()
        server.remove(self.table["table"])

    def play(self, server: Besieged) -> None:
        """One honest answer, once everything has followed that follows by itself."""
        server.standing()
        self.throw(written({"type": "ping", "id": 1}))
        if self.view["over"]:
            return
        prompt = self.view["prompt"]
        options = [option["index"] for option in prompt["options"]][-max(1, prompt["least"]) :]
        fields = {"seat": self.view["seat"], "version": self.view["version"], "options": options[: prompt["most"]]}
        told = self.throw(written({"type": "answer", **fields}))
        assert not refused(told), fields
        assert any(each["type"] == "view" for each in told)


def opened(server: Besieged, **more: Any) -> ClientConnection:
    """A socket that has said nothing yet."""
    address = server.house.base.replace("http", "ws") + "/ws"
    found: ClientConnection = connect(address, max_size=None, ping_interval=None, **more)
    return found


def closed_with(closed: ConnectionClosed) -> str:
    """A socket may be closed on which too much was said at once, and for nothing else."""
    assert closed.rcvd is not None
    assert closed.rcvd.code == CLOSED_AS_TOO_LARGE, closed
    return "too_large"


def refused(found: list[Message]) -> list[str]:
    """The codes of the refusals among some messages."""
    return [each["code"] for each in found if each["type"] == "refused"]


@contextmanager
def prepared() -> Iterator[Ground]:
    """A server, and what stands there; garbage is collected as a server does it."""
    thresholds = gc.get_threshold()
    try:
        with besieged() as server:
            yield Ground(server)
    finally:
        gc.set_threshold(*thresholds)
