"""Steps that do things to objects, and the report of how much of it was done."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kirifuda.effects.meaning import EventMaker
from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan
from kirifuda.effects.plans.steps_choose import UNPAID
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.references import number_in
from kirifuda.effects.scope import frame_scope
from kirifuda.kernel.event import NOTHING, REPLACED, Event
from kirifuda.kernel.flow import NEXT, Attempt, Call, Do, Flow
from kirifuda.kernel.procedure import Procedure, Step

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame, Value

RESULT: Final = "result"
"""Slot: what became of the events of the latest act."""
WANTED: Final = "wanted"
"""Slot: how many the latest act was about."""


@dataclass(eq=False)
class Act(Step):
    """Do one action to every thing, at the same time."""

    what: ThingPlan
    maker: EventMaker
    wanted: AmountPlan | None = None
    """How many the text asks for; as many as there are things if it does not say."""
    by: PlayerPlan | None = field(default=None, init=False)
    """Who does it, if not the controller of the text."""

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        events: list[Event] = []
        for id in self.what.present(scope):
            event = self.maker.make(scope, id)
            if event is not None:
                events.append(event)
        wanted = len(self.what.ids(scope)) if self.wanted is None else self.wanted.value(scope)
        frame.slots[WANTED] = wanted
        if not events:
            frame.slots[RESULT] = ()
            return NEXT
        if self.by is not None:
            by = self.by.one(scope)
            for event in events:
                event.source = frame.source
                event.by = by
        return Do(events, into=RESULT)


@dataclass(eq=False)
class Report(Step):
    """Look at what was done: for costs all or nothing, for "if you did" all of it, for "that many" how much."""

    done: str
    count: str
    strict: bool
    empty_is_done: bool = field(default=False, init=False)

    def run(self, game: Game, frame: Frame) -> Flow:
        results = frame.slots.get(RESULT)
        happened = 0
        replaced = 0
        if isinstance(results, tuple):
            for value in results:
                if value == REPLACED:
                    replaced += 1
                elif value != NOTHING:
                    happened += 1
        wanted = number_in(frame.slots, WANTED)
        if self.count:
            frame.slots[self.count] = happened
        if self.strict and (happened + replaced < wanted or not (wanted or self.empty_is_done)):
            return UNPAID
        if self.done and (happened < wanted or (not wanted and not self.empty_is_done)):
            frame.slots[self.done] = 0
        return NEXT


@dataclass(eq=False)
class CallWith(Step):
    """Run a procedure of the rules once, with slots filled from amounts, things and words."""

    procedure: Procedure
    seeds: tuple[SeedPlan, ...]
    into: str
    who: PlayerPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        slots: dict[str, Value] = {}
        for seed in self.seeds:
            value = seed.value(scope)
            if value is None:
                if self.into:
                    frame.slots[self.into] = 0
                return NEXT
            slots[seed.slot] = value
        return Call(self.procedure, slots, into=self.into, player=self.who.one(scope))


class SeedPlan:
    """One slot of a procedure that a text calls."""

    __slots__ = ("slot",)

    def __init__(self, slot: str) -> None:
        self.slot = slot

    def value(self, scope: Scope) -> Value:
        """What goes in; None if there is nothing, and then the procedure is not called."""
        raise NotImplementedError


class SeedFixed(SeedPlan):
    """A word or number known from the text."""

    __slots__ = ("fixed",)

    def __init__(self, slot: str, fixed: int | str | tuple[int, ...]) -> None:
        super().__init__(slot)
        self.fixed: int | str | tuple[int, ...] = fixed

    def value(self, scope: Scope) -> Value:
        return self.fixed


class SeedAmount(SeedPlan):
    """A number; with `needed`, nothing is done for zero or less (104.2)."""

    __slots__ = ("amount", "needed")

    def __init__(self, slot: str, amount: AmountPlan, needed: bool = True) -> None:
        super().__init__(slot)
        self.amount = amount
        self.needed = needed

    def value(self, scope: Scope) -> Value:
        number = self.amount.value(scope)
        return None if self.needed and number <= 0 else number


class SeedThings(SeedPlan):
    """Things that can be acted on: all of them, or the first."""

    __slots__ = ("is_one", "what")

    def __init__(self, slot: str, what: ThingPlan, is_one: bool = False) -> None:
        super().__init__(slot)
        self.what = what
        self.is_one = is_one

    def value(self, scope: Scope) -> Value:
        ids = tuple(self.what.present(scope))
        if not ids:
            return None
        return ids[0] if self.is_one else ids


class SeedPlayer(SeedPlan):
    """A player."""

    __slots__ = ("who",)

    def __init__(self, slot: str, who: PlayerPlan) -> None:
        super().__init__(slot)
        self.who = who

    def value(self, scope: Scope) -> Value:
        return self.who.one(scope)


@dataclass(eq=False)
class CheckCall(Step):
    """Look at what a called procedure brought: a number, or ids."""

    into: str
    wanted: AmountPlan | None
    done: str
    count: str
    strict: bool = field(default=False, init=False)

    def run(self, game: Game, frame: Frame) -> Flow:
        value = frame.slots.get(self.into)
        brought = len(value) if isinstance(value, tuple) else value if isinstance(value, int) else 0
        wanted = 1 if self.wanted is None else self.wanted.value(frame_scope(game, frame))
        if self.count:
            frame.slots[self.count] = brought
        if brought < wanted or wanted <= 0:
            if self.strict:
                return UNPAID
            if self.done:
                frame.slots[self.done] = 0
        return NEXT


@dataclass(eq=False)
class Pay(Step):
    """Attempt a payment in the middle of an effect; when it proves impossible, nothing was paid."""

    procedure: Procedure
    seeds: tuple[SeedPlan, ...]
    slot: str
    """1 if it was paid."""
    who: PlayerPlan
    label: str = field(default="", init=False)
    """Where the attempt comes back to: this step."""

    def run(self, game: Game, frame: Frame) -> Flow:
        if self.label in frame.barred:
            frame.slots[self.slot] = 0
            return NEXT
        scope = frame_scope(game, frame)
        slots: dict[str, Value] = {}
        for seed in self.seeds:
            value = seed.value(scope)
            if value is None:
                frame.slots[self.slot] = 1
                return NEXT
            slots[seed.slot] = value
        frame.slots[self.slot] = 0
        payer = self.who.one(scope)
        return Attempt(self.procedure, slots, self.label, self.label, into=self.slot, player=payer)


@dataclass(eq=False)
class Require(Step):
    """Something must be there for the next act to be whole: a cost ends without it, another act is only noted."""

    condition: ConditionPlan
    done: str = field(default="", init=False)
    """The slot of "if you did"; empty for a cost."""

    def run(self, game: Game, frame: Frame) -> Flow:
        if self.condition.holds(frame_scope(game, frame)):
            return NEXT
        if not self.done:
            return UNPAID
        frame.slots[self.done] = 0
        return NEXT
