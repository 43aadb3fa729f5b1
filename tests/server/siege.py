"""A server under siege: it runs in a thread of its own and is watched, and what is thrown at it is made from the
schemas of its own endpoints and messages."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from copy import deepcopy
from threading import Event, Thread
from typing import Any, Final, TypeVar

import httpx2
import structlog
from msgspec import inspect
from sqlalchemy import Connection, func, select

from kirifuda.kernel.randomness import Dice
from kirifuda.server import logs
from kirifuda.server.config import Config
from kirifuda.server.storage.schema import ENTRIES, REPLAYS, SITTERS, TABLES
from kirifuda.server.table import Table
from tests.server.house import House, house, quick

PATIENCE_S: Final = 120.0
NEVER_S: Final = 1e6
LONGEST_STOP_S: Final = 0.1
"""Processor time, so that a busy machine counts for nothing."""
LONGEST_LINE: Final = 10_000
GUARDS: Final = ("content-security-policy", "x-content-type-options")
Found = TypeVar("Found")


# ---- the server


class Besieged:
    """A server at which computers never answer and passes follow at once: once at rest, it stays as it is."""

    def __init__(self, log: io.StringIO) -> None:
        self.log = log
        self.longest = 0.0
        self.is_ready = Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.leaving: asyncio.Event | None = None
        self.place: House | None = None
        self.http = httpx2.Client(timeout=PATIENCE_S)

    async def serve(self) -> None:
        """Serve until told to leave."""
        self.loop, self.leaving = asyncio.get_running_loop(), asyncio.Event()
        config = quick(computer_delay_s=NEVER_S, absent_s=NEVER_S, sweep_s=NEVER_S)
        config.tables_per_visitor = config.tables_per_address = 10_000
        try:
            async with house(config) as place:
                self.place = place
                watching = asyncio.create_task(self._watch())
                self.is_ready.set()
                await self.leaving.wait()
                watching.cancel()
        finally:
            self.is_ready.set()

    async def _watch(self) -> None:
        """Note the longest time for which nobody else had a turn."""
        before = time.thread_time()
        while True:
            await asyncio.sleep(0.002)
            now = time.thread_time()
            self.longest, before = max(self.longest, now - before), now

    def do(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Something inside the server."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_S)

    @property
    def config(self) -> Config:
        """Its limits."""
        return self.house.lobby.config

    @property
    def house(self) -> House:
        """The server itself."""
        assert self.place is not None
        return self.place

    def standing(self) -> dict[str, int]:
        """How much of everything there is, once nothing is under way."""

        def counted(connection: Connection) -> dict[str, int]:
            kinds = (TABLES, ENTRIES, SITTERS, REPLAYS)
            return {kind.name: connection.scalar(select(func.count()).select_from(kind)) or 0 for kind in kinds}

        async def work() -> dict[str, int]:
            lobby = self.house.lobby
            while any(is_busy(table) for table in lobby.tables.values()):
                await asyncio.sleep(0.002)
            found = await lobby.store._read(counted)
            return {**found, "in memory": len(lobby.tables), "open": len(lobby.open_tables.briefs)}

        return self.do(work())

    def remove(self, table: str) -> None:
        """A table goes."""
        self.do(self.house.lobby.open_tables.remove(table))

    def watched(self, work: Callable[[], Found]) -> Found:
        """Meanwhile the server is never held up, writes no long line, and what plays replays for it does not end.

        A stop must come again to count: any process may be unlucky once.
        """
        found = self._watched(work)
        if self.longest >= LONGEST_STOP_S:
            found = self._watched(work)
        assert self.longest < LONGEST_STOP_S, f"nobody else had a turn for {self.longest:.3f} s"
        return found

    def _watched(self, work: Callable[[], Found]) -> Found:
        written = len(self.log.getvalue())
        beside = self.house.lobby.screening.worker
        process = beside.process
        self.do(asyncio.sleep(0.01))
        self.longest = 0.0
        found = work()
        self.do(asyncio.sleep(0.01))
        lines = self.log.getvalue()[written:].splitlines()
        assert max((len(line.encode(errors="replace")) for line in lines), default=0) < LONGEST_LINE
        assert not [line for line in lines if "Traceback" in line]
        assert process is None or (beside.process is process and process.returncode is None)
        return found

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> httpx2.Response:
        """A request: never our own mistake, and what is refused leaves nothing behind."""
        before = self.standing()
        found = self.http.request(method, self.house.base + path, content=body, headers=headers)
        shown = (method, path[:200], (body or b"")[:300])
        assert found.status_code < 500, (*shown, found.text[:500])
        assert all(found.headers.get(name) for name in GUARDS), shown
        if found.status_code >= 400:
            told = found.json()
            assert told["code"] != "server_error", shown
            assert len(told["ja"]) < 1_000, shown
            assert self.standing() == before, shown
        return found


def is_busy(table: Table) -> bool:
    """Whether something follows by itself."""
    waits_for_a_computer = any(seat.kind == "computer" for seat in table.record.seats)
    return table.driver is not None and bool(table.driver.beside.tasks) and not waits_for_a_computer


@contextmanager
def logging_restored() -> Iterator[None]:
    """Afterwards the log is configured as it was."""
    before, handlers, level = structlog.get_config(), logging.root.handlers[:], logging.root.level
    try:
        yield
    finally:
        structlog.configure(**before)
        logging.root.handlers[:] = handlers
        logging.root.setLevel(level)


@contextmanager
def log_written() -> Iterator[io.StringIO]:
    """The log as it would be written."""
    found = io.StringIO()
    with logging_restored():
        logs.configure(json=True, level="info")
        structlog.configure(logger_factory=structlog.PrintLoggerFactory(found), cache_logger_on_first_use=False)
        yield found


@contextmanager
def besieged() -> Iterator[Besieged]:
    """A server in a thread of its own."""
    with log_written() as log:
        found = Besieged(log)
        thread = Thread(target=asyncio.run, args=(found.serve(),))
        thread.start()
        try:
            assert found.is_ready.wait(PATIENCE_S)
            yield found
        finally:
            found.http.close()
            if found.loop is not None and found.leaving is not None:
                with suppress(RuntimeError):  # it has ended already
                    found.loop.call_soon_threadsafe(found.leaving.set)
            thread.join(PATIENCE_S)


# ---- what is thrown at it

DEEP: Final = "@deep@"
DIGITS: Final = "@digits@"
WRITTEN: Final = {f'"{DEEP}"': "[" * 4_000 + "]" * 4_000, f'"{DIGITS}"': "9" * 5_000}
ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 9, 1 << 31, 1 << 53, 1 << 62, 1 << 63, 10**30, DIGITS, 0.5, 1e308),
    *(float("nan"), float("-inf"), "", " ", "\0", "\ud800", "a\nb\x1b[2J", "x" * 300, "x" * 70_000, "語" * 9_000),
    *("../..", "{what}", "%s", "²", "__class__", "-1", [], {}, [[]], [None] * 500, {"": {}}, DEEP, {"a": DEEP}),
)


def written(value: object) -> bytes:
    """As JSON; some of what is thrown no encoder would write."""
    text = json.dumps(value)
    for mark, meant in WRITTEN.items():
        text = text.replace(mark, meant)
    return text.encode()


class Filler:
    """Fills a type with what it allows, from chance and from what is known to lead somewhere."""

    def __init__(self, dice: Dice, known: dict[str, list[Any]], share: float, *, exact: bool = False) -> None:
        self.dice = dice
        self.known = known
        self.share = share
        """Of the most that is allowed: that much at most, or just that much."""
        self.exact = exact

    def pick(self, among: Any) -> Any:
        """One of several."""
        return among[self.dice.below(len(among))]

    def fill(self, kind: inspect.Type, name: str = "") -> Any:
        """A value of a type, for a field of this name."""
        known = self.known.get(name)
        if known and self.dice.below(4):
            return deepcopy(self.pick(known))
        if isinstance(kind, inspect.StructType):
            return self._struct(kind)
        if isinstance(kind, inspect.UnionType):
            return self.fill(self.pick(kind.types), name)
        if isinstance(kind, inspect.ListType):
            return [self.fill(kind.item_type, name) for _ in range(self._length(kind.max_length))]
        if isinstance(kind, inspect.DictType):
            count = self._length(kind.max_length)
            return {f"{self.fill(kind.key_type)}"[:-4] + f"{at:04}": self.fill(kind.value_type) for at in range(count)}
        return self._plain(kind)

    def _plain(self, kind: inspect.Type) -> Any:
        if isinstance(kind, inspect.StrType):
            return self.pick("xﾊ語é\n") * max(self._length(kind.max_length), kind.min_length or 0)
        if isinstance(kind, inspect.IntType):
            least, most = kind.ge or 0, kind.le if kind.le is not None else (kind.lt or 1 << 62) - 1
            return self.pick((least, most, least + self.dice.below(most - least + 1), min(most, least + 1)))
        if isinstance(kind, inspect.LiteralType):
            return self.pick(kind.values)
        return self.pick((None, True, False)) if isinstance(kind, inspect.NoneType) else bool(self.dice.below(2))

    def _struct(self, kind: inspect.StructType) -> Any:
        kept = [field for field in kind.fields if field.required or self.exact or self.dice.below(2)]
        found = {field.encode_name: self.fill(field.type, field.encode_name) for field in kept}
        return found if kind.tag is None else {str(kind.tag_field): kind.tag, **found}

    def _length(self, most: int | None) -> int:
        limit = max(1, int((40 if most is None else most) * self.share))
        return limit if self.exact else self.dice.below(limit + 1)


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place inside a value, as the keys that lead there; of long lists the first few."""
    yield way
    inside = value.items() if isinstance(value, dict) else enumerate(value[:8]) if isinstance(value, list) else ()
    for key, each in inside:
        yield from places(each, (*way, key))


def mutated(value: Any, filler: Filler) -> Any:
    """A value with something wrong somewhere inside."""
    ways = list(places(value))
    *way, last = filler.pick(ways[1:] or [("",)])
    around = value
    for key in way:
        around = around[key]
    kind = filler.dice.below(6)
    if not isinstance(around, dict | list) or len(ways) == 1:
        return deepcopy(filler.pick(ODD))
    if kind == 0:
        del around[last]
    elif kind == 1 and isinstance(around, dict):
        around[filler.pick(("more", "\0", "type", "x" * 300, "__proto__"))] = deepcopy(filler.pick(ODD))
    elif kind == 2:
        around[last] = [around[last]]
    else:
        around[last] = deepcopy(filler.pick(ODD))
    return value


def largest(kind: inspect.Type, known: dict[str, list[Any]], dice: Dice, limit: int) -> list[bytes]:
    """The largest body that a type allows, and the largest of those that are short enough to be read at all."""
    found: list[bytes] = []
    share = 1.0
    while not found or len(found[-1]) > limit:
        found.append(written(Filler(dice, known, share, exact=True).fill(kind)))
        share *= 0.7
    return [found[0], found[-1]]


def thrown(kind: inspect.Type, known: dict[str, list[Any]], dice: Dice, whole: list[Any]) -> bytes:
    """A body: the largest, one that is right, or one with up to four things wrong."""
    filler = Filler(dice, known, (1.0, 0.02, 0.02, 0.3)[dice.below(4)])
    value = deepcopy(filler.pick(whole)) if whole and dice.below(8) else filler.fill(kind)
    for _ in range(dice.below(5)):
        value = mutated(value, filler)
    return written(value)
