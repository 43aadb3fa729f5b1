"""Steps back at a table: freely while nothing new was seen, otherwise with the consent of everybody concerned."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.server.refusals import Refused

if TYPE_CHECKING:
    from kirifuda.server.driver import Driver


@dataclass
class AskedBack:
    """Somebody asks to take a choice back."""

    seat: int
    mark: int
    allowed: set[int] = field(default_factory=set)


class Returning:
    """Who wants to go back, and who must agree."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.wish: AskedBack | None = None
        self.left_at: dict[int, int] = {}
        """For a person for whom a computer plays: the question that was open when they left. The computer agrees to
        nothing that was played against the person themselves."""

    def seat_changed(self, seat: int, kind: str) -> None:
        """A computer took a seat over, or its person came back."""
        if kind == "computer":
            self.left_at[seat] = self.driver.play.marks
        else:
            self.left_at.pop(seat, None)

    async def back(self, seat: int, version: int, to: str) -> None:
        """Take back the last pick or the attempt, if nothing new was seen."""
        self.driver.check_written()
        play = self.driver.play
        if play.versions[seat] != version:
            raise Refused("stale_version")
        target = play.attempt if to == "attempt" else play.last_choice(seat)
        if to == "attempt" and (play.asked is None or play.asked.player != seat):
            target = None
        against = play.objection(seat, target)
        if against or target is None:
            raise Refused(against or "no_way_back")
        await self.driver.go_back(seat, target)

    async def ask(self, seat: int) -> None:
        """Ask the others to let one take back; computers always agree."""
        self.driver.check_written()
        target = self.driver.play.last_choice(seat)
        if target is None or self.driver.play.over():
            raise Refused("no_way_back")
        self.wish = AskedBack(seat, target.mark)
        await self._settle()

    async def consent(self, seat: int, *, allow: bool) -> None:
        """Somebody allows or declines."""
        self.driver.check_written()
        wish = self.wish
        if wish is None or wish.seat == seat:
            raise Refused("no_way_back")
        if not allow:
            self.wish = None
            self.driver.table.tell_table()
            return
        wish.allowed.add(seat)
        await self._settle()

    async def _settle(self) -> None:
        wish, table = self.wish, self.driver.table
        assert wish is not None
        if any(wish.mark < mark for mark in self.left_at.values()):
            self.wish = None
            table.tell_table()
            raise Refused("away")
        needed = {at for at, each in enumerate(table.record.seats) if each.kind == "person" and at != wish.seat}
        holders = [set(each.seats) for each in table.connections if wish.seat in each.seats]
        needed -= set().union(*holders)  # whoever sits at the same screen has seen it
        if needed <= wish.allowed:
            self.wish = None
            target = next((each for each in self.driver.play.checkpoints if each.mark == wish.mark), None)
            if target is None:
                raise Refused("no_way_back")
            await self.driver.go_back(wish.seat, target)
        table.tell_table()
