"""The other leaf events of every game. With `moving` and `showing`, from which this module passes everything on, the
only code that writes to the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.kernel.event import NOTHING, Event, OnObject
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.moving import (
    BOTTOM,
    FACT_CONTROL,
    FACT_COUNTERS,
    FACT_FACE,
    FACT_LASTING,
    FACT_MARKS,
    FACT_PLACE,
    FACT_POSITION,
    FACT_VARIABLES,
    TOP,
    ChangeControl,
    Create,
    Mingle,
    Move,
    Shuffle,
    TurnFace,
    Vanish,
    remember,
)  # fmt: skip
from kirifuda.kernel.randomness import below
from kirifuda.kernel.showing import Conceal, Show
from kirifuda.kernel.state import Item, Result, Snapshot, with_value

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Value

__all__ = [
    "BOTTOM", "FACT_CONTROL", "FACT_COUNTERS", "FACT_FACE", "FACT_LASTING", "FACT_MARKS", "FACT_PLACE", "FACT_POSITION",
    "FACT_VARIABLES", "TOP", "ChangeControl", "Conceal", "Create", "Mingle", "Move", "Show", "Shuffle", "TurnFace",
    "Vanish", "remember",
]  # fmt: skip


@dataclass(eq=False)
class SetPosition(OnObject):
    """Turn an object to one of its game's positions (recovered, rested, acted, …)."""

    kind = "position"
    position: int

    def apply(self, game: Game) -> int:
        old = game.state.objects.get(self.object)
        if old is None or old.position == self.position:
            return NOTHING
        new = old.copy()
        new.position = self.position
        game.state.objects[new.id] = new
        game.touch(FACT_POSITION)
        return old.position


@dataclass(eq=False)
class SetPlace(OnObject):
    """Put an object onto another place of its zone: an area of a board, a slot of a row. Its game knows the places."""

    kind = "place"
    place: int

    def apply(self, game: Game) -> int:
        old = game.state.objects.get(self.object)
        if old is None or old.place == self.place:
            return NOTHING
        new = old.copy()
        new.place = self.place
        game.state.objects[new.id] = new
        game.touch(FACT_PLACE)
        return max(old.place, 0)


@dataclass(eq=False)
class AddCounters(OnObject):
    """Put counters on an object, or take them off with a negative number; never below zero."""

    kind = "counters"
    counter: str
    number: int

    def apply(self, game: Game) -> int:
        old = game.state.objects.get(self.object)
        if old is None:
            return NOTHING
        had = old.count(self.counter)
        has = max(0, had + self.number)
        if has == had:
            return NOTHING
        new = old.copy()
        new.counters = with_value(old.counters, self.counter, has)
        game.state.objects[new.id] = new
        game.touch(FACT_COUNTERS)
        return abs(has - had)


@dataclass(eq=False)
class SetMark(OnObject):
    """Note a small fact on an object, or on what is remembered of it."""

    kind = "mark"
    is_quiet = True
    mark: str
    number: int

    def apply(self, game: Game) -> int:
        state = game.state
        known = state.last_known.get(self.object)
        old = state.objects.get(self.object) or (None if known is None else known.object)
        if old is None or old.mark(self.mark) == self.number:
            return NOTHING
        new = old.copy()
        new.marks = with_value(old.marks, self.mark, self.number)
        if new.id in state.objects:
            state.objects[new.id] = new
            game.touch(FACT_MARKS)
        elif known is not None:
            state.last_known[new.id] = Snapshot(new, known.values)
        return self.number


@dataclass(eq=False)
class Roll(Event):
    """A fair number from 0 to `sides` - 1, from a stream of its own."""

    kind = "roll"
    stream: str
    sides: int

    def apply(self, game: Game) -> int:
        streams = game.state.streams
        streams[self.stream], value = below(streams[self.stream], self.sides)
        game.learned((1 << game.map.players) - 1)
        return value


@dataclass(eq=False)
class SetVariable(Event):
    """Set a named fact of the game: whose turn it is, which phase, who has priority."""

    kind = "variable"
    is_quiet = True
    name: str
    value: Value

    def apply(self, game: Game) -> int:
        variables = game.state.variables
        if variables.get(self.name) == self.value:
            return NOTHING
        variables[self.name] = self.value
        if self.name == "turn":
            game.state.chosen_at = game.state.answers
            game.state.loop = None
        game.touch(FACT_VARIABLES)
        return 1


@dataclass(eq=False)
class BeginLasting(Event):
    """A lasting effect begins."""

    kind = "begin"
    effect: LastingEffect

    def apply(self, game: Game) -> int:
        state = game.state
        effect = self.effect.copy()  # the event may wait in a batch that clones share
        effect.id = state.next_id
        state.next_id += 1
        effect.stamp = game.next_stamp()
        state.lasting = (*state.lasting, effect)
        game.touch(FACT_LASTING)
        return effect.id


@dataclass(eq=False)
class EndLasting(Event):
    """Lasting effects end."""

    kind = "end"
    is_quiet = True
    ids: tuple[int, ...]

    def apply(self, game: Game) -> int:
        state = game.state
        rest = tuple(effect for effect in state.lasting if effect.id not in self.ids)
        ended = len(state.lasting) - len(rest)
        if not ended:
            return NOTHING
        state.lasting = rest
        game.touch(FACT_LASTING)
        return ended


@dataclass(eq=False)
class SetItem(Event):
    """Write the choices made for an object on its way to resolution."""

    kind = "item"
    is_quiet = True
    object: ObjectId
    item: Item

    def apply(self, game: Game) -> int:
        old = game.state.objects.get(self.object)
        if old is None:
            return NOTHING
        new = old.copy()
        new.item = self.item
        game.state.objects[new.id] = new
        return 1


@dataclass(eq=False)
class Occur(Event):
    """A moment of the game that abilities may watch: the start of a phase, the end of a battle."""

    kind = "occur"
    moment: str
    player: PlayerId

    def apply(self, game: Game) -> int:
        return 1


@dataclass(eq=False)
class TakeWaiting(Event):
    """A waiting trigger is taken out of the queue, to be activated or to be lost."""

    kind = "take"
    is_quiet = True
    stamp: int

    def apply(self, game: Game) -> int:
        state = game.state
        state.waiting = tuple(waiting for waiting in state.waiting if waiting.stamp != self.stamp)
        return 1


@dataclass(eq=False)
class EndGame(Event):
    """The game is over."""

    kind = "over"
    winners: tuple[PlayerId, ...]
    clause: str
    reason: str

    def apply(self, game: Game) -> int:
        game.state.result = Result(self.winners, self.clause, self.reason)
        return 1
