"""How a table's game goes on: answers are carried out, journalled, then shown; forced steps and computers answer
by themselves. Whoever calls a public method holds the table's lock."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import structlog

from kirifuda.kernel.errors import IllegalAnswer
from kirifuda.server.autopass import Passing, passing_place
from kirifuda.server.background import Beside
from kirifuda.server.clocks import Clocks
from kirifuda.server.computers import computed
from kirifuda.server.endings import finish
from kirifuda.server.holds import Holding
from kirifuda.server.journal import Journal
from kirifuda.server.play import Play, Start
from kirifuda.server.refusals import Refused
from kirifuda.server.storage.faults import Displaced, Unwritten
from kirifuda.server.takebacks import Returning

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable, Iterator

    from kirifuda.games.sheet import Text
    from kirifuda.server.connection import Connection
    from kirifuda.server.play import Checkpoint
    from kirifuda.server.records import Entry, Kind
    from kirifuda.server.table import Table

LOG = structlog.get_logger("table")
GIVE_BACK_S = 0.1
"""How often somebody who came back tries to take their seat while the database can't be written."""


@dataclass(frozen=True)
class Given:
    """An answer to the open question."""

    seat: int
    options: list[int]
    auto: bool
    """Not by the player themselves."""
    is_free: bool
    """It costs no time to think and brings none."""


class Driver:
    """Drives the game of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clocks = Clocks(table.record.clock, len(table.record.seats))
        self.journal = Journal(table.lobby, table.record.id)
        self.passing = [Passing(seat.settings) for seat in table.record.seats]
        self.play = self._begun()
        self.returning = Returning(self)
        self.holding = Holding(self)
        self.auto: tuple[int, ...] | None = None
        """The answer that the open question gets without its person."""
        self.asked_at = time.monotonic()
        self.beside = Beside(table.record.id, self._retry)

    def _begun(self) -> Play:
        record = self.table.record
        decks = [seat.deck or {} for seat in record.seats]
        start = Start(record.game, record.seed, decks, record.house, record.opening, record.reseeds)
        return Play(start, bytes.fromhex(record.secret))

    # The journal

    def replayed(self, entries: list[Entry]) -> Iterator[None]:
        """Bring the game to where the journal ends, a step at a time."""
        yield from self.play.catch_up()
        for entry in entries:
            mark = self.play.marks
            self._carry_out(entry.kind, entry.content)
            self.journal.read(entry, mark)
            self.clocks.read(mark, entry.content)
            yield
        self.look()

    def _carry_out(self, kind: Kind, content: dict[str, Any]) -> None:
        """One entry of the journal, now or again."""
        play = self.play
        if kind == "answer":
            play.answer(tuple(content["options"]), auto=bool(content["auto"]))
        elif kind == "back":
            play.back(int(content["mark"]))
        elif kind == "at":
            play.stand_at(int(content["marks"]), {int(seat): number for seat, number in content["versions"].items()})
        elif kind == "concede":
            play.concede(int(content["seat"]), str(content["why"]))
        elif kind == "seat":
            self.table.record.seats[int(content["seat"])].kind = content["kind"]
            self.returning.seat_changed(int(content["seat"]), content["kind"])

    async def _do(self, kind: Kind, content: dict[str, Any]) -> None:
        """Carry something out, write it down, show it."""
        mark = self.play.marks
        await self._carry_out_safely(kind, content)
        self.journal.append(kind, {**content, **self.clocks.written()}, mark)
        await self._write(None)

    async def _carry_out_safely(self, kind: Kind, content: dict[str, Any]) -> None:
        """Carry something out; if that fails, the game is what the journal says."""
        try:
            self._carry_out(kind, content)
        except IllegalAnswer as error:
            raise Refused("illegal_option") from error
        except Exception as error:
            LOG.exception("table failed", table=self.table.record.id, kind=kind)
            entries = self.journal.entries
            self.journal = Journal(self.table.lobby, self.table.record.id)
            self.play = self._begun()
            await self.table.lobby.backstage.run(self.replayed(entries))
            for connection in self.table.connections:
                connection.forget()
            raise Refused("server_error") from error

    async def _write(self, by: tuple[Connection, int] | None) -> None:
        """Write down what was done, then show it. While the database fails it is tried again, and until it is written
        nobody is shown anything that might still be lost."""
        try:
            written = await self.journal.write()
        except Displaced:
            LOG.error("another server plays this table", table=self.table.record.id)
            self.table.let_go()
            return
        if not written:
            LOG.error("the database can't be written", table=self.table.record.id, failures=self.failures)
            self._again(self._write, by)
            return
        self._recovered()
        self.look()
        self.table.show(answered=by)
        await self.go_on()

    def _recovered(self) -> None:
        """What had failed works again."""
        if self.failures:
            self.beside.failures = 0
            self.table.tell_table()

    def check_written(self) -> None:
        """Refuse what would come before the last thing is written down."""
        if self.journal.pending is not None:
            raise Refused("unwritten")

    # What seats may do

    async def answer(self, seat: int, version: int, options: list[int], by: tuple[Connection, int]) -> None:
        """A person answers."""
        began = time.perf_counter()
        self.check_asked(seat, version)
        if self.play.asked is None or self.play.asked.complaint(tuple(options)):
            raise Refused("illegal_option")
        self.returning.wish = None
        self.table.lobby.open_tables.answered(self.table.record.id)
        given = Given(seat, options, auto=False, is_free=False)
        wait = self.holding.noted(seat, time.monotonic() - self.asked_at, is_pass=self.is_pass(options))
        if wait > 0:
            self.holding.hold(given, by, wait)
        else:
            await self.carry_on(given, by, began)

    async def carry_on(self, given: Given, by: tuple[Connection, int], began: float) -> None:
        """The game goes on with a person's answer."""
        await self._answer(given, by)
        self.table.lobby.metrics.answer_seconds.observe(time.perf_counter() - began)

    def is_pass(self, options: Iterable[int]) -> bool:
        """Whether these pass at the open question."""
        asked = self.play.asked
        return asked is not None and passing_place(self.play, asked) in options

    async def _answer(self, given: Given, by: tuple[Connection, int] | None = None) -> None:
        """The open question is answered; what costs no time brings none."""
        mark = self.play.marks
        self.clocks.stop()
        await self._carry_out_safely("answer", {"options": given.options, "auto": given.auto})
        self.clocks.note(mark)
        if self.play.settled and not given.is_free:
            self.clocks.add_step(given.seat)
        content = {"options": given.options, "auto": given.auto, **self.clocks.written()}
        self.journal.append("answer", content, mark)
        by_whom = "computer" if self.table.record.seats[given.seat].kind == "computer" else "person"
        self.table.lobby.metrics.answers.labels(by_whom).inc()
        await self._write(by)

    def check_asked(self, seat: int, version: int) -> None:
        """Refuse what does not answer the open question."""
        self.check_written()
        play = self.play
        if play.over():
            raise Refused("not_playing")
        if play.versions[seat] != version:
            raise Refused("stale_version")
        if play.asked is None or play.asked.player != seat or self.holding.mark == play.marks:
            raise Refused("not_asked")

    async def go_back(self, seat: int, target: Checkpoint) -> None:
        """A seat is back at an earlier question."""
        if self.clocks.rule is not None and self.clocks.after_back(seat, target.mark)[seat] <= 0:
            raise Refused("no_time")
        self.clocks.stop()
        await self._carry_out_safely("back", {"mark": target.mark})
        self.clocks.go_back(seat, target.mark)
        versions = {str(viewer): version for viewer, version in self.play.versions.items()}
        content = {"marks": self.play.marks, "versions": versions, **self.clocks.written()}
        self.journal.go_back(target.mark, content)
        await self._write(None)

    async def concede(self, seat: int, why: str) -> None:
        """A player gives up or is beaten."""
        self.check_written()
        if self.play.over():
            raise Refused("not_playing")
        self.clocks.stop()
        await self._do("concede", {"seat": seat, "why": why})

    async def absent(self, seat: int, player: int, choice: str) -> None:
        """Somebody has been away too long."""
        self.check_written()
        record = self.table.record
        if self.play.over():
            raise Refused("not_playing")
        if player == seat or player >= len(record.seats) or record.seats[player].kind != "person":
            raise Refused("not_asked")
        if choice == "wait":
            return
        if player not in self.table.away or choice not in self.table.remedies(self.table.away_s(player)):
            raise Refused("too_early")
        if choice == "claim":
            await self.concede(player, "absent")
        else:
            await self.set_kind(player, "computer")

    async def set_kind(self, seat: int, kind: Literal["person", "computer"]) -> None:
        """A computer takes a seat over, or its person comes back."""
        self.clocks.stop()
        await self._do("seat", {"seat": seat, "kind": kind})
        self.table.tell_table()

    def came_back(self, seats: list[int]) -> None:
        """Somebody for whom a computer played takes their seat again."""
        for seat in seats:
            if self.table.record.seats[seat].kind == "computer":
                self.beside.spawn(self._give_back, seat)

    async def _give_back(self, seat: int) -> None:
        while not self.play.over() and self.table.record.seats[seat].kind == "computer":
            async with self.table.lock:
                if self.journal.pending is None and self.table.record.seats[seat].kind == "computer":
                    await self.set_kind(seat, "person")
            await asyncio.sleep(GIVE_BACK_S)

    def waiting_for(self) -> list[int]:
        """Who is asked now."""
        asked = self.play.asked
        return [] if asked is None or self.play.over() else [asked.player]

    def banner(self, viewer: int) -> Text | None:
        """The banner of an automatic pass, for its own seat only."""
        return self.passing[viewer].running() if viewer >= 0 else None

    def is_passed_over(self, viewer: int) -> bool:
        """Whether the question to this viewer is being answered without them."""
        asked = self.play.asked
        return self.auto is not None and asked is not None and asked.player == viewer

    # Going on by itself

    async def go_on(self) -> None:
        """See to it that the open question gets answered, or end the game."""
        play = self.play
        if play.over():
            self.clocks.stop()
            try:
                await finish(self.table, play)
                self._recovered()
            except Unwritten:
                self._again(self.go_on)
            return
        asked = play.asked
        assert asked is not None
        seat = self.table.record.seats[asked.player]
        self.asked_at = time.monotonic()
        if seat.kind == "computer":
            self.beside.spawn(self._compute, play.marks)
        elif self.auto is not None:
            self._pass_later(asked.player, self.auto)
        else:
            self._start_clock(asked.player)
        if self.clocks.rule is not None and play.attempt is None:
            self.table.tell_table()  # in every case, or it would tell who is passed over

    def _start_clock(self, seat: int) -> None:
        self.clocks.start(seat)
        if self.clocks.rule is not None:
            self.beside.spawn(self._flag, seat, self.play.marks)

    def look(self) -> tuple[int, ...] | None:
        """Whether the open question is answered without its person, and how."""
        asked = self.play.asked
        self.auto = None
        if asked is None or self.play.over() or self.table.record.seats[asked.player].kind != "person":
            return None
        passing = self.passing[asked.player]
        until = passing.settings.pass_until
        self.auto = passing.answer(self.play)
        if until != passing.settings.pass_until:
            self.table.tell_settings(asked.player)
        return self.auto

    def settings_changed(self, seat: int) -> None:
        """Look again whether the seat is passed over."""
        play = self.play
        self.passing[seat].begin(play.game, play.words.stack)
        asked = play.asked
        if play.over() or asked is None or asked.player != seat or self.journal.pending is not None:
            return
        before = self.auto
        if self.look() is not None and before is None:
            self._pass_later(seat, self.auto or ())
        elif self.auto is None and before is not None:
            self._start_clock(seat)
            self.table.show_again(seat)

    def _pass_later(self, seat: int, chosen: tuple[int, ...]) -> None:
        """An automatic answer. Where a hidden hand is why, it takes as long as that player's own passes, costs as much
        time and brings as much; where it is the player's wish or public, it follows at once and costs nothing."""
        config = self.table.lobby.config
        if not self.table.others_present(seat):
            self.beside.spawn(self._pass, self.play.marks, chosen, config.solo_delay_s, True)
        elif not self.passing[seat].is_by_hand or not config.pass_hold_s:
            self.beside.spawn(self._pass, self.play.marks, chosen, config.auto_delay_s, True)
        else:
            self.clocks.start(seat)
            wait = self.holding.drawn(seat, is_pass=self.is_pass(chosen))
            self.beside.spawn(self._pass, self.play.marks, chosen, wait, False)

    async def _pass(self, mark: int, chosen: tuple[int, ...], wait_s: float, is_free: bool) -> None:
        """An automatic answer, unless the person takes it back into their own hands."""
        await asyncio.sleep(wait_s)
        began = time.perf_counter()
        async with self.table.lock:
            if self.auto == chosen:
                await self._answer_if_open(mark, chosen, is_free=is_free)
                self.table.lobby.metrics.answer_seconds.observe(time.perf_counter() - began)

    async def _compute(self, mark: int) -> None:
        """The computer answers."""
        play = self.play
        if play.asked is not None and play.marks == mark:
            found = await computed(self.table, play)
            async with self.table.lock:
                await self._answer_if_open(mark, found)

    async def _answer_if_open(self, mark: int, chosen: tuple[int, ...], *, is_free: bool = True) -> None:
        """Answer the question of this number, if it is still open."""
        asked = self.play.asked
        if asked is not None and self.is_open(mark):
            await self._answer(Given(asked.player, list(chosen), auto=True, is_free=is_free))

    def is_open(self, mark: int) -> bool:
        """Whether the question of this number is still open and may be answered."""
        return self.play.marks == mark and self.journal.pending is None and not self.play.over()

    def _again(self, work: Callable[..., Coroutine[Any, Any, None]], *given: Any) -> None:
        """Try once more, holding the table, after a while that grows."""

        async def held() -> None:
            async with self.table.lock:
                await work(*given)

        self.beside.again(held)
        if self.failures == 1:
            self.table.tell_table()

    def _retry(self) -> None:
        """An automatic step has failed for a reason of our own."""
        self._again(self.go_on)

    @property
    def failures(self) -> int:
        """How often in a row something failed that is tried again; 0 while all is well."""
        return self.beside.failures

    async def _flag(self, seat: int, mark: int) -> None:
        """A clock runs out."""
        await asyncio.sleep(self.clocks.left(seat) / 1000 + 0.02)
        async with self.table.lock:
            if self.play.marks == mark and self.clocks.running == seat and self.clocks.left(seat) <= 0:
                await self.concede(seat, "time")
