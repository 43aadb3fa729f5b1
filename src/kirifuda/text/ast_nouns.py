"""Nodes that name things: amounts, places, filters, qualities, cards."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.text.ast_base import (
    Amount,
    Aspect,
    Counter,
    Event,
    Extreme,
    Node,
    Noun,
    Period,
    Player,
    Quality,
    Quantity,
    Ref,
    Role,
    Stat,
    Thing,
    Where,
    Zone,
)

# --- amounts ------------------------------------------------------------------------------------


class Num(Amount, frozen=True):
    """A printed number."""

    n: int


class Infinity(Amount, frozen=True):
    """Larger than every number (MD 104.7)."""


class Letter(Amount, frozen=True):
    """X or Y: chosen on activation unless a `Define` in the same text fixes it."""

    name: str


class CountOf(Amount, frozen=True):
    """How many cards match."""

    of: Filter


class ValueOf(Amount, frozen=True):
    """The value of a stat of one thing."""

    stat: Stat
    what: Thing


class TotalOf(Amount, frozen=True):
    """The sum of a stat over a thing or things."""

    stat: Stat
    what: Thing


class ExtremeOf(Amount, frozen=True):
    """The highest or lowest value of a stat among the cards that match."""

    end: Extreme
    stat: Stat
    of: Filter


class CountersOn(Amount, frozen=True):
    """How many such counters lie on a thing."""

    counter: Counter
    what: Thing


class CountersOf(Amount, frozen=True):
    """How many such counters a player has."""

    counter: Counter
    who: Player


class Kinds(Amount, frozen=True):
    """How many different values of an aspect there are among the cards that match."""

    aspect: Aspect
    of: Filter


class ThatMany(Amount, frozen=True):
    """*ref* As many as the deed before took or brought."""


class TimesHappened(Amount, frozen=True):
    """How often an event has happened in a period."""

    period: Period
    event: Event


class Half(Amount, frozen=True):
    """Half, not rounded here (MD 909.1g rounds)."""

    of: Amount


class Twice(Amount, frozen=True):
    """Double."""

    of: Amount


class Plus(Amount, frozen=True):
    """A sum of two amounts."""

    left: Amount
    right: Amount


class Minus(Amount, frozen=True):
    """One amount less another, never below 0."""

    left: Amount
    right: Amount


class Multiple(Amount, frozen=True):
    """One amount times another."""

    left: Amount
    right: Amount


class Everything(Amount, frozen=True):
    """As many as there are; for counters."""


class Current(Amount, frozen=True):
    """The value as it is before this change; only inside `SetStat`."""


class ThatOf(Amount, frozen=True):
    """The value that the same stat has on a thing; only inside `StatIs`."""

    what: Thing


class Per(Amount, frozen=True):
    """`each`, once for every `unit` of a count."""

    of: Amount
    unit: Amount
    each: Amount


class UpTo(Quantity, frozen=True):
    """Any number from 0 to n, chosen by the actor."""

    n: Amount


class OrMore(Quantity, frozen=True):
    """n or more, chosen by the actor."""

    n: Amount


class AnyNumber(Quantity, frozen=True):
    """Any number including none, chosen by the actor."""


# --- places and filters ----------------------------------------------------------------------------


class Place(Where, frozen=True):
    """A zone and whose it is; for the field: who controls the card."""

    zone: Zone
    whose: Player


class StockOf(Where, frozen=True):
    """The stock under a thing."""

    what: Thing


class Among(Where, frozen=True):
    """The cards spoken of before: `what` is a ref."""

    what: Thing


class TopOf(Where, frozen=True):
    """So many cards from the top of an ordered zone."""

    place: Place
    count: Amount


class BottomOf(Where, frozen=True):
    """So many cards from the bottom of an ordered zone."""

    place: Place
    count: Amount


class BeingPlayed(Where, frozen=True):
    """Cards that a player is activating, wherever they come from."""

    by: Player


class NextPlayed(Where, frozen=True):
    """The next card that a player activates."""

    by: Player


class Anywhere(Where, frozen=True):
    """In any zone; used with refs and tests of one card."""


class Filter(Node, frozen=True):
    """A set of cards: those in `where` that are a `noun` and have all `qualities`."""

    where: Where
    qualities: tuple[Quality, ...]
    noun: Noun


class AnyCard(Noun, frozen=True):
    """Any card."""


class AnyToken(Noun, frozen=True):
    """Any token."""


class TokenNamed(Noun, frozen=True):
    """Tokens of a name."""

    name: str


class AnyAbility(Noun, frozen=True):
    """An ability on the chase, not a card."""


class EitherNoun(Noun, frozen=True):
    """One of several nouns."""

    parts: tuple[Noun, ...]


# --- things ----------------------------------------------------------------------------------------


class Some(Thing, frozen=True):
    """So many of a set: chosen by the actor when the verb needs them (at activation under `Target`)."""

    of: Filter
    count: Quantity


class RandomSome(Thing, frozen=True):
    """So many of a set, picked at random."""

    of: Filter
    count: Amount


class All(Thing, frozen=True):
    """Every card of a set; in a lasting effect the set stays open (MD 909.3b-iii)."""

    of: Filter


class Any(Thing, frozen=True):
    """Whichever card of a set an event or deed is about. As subject or object of an event it binds that card."""

    of: Filter


class Both(Thing, frozen=True):
    """Several things together (AとB)."""

    parts: tuple[Thing, ...]


class OneOf(Thing, frozen=True):
    """One of several things, chosen by the actor (AかB)."""

    parts: tuple[Thing, ...]


class This(Role, frozen=True):
    """The card that carries this text."""

    role: ClassVar[str] = "this"


class ThisIn(Thing, frozen=True):
    """This card, while it lies in that place (MD 902.2: there the ability is valid)."""

    place: Place


class It(Ref, frozen=True):
    """*ref* それ."""


class Them(Ref, frozen=True):
    """*ref* それら."""


class That(Ref, frozen=True):
    """*ref* その + noun (+ side): the latest one spoken of that is such."""

    whose: Player
    noun: Noun


class Those(Ref, frozen=True):
    """*ref* それらの + noun."""

    noun: Noun


class Dropped(Ref, frozen=True):
    """*ref* left unsaid."""


class PartOf(Ref, frozen=True):
    """*ref* So many of them (そのうち1体); chosen when they were (MD 903.2f)."""

    count: Quantity


class OtherPart(Ref, frozen=True):
    """*ref* The others, after `PartOf` (もう1体)."""


class Former(Ref, frozen=True):
    """*ref* The first of two."""


class Latter(Ref, frozen=True):
    """*ref* The second of two."""


class ActedOn(Ref, frozen=True):
    """*ref* What an act before was done to: 破棄したカード."""

    act: str
    noun: Noun


class Remainder(Ref, frozen=True):
    """*ref* What is left of the cards looked at or revealed."""


class PrintedOf(Amount, frozen=True):
    """A number as printed, whatever texts make of it."""

    stat: Stat
    what: Thing


class DamageOn(Amount, frozen=True):
    """The damage that something has received."""

    what: Thing
