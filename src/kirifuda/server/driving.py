"""How a table's game goes on: answers are carried out, journalled, then shown; forced steps and computers answer
by themselves. Whoever calls a public method holds the table's lock."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import structlog

from kirifuda.kernel.errors import IllegalAnswer
from kirifuda.server.clocks import Clocks
from kirifuda.server.finishing import finish
from kirifuda.server.passing import Passing
from kirifuda.server.play import Play, Start
from kirifuda.server.records import Entry
from kirifuda.server.refusing import Refused
from kirifuda.server.thinker import Question

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from kirifuda.games.sheet import Text
    from kirifuda.server.connection import Connection
    from kirifuda.server.play import Checkpoint
    from kirifuda.server.table import Table

LOG = structlog.get_logger("table")
Kind = Literal["answer", "back", "concede", "seat"]


@dataclass
class AskedBack:
    """Somebody asks to take a choice back."""

    seat: int
    mark: int
    allowed: set[int] = field(default_factory=set)


class Driver:
    """Drives the game of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clocks = Clocks(table.record.clock, len(table.record.seats))
        self.entries: list[Entry] = []
        self.passing = [Passing(seat.settings) for seat in table.record.seats]
        self.play = self._begun()
        self.ask_back: AskedBack | None = None
        self.auto: tuple[int, ...] | None = None
        """The answer that the open question gets without its person."""
        self.tasks: set[asyncio.Task[None]] = set()

    def _begun(self) -> Play:
        record = self.table.record
        decks = [seat.deck or {} for seat in record.seats]
        start = Start(record.game, record.seed, decks, record.house, record.opening)
        return Play(start, bytes.fromhex(record.secret))

    # The journal

    def replay_journal(self, entries: list[Entry]) -> None:
        """Bring the game to where the journal ends."""
        for entry in entries:
            self._carry_out(entry.kind, entry.content)
            self.entries.append(entry)
            left = entry.content.get("clocks")
            if isinstance(left, list):
                self.clocks.left_ms = [int(each) for each in left]

    def _carry_out(self, kind: str, content: dict[str, Any]) -> None:
        """One entry of the journal, now or again."""
        play = self.play
        if kind == "answer":
            play.answer(tuple(content["options"]), auto=bool(content["auto"]))
        elif kind == "back":
            play.back(int(content["mark"]))
        elif kind == "concede":
            play.concede(int(content["seat"]), str(content["why"]))
        elif kind == "seat":
            self.table.record.seats[int(content["seat"])].kind = content["kind"]

    async def _do(self, kind: Kind, content: dict[str, Any]) -> None:
        """Carry something out and write it down; if either fails, everything is as it was before."""
        try:
            self._carry_out(kind, content)
            if self.clocks.rule is not None:
                content["clocks"] = list(self.clocks.left_ms)
            entry = Entry(self.table.record.id, len(self.entries), kind, content)
            began = time.perf_counter()
            await self.table.lobby.store.journal(entry)
            self.table.lobby.metrics.journal_seconds.observe(time.perf_counter() - began)
            self.entries.append(entry)
            self.look()
        except IllegalAnswer as error:
            raise Refused("illegal_option") from error
        except Exception as error:
            LOG.exception("table failed", table=self.table.record.id, kind=kind)
            self._recover()
            raise Refused("server_error") from error

    def _recover(self) -> None:
        """Play the journal again: the game is what was written down."""
        entries, self.entries = self.entries, []
        self.play = self._begun()
        self.replay_journal(entries)
        self.look()
        for connection in self.table.connections:
            connection.forget()

    # What seats may do

    async def answer(self, seat: int, version: int, options: list[int], by: tuple[Connection, int]) -> None:
        """A person answers."""
        began = time.perf_counter()
        self.check_asked(seat, version)
        asked = self.play.asked
        assert asked is not None
        chosen = tuple(options)
        if asked.complaint(chosen):
            raise Refused("illegal_option")
        self.clocks.stop(answered=True)
        await self._do("answer", {"options": options, "auto": False})
        self.ask_back = None
        metrics = self.table.lobby.metrics
        metrics.answers.labels("person").inc()
        self.table.show(answered=by)
        metrics.answer_seconds.observe(time.perf_counter() - began)
        await self.go_on()

    def check_asked(self, seat: int, version: int) -> None:
        """Refuse what does not answer the open question."""
        play = self.play
        if play.over():
            raise Refused("not_playing")
        if play.versions[seat] != version:
            raise Refused("stale_version")
        if play.asked is None or play.asked.player != seat:
            raise Refused("not_asked")

    async def back(self, seat: int, version: int, to: str) -> None:
        """Take back the last pick or the attempt, if nothing new was seen."""
        play = self.play
        if play.versions[seat] != version:
            raise Refused("stale_version")
        target = play.attempt if to == "attempt" else play.last_choice(seat)
        if to == "attempt" and (play.asked is None or play.asked.player != seat):
            target = None
        against = play.objection(seat, target)
        if against or target is None:
            raise Refused(against or "no_way_back")
        await self._go_back(target)

    async def wish_back(self, seat: int) -> None:
        """Ask the others to let one take back; computers always agree."""
        target = self.play.last_choice(seat)
        if target is None or self.play.over():
            raise Refused("no_way_back")
        self.ask_back = AskedBack(seat, target.mark)
        await self._settle_wish()

    async def consent(self, seat: int, *, allow: bool) -> None:
        """Somebody allows or declines."""
        wish = self.ask_back
        if wish is None or wish.seat == seat:
            raise Refused("no_way_back")
        if not allow:
            self.ask_back = None
            self.table.tell_table()
            return
        wish.allowed.add(seat)
        await self._settle_wish()

    async def _settle_wish(self) -> None:
        wish = self.ask_back
        assert wish is not None
        seats = self.table.record.seats
        needed = {at for at, each in enumerate(seats) if each.kind == "person" and at != wish.seat}
        holders = [set(each.seats) for each in self.table.connections if wish.seat in each.seats]
        needed -= set().union(*holders)  # whoever sits at the same screen has seen it
        if needed <= wish.allowed:
            self.ask_back = None
            target = next((each for each in self.play.checkpoints if each.mark == wish.mark), None)
            if target is None:
                raise Refused("no_way_back")
            await self._go_back(target)
        self.table.tell_table()

    async def _go_back(self, target: Checkpoint) -> None:
        self.clocks.stop()
        await self._do("back", {"mark": target.mark})
        self.table.show()
        await self.go_on()

    async def concede(self, seat: int, why: str) -> None:
        """A player gives up or is beaten."""
        if self.play.over():
            raise Refused("not_playing")
        self.clocks.stop()
        await self._do("concede", {"seat": seat, "why": why})
        self.table.show()
        await self.go_on()

    async def absent(self, seat: int, player: int, choice: str) -> None:
        """Somebody has been away too long."""
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
            return
        await self.set_kind(player, "computer")
        await self.go_on()

    async def set_kind(self, seat: int, kind: Literal["person", "computer"]) -> None:
        """A computer takes a seat over, or its person comes back."""
        await self._do("seat", {"seat": seat, "kind": kind})
        await self.table.save()
        self.table.tell_table()

    def came_back(self, seats: list[int]) -> None:
        """Somebody for whom a computer played takes their seat again."""
        for seat in seats:
            if self.table.record.seats[seat].kind == "computer":
                self._spawn(self._give_back, seat)

    async def _give_back(self, seat: int) -> None:
        async with self.table.lock:
            if not self.play.over():
                await self.set_kind(seat, "person")
                await self.go_on()

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
            await finish(self.table, play)
            return
        asked = play.asked
        assert asked is not None
        mark = play.marks
        seat = self.table.record.seats[asked.player]
        if seat.kind == "computer":
            self._spawn(self._compute, mark)
        elif self.auto is not None:
            self._spawn(self._pass, mark, self.auto)
        else:
            self.clocks.start(asked.player)
            if self.clocks.rule is not None:
                self._spawn(self._flag, asked.player, mark)
        if self.clocks.rule is not None:
            self.table.tell_table()  # in every case, or it would tell who is passed over

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
        if play.over() or asked is None or asked.player != seat or self.auto is not None:
            return
        chosen = self.look()
        if chosen is not None:
            self._spawn(self._pass, play.marks, chosen)

    async def _pass(self, mark: int, chosen: tuple[int, ...]) -> None:
        """An automatic answer, after the same delay in every case."""
        config = self.table.lobby.config
        asked = self.play.asked
        alone = asked is None or not self.table.others_present(asked.player)
        await asyncio.sleep(config.solo_delay_s if alone else config.auto_delay_s)
        await self._answer_if_open(mark, chosen, "pass")

    async def _compute(self, mark: int) -> None:
        """The computer thinks; nobody can tell from the time whether there was anything to think about."""
        lobby = self.table.lobby
        asked, play = self.play.asked, self.play
        if asked is None or play.marks != mark:
            return
        began = time.monotonic()
        if asked.forced():
            found: list[int] | None = list(asked.forced_answer())
        else:
            record = self.table.record
            answers = [list(each.chosen) for each in play.replay.answers]
            agent = record.seats[asked.player].agent
            start = play.start
            found = await lobby.thinking.answer(
                Question(record.id, start.game, start.seed, start.decks, start.house, answers, agent)
            )
            lobby.metrics.think_seconds.observe(time.monotonic() - began)
        await asyncio.sleep(max(0.0, lobby.config.computer_delay_s - (time.monotonic() - began)))
        if found is None or asked.complaint(tuple(found)):
            way = play.card_game.way_on(play.game, asked) if play.marks == mark else None
            found = list(way) if way is not None and not asked.complaint(way) else list(range(asked.least))
        await self._answer_if_open(mark, tuple(found), "computer")

    async def _answer_if_open(self, mark: int, chosen: tuple[int, ...], by: str) -> None:
        async with self.table.lock:
            if self.play.marks != mark or self.play.over():
                return
            await self._do("answer", {"options": list(chosen), "auto": True})
            self.table.lobby.metrics.answers.labels(by).inc()
            self.table.show()
            await self.go_on()

    async def _flag(self, seat: int, mark: int) -> None:
        """A clock runs out."""
        await asyncio.sleep(self.clocks.left(seat) / 1000 + 0.02)
        async with self.table.lock:
            if self.play.marks == mark and self.clocks.running == seat and self.clocks.left(seat) <= 0:
                await self.concede(seat, "time")

    def _spawn(self, work: Callable[..., Coroutine[Any, Any, None]], *given: Any) -> None:
        """Run something beside; what it refuses or breaks is written down once."""

        async def guarded() -> None:
            try:
                await work(*given)
            except Refused as refused:
                LOG.warning("automatic step refused", table=self.table.record.id, code=refused.code)
            except Exception:
                LOG.exception("automatic step failed", table=self.table.record.id)

        task = asyncio.create_task(guarded())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Stop what runs beside."""
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
