"""All tables of a server: opened, found, let go of, brought back when somebody asks for them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from hashlib import blake2s
from typing import TYPE_CHECKING

import structlog

from kirifuda.server.evictions import OpenTables
from kirifuda.server.metrics import Metrics
from kirifuda.server.pace import Paces
from kirifuda.server.records import SeatRecord, TableRecord
from kirifuda.server.refusals import Refused
from kirifuda.server.replay_pool import Screening
from kirifuda.server.slices import Backstage
from kirifuda.server.storage.faults import Unwritten
from kirifuda.server.storage.store import Store
from kirifuda.server.table import Table
from kirifuda.server.tempo import Tempos
from kirifuda.server.thinker_pool import Thinking
from kirifuda.server.tokens import Signer, new_id

if TYPE_CHECKING:
    from kirifuda.server.config import Config

LOG = structlog.get_logger("lobby")


def new_record(game: str, seats: list[SeatRecord], house: dict[str, str], owner: str) -> TableRecord:
    """A table that is about to be opened."""
    now = time.time()
    keys = (new_id(), new_id(), secrets.token_hex(16))
    return TableRecord(new_id(), game, "waiting", secrets.randbits(61), house, seats, *keys, now, now, owner=owner)


class Knock:
    """Those who ask for a table that must be brought back: one does it, the others wait."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.count = 0


class Lobby:
    """The tables in memory, and what they share."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database, is_durable=config.durable)
        self.metrics = Metrics()
        self.thinking = Thinking(config.computers, config.computer_budget_s)
        self.screening = Screening(config.film_budget_s)
        self.backstage = Backstage()
        self.signer = Signer("")
        self.salt = b""
        self.boot = secrets.token_hex(6)
        self.began = time.monotonic()
        self.tables: dict[str, Table] = {}
        self.open_tables = OpenTables(self)
        self.opening: dict[str, Knock] = {}
        self.opens = Paces(config.opens_per_s, config.opens_burst)
        self.uploads = Paces(config.uploads_per_s, config.uploads_burst)
        self.messages = Paces(config.messages_per_s, config.messages_burst)
        """By seat: however many sockets hold one, together they are one player."""
        self.tempos = Tempos(config.pass_hold_s)
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the doors; no table is brought back before somebody asks for it."""
        await self.store.open()
        self.signer = Signer(await self.store.secret("signing"))
        self.salt = (await self.store.secret("addresses")).encode()[:32]
        await self.open_tables.read()
        self.beside(self.thinking.warm_up())
        self.beside(self.open_tables.sweep_for_ever())
        LOG.info("open", tables=len(self.open_tables.briefs), boot=self.boot)

    def beside(self, work: Coroutine[object, object, None]) -> None:
        """Do something without waiting for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Let go of everything; the journals are written already."""
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            await table.close()
        await self.thinking.close()
        await self.screening.close()
        await self.store.close()

    def address_key(self, address: str) -> str:
        """An address, or the network that the guard made of it, as limits know it; neither is stored."""
        return blake2s(address.encode(), key=self.salt, digest_size=12).hexdigest()

    # Finding

    async def _bring_back(self, record: TableRecord) -> Table:
        table = Table(self, record)
        if record.status != "waiting":
            try:
                await table.prepare(await self.store.entries(record.id))
            except Unwritten:
                raise
            except Exception:  # one broken table must not keep the others closed
                LOG.exception("table can't be brought back", table=record.id)
                raise Refused("unknown_table") from None
        self.tables[record.id] = table  # not before: nobody may find it half played
        if table.driver is not None:
            async with table.lock:
                await table.begin()
        return table

    async def table(self, id: str) -> Table:
        """A table by its id, from memory or from the database."""
        found = self.tables.get(id)
        if found is not None:
            return found
        knock = self.opening.setdefault(id, Knock())
        knock.count += 1
        try:
            async with knock.lock:
                found = self.tables.get(id)
                record = await self.store.table(id) if found is None else None
                if record is not None:
                    await self.open_tables.make_room_in_memory()
                    found = await self._bring_back(record)
        finally:
            knock.count -= 1
            if not knock.count:  # whoever still waits must wait at the same door as the next
                del self.opening[id]
        if found is None:
            raise Refused("unknown_table")
        return found

    async def record(self, id: str) -> TableRecord:
        """What is written of a table; it need not be brought back for that."""
        found = self.tables.get(id)
        record = found.record if found is not None else await self.store.table(id)
        if record is None:
            raise Refused("unknown_table")
        return record

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """A table, held: nobody else changes it, and it is the one in memory."""
        while True:
            table = await self.table(id)
            async with table.lock:
                if not table.is_gone:
                    yield table
                    return

    # Opening

    async def add(self, record: TableRecord) -> None:
        """A new table; it begins at once if every seat is taken. It is set up before it is written down, so that what
        can't begin leaves nothing behind; but a game that goes on from somewhere was played up to there already, to see
        whether it can be, and waits for somebody to come."""
        await self.open_tables.make_room(record)
        table = Table(self, record)
        full = table.is_full()
        record.status = "playing" if full else "waiting"
        if full and not record.opening:
            await table.prepare([])
        sitters = {number: seat.visitor for number, seat in enumerate(record.seats) if seat.visitor}
        await self.store.add_table(record, sitters)
        self.open_tables.add(record)
        if not record.opening:
            self.tables[record.id] = table
        if table.driver is not None:
            async with table.lock:
                await table.begin()
        LOG.info("table opened", table=record.id, game=record.game, seats=[seat.kind for seat in record.seats])

    async def sit(self, table: Table, number: int, seat: SeatRecord, seed: int) -> None:
        """Somebody takes an open seat; the game begins with the last one. Whoever calls holds the table; if it can't
        begin, the table is as it was."""
        record = table.record
        if record.status != "waiting" or record.seats[number].kind != "open":
            raise Refused("seat_taken")
        before = (record.seats[number], record.seed)
        record.seats[number], record.seed = seat, seed
        try:
            if table.is_full():
                await table.prepare([])
                record.status = "playing"
            await self.store.save_table(record, (number, seat.visitor) if seat.visitor else None)
        except BaseException:
            record.seats[number], record.seed = before
            record.status, table.driver = "waiting", None
            raise
        table.away[number] = time.monotonic()
        if table.driver is not None:
            table.show()
            await table.begin()
        table.tell_table()

    async def rematch(self, table: Table) -> None:
        """The same seats at a new table; asked for twice, it is the same. Whoever calls holds the table."""
        record = table.record
        if record.status != "over":
            raise Refused("not_playing")
        if not record.again:
            seats = [SeatRecord(each.kind, each.name, each.deck, each.agent, each.visitor) for each in record.seats]
            fresh = new_record(record.game, seats, record.house, record.owner)
            fresh.clock, fresh.mode, fresh.address = record.clock, record.mode, record.address
            await self.add(fresh)
            record.again = fresh.id
            await table.save()
        table.tell_table()

    def visited(self, id: str) -> None:
        """Somebody sat down at a table for the first time."""
        self.beside(self.open_tables.note_visit(id))
