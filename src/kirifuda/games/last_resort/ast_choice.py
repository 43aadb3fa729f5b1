"""Nodes that only this game has: choices that depend on each other, free summons, life that is paid as one likes."""

from __future__ import annotations

from kirifuda.text.ast_base import (
    Amount,
    Arrival,
    Condition,
    Destination,
    Effect,
    Feature,
    Player,
    Quality,
    Quantity,
    Thing,
    Where,
    Zone,
)
from kirifuda.text.ast_nouns import Filter


class CountIf(Quantity, frozen=True):
    """So many if something is so, else so many."""

    condition: Condition
    then: Quantity
    otherwise: Quantity


class Beside(Quality, frozen=True):
    """In the area in which another card is (L-3.3, L-3.4)."""

    what: Thing


class WornBy(Quality, frozen=True):
    """Equipment that lies on certain creatures (L-1.9)."""

    what: Thing


class Opposite(Quality, frozen=True):
    """In the other area (L-19.5)."""

    what: Thing


class NotAmong(Quality, frozen=True):
    """Not among what was chosen before, by whoever chose."""

    what: Thing


class Duplicates(Effect, frozen=True):
    """So many duplicates, in an area that the text may name (L-19.6)."""

    what: Thing
    count: Amount
    arriving: Arrival


class BesideIt(Arrival, frozen=True):
    """Arrives in the area of what it duplicates (L-19.6)."""


class Gap(Amount, frozen=True):
    """差: how far two numbers are apart."""

    left: Amount
    right: Amount


class ThatGap(Amount, frozen=True):
    """その差: of the two numbers that the text has just held against each other."""


class EitherPile(Where, frozen=True):
    """In one pile of a player's or in another: 手札または墓地."""

    whose: Player
    one: Zone
    other: Zone


class NextCheaper(Effect, frozen=True):
    """The next such card that a player summons costs less (L-9.1)."""

    of: Filter
    by: Amount


class NextGains(Effect, frozen=True):
    """The next such creature that a player summons gains something (L-9.1)."""

    of: Filter
    features: tuple[Feature, ...]


class SummonFree(Effect, frozen=True):
    """A card is summoned without its cost (L-9.1)."""

    what: Thing


class LaidAway(Effect, frozen=True):
    """Where this spell goes instead of the graveyard (L-1.4)."""

    to: Destination


class SpellLaidAway(Effect, frozen=True):
    """Where the spell that the text has summoned goes instead of the graveyard (L-1.4)."""

    what: Thing
    to: Destination


class DamageEither(Effect, frozen=True):
    """Damage to creatures or to a player's life, as the actor likes (L-10.8, L-10.9)."""

    what: Thing
    who: Player
    amount: Amount


class PayAnyLife(Effect, frozen=True):
    """The actor pays as much life as they like (L-17.6)."""


class PayLifeUpTo(Effect, frozen=True):
    """The actor pays as much life as they like, up to a number (L-17.6)."""

    most: Amount


class SpreadDamage(Effect, frozen=True):
    """So much damage in all to several creatures, divided as the actor likes, all at once (L-10.9)."""

    what: Thing
    total: Amount


class LifePaid(Amount, frozen=True):
    """How much that was."""


class Retuned(Feature, frozen=True):
    """A keyword with another number in its place."""

    old: Feature
    new: Feature
