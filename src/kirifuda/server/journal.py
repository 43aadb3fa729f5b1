"""What was done at a table, in order. Nobody is shown anything before it is written down."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kirifuda.server.records import Entry
from kirifuda.server.storage.faults import Unwritten

if TYPE_CHECKING:
    from kirifuda.server.lobby import Lobby
    from kirifuda.server.records import Kind


@dataclass
class Pending:
    """What has been carried out and not yet been written down."""

    number: int
    """The place of the first new entry; what stood from there on is replaced."""
    entries: list[Entry]
    marks: list[int]


class Journal:
    """The journal of one table."""

    def __init__(self, lobby: Lobby, table: str) -> None:
        self.lobby = lobby
        self.table = table
        self.entries: list[Entry] = []
        self.marks: list[int] = []
        """For each entry, the number of the question that was open."""
        self.pending: Pending | None = None

    def append(self, kind: Kind, content: dict[str, Any], mark: int) -> None:
        """One more entry, to be written."""
        number = len(self.entries)
        self.pending = Pending(number, [Entry(self.table, number, kind, content)], [mark])

    def go_back(self, mark: int, content: dict[str, Any]) -> None:
        """What was answered since a question is gone, so that no storm of steps back makes a journal long. What remains
        is who took which seat meanwhile, and where the numbers of questions and views stand now."""
        answered = [at for at, entry in enumerate(self.entries) if entry.kind == "answer" and self.marks[at] == mark]
        number = answered[-1]
        while number and self.entries[number - 1].kind == "at":
            number -= 1  # it has said what is said anew
        kept = [at for at in range(number, len(self.entries)) if self.entries[at].kind == "seat"]
        seats = [
            Entry(self.table, number + place, "seat", self.entries[at].content, self.entries[at].at)
            for place, at in enumerate(kept)
        ]
        last = Entry(self.table, number + len(kept), "at", content, time.time())
        self.pending = Pending(number, [*seats, last], [self.marks[at] for at in [*kept, number]])

    def read(self, entry: Entry, mark: int) -> None:
        """An entry that is written down already."""
        self.entries.append(entry)
        self.marks.append(mark)

    async def write(self) -> bool:
        """Write what waits; False if the database can't be written just now."""
        pending = self.pending
        assert pending is not None
        began = time.perf_counter()
        try:
            if pending.number == len(self.entries):
                await self.lobby.store.journal(pending.entries[0])
            else:
                await self.lobby.store.rewrite(self.table, pending.number, pending.entries)
        except Unwritten:
            return False
        self.lobby.metrics.journal_seconds.observe(time.perf_counter() - began)
        del self.entries[pending.number :]
        del self.marks[pending.number :]
        self.entries.extend(pending.entries)
        self.marks.extend(pending.marks)
        self.pending = None
        return True
