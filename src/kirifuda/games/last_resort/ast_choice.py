"""Nodes that only this game has: choices that depend on each other, free summons, life that is paid as one likes."""

from __future__ import annotations

from kirifuda.text import ast as a


class CountIf(a.Quantity, frozen=True):
    """So many if something is so, else so many."""

    condition: a.Condition
    then: a.Quantity
    otherwise: a.Quantity


class Beside(a.Quality, frozen=True):
    """In the area in which another card is (L-3.3, L-3.4)."""

    what: a.Thing


class WornBy(a.Quality, frozen=True):
    """Equipment that lies on certain creatures (L-1.9)."""

    what: a.Thing


class Opposite(a.Quality, frozen=True):
    """In the other area (L-19.5)."""

    what: a.Thing


class NotAmong(a.Quality, frozen=True):
    """Not among what was chosen before, by whoever chose."""

    what: a.Thing


class Duplicates(a.Effect, frozen=True):
    """So many duplicates, in an area that the text may name (L-19.6)."""

    what: a.Thing
    count: a.Amount
    arriving: a.Arrival


class BesideIt(a.Arrival, frozen=True):
    """Arrives in the area of what it duplicates (L-19.6)."""


class Gap(a.Amount, frozen=True):
    """差: how far two numbers are apart."""

    left: a.Amount
    right: a.Amount


class ThatGap(a.Amount, frozen=True):
    """その差: of the two numbers that the text has just held against each other."""


class EitherPile(a.Where, frozen=True):
    """In one pile of a player's or in another: 手札または墓地."""

    whose: a.Player
    one: a.Zone
    other: a.Zone


class NextCheaper(a.Effect, frozen=True):
    """The next such card that a player summons costs less (L-9.1)."""

    of: a.Filter
    by: a.Amount


class NextGains(a.Effect, frozen=True):
    """The next such creature that a player summons gains something (L-9.1)."""

    of: a.Filter
    features: tuple[a.Feature, ...]


class SummonFree(a.Effect, frozen=True):
    """A card is summoned without its cost (L-9.1)."""

    what: a.Thing


class LaidAway(a.Effect, frozen=True):
    """Where this spell goes instead of the graveyard (L-1.4)."""

    to: a.Destination


class SpellLaidAway(a.Effect, frozen=True):
    """Where the spell that the text has summoned goes instead of the graveyard (L-1.4)."""

    what: a.Thing
    to: a.Destination


class DamageEither(a.Effect, frozen=True):
    """Damage to creatures or to a player's life, as the actor likes (L-10.8, L-10.9)."""

    what: a.Thing
    who: a.Player
    amount: a.Amount


class PayAnyLife(a.Effect, frozen=True):
    """The actor pays as much life as they like (L-17.6)."""


class PayLifeUpTo(a.Effect, frozen=True):
    """The actor pays as much life as they like, up to a number (L-17.6)."""

    most: a.Amount


class SpreadDamage(a.Effect, frozen=True):
    """So much damage in all to several creatures, divided as the actor likes, all at once (L-10.9)."""

    what: a.Thing
    total: a.Amount


class LifePaid(a.Amount, frozen=True):
    """How much that was."""


class Retuned(a.Feature, frozen=True):
    """A keyword with another number in its place."""

    old: a.Feature
    new: a.Feature
