"""Steps and events of actions that are the kernel's own: counters, shuffling, the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.effects.meaning import EventMaker
from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.effects.plans.steps_act import RESULT, WANTED
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.scope import frame_scope
from kirifuda.kernel.changes import AddCounters, EndGame, Shuffle
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Do, Flow, Return
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.state import Frame
    from kirifuda.kernel.zones import ZoneKind


@dataclass(eq=False)
class CounterMaker(EventMaker):
    """Counters are put on an object or taken off it; without an amount, all of them."""

    counter: str
    amount: AmountPlan | None
    sign: int

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        card = scope.game.object(id)
        if card is None:
            return None
        amount = self.amount
        number = card.count(self.counter) if amount is None else amount.value(scope)
        return AddCounters(id, self.counter, self.sign * number) if number > 0 else None


@dataclass(eq=False)
class MoveCounters(Step):
    """Counters leave one object and are put on another, as many as there are."""

    counter: str
    origin: ThingPlan
    to: ThingPlan
    amount: AmountPlan | None

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        origin = self.origin.present(scope)
        to = self.to.present(scope)
        frame.slots[WANTED] = 2
        frame.slots[RESULT] = ()
        if not origin or not to:
            return NEXT
        number = game.state.objects[origin[0]].count(self.counter)
        if self.amount is not None:
            number = min(number, self.amount.value(scope))
        if number <= 0:
            return NEXT
        events: list[Event] = [
            AddCounters(origin[0], self.counter, -number),
            AddCounters(to[0], self.counter, number),
        ]
        return Do(events, into=RESULT)


@dataclass(eq=False)
class ShuffleZones(Step):
    """Zones are shuffled."""

    kinds: tuple[ZoneKind, ...]
    whose: PlayerPlan
    kept: ThingPlan | None
    """Cards that are put to their place right after, as a part of the shuffle."""

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        kept = [] if self.kept is None else self.kept.present(scope)
        events: list[Event] = []
        for kind in self.kinds:
            for player in self.whose.players(scope):
                zone = game.map.zone(kind, player)
                events.append(Shuffle(zone, tuple(id for id in game.state.zones[zone] if id not in kept)))
        return Do(events)


@dataclass(eq=False)
class EndsGame(Step):
    """Somebody wins or loses because a text says so."""

    who: PlayerPlan
    wins: bool

    def run(self, game: Game, frame: Frame) -> Flow:
        meant = self.who.players(frame_scope(game, frame))
        winners = tuple(player for player in range(game.players) if (player in meant) == self.wins)
        return Do([EndGame(winners, self.clause, "effect")])


@dataclass(eq=False)
class ReturnSlot(Step):
    """End with what a slot holds, so that the caller can speak of it."""

    slot: str

    def run(self, game: Game, frame: Frame) -> Flow:
        return Return(frame.slots.get(self.slot))
