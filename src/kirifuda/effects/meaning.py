"""What a game supplies so that shared meanings stay free of games: tests, stats, aspects, events for its words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan, FilterPlan
from kirifuda.kernel.ids import Mask, ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.characteristics import Characteristics
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.zones import ZoneKind

ABSENT: Final = -(1 << 41)
"""A number that is not there: a stat the card has not, a value of something gone. It compares with nothing."""


class TestPlan:
    """One test of one card."""

    __test__ = False

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        """Whether the card, present or last known, passes."""
        raise NotImplementedError


class StatPlan:
    """A number on cards: how it is read and written."""

    def __init__(self, name: str, field: Mask) -> None:
        self.name = name
        self.field = field
        """Its bit among the fields of computed values."""

    def read(self, values: Characteristics) -> int:
        """The number; ABSENT if the card has none."""
        raise NotImplementedError

    def write(self, values: Characteristics, number: int) -> None:
        """Change the number."""
        raise NotImplementedError


class AspectPlan:
    """What cards can share, or what can be declared: attributes, races, names …"""

    def __init__(self, name: str, field: Mask) -> None:
        self.name = name
        self.field = field

    def of(self, values: Characteristics) -> tuple[str, ...]:
        """All values of it that a card has."""
        raise NotImplementedError

    def known(self, game: Game) -> tuple[str, ...]:
        """Every value that can be declared."""
        raise NotImplementedError


class EventMaker:
    """An action of the game on one object, as the event that does it."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        """The event; None if there is nothing to do."""
        raise NotImplementedError


class Meaning:
    """Looks words up. A game derives from it; every method refuses with KeyError what the game does not know."""

    __slots__ = ()

    def zones(self, name: str) -> tuple[ZoneKind, ...]:
        """The kinds of zones that a zone's name stands for."""
        raise KeyError(name)

    def stat(self, name: str) -> StatPlan:
        """A stat by its word."""
        raise KeyError(name)

    def aspect(self, name: str) -> AspectPlan:
        """An aspect by its word."""
        raise KeyError(name)

    def position(self, name: str) -> int:
        """The number of a position; ABSENT if the word says which side is up."""
        raise KeyError(name)

    def bounds_letters(self) -> bool:
        """Whether a letter that a player chooses is at most the number of cards that an effect lets choose from."""
        return False

    def maker(self, action: str) -> EventMaker:
        """An action on one object."""
        raise KeyError(action)

    def orient(self, position: str) -> EventMaker:
        """Turning an object into a position."""
        raise KeyError(position)

    def moment(self, period: str, *, ends: bool) -> str:
        """The name of the `Occur` at the start or end of a turn, phase or step."""
        raise KeyError(period)

    def ending(self, period: str) -> str:
        """The name by which the rules know the end of a phase, for effects that last until then."""
        raise KeyError(period)

    def running(self, period: str) -> ConditionPlan:
        """Whether a phase or step is running, whoever's turn it is."""
        raise KeyError(period)

    def cards_only(self) -> TestPlan:
        """The test that tells cards from abilities on their way to resolution."""
        raise KeyError("card")

    def player_counters(self, counter: str, player: int) -> str:
        """The variable that holds a player's counters of a name."""
        raise KeyError(counter)

    def may_look_through(self, zone: ZoneKind) -> bool:
        """Whether somebody who chooses in a hidden zone sees its cards."""
        return True


@dataclass(eq=False)
class Requirement(ConditionPlan):
    """So many cards of a set are there."""

    of: FilterPlan
    least: AmountPlan

    def holds(self, scope: Scope) -> bool:
        return len(self.of.ids(scope)) >= self.least.value(scope)
