"""Qualities: tests of one card, the parts of a filter."""

from __future__ import annotations

from kirifuda.text.ast_base import (
    Amount,
    Aspect,
    Counter,
    Deed,
    Extreme,
    Feature,
    Noun,
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


class Other(Quality, frozen=True):
    """Not this card."""


class OtherThan(Quality, frozen=True):
    """Not that thing."""

    what: Thing


class StatIs(Quality, frozen=True):
    """A stat stands in a relation to an amount."""

    stat: Stat
    relation: Relation
    amount: Amount


class Has(Quality, frozen=True):
    """Has a feature: race, attribute, keyword, named ability, kind."""

    feature: Feature


class NameHas(Quality, frozen=True):
    """The card name contains these words (MD 202.4a)."""

    part: str


class Lies(Quality, frozen=True):
    """Lies in this position."""

    position: Position


class NoAttribute(Quality, frozen=True):
    """Has no attribute (MD 209.3)."""


class NoAbility(Quality, frozen=True):
    """Has no ability at all."""


class HasCounters(Quality, frozen=True):
    """Carries at least so many such counters."""

    counter: Counter
    least: Amount


class HasStock(Quality, frozen=True):
    """Has at least one card of stock."""


class Doing(Quality, frozen=True):
    """Is in the middle of a deed: attacking, being attacked, battling."""

    deed: Deed


class Did(Quality, frozen=True):
    """Did or underwent a deed in a period."""

    period: Period
    deed: Deed


class Most(Quality, frozen=True):
    """Holds the highest or lowest value of a stat among the cards of this filter; ties all do."""

    stat: Stat
    end: Extreme


class SameAs(Quality, frozen=True):
    """Shares an aspect with a thing."""

    aspect: Aspect
    what: Thing


class Except(Quality, frozen=True):
    """The test fails."""

    quality: Quality


class AnyOf(Quality, frozen=True):
    """At least one test holds."""

    qualities: tuple[Quality, ...]


class IsNoun(Quality, frozen=True):
    """Is of that noun; for tests and exceptions (怪異以外の)."""

    noun: Noun


class Targeting(Quality, frozen=True):
    """Has such a thing as its target (cards and abilities on the chase)."""

    what: Party


class LiesIn(Quality, frozen=True):
    """Lies in that place."""

    place: Where


class ControlledBy(Quality, frozen=True):
    """Under that player's control; said of one card."""

    who: Player


class Fits(Quality, frozen=True):
    """Matches a filter (whose place is `Anywhere`)."""

    of: Filter


class PrintedIs(Quality, frozen=True):
    """A printed number stands in a relation to an amount, whatever texts make of it."""

    stat: Stat
    relation: Relation
    amount: Amount


class Distinct(Quality, frozen=True):
    """Of several that are chosen, each of another name, cost …"""

    aspect: Aspect


class AllOf(Quality, frozen=True):
    """Several qualities together."""

    qualities: tuple[Quality, ...]
