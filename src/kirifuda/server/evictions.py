"""Which tables are open, whose they are, and which make room for others of the visitor, of the address, and of all."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Literal

import structlog

from kirifuda.server.records import Brief
from kirifuda.server.refusals import Refused
from kirifuda.server.storage.faults import Unwritten

if TYPE_CHECKING:
    from kirifuda.server.lobby import Lobby
    from kirifuda.server.records import TableRecord

LOG = structlog.get_logger("lobby")


class OpenTables:
    """Every unfinished table of the server, in memory or not."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.briefs: dict[str, Brief] = {}

    async def read(self) -> None:
        """Those of the database."""
        self.briefs = {brief.id: brief for brief in await self.lobby.store.briefs()}

    def add(self, record: TableRecord) -> None:
        """A table was opened."""
        status: Literal["waiting", "playing"] = "waiting" if record.status == "waiting" else "playing"
        times = (record.touched, record.created)
        self.briefs[record.id] = Brief(record.id, record.owner, record.address, status, *times, False, False)

    def finished(self, id: str) -> None:
        """A game has ended."""
        self.briefs.pop(id, None)

    def answered(self, id: str) -> None:
        """Somebody has answered at a table."""
        brief = self.briefs.get(id)
        if brief is not None:
            brief.answered, brief.touched = True, time.time()

    async def note_visit(self, id: str) -> None:
        """Somebody sat down at a table for the first time."""
        table, brief = self.lobby.tables.get(id), self.briefs.get(id)
        if brief is not None:
            brief.visited = True
        if table is not None:
            try:
                await table.save()
            except Unwritten:
                LOG.warning("a visit was not written down", table=id)

    # Room

    async def make_room(self, record: TableRecord) -> None:
        """Room for one more table, or a refusal: limits by visitor, by address and for all."""
        config = self.lobby.config
        if not self.lobby.opens.allows(record.address):
            raise Refused("too_fast")
        recent = time.time() - config.keep_open_s
        counted = [brief for brief in self.briefs.values() if brief.touched >= recent]
        await self._fit([each for each in counted if each.owner == record.owner], config.tables_per_visitor)
        await self._fit([each for each in counted if each.address == record.address], config.tables_per_address)
        await self._make_room_in_database()
        await self.make_room_in_memory()

    async def _fit(self, briefs: list[Brief], most: int) -> None:
        """What was abandoned makes room among tables of one visitor or address; what is being played does not."""
        if len(briefs) < most:
            return
        for brief in sorted(briefs, key=lambda each: each.touched):
            if self._is_abandoned(brief, self.lobby.config.abandoned_s):
                await self.remove(brief.id)
                return
        raise Refused("too_many_tables")

    async def _make_room_in_database(self) -> None:
        """The oldest table at which nobody sits goes, if there are too many in all; unanswered ones first."""
        if len(self.briefs) < self.lobby.config.tables_kept:
            return
        empty = [brief for brief in self.briefs.values() if self._is_empty(brief.id)]
        if not empty:
            raise Refused("server_full")
        await self.remove(min(empty, key=lambda each: (each.answered, each.touched)).id)

    async def make_room_in_memory(self) -> None:
        """The table that has been empty longest leaves memory, if there are too many there."""
        tables = self.lobby.tables
        if len(tables) < self.lobby.config.tables:
            return
        idle = [table for table in tables.values() if table.is_idle()]
        if not idle:
            raise Refused("server_full")
        min(idle, key=lambda table: table.empty_since).let_go()

    # What goes

    def _is_empty(self, id: str) -> bool:
        """Whether no socket is at a table."""
        table = self.lobby.tables.get(id)
        return table is None or table.is_idle()

    def _is_abandoned(self, brief: Brief, after_s: float) -> bool:
        """Whether nothing was ever answered at a table, nobody is there, and that for so long."""
        return not brief.answered and time.time() - brief.touched > after_s and self._is_empty(brief.id)

    async def remove(self, id: str) -> None:
        """A table goes for good."""
        table = self.lobby.tables.get(id)
        if table is not None:
            table.let_go()
        await self.lobby.store.remove_table(id)
        self.briefs.pop(id, None)

    async def sweep(self) -> None:
        """Tables that nobody is at leave memory; those that were abandoned go for good."""
        now, config = time.monotonic(), self.lobby.config
        for table in list(self.lobby.tables.values()):
            if table.is_idle() and now - table.empty_since > config.idle_s:
                table.let_go()
        for brief in list(self.briefs.values()):
            if self._is_abandoned(brief, config.unanswered_s if brief.visited else config.abandoned_s):
                await self.remove(brief.id)

    async def sweep_for_ever(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(self.lobby.config.sweep_s)
            try:
                await self.sweep()
            except Unwritten:
                LOG.warning("abandoned tables stay until the database can be written")
