"""All tables of a server: opened, found, brought back after a restart."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from kirifuda.server.metrics import Metrics
from kirifuda.server.records import SeatRecord, TableRecord
from kirifuda.server.refusing import Refused
from kirifuda.server.storage.store import Store
from kirifuda.server.table import Table
from kirifuda.server.thinking import Thinking
from kirifuda.server.tokens import Signer, new_id

if TYPE_CHECKING:
    from kirifuda.server.config import Config

LOG = structlog.get_logger("lobby")


def new_record(game: str, seats: list[SeatRecord], house: dict[str, str], owner: str) -> TableRecord:
    """A table that is about to be opened."""
    now = time.time()
    keys = (new_id(), new_id(), secrets.token_hex(16))
    return TableRecord(new_id(), game, "waiting", secrets.randbits(61), house, seats, *keys, now, now, owner=owner)


class Lobby:
    """The tables in memory, and what they share."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.metrics = Metrics()
        self.thinking = Thinking(config.computers, config.computer_budget_s)
        self.signer = Signer("")
        self.boot = secrets.token_hex(6)
        self.began = time.monotonic()
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.beside: list[asyncio.Task[None]] = []
        """What is done after the doors are open."""
        self.all_back = asyncio.Event()

    async def open(self) -> None:
        """Open the doors; tables come back one after the other, those that somebody asks for first."""
        await self.store.open()
        self.signer = Signer(await self.store.secret("signing"))
        since = time.time() - self.config.keep_open_s
        waiting = [brief.id for brief in await self.store.briefs() if brief.touched >= since]
        self.beside = [
            asyncio.create_task(self._bring_all_back(waiting)),
            asyncio.create_task(self.thinking.warm_up()),
        ]
        LOG.info("open", tables=len(waiting), boot=self.boot)

    async def _bring_all_back(self, waiting: list[str]) -> None:
        for id in waiting:
            with suppress(Refused):
                await self.table(id)
            await asyncio.sleep(0)  # whoever knocks comes first
        self.all_back.set()

    async def close(self) -> None:
        """Let go of everything; the journals are written already."""
        for task in self.beside:
            task.cancel()
        await asyncio.gather(*self.beside, return_exceptions=True)
        for table in list(self.tables.values()):
            await table.close()
        await self.thinking.close()
        await self.store.close()

    async def _bring_back(self, record: TableRecord) -> Table:
        table = Table(self, record)
        if record.status != "waiting":
            try:
                await table.begin(await self.store.entries(record.id))
            except Exception:  # one broken table must not keep the others closed
                LOG.exception("table can't be brought back", table=record.id)
                raise Refused("unknown_table") from None
        self.tables[record.id] = table  # not before: nobody may find it half played
        return table

    async def table(self, id: str) -> Table:
        """A table by its id, from memory or from the database."""
        found = self.tables.get(id)
        if found is not None:
            return found
        async with self.opening.setdefault(id, asyncio.Lock()):
            found = self.tables.get(id)
            record = await self.store.table(id) if found is None else None
            if record is not None:
                found = await self._bring_back(record)
        self.opening.pop(id, None)
        if found is None:
            raise Refused("unknown_table")
        return found

    def count_open(self, owner: str) -> int:
        """Open tables of one visitor."""
        return sum(each.record.owner == owner and each.record.status != "over" for each in self.tables.values())

    async def add(self, record: TableRecord) -> Table:
        """A new table; it begins at once if every seat is taken."""
        if self.count_open(record.owner) >= self.config.tables_per_visitor:
            raise Refused("too_many_tables")
        if len(self.tables) >= self.config.tables:
            self.forget_finished()
            if len(self.tables) >= self.config.tables:
                raise Refused("server_full")
        table = Table(self, record)
        full = table.is_full()
        record.status = "playing" if full else "waiting"
        sitters = {number: seat.visitor for number, seat in enumerate(record.seats) if seat.visitor}
        await self.store.add_table(record, sitters)
        self.tables[record.id] = table
        if full:
            await table.begin([])
        LOG.info("table opened", table=record.id, game=record.game, seats=[seat.kind for seat in record.seats])
        return table

    async def sit(self, table: Table, number: int, seat: SeatRecord) -> None:
        """Somebody takes an open seat; the game begins with the last one."""
        record = table.record
        async with table.lock:
            if record.status != "waiting" or record.seats[number].kind != "open":
                raise Refused("seat_taken")
            record.seats[number] = seat
            full = table.is_full()
            if full:
                record.status = "playing"
            await table.save()
            if seat.visitor:
                await self.store.seat(record.id, number, seat.visitor)
            table.away[number] = time.monotonic()
            if full:
                await table.begin([])
                table.show()
            table.tell_table()

    async def rematch(self, table: Table) -> None:
        """The same seats at a new table; asked for twice, it is the same."""
        record = table.record
        async with table.lock:
            if record.status != "over":
                raise Refused("not_playing")
            if not record.again:
                seats = [SeatRecord(each.kind, each.name, each.deck, each.agent, each.visitor) for each in record.seats]
                fresh = new_record(record.game, seats, record.house, record.owner)
                fresh.clock, fresh.mode = record.clock, record.mode
                await self.add(fresh)
                record.again = fresh.id
                await table.save()
            table.tell_table()

    def forget_finished(self) -> None:
        """Let go of finished tables at which nobody sits."""
        for id, table in list(self.tables.items()):
            if table.record.status == "over" and not table.connections:
                del self.tables[id]
