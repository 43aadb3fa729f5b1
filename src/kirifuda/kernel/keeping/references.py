"""One walk over everything in a state that names an object: for purging, views, position keys and saves."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from kirifuda.kernel.ability import Ability
from kirifuda.kernel.batch import BATCH, Batch, Node
from kirifuda.kernel.decision import Option
from kirifuda.kernel.event import Event
from kirifuda.kernel.ids import FIRST_ID, INFINITY, ObjectId
from kirifuda.kernel.lasting import Change, LastingEffect
from kirifuda.kernel.procedure import Procedure
from kirifuda.kernel.state import CardObject, Frame, GameState, Group, Item, Loop, Result, Snapshot, Waiting

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.rulebook import Rulebook

PLAIN: Final = (
    "frames", "lasting", "waiting", "variables", "streams", "knowledge", "result", "next_id", "next_stamp",
    "next_waiting", "steps", "answers", "chosen_at", "seen_keys", "loop",
)  # fmt: skip
"""Parts of a state that are written as they are."""


class Shape:
    """How a record is built: what its constructor takes, and what is set afterwards."""

    __slots__ = ("args", "rest", "sample")

    def __init__(self, sample: Any, args: str, rest: str = "") -> None:
        self.sample = sample
        """A record of this shape: its values tell which types the fields have."""
        self.args = tuple(args.split())
        self.rest = tuple(rest.split())


SHAPES: Final[dict[str, Shape]] = {
    "Option": Shape(Option(""), "verb object number"),
    "Item": Shape(Item(None, 0, {}), "ability source bound"),
    "CardObject": Shape(
        CardObject(0, 0, 0, 0),
        "id card owner zone",
        "controller keeper position place face_down counters marks host under entered stamp shown made item",
    ),
    "Waiting": Shape(Waiting(Ability(""), 0, 0, {}, 0), "ability source controller bindings stamp"),
    "LastingEffect": Shape(
        LastingEffect(None, None, 0, 0, (), ""),
        "change carries source controller ids until number bound",
        "id stamp anchor",
    ),
    "Loop": Shape(Loop({}, (), ()), "seen choosers barred", "trail totals visits cycle left at"),
    "Group": Shape(Group((), ()), "cards places"),
    "Result": Shape(Result((), "", ""), "winners clause reason"),
    "Frame": Shape(
        Frame(BATCH, {}, "", 0, 0), "procedure slots into source player", "index barred key batch checkpoint used"
    ),
    "Batch": Shape(Batch([]), "nodes", "top applied results"),
    "Node": Shape(Node(Event(), 0, ()), "event parent used", "status place"),
}


@cache
def arguments(kind: Any) -> tuple[str, ...]:
    """What the constructor of an event takes."""
    names: tuple[str, ...] = getattr(kind, "__match_args__", ())
    return names


def fields_of(record: object) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a record's constructor takes and what is set afterwards; nothing for what is shared and names no object."""
    if isinstance(record, Event):
        kind: Any = type(record)
        return arguments(kind), ("source", "by")
    shape = SHAPES.get(type(record).__name__)
    return ((), ()) if shape is None else (shape.args, shape.rest)


class Walk:
    """Copies values, records and events; subclasses say what becomes of each reference."""

    def id(self, id: ObjectId) -> ObjectId:
        """What takes the place of a reference to an object, a lasting effect, a waiting trigger or a moment."""
        return id

    def state(self, state: GameState) -> GameState:
        """What takes the place of a checkpoint."""
        return state

    def value(self, value: Any) -> Any:
        """The same value with its references replaced."""
        if value is None or isinstance(value, (bool, str)):  # first of all: compiled, a bool read as int becomes one
            return value
        if isinstance(value, int):
            return self.id(value) if FIRST_ID <= value < INFINITY else value
        if isinstance(value, tuple):
            return tuple([self.value(part) for part in value])
        if isinstance(value, list):
            return [self.value(part) for part in value]
        if isinstance(value, dict):
            return {name: self.value(part) for name, part in value.items()}
        if isinstance(value, GameState):
            return self.state(value)
        args, rest = fields_of(value)
        if not args and not rest:
            return value
        make: Any = type(value)
        new = make(*[self.value(getattr(value, name)) for name in args])
        for name in rest:
            setattr(new, name, self.value(getattr(value, name)))
        return new


class Plain(Walk):
    """Writes values as plain data."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def value(self, value: Any) -> Any:
        if value is None or isinstance(value, (bool, str)):
            return value
        if isinstance(value, int):
            return self.id(value) if FIRST_ID <= value < INFINITY else value
        if isinstance(value, (tuple, list)):
            return [self.value(part) for part in value]
        if isinstance(value, dict):
            return {name: self.value(part) for name, part in value.items()}
        if isinstance(value, GameState):
            return self.whole_state(value)
        if isinstance(value, (Ability, Change)):
            return {"$": "ability" if isinstance(value, Ability) else "change", "key": value.key}
        if isinstance(value, Procedure):
            return {"$": "procedure", "key": value.name}
        return self.record(value)

    def record(self, record: Any) -> dict[str, Any]:
        """A record's class and fields; what a fresh one would have by itself is left out."""
        if isinstance(record, Snapshot):
            return {"$": "Snapshot", "object": self.record(record.object), "values": self.value(record.values.data())}
        args, rest = fields_of(record)
        found: dict[str, Any] = {"$": type(record).__name__}
        for name in args:
            found[name] = self.value(getattr(record, name))
        if isinstance(record, Event):
            assert event_classes(self.game.rulebook).get(found["$"]) is type(record), f"{found['$']} has a twin"
            found["$from"] = [self.value(record.source), record.by]
            return found
        make: Any = type(record)
        fresh = make(*[getattr(record, name) for name in args])
        for name in rest:
            part = getattr(record, name)
            if part != getattr(fresh, name):
                found[name] = self.value(part)
        if isinstance(record, CardObject):
            found["card"] = self.card(record.card)
        elif isinstance(record, Group):
            found["cards"] = [self.card(card) for card in record.cards]
        elif isinstance(record, Frame):
            found["index"] = self.place(record)
        return found

    def card(self, card: int) -> str | None:
        """A printed card by its key; none where a view has a hole."""
        return self.game.pool.cards[card].key if card >= 0 else None

    def place(self, frame: Frame) -> str:
        """A step by its clause and name."""
        if frame.index >= frame.procedure.size:
            return "end"
        step = frame.procedure.steps[frame.index]
        return f"{step.clause} {step.name}"

    def whole_state(self, state: GameState) -> dict[str, Any]:
        """Everything but what is computed."""
        found: dict[str, Any] = {name: self.value(getattr(state, name)) for name in PLAIN}
        found["$"] = "state"
        found["objects"] = [self.record(state.objects[id]) for id in sorted(state.objects)]
        found["zones"] = {str(zone): self.value(ids) for zone, ids in enumerate(state.zones) if ids}
        found["last_known"] = [[self.id(id), self.record(state.last_known[id])] for id in sorted(state.last_known)]
        found["became"] = [[self.id(id), self.id(state.became[id])] for id in sorted(state.became)]
        return found


def event_classes(rulebook: Rulebook) -> dict[str, Any]:
    """Events by the name of their class; where games share a name, the one of the rulebook's own package."""
    if not rulebook.events:
        home = type(rulebook).__module__.rpartition(".")[0]
        queue: list[Any] = [Event]
        for event in queue:
            queue.extend(event.__subclasses__())
            if event.__name__ not in rulebook.events or event.__module__.startswith(home):
                rulebook.events[event.__name__] = event
    return rulebook.events


class Naming(Walk):
    """Collects every reference that something keeps."""

    def __init__(self) -> None:
        self.named: set[ObjectId] = set()

    def id(self, id: ObjectId) -> ObjectId:
        self.named.add(id)
        return id

    def state(self, state: GameState) -> GameState:
        self.value((state.frames, state.lasting, state.waiting, state.variables))
        for card in state.objects.values():
            if card.item is not None:
                self.value(card.item)
        return state


def purge(game: Game) -> None:
    """Forget what nothing names any more, and make the dictionaries compact: clones copy them."""
    state = game.state
    naming = Naming()
    naming.state(state)
    queue = list(naming.named)
    for id in queue:
        known = state.last_known.get(id)
        for other in (state.became.get(id, 0), *(() if known is None else known.object.under)):
            if other and other not in naming.named:
                naming.named.add(other)
                queue.append(other)
    state.last_known = {id: known for id, known in state.last_known.items() if id in naming.named}
    state.became = {id: new for id, new in state.became.items() if id in naming.named}
    state.objects = {id: state.objects[id] for ids in state.zones for id in ids}
