"""What a game supplies so that shared meanings stay free of games: tests, stats, aspects, events for its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
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


def passes_all(tests: tuple[TestPlan, ...], scope: Scope, id: ObjectId) -> bool:
    """Whether a card passes every test."""
    for test in tests:
        if not test.passes(scope, id):
            return False
    return True


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


class NumberStat(StatPlan):
    """A number of a card's values, by the name it has there."""

    def __init__(self, name: str, field: Mask, attribute: str) -> None:
        super().__init__(name, field)
        self.attribute = attribute

    def read(self, values: Characteristics) -> int:
        number: int = getattr(values, self.attribute)
        return number

    def write(self, values: Characteristics, number: int) -> None:
        setattr(values, self.attribute, number)


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


class NumberAspect(AspectPlan):
    """A stat as something shared or declared."""

    def __init__(self, stat: StatPlan) -> None:
        super().__init__(stat.name, stat.field)
        self.stat = stat

    def of(self, values: Characteristics) -> tuple[str, ...]:
        number = self.stat.read(values)
        return () if number == ABSENT else (str(number),)

    def known(self, game: Game) -> tuple[str, ...]:
        most = 0
        for card in game.pool.cards:
            most = max(most, self.stat.read(card.values))
        return tuple(str(number) for number in range(most + 1))


class EventMaker:
    """An action of the game on one object, as the event that does it."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        """The event; None if there is nothing to do."""
        raise NotImplementedError


@dataclass(eq=False)
class Meaning:
    """The words of a game, looked up; every method refuses with KeyError what the game does not know."""

    zone_words: Mapping[str, tuple[ZoneKind, ...]] = field(default_factory=dict)
    """The kinds of zones that a zone's name stands for."""
    stats: Mapping[str, StatPlan] = field(default_factory=dict)
    aspects: Mapping[str, AspectPlan] = field(default_factory=dict)
    positions: Mapping[str, int] = field(default_factory=dict)
    """The number of each position; ABSENT if the word says which side is up."""
    makers: Mapping[str, EventMaker] = field(default_factory=dict)
    """Actions on one object."""
    turners: Mapping[str, EventMaker] = field(default_factory=dict)
    """Turning an object into a position."""
    starts: Mapping[str, str] = field(default_factory=dict)
    """The name of the `Occur` at the start of a turn, phase or step."""
    ends: Mapping[str, str] = field(default_factory=dict)
    endings: Mapping[str, str] = field(default_factory=dict)
    """The name by which the rules know the end of a phase, for effects that last until then."""
    stretches: Mapping[str, ConditionPlan] = field(default_factory=dict)
    """Whether a phase or step is running, whoever's turn it is."""
    cards: TestPlan | None = None
    """The test that tells cards from abilities on their way to resolution."""
    unseen: tuple[ZoneKind, ...] = ()
    """Hidden zones whose cards somebody who chooses there does not see."""
    bounds_letters: bool = False
    """A letter that a player chooses is at most the number of cards that an effect lets choose from."""

    def zones(self, name: str) -> tuple[ZoneKind, ...]:
        """The kinds of zones that a zone's name stands for."""
        return self.zone_words[name]

    def stat(self, name: str) -> StatPlan:
        """A stat by its word."""
        return self.stats[name]

    def aspect(self, name: str) -> AspectPlan:
        """An aspect by its word."""
        return self.aspects[name]

    def position(self, name: str) -> int:
        """The number of a position."""
        return self.positions[name]

    def maker(self, action: str) -> EventMaker:
        """An action on one object."""
        return self.makers[action]

    def orient(self, position: str) -> EventMaker:
        """Turning an object into a position."""
        return self.turners[position]

    def moment(self, period: str, *, ends: bool) -> str:
        """What is announced at the start or end of a turn, phase or step."""
        return self.ends[period] if ends else self.starts[period]

    def ending(self, period: str) -> str:
        """The end of a phase, for effects that last until then."""
        return self.endings[period]

    def running(self, period: str) -> ConditionPlan:
        """Whether a phase or step is running."""
        return self.stretches[period]

    def cards_only(self) -> TestPlan:
        """The test that tells cards from abilities."""
        if self.cards is None:
            raise KeyError("card")
        return self.cards

    def player_counters(self, counter: str, player: int) -> str:
        """The variable that holds a player's counters of a name."""
        raise KeyError(counter)


@dataclass(eq=False)
class Requirement(ConditionPlan):
    """So many cards of a set are there."""

    of: FilterPlan
    least: AmountPlan

    def holds(self, scope: Scope) -> bool:
        return len(self.of.ids(scope)) >= self.least.value(scope)
