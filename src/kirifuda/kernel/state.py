"""Everything true at one instant, as plain data.

Records (`CardObject`, `Item`, `Waiting`, `LastingEffect`, `Group`) are replaced, never edited, so clones share them.
Tuples inside the state likewise. Only frames and their batches are edited in place, and those are copied by `clone`.
Table and index are computed from the rest, shared by clones and never saved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, Union, cast

from kirifuda.kernel.ids import FIRST_ID, FIRST_STAMP, FIRST_WAITING, NOBODY, Mask, ObjectId, PlayerId, ZoneId

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.batch import Batch
    from kirifuda.kernel.characteristics import Characteristics, Table
    from kirifuda.kernel.decision import Option
    from kirifuda.kernel.lasting import LastingEffect
    from kirifuda.kernel.procedure import Procedure, Slot
    from kirifuda.kernel.triggers import Index

T = TypeVar("T")
Value = Union[int, str, tuple[int, ...], "Option", tuple["Option", ...], None]

Pairs = tuple[tuple[str, int], ...]
"""A small dictionary that never changes: counters, marks."""

Used = tuple[tuple[str, int, int], ...]
"""Replacements that were used, as `Holder.key` names them."""


class Item:
    """What an object on the way to resolution carries: whose ability it is, and the choices made for it."""

    __slots__ = ("ability", "bound", "source")

    def __init__(self, ability: Ability | None, source: ObjectId, bound: dict[str, Value]) -> None:
        self.ability = ability
        """The ability that stands here as a pseudo card; None if the object is a card."""
        self.source = source
        self.bound = bound
        """Targets, modes, X: they seed the frame at resolution. Never edited."""


class CardObject:
    """One card, token or ability item in one zone. A change of zone makes a new one."""

    __slots__ = (
        "card", "controller", "counters", "entered", "face_down", "host", "id", "item", "keeper", "made", "marks",
        "owner", "place", "position", "shown", "stamp", "under", "zone",
    )  # fmt: skip

    def __init__(self, id: ObjectId, card: int, owner: PlayerId, zone: ZoneId) -> None:
        self.id = id
        self.card = card
        """Index of the printed card in the pool, or UNKNOWN in a view."""
        self.owner = owner
        self.controller = owner
        self.keeper = owner
        """Who controls it while no effect says otherwise: the player under whom it came."""
        self.zone = zone
        self.position = 0
        self.place = -1
        self.face_down = False
        self.counters: Pairs = ()
        self.marks: Pairs = ()
        self.host: ObjectId = 0
        """The object it lies under or is attached to."""
        self.under: tuple[ObjectId, ...] = ()
        """The objects under it, the last on top."""
        self.entered = 0
        """The turn in which it came here."""
        self.stamp = 0
        """When it came here, among everything that ever happened."""
        self.shown: Mask = 0
        """Who knows it although the zone or its face hides it."""
        self.made = False
        """It came out of nothing (a token, an ability on its way) and belongs to no deck."""
        self.item: Item | None = None

    def copy(self) -> CardObject:
        """A record to change before it takes the old one's place."""
        new = CardObject(self.id, self.card, self.owner, self.zone)
        new.controller = self.controller
        new.keeper = self.keeper
        new.position = self.position
        new.place = self.place
        new.face_down = self.face_down
        new.counters = self.counters
        new.marks = self.marks
        new.host = self.host
        new.under = self.under
        new.entered = self.entered
        new.stamp = self.stamp
        new.shown = self.shown
        new.made = self.made
        new.item = self.item
        return new

    def count(self, counter: str) -> int:
        """How many counters of this name lie on it."""
        return value_of(self.counters, counter)

    def mark(self, name: str) -> int:
        """A small fact noted on it by the rules; 0 if there is none."""
        return value_of(self.marks, name)


def value_of(pairs: Pairs, name: str) -> int:
    """Look a name up in a small constant dictionary."""
    for key, value in pairs:
        if key == name:
            return value
    return 0


def with_value(pairs: Pairs, name: str, value: int) -> Pairs:
    """The same dictionary with one entry changed; entries of 0 are left out."""
    rest = tuple(pair for pair in pairs if pair[0] != name)
    if value == 0:
        return rest
    return tuple(sorted((*rest, (name, value))))


class Snapshot:
    """Last-known information: an object as it was when it left."""

    __slots__ = ("object", "values")

    def __init__(self, object: CardObject, values: Characteristics) -> None:
        self.object = object
        self.values = values


class Waiting:
    """An ability that has triggered and waits to be taken."""

    __slots__ = ("ability", "bindings", "controller", "source", "stamp")

    def __init__(
        self, ability: Ability, source: ObjectId, controller: PlayerId, bindings: dict[str, Value], stamp: int
    ) -> None:
        self.ability = ability
        self.source = source
        self.controller = controller
        self.bindings = bindings
        self.stamp = stamp


class Frame:
    """A running procedure: how far it got and what was chosen. Data only."""

    __slots__ = (
        "barred", "batch", "checkpoint", "index", "into", "key", "player", "procedure", "slots", "source", "used",
    )  # fmt: skip

    def __init__(
        self, procedure: Procedure, slots: dict[str, Value], into: str, source: ObjectId, player: PlayerId
    ) -> None:
        self.procedure = procedure
        self.index = 0
        self.slots = slots
        self.into = into
        self.source = source
        """The object whose text or rule this is; every event of the frame is its doing."""
        self.player = player
        """Whose doing it is."""
        self.barred: tuple[str, ...] = ()
        """Keys of options that were attempted here and proved impossible."""
        self.checkpoint: GameState | None = None
        self.key = ""
        self.batch: Batch | None = None
        self.used: Used = ()
        """It runs in an event's place: the replacements used on that event, and so on everything it does."""

    def copy(self) -> Frame:
        """An independent frame that stands at the same place."""
        new = Frame(self.procedure, self.slots.copy(), self.into, self.source, self.player)
        new.index = self.index
        new.barred = self.barred
        new.checkpoint = self.checkpoint
        new.key = self.key
        new.used = self.used
        if self.batch is not None:
            new.batch = self.batch.copy()
        return new

    @property
    def step(self) -> str:
        """The name of the step at which it stands; empty behind the last."""
        return self.procedure.steps[self.index].name if self.index < len(self.procedure.steps) else ""

    def __getitem__(self, slot: Slot[T]) -> T:
        assert slot.name in self.slots, f"{self.procedure.name}/{self.step}: nothing was put into {slot.name!r}"
        return cast("T", self.slots[slot.name])

    def __setitem__(self, slot: Slot[T], value: T) -> None:
        self.slots[slot.name] = cast("Value", value)

    def get(self, slot: Slot[T], default: T) -> T:
        """The slot's value, or a default while it is empty."""
        if slot.name in self.slots:
            return cast("T", self.slots[slot.name])
        return default


class Group:
    """What a viewer knows without knowing where: these cards are somewhere among these places.

    A place is an object's id, or -1 - zone for all of an unordered or shuffled zone.
    """

    __slots__ = ("cards", "places")

    def __init__(self, cards: tuple[int, ...], places: tuple[int, ...]) -> None:
        self.cards = cards
        self.places = places


class Loop:
    """Choices of one turn since repetition is watched, and what may not be repeated for now."""

    __slots__ = ("at", "barred", "choosers", "cycle", "left", "seen", "totals", "trail", "visits")

    def __init__(
        self, seen: dict[str, tuple[int, int]], choosers: tuple[PlayerId, ...], barred: tuple[tuple[int, str], ...]
    ) -> None:
        self.seen = seen
        """For each position with the choice made there: how often, and after how many choices the last time."""
        self.choosers = choosers
        self.barred = barred
        """Players with the keys of options that would only repeat a loop."""
        self.trail: tuple[str, ...] = ()
        """Choices, passing among them, since rounds that change something are watched."""
        self.totals: tuple[str, ...] = ()
        """What had been counted up when each of them was made."""
        self.visits: dict[str, tuple[int, ...]] = {}
        """For each choice, with the position less its totals, the places on the trail where it was made last."""
        self.cycle: tuple[str, ...] = ()
        """The choices of one round of a loop that was recognised and has to be played."""
        self.left = 0
        """How many rounds of it are still to be begun, and one more until the last of them is over."""
        self.at = 0
        """How many choices of the present one are made."""

    def copy(self) -> Loop:
        """One that may be changed before it is put in place of this."""
        new = Loop(self.seen.copy(), self.choosers, self.barred)
        new.trail, new.totals, new.visits = self.trail, self.totals, self.visits.copy()
        new.cycle, new.left, new.at = self.cycle, self.left, self.at
        return new


class Result:
    """How the game ended: the winners, and the clause."""

    __slots__ = ("clause", "reason", "winners")

    def __init__(self, winners: tuple[PlayerId, ...], clause: str, reason: str) -> None:
        self.winners = winners
        self.clause = clause
        self.reason = reason


class GameState:
    """One value that holds a whole game. `clone` costs microseconds."""

    __slots__ = (
        "answers", "became", "chosen_at", "frames", "index", "knowledge", "last_known", "lasting", "loop", "next_id",
        "next_stamp", "next_waiting", "objects", "result", "seen_keys", "steps", "streams", "table", "variables",
        "waiting", "zones",
    )  # fmt: skip

    def __init__(self, zones: int, players: int) -> None:
        self.objects: dict[ObjectId, CardObject] = {}
        self.zones: list[tuple[ObjectId, ...]] = [()] * zones
        """Ids in each zone; of an ordered zone the last is the top."""
        self.frames: list[Frame] = []
        self.lasting: tuple[LastingEffect, ...] = ()
        self.waiting: tuple[Waiting, ...] = ()
        self.variables: dict[str, Value] = {}
        self.streams: dict[str, int] = {}
        self.next_id = FIRST_ID
        self.next_stamp = FIRST_STAMP
        self.next_waiting = FIRST_WAITING
        self.last_known: dict[ObjectId, Snapshot] = {}
        self.became: dict[ObjectId, ObjectId] = {}
        """One hop: the id that an object got when it changed zone."""
        self.knowledge: list[tuple[Group, ...]] = [()] * players
        self.result: Result | None = None
        self.steps = 0
        """Steps run since the last real choice, for the budget."""
        self.answers = 0
        """Real choices made so far."""
        self.chosen_at = 0
        """Real choices made before this turn."""
        self.seen_keys: tuple[tuple[str, int], ...] = ()
        """Position keys with how often they were seen since something else was done."""
        self.loop: Loop | None = None
        self.table: Table | None = None
        self.index: Index | None = None

    def clone(self) -> GameState:
        """An independent state. Everything that is never edited is shared."""
        new = GameState(0, 0)
        new.objects = self.objects.copy()
        new.zones = self.zones.copy()
        new.frames = [frame.copy() for frame in self.frames]
        new.lasting = self.lasting
        new.waiting = self.waiting
        new.variables = self.variables.copy()
        new.streams = self.streams.copy()
        new.next_id = self.next_id
        new.next_stamp = self.next_stamp
        new.next_waiting = self.next_waiting
        new.last_known = self.last_known.copy()
        new.became = self.became.copy()
        new.knowledge = self.knowledge.copy()
        new.result = self.result
        new.steps = self.steps
        new.answers = self.answers
        new.chosen_at = self.chosen_at
        new.seen_keys = self.seen_keys
        new.loop = self.loop
        new.table = self.table
        new.index = self.index
        return new


RULES: Final = NOBODY
"""The doer of what the rules do by themselves."""
