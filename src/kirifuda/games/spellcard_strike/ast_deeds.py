"""Nodes that only Spellcard Strike has: what strikers and players do and undergo, and what brings it about."""

from __future__ import annotations

from kirifuda.games.spellcard_strike.ast_nouns import Region, Sort
from kirifuda.text import ast as a


class Way(a.Node, frozen=True):
    """Forwards or backwards."""


class Forward(Way, frozen=True):
    """Towards the other base line (8.1.10)."""


class Backward(Way, frozen=True):
    """Towards one's own base line (8.1.10)."""


class EitherWay(Way, frozen=True):
    """Forwards or backwards, as the actor likes (8.1.9)."""


class Source(a.Node, frozen=True):
    """What brings damage about (2.6.2.1)."""


class AnySource(Source, frozen=True):
    """Anything."""


class FromSort(Source, frozen=True):
    """Attacks, spells, abilities."""

    sort: Sort


class FromOnes(Source, frozen=True):
    """Certain strikers, by declarations of a sort (2.6.2)."""

    what: a.Thing
    sort: Sort


# --- doing and undergoing ---------------------------------------------------------------------------


class Declares(a.Deed, frozen=True):
    """The subject makes a declaration (2.5)."""

    sort: Sort


class TakesDamage(a.Deed, frozen=True):
    """The subject is dealt damage."""

    source: Source


class DealsDamage(a.Deed, frozen=True):
    """The subject deals damage."""

    source: Source


class EitherDeed(a.Deed, frozen=True):
    """One deed or another; what is forbidden so is each of them."""

    parts: tuple[a.Deed, ...]


class DealsDamageTo(a.Deed, frozen=True):
    """The subject deals damage to something."""

    what: a.Thing
    source: Source


class Moves(a.Deed, frozen=True):
    """The subject moves to another area, by rule or effect."""


class Shifts(a.Deed, frozen=True):
    """The subject moves forwards or backwards."""

    way: Way


class MovesInto(a.Deed, frozen=True):
    """The subject moves into a region."""

    region: Region


class IsSummoned(a.Deed, frozen=True):
    """召喚 (2.8.1)."""


class Retires(a.Deed, frozen=True):
    """退場 (2.8.2)."""


class BecomesTarget(a.Deed, frozen=True):
    """The subject is chosen as the target of such declarations."""

    sort: Sort
    whose: a.Player


class IsAffected(a.Deed, frozen=True):
    """The subject comes under an effect of such abilities (2.4.13)."""

    sort: Sort
    whose: a.Player


class BySort(a.Cause, frozen=True):
    """By an attack, a spell or an ability."""

    sort: Sort


class Grazes(a.Deed, frozen=True):
    """グレイズ (5.4.7.6)."""


class Because(a.Deed, frozen=True):
    """A deed that something brings about."""

    cause: a.Cause
    deed: a.Deed


class ByOnes(a.Cause, frozen=True):
    """By an attack, a spell or an ability of certain strikers, or by its damage."""

    what: a.Thing
    sort: Sort


class BySortOf(a.Cause, frozen=True):
    """By an attack, a spell or an ability of a player's."""

    whose: a.Player
    sort: Sort


class ByStriker(a.Cause, frozen=True):
    """By a striker itself."""

    what: a.Thing


class IsCancelled(a.Deed, frozen=True):
    """A declaration of the subject's is cancelled (2.5.5)."""

    sort: Sort


class Cancels(a.Deed, frozen=True):
    """The subject cancels a declaration (2.5.5)."""

    sort: Sort


class ByReinforcement(a.Cause, frozen=True):
    """By 《加勢》 (10.8)."""


class IsWorn(a.Deed, frozen=True):
    """The subject, a spell card, is laid under a striker (2.9.2)."""


class Equips(a.Deed, frozen=True):
    """The subject is equipped with a spell (2.9)."""
