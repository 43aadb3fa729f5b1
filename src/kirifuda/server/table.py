"""A table: who sits and watches there, and what they are told. How the game is driven is in `driving`."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from kirifuda.games import load
from kirifuda.server.driver import Driver
from kirifuda.server.messages import (
    ENCODER,
    PROTOCOL,
    Away,
    Rematch,
    Remedy,
    SeatNow,
    SettingsNow,
    TableChanged,
    TableNow,
    Welcome,
)
from kirifuda.server.refusals import Refused
from kirifuda.server.views import Shown

if TYPE_CHECKING:
    from kirifuda.server.connection import Connection
    from kirifuda.server.lobby import Lobby
    from kirifuda.server.records import Entry, TableRecord


class Table:
    """A table in memory."""

    def __init__(self, lobby: Lobby, record: TableRecord) -> None:
        self.lobby = lobby
        self.record = record
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.away: dict[int, float] = {seat: time.monotonic() for seat in range(len(record.seats))}
        """Since when nobody holds a seat."""
        self.empty_since = time.monotonic()
        """Since when no socket is here, if none is."""
        self.is_gone = False
        """It has left memory: whoever still holds it asks the lobby again."""
        self.driver: Driver | None = None
        self.notices: set[asyncio.Task[None]] = set()

    # Beginning

    async def prepare(self, entries: list[Entry]) -> None:
        """Set the game up, or bring it back from its journal; nothing happens by itself yet."""
        driver = Driver(self)
        await self.lobby.backstage.run(driver.replayed(entries))
        self.driver = driver

    async def begin(self) -> None:
        """Let the game go on from where it is."""
        assert self.driver is not None
        self._notice_later()  # somebody may never come
        await self.driver.go_on()

    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.record.seats)

    async def save(self) -> None:
        """Write the table down."""
        self.record.touched = time.time()
        await self.lobby.store.save_table(self.record)

    # Sockets

    def join(self, connection: Connection, to: int) -> None:
        """A socket sits down or watches."""
        config = self.lobby.config
        spectators = sum(not each.seats for each in self.connections)
        if not connection.seats and spectators >= config.spectators:
            raise Refused("too_many_spectators")
        if len(self.connections) >= config.sockets_per_table:
            raise Refused("too_many_spectators")
        self.connections.append(connection)
        for seat in connection.seats:
            self.away.pop(seat, None)
        if connection.seats and not self.record.visited:
            self.record.visited = True
            self.lobby.visited(self.record.id)
        settings = {str(seat): self.record.seats[seat].settings for seat in connection.seats}
        spectator = not connection.seats
        welcome = Welcome(PROTOCOL, self.lobby.boot, self.record.id, connection.seats, spectator, settings, to)
        connection.send(welcome)
        self.tell_table()
        if self.driver is not None:
            self.driver.came_back(connection.seats)
            self.show(only=connection)

    def leave(self, connection: Connection) -> None:
        """A socket is gone."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self.empty_since = time.monotonic()
        held = {seat for each in self.connections for seat in each.seats}
        for seat in connection.seats:
            if seat not in held:
                self.away[seat] = time.monotonic()
                self._notice_later()
        self.tell_table()
        if not self.connections and self.record.status == "over":
            self.let_go()

    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is under way, so that nothing would be lost if the table left memory."""
        driver = self.driver
        at_rest = driver is None or (driver.journal.pending is None and not driver.beside.tasks)
        return not self.connections and not self.lock.locked() and at_rest

    def let_go(self) -> None:
        """Leave memory; the journal brings the table back if somebody asks. Sockets are to come again."""
        self.is_gone = True
        if self.lobby.tables.get(self.record.id) is self:
            del self.lobby.tables[self.record.id]
        for connection in self.connections:
            connection.end()
        self.lobby.beside(self.close())

    def _notice_later(self) -> None:
        """When somebody was away long enough, the others are told that they may act."""

        async def notice() -> None:
            await asyncio.sleep(self.lobby.config.absent_s + 0.05)
            self.tell_table()

        task = asyncio.create_task(notice())
        self.notices.add(task)
        task.add_done_callback(self.notices.discard)

    def others_present(self, seat: int) -> bool:
        """Whether somebody else could tell how fast this seat answers: a public fact."""
        if any(not each.seats for each in self.connections):
            return True
        # who sit at one screen see each other press
        here = {at for each in self.connections if seat in each.seats for at in each.seats} | {seat}
        return any(each.kind == "person" and at not in here for at, each in enumerate(self.record.seats))

    # Telling

    def now(self, seat: int = -1) -> TableNow:
        """The table's public facts, and for a seat its place at the rematch."""
        record = self.record
        clocks = self.driver.clocks if self.driver is not None else None
        seats = [
            SeatNow(
                number,
                each.kind,
                each.name,
                each.kind in ("computer", "game") or (each.kind == "person" and number not in self.away),
                int(self.away_s(number)) if each.kind == "person" else 0,
                clocks.shown(number) if clocks is not None else None,
                each.deck is not None,
            )
            for number, each in enumerate(record.seats)
        ]
        again: Rematch | None = None
        if record.again and seat >= 0:
            again = Rematch(record.again, seat, self.lobby.signer.seat_token(record.again, seat))
        spectators = sum(not each.seats for each in self.connections)
        return TableNow(
            record.id,
            record.game,
            record.status,
            seats,
            record.house,
            record.clock,
            spectators,
            record.replay or None,
            again,
            record.mode,
        )

    def away_s(self, seat: int) -> float:
        """For how long nobody has held a seat."""
        since = self.away.get(seat)
        return 0.0 if since is None else time.monotonic() - since

    def tell_table(self) -> None:
        """Send everybody the table's facts."""
        driver = self.driver
        unwritten = driver is not None and driver.failures > 0
        waiting = driver.waiting_for() if driver is not None and driver.journal.pending is None else []
        wish = driver.returning.wish if driver is not None else None
        ask_back = wish.seat if wish is not None else None
        absent: list[Away] = []
        for number, each in enumerate(self.record.seats):
            if self.record.status == "playing" and each.kind == "person" and number in self.away:
                away = self.away_s(number)
                absent.append(Away(number, int(away), self.remedies(away)))
        for connection in self.connections:
            seat = connection.seats[0] if connection.seats else -1
            connection.send(TableChanged(self.now(seat), waiting, absent, ask_back, unwritten))

    def remedies(self, away_s: float) -> list[Remedy]:
        """What may be done about somebody who has been away so long; nobody is beaten by those of the same side."""
        if away_s < self.lobby.config.absent_s:
            return ["wait"]
        modes = {mode.name: mode for mode in load(self.record.game).modes}
        mode = modes.get(self.record.mode)
        return ["wait", "computer"] if mode is not None and mode.is_together else ["wait", "computer", "claim"]

    def tell_settings(self, seat: int, to: int = 0) -> None:
        """Send a seat its own settings."""
        for connection in self.connections:
            if seat in connection.seats:
                connection.send(SettingsNow(seat, self.record.seats[seat].settings, to))

    def show(self, *, only: Connection | None = None, answered: tuple[Connection, int] | None = None) -> None:
        """Send views to every socket that has not seen the newest one it may see."""
        driver = self.driver
        if driver is None or driver.journal.pending is not None:
            return
        play = driver.play
        made: dict[int, Shown] = {}
        encoded: dict[tuple[int, int, int, int], bytes] = {}
        for connection in self.connections if only is None else [only]:
            for viewer in connection.viewers():
                version = play.versions[viewer]
                if connection.versions.get(viewer) == version:
                    continue
                connection.versions[viewer] = version
                shown = made[viewer] = made.get(viewer) or Shown(play, viewer, quiet=driver.is_passed_over(viewer))
                to = answered[1] if answered is not None and answered[0] is connection else 0
                cursor = connection.cursors[viewer]
                key = (viewer, cursor.lines, cursor.events, to)
                message = shown.message(cursor, driver.banner(viewer), to)
                if key not in encoded:
                    encoded[key] = ENCODER.encode(message)
                connection.send_bytes(encoded[key])

    def show_again(self, seat: int) -> None:
        """A seat is shown what it has seen already, since it is asked now."""
        for connection in self.connections:
            connection.versions.pop(seat, None)
        self.show()

    async def close(self) -> None:
        """Stop everything that runs at this table."""
        for task in [*self.notices]:
            task.cancel()
        if self.driver is not None:
            await self.driver.beside.close()
