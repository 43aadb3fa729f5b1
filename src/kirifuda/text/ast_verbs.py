"""Nodes that do things: deeds, events, conditions, effects."""

from __future__ import annotations

from kirifuda.text.ast_base import (
    Ability,
    Amount,
    Aspect,
    Cause,
    Condition,
    Counter,
    Deed,
    Duration,
    Event,
    Feature,
    Node,
    Party,
    Period,
    Player,
    Position,
    Quality,
    Relation,
    Stat,
    Thing,
    Where,
)
from kirifuda.text.ast_nouns import Filter

# --- deeds -----------------------------------------------------------------------------------------


class Action(Node, frozen=True):
    """A named action of a game, in English: destroy, banish, draw …"""

    name: str


class AnyCause(Cause, frozen=True):
    """Brought about by anything."""


class ByBattle(Cause, frozen=True):
    """By a battle or attack."""


class ByEffect(Cause, frozen=True):
    """By an effect (`whose`: of a card that player controls)."""

    whose: Player


class ByThing(Cause, frozen=True):
    """By the effect of certain cards."""

    what: Thing


class Undergoes(Deed, frozen=True):
    """The subject has an action done to it."""

    action: Action
    cause: Cause


class Performs(Deed, frozen=True):
    """The subject does an action; `what` is `Anything` where the wording names nothing."""

    action: Action
    what: Party
    cause: Cause


class Anything(Thing, frozen=True):
    """No restriction on the object."""


class Enters(Deed, frozen=True):
    """The subject enters the field."""


class Leaves(Deed, frozen=True):
    """The subject leaves a place for another zone."""

    place: Where


class IsPut(Deed, frozen=True):
    """The subject is put from one place into another (`Anywhere`: no restriction)."""

    origin: Where
    to: Where


class Turns(Deed, frozen=True):
    """The subject comes into a position it was not in."""

    position: Position


class GetsCounters(Deed, frozen=True):
    """Counters are put on the subject."""

    counter: Counter


class LosesCounters(Deed, frozen=True):
    """Counters are removed from the subject."""

    counter: Counter


class Repeatedly(Deed, frozen=True):
    """The deed so many times in a turn."""

    times: Amount
    deed: Deed


class Nth(Deed, frozen=True):
    """The deed for the nth time in a turn."""

    n: Amount
    deed: Deed


# --- events ----------------------------------------------------------------------------------------


class Happens(Event, frozen=True):
    """A subject does or undergoes a deed. The subject (not `This`) and the deed's object can be spoken of later."""

    subject: Party
    deed: Deed


class Begins(Event, frozen=True):
    """The start of a period."""

    period: Period


class Ends(Event, frozen=True):
    """The end of a period."""

    period: Period


class Holds(Event, frozen=True):
    """State trigger (MD 906.7): a condition is true."""

    condition: Condition


class EitherEvent(Event, frozen=True):
    """Any of several events."""

    events: tuple[Event, ...]


class InPeriod(Event, frozen=True):
    """An event, only while a period runs."""

    period: Period
    event: Event


class Provided(Event, frozen=True):
    """An event, only if a condition is true then."""

    event: Event
    condition: Condition


# --- conditions and durations ----------------------------------------------------------------------


class Compare(Condition, frozen=True):
    """Two amounts stand in a relation. `X exists` is a count of at least 1, `no X` a count equal to 0."""

    left: Amount
    relation: Relation
    right: Amount


class Is(Condition, frozen=True):
    """A thing has a quality."""

    what: Thing
    quality: Quality


class Only(Condition, frozen=True):
    """The cards of a set are just this thing and no others."""

    of: Filter
    what: Thing


class Now(Condition, frozen=True):
    """A period is running."""

    period: Period


class Happened(Condition, frozen=True):
    """An event has happened in a period."""

    period: Period
    event: Event


class Never(Condition, frozen=True):
    """An event has not happened in a period."""

    period: Period
    event: Event


class JustHappened(Condition, frozen=True):
    """An event has happened as part of the effect that is running."""

    event: Event


class AllTrue(Condition, frozen=True):
    """Every part is true."""

    parts: tuple[Condition, ...]


class AnyTrue(Condition, frozen=True):
    """At least one part is true."""

    parts: tuple[Condition, ...]


class Until(Duration, frozen=True):
    """Until that event."""

    event: Event


class Throughout(Duration, frozen=True):
    """While a period runs; after `ThisOne` or `NextOne` it is over for good."""

    period: Period


class While(Duration, frozen=True):
    """As long as a condition is true."""

    condition: Condition


# --- features --------------------------------------------------------------------------------------


class Raise(Feature, frozen=True):
    """A stat is raised."""

    stat: Stat
    by: Amount


class Lower(Feature, frozen=True):
    """A stat is lowered."""

    stat: Stat
    by: Amount


class SetStat(Feature, frozen=True):
    """A stat becomes a value."""

    stat: Stat
    to: Amount


class SetBoth(Feature, frozen=True):
    """ATK and DEF become the same value."""

    to: Amount


class Stats(Feature, frozen=True):
    """ATK and DEF become two values: [A/B]."""

    attack: Amount
    defense: Amount


class PerEach(Feature, frozen=True):
    """A feature once for every `unit` cards of a set."""

    of: Filter
    unit: Amount
    feature: Feature


class PerCounter(Feature, frozen=True):
    """A feature once for every counter on a thing."""

    counter: Counter
    what: Thing
    feature: Feature


class AbilityText(Feature, frozen=True):
    """A quoted ability; refs inside it are its own."""

    ability: Ability


class AbilityNamed(Feature, frozen=True):
    """The ability of that name (MD 901.1d)."""

    name: str


class EveryAbility(Feature, frozen=True):
    """All abilities the card has."""


class EveryValueOf(Feature, frozen=True):
    """Everything it has of an aspect: all races, all attributes."""

    aspect: Aspect


class Declared(Feature, frozen=True):
    """*ref* What was declared before of an aspect (その属性)."""

    aspect: Aspect


class RaiseBoth(Feature, frozen=True):
    """Both numbers are raised."""

    by: Amount


class LowerBoth(Feature, frozen=True):
    """Both numbers are lowered."""

    by: Amount


class ByDamage(Cause, frozen=True):
    """For damage."""


class Defeats(Deed, frozen=True):
    """Destroys something, by damage or by an effect."""

    what: Thing


class TakesDamageFrom(Deed, frozen=True):
    """Receives damage of which somebody is the source."""

    what: Thing


class NotSo(Condition, frozen=True):
    """A condition that is not true."""

    condition: Condition


class Becomes(Event, frozen=True):
    """A condition that was not true comes true."""

    condition: Condition
