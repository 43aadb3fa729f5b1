"""The other leaf events of every game. With `moving` and `showing`, from which this module passes everything on, the
only code that writes to the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kirifuda.kernel.event import NOTHING, Event
from kirifuda.kernel.ids import ObjectId, PlayerId
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
    from kirifuda.kernel.lasting import LastingEffect
    from kirifuda.kernel.state import Value

__all__ = [
    "BOTTOM", "FACT_CONTROL", "FACT_COUNTERS", "FACT_FACE", "FACT_LASTING", "FACT_MARKS", "FACT_PLACE", "FACT_POSITION",
    "FACT_VARIABLES", "TOP", "ChangeControl", "Conceal", "Create", "Mingle", "Move", "Show", "Shuffle", "TurnFace",
    "Vanish", "remember",
]  # fmt: skip


class SetPosition(Event):
    """Turn an object to one of its game's positions (recovered, rested, acted, …)."""

    __slots__ = ("object", "position")
    kind = "position"
    fields: ClassVar[tuple[str, ...]] = ("object", "position")

    def __init__(self, object: ObjectId, position: int) -> None:
        super().__init__()
        self.object = object
        self.position = position

    def object_id(self) -> ObjectId:
        return self.object

    def apply(self, game: Game) -> int:
        old = game.state.objects.get(self.object)
        if old is None or old.position == self.position:
            return NOTHING
        new = old.copy()
        new.position = self.position
        game.state.objects[new.id] = new
        game.touch(FACT_POSITION)
        return old.position


class SetPlace(Event):
    """Put an object onto another place of its zone: an area of a board, a slot of a row. Its game knows the places."""

    __slots__ = ("object", "place")
    kind = "place"
    fields: ClassVar[tuple[str, ...]] = ("object", "place")

    def __init__(self, object: ObjectId, place: int) -> None:
        super().__init__()
        self.object = object
        self.place = place

    def object_id(self) -> ObjectId:
        return self.object

    def apply(self, game: Game) -> int:
        old = game.state.objects.get(self.object)
        if old is None or old.place == self.place:
            return NOTHING
        new = old.copy()
        new.place = self.place
        game.state.objects[new.id] = new
        game.touch(FACT_PLACE)
        return max(old.place, 0)


class AddCounters(Event):
    """Put counters on an object, or take them off with a negative number; never below zero."""

    __slots__ = ("counter", "number", "object")
    kind = "counters"
    fields: ClassVar[tuple[str, ...]] = ("object", "counter", "number")

    def __init__(self, object: ObjectId, counter: str, number: int) -> None:
        super().__init__()
        self.object = object
        self.counter = counter
        self.number = number

    def object_id(self) -> ObjectId:
        return self.object

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


class SetMark(Event):
    """Note a small fact on an object, or on what is remembered of it."""

    __slots__ = ("mark", "number", "object")
    kind = "mark"
    fields: ClassVar[tuple[str, ...]] = ("object", "mark", "number")
    is_quiet = True

    def __init__(self, object: ObjectId, mark: str, number: int) -> None:
        super().__init__()
        self.object = object
        self.mark = mark
        self.number = number

    def object_id(self) -> ObjectId:
        return self.object

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


class Roll(Event):
    """A fair number from 0 to `sides` - 1, from a stream of its own."""

    __slots__ = ("sides", "stream")
    kind = "roll"
    fields: ClassVar[tuple[str, ...]] = ("stream", "sides")

    def __init__(self, stream: str, sides: int) -> None:
        super().__init__()
        self.stream = stream
        self.sides = sides

    def apply(self, game: Game) -> int:
        streams = game.state.streams
        streams[self.stream], value = below(streams[self.stream], self.sides)
        game.learned((1 << game.map.players) - 1)
        return value


class SetVariable(Event):
    """Set a named fact of the game: whose turn it is, which phase, who has priority."""

    __slots__ = ("name", "value")
    kind = "variable"
    fields: ClassVar[tuple[str, ...]] = ("name", "value")
    is_quiet = True

    def __init__(self, name: str, value: Value) -> None:
        super().__init__()
        self.name = name
        self.value = value

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


class BeginLasting(Event):
    """A lasting effect begins."""

    __slots__ = ("effect",)
    kind = "begin"
    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: LastingEffect) -> None:
        super().__init__()
        self.effect = effect

    def apply(self, game: Game) -> int:
        state = game.state
        effect = self.effect.copy()  # the event may wait in a batch that clones share
        effect.id = state.next_id
        state.next_id += 1
        effect.stamp = game.next_stamp()
        state.lasting = (*state.lasting, effect)
        game.touch(FACT_LASTING)
        return effect.id


class EndLasting(Event):
    """Lasting effects end."""

    __slots__ = ("ids",)
    kind = "end"
    fields: ClassVar[tuple[str, ...]] = ("ids",)
    is_quiet = True

    def __init__(self, ids: tuple[int, ...]) -> None:
        super().__init__()
        self.ids = ids

    def apply(self, game: Game) -> int:
        state = game.state
        rest = tuple(effect for effect in state.lasting if effect.id not in self.ids)
        ended = len(state.lasting) - len(rest)
        if not ended:
            return NOTHING
        state.lasting = rest
        game.touch(FACT_LASTING)
        return ended


class SetItem(Event):
    """Write the choices made for an object on its way to resolution."""

    __slots__ = ("item", "object")
    kind = "item"
    fields: ClassVar[tuple[str, ...]] = ("object", "item")
    is_quiet = True

    def __init__(self, object: ObjectId, item: Item) -> None:
        super().__init__()
        self.object = object
        self.item = item

    def apply(self, game: Game) -> int:
        old = game.state.objects.get(self.object)
        if old is None:
            return NOTHING
        new = old.copy()
        new.item = self.item
        game.state.objects[new.id] = new
        return 1


class Occur(Event):
    """A moment of the game that abilities may watch: the start of a phase, the end of a battle."""

    __slots__ = ("moment", "player")
    kind = "occur"
    fields: ClassVar[tuple[str, ...]] = ("moment", "player")

    def __init__(self, moment: str, player: PlayerId) -> None:
        super().__init__()
        self.moment = moment
        self.player = player

    def apply(self, game: Game) -> int:
        return 1


class TakeWaiting(Event):
    """A waiting trigger is taken out of the queue, to be activated or to be lost."""

    __slots__ = ("stamp",)
    kind = "take"
    fields: ClassVar[tuple[str, ...]] = ("stamp",)
    is_quiet = True

    def __init__(self, stamp: int) -> None:
        super().__init__()
        self.stamp = stamp

    def apply(self, game: Game) -> int:
        state = game.state
        state.waiting = tuple(waiting for waiting in state.waiting if waiting.stamp != self.stamp)
        return 1


class EndGame(Event):
    """The game is over."""

    __slots__ = ("clause", "reason", "winners")
    kind = "over"
    fields: ClassVar[tuple[str, ...]] = ("winners", "clause", "reason")

    def __init__(self, winners: tuple[PlayerId, ...], clause: str, reason: str) -> None:
        super().__init__()
        self.winners = winners
        self.clause = clause
        self.reason = reason

    def apply(self, game: Game) -> int:
        game.state.result = Result(self.winners, self.clause, self.reason)
        return 1
