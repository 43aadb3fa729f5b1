"""Nodes that only this game has: what creatures and players do or undergo (L-9, L-10)."""

from __future__ import annotations

from kirifuda.text import ast as a


class Attacks(a.Deed, frozen=True):
    """Attacks (L-10.2)."""


class AttacksLife(a.Deed, frozen=True):
    """Attacks life (L-10.4)."""


class AttacksCreatures(a.Deed, frozen=True):
    """Attacks a creature (L-10.4)."""


class UsesAbilities(a.Deed, frozen=True):
    """Has an ability that its player uses (L-9.4)."""


class Summons(a.Deed, frozen=True):
    """A player summons cards of a kind (L-9.1)."""

    of: a.Noun


class SummonsSuch(a.Deed, frozen=True):
    """A player summons such cards (L-9.1)."""

    of: a.Filter


class Blocks(a.Deed, frozen=True):
    """Blocks (L-10.5)."""


class IsBlocked(a.Deed, frozen=True):
    """Is blocked (L-10.5)."""


class Battles(a.Deed, frozen=True):
    """Battles, attacked or blocked or otherwise (L-10.9)."""

    what: a.Thing


class IsAttacked(a.Deed, frozen=True):
    """Is attacked (L-10.4)."""


class BlocksThat(a.Deed, frozen=True):
    """Blocks such an attacker (L-10.5)."""

    what: a.Thing


class AttacksThat(a.Deed, frozen=True):
    """Attacks such a creature (L-10.4)."""

    what: a.Thing


class IsBlockedBy(a.Deed, frozen=True):
    """Is blocked by such creatures (L-10.5)."""

    what: a.Thing


class IsBlockedByMany(a.Deed, frozen=True):
    """Is blocked by so many creatures at least (L-10.5)."""

    least: a.Amount


class Hurts(a.Deed, frozen=True):
    """Deals damage to a creature (L-10.9)."""

    what: a.Thing
    cause: a.Cause


class HurtsLife(a.Deed, frozen=True):
    """Deals damage to a player's life (L-10.8)."""

    who: a.Player
    cause: a.Cause


class IsHurt(a.Deed, frozen=True):
    """Takes damage (L-10.9)."""

    cause: a.Cause


class LifeHurt(a.Deed, frozen=True):
    """A player's life takes damage (L-10.8)."""


class ChangesArea(a.Deed, frozen=True):
    """Goes to the other area (L-19.5)."""


class Wears(a.Deed, frozen=True):
    """Is equipped (L-1.9)."""


class ComesOff(a.Deed, frozen=True):
    """Equipment comes off its bearer (L-1.12)."""


class IsMade(a.Deed, frozen=True):
    """Is made, as a token (L-16.2)."""


class IsChosen(a.Deed, frozen=True):
    """Is chosen by an effect."""

    cause: a.Cause


class Chooses(a.Deed, frozen=True):
    """A player chooses a thing by an effect."""

    what: a.Thing


class EntersInto(a.Deed, frozen=True):
    """Comes onto the battlefield in an area (L-15.1)."""

    area: a.Zone


class IsSummoned(a.Deed, frozen=True):
    """Enters because it was summoned, not because an effect put it there (L-15.1)."""


class Survives(a.Deed, frozen=True):
    """Has battled and is still there (L-10.9)."""

    what: a.Thing


class Prevails(a.Deed, frozen=True):
    """Has battled and is still there, and the other is not (L-10.9)."""

    what: a.Thing


class FallsAlone(a.Deed, frozen=True):
    """Was destroyed in a battle, and the other was not (L-10.9)."""


class Finished(a.Deed, frozen=True):
    """A summoned spell was processed and lies in the graveyard (L-1.4, L-17.9b)."""
