"""Steps and events of actions that are the kernel's own: counters, shuffling, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.meaning import EventMaker
from kirifuda.effects.plans import AmountPlan
from kirifuda.effects.scope import frame_scope
from kirifuda.effects.steps_act import RESULT, WANTED
from kirifuda.effects.things import ThingPlan
from kirifuda.kernel.changes import AddCounters, EndGame, Shuffle
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Do, Flow, Return
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.players import PlayerPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.state import Frame
    from kirifuda.kernel.zones import ZoneKind


class CounterMaker(EventMaker):
    """Counters are put on an object or taken off it; without an amount, all of them."""

    __slots__ = ("amount", "counter", "sign")

    def __init__(self, counter: str, amount: AmountPlan | None, sign: int) -> None:
        self.counter = counter
        self.amount = amount
        self.sign = sign

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        card = scope.game.object(id)
        if card is None:
            return None
        amount = self.amount
        number = card.count(self.counter) if amount is None else amount.value(scope)
        return AddCounters(id, self.counter, self.sign * number) if number > 0 else None


class MoveCounters(Step):
    """Counters leave one object and are put on another, as many as there are."""

    __slots__ = ("amount", "counter", "origin", "to")

    def __init__(
        self, clause: str, name: str, counter: str, origin: ThingPlan, to: ThingPlan, amount: AmountPlan | None
    ) -> None:
        super().__init__(clause, name)
        self.counter = counter
        self.origin = origin
        self.to = to
        self.amount = amount

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


class ShuffleZones(Step):
    """Zones are shuffled."""

    __slots__ = ("kept", "kinds", "whose")

    def __init__(
        self, clause: str, name: str, kinds: tuple[ZoneKind, ...], whose: PlayerPlan, kept: ThingPlan | None
    ) -> None:
        super().__init__(clause, name)
        self.kinds = kinds
        self.whose = whose
        self.kept = kept
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


class EndsGame(Step):
    """Somebody wins or loses because a text says so."""

    __slots__ = ("who", "wins")

    def __init__(self, clause: str, name: str, who: PlayerPlan, wins: bool) -> None:
        super().__init__(clause, name)
        self.who = who
        self.wins = wins

    def run(self, game: Game, frame: Frame) -> Flow:
        meant = self.who.players(frame_scope(game, frame))
        winners = tuple(player for player in range(game.players) if (player in meant) == self.wins)
        return Do([EndGame(winners, self.clause, "effect")])


class ReturnSlot(Step):
    """End with what a slot holds, so that the caller can speak of it."""

    __slots__ = ("slot",)

    def __init__(self, clause: str, name: str, slot: str) -> None:
        super().__init__(clause, name)
        self.slot = slot

    def run(self, game: Game, frame: Frame) -> Flow:
        return Return(frame.slots.get(self.slot))
