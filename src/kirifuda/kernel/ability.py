"""What a card can do besides lying there: the kernel's view of an ability.

The kernel only finds abilities (through the index) and asks them; what they mean is the subclass's affair.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.kernel.ids import Mask, ObjectId, PlayerId

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.lasting import Change
    from kirifuda.kernel.procedure import Procedure
    from kirifuda.kernel.state import Value


@dataclass(eq=False)
class Ability:
    """One ability, printed or granted; shared by all cards that have it."""

    key: str
    """Unique in the pool; saves name it."""
    zones: Mask = field(default=0, init=False)
    """Kinds of zones where it works; 0 means the rulebook's usual ones."""
    watches: tuple[str, ...] = field(default=(), init=False)
    """Kinds of events that may trigger it."""
    replaces: tuple[str, ...] = field(default=(), init=False)
    """Kinds of events that it may replace."""
    forbids: tuple[str, ...] = field(default=(), init=False)
    """Kinds of events that it may forbid."""
    is_state_trigger: bool = field(default=False, init=False)
    changes: tuple[Change, ...] = field(default=(), init=False)
    """What it changes while it works."""
    buckets: tuple[str, ...] = field(default=(), init=False)
    """Other names under which the game's rules look for it."""
    optional: bool = field(default=False, init=False)
    """A replacement that its affected player may decline."""
    is_single: bool = field(default=False, init=False)
    """Of events that happen together it takes all that fit as one: it triggers once, or stands for them once."""
    once: bool = field(default=False, init=False)
    """Carried by a lasting effect, it ends that effect when it has triggered or replaced once."""
    procedure: Procedure | None = field(default=None, init=False)
    """What happens when it resolves."""

    def has_hooks(self) -> bool:
        """Whether the index must know it at all."""
        return bool(self.watches or self.replaces or self.forbids or self.buckets or self.is_state_trigger)

    def triggers(self, game: Game, holder: Holder, happening: Happening) -> dict[str, Value] | None:
        """The bindings with which it triggers, or None if it does not."""
        return None

    def state_holds(self, game: Game, holder: Holder) -> bool:
        """Whether the state that triggers it holds now."""
        return False

    def is_forbidding(self, game: Game, holder: Holder, event: Event) -> bool:
        """Whether it forbids the event."""
        return False

    def is_replacing(self, game: Game, holder: Holder, event: Event) -> bool:
        """Whether it can replace the event."""
        return False

    def replace(self, game: Game, holder: Holder, event: Event) -> list[Event]:
        """What happens instead of the event."""
        return [event]

    def replace_too(self, game: Game, holder: Holder, made: list[Event], event: Event) -> list[Event]:
        """With `is_single`: what is left of another event for which the replacement that was `made` stands, too."""
        return []


class Holder:
    """An ability at work: where it comes from and whose it is."""

    __slots__ = ("ability", "controller", "effect", "source", "stamp")

    def __init__(self, ability: Ability, source: ObjectId, controller: PlayerId, effect: int, stamp: int) -> None:
        self.ability = ability
        self.source = source
        self.controller = controller
        self.effect = effect
        """The lasting effect that carries it; 0 if the source has it."""
        self.stamp = stamp

    def key(self) -> tuple[str, int, int]:
        """What tells this holder from others while an event is being replaced."""
        return (self.ability.key, self.source, self.effect)
