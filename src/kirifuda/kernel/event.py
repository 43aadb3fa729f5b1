"""Something about to happen, then happened: the only way the state changes.

An event is a leaf, which changes the state when applied, or a compound, which stands for its parts (drawing a card is
moving one). `batch` lets events happen: forbid, replace, apply, record, watch.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final

from kirifuda.kernel.ids import NOBODY, ObjectId, PlayerId, ZoneId
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Value

NOTHING: Final = -1
"""Result of an event that changed nothing: it did not happen."""
REPLACED: Final = -2
"""Result of an event in whose place something else happened."""


class Event:
    """The root of all events. Subclasses are dataclasses: their fields are what saves write."""

    kind: str = ""
    source: ObjectId = 0
    """The object whose doing it is."""
    by: PlayerId = NOBODY
    part_kinds: ClassVar[tuple[str, ...]] = ()
    """Kinds that a compound may turn into."""
    is_compound: bool = False
    is_quiet: bool = False
    """Bookkeeping nobody can watch, replace or forbid."""

    def parts(self, game: Game) -> list[Event]:
        """What a compound consists of, as things stand."""
        return []

    def apply(self, game: Game) -> int:
        """Change the state; NOTHING if that changes nothing."""
        return NOTHING

    def object_id(self) -> ObjectId:
        """The object that it happens to; 0 if none."""
        return 0

    def affected(self, game: Game) -> PlayerId:
        """The player who orders several replacements of it."""
        id = self.object_id()
        if id:
            return game.object_or_last(id).controller
        return game.turn_player()

    def is_leaving(self, game: Game) -> bool:
        """Whether it takes an object out of a place that triggers look back to."""
        return False


@dataclass(eq=False)
class OnObject(Event):
    """An event that happens to one object."""

    object: ObjectId

    def object_id(self) -> ObjectId:
        return self.object


@dataclass(eq=False)
class OnPlayer(Event):
    """An event that happens to one player."""

    player: PlayerId

    def affected(self, game: Game) -> PlayerId:
        return self.player


class Happening:
    """An event that did happen."""

    __slots__ = ("event", "looks_back", "now", "origin", "value", "was")

    def __init__(
        self, event: Event, value: int, looks_back: bool, was: ObjectId, now: ObjectId, origin: ZoneId = -1
    ) -> None:
        self.event = event
        self.value = value
        self.looks_back = looks_back
        self.was = was
        """The object's id before."""
        self.now = now
        """The object's id after, or 0."""
        self.origin = origin
        """The zone in which the object was before; -1 if there was none."""


@dataclass(eq=False)
class Perform(Event):
    """A whole procedure among events: what a replacement costs (early), or what stands in the event's place (late)."""

    kind = "perform"
    procedure: Procedure
    bindings: dict[str, Value]
    source: ObjectId = field()
    player: PlayerId
    early: bool
