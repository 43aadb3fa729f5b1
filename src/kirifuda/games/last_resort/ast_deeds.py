"""Nodes that only this game has: what creatures and players do or undergo (L-9, L-10)."""

from __future__ import annotations

from kirifuda.text.ast_base import Amount, Cause, Deed, Noun, Player, Thing, Zone
from kirifuda.text.ast_nouns import Filter


class Attacks(Deed, frozen=True):
    """Attacks (L-10.2)."""


class AttacksLife(Deed, frozen=True):
    """Attacks life (L-10.4)."""


class AttacksCreatures(Deed, frozen=True):
    """Attacks a creature (L-10.4)."""


class UsesAbilities(Deed, frozen=True):
    """Has an ability that its player uses (L-9.4)."""


class Summons(Deed, frozen=True):
    """A player summons cards of a kind (L-9.1)."""

    of: Noun


class SummonsSuch(Deed, frozen=True):
    """A player summons such cards (L-9.1)."""

    of: Filter


class Blocks(Deed, frozen=True):
    """Blocks (L-10.5)."""


class IsBlocked(Deed, frozen=True):
    """Is blocked (L-10.5)."""


class Battles(Deed, frozen=True):
    """Battles, attacked or blocked or otherwise (L-10.9)."""

    what: Thing


class IsAttacked(Deed, frozen=True):
    """Is attacked (L-10.4)."""


class BlocksThat(Deed, frozen=True):
    """Blocks such an attacker (L-10.5)."""

    what: Thing


class AttacksThat(Deed, frozen=True):
    """Attacks such a creature (L-10.4)."""

    what: Thing


class IsBlockedBy(Deed, frozen=True):
    """Is blocked by such creatures (L-10.5)."""

    what: Thing


class IsBlockedByMany(Deed, frozen=True):
    """Is blocked by so many creatures at least (L-10.5)."""

    least: Amount


class Hurts(Deed, frozen=True):
    """Deals damage to a creature (L-10.9)."""

    what: Thing
    cause: Cause


class HurtsLife(Deed, frozen=True):
    """Deals damage to a player's life (L-10.8)."""

    who: Player
    cause: Cause


class IsHurt(Deed, frozen=True):
    """Takes damage (L-10.9)."""

    cause: Cause


class LifeHurt(Deed, frozen=True):
    """A player's life takes damage (L-10.8)."""


class ChangesArea(Deed, frozen=True):
    """Goes to the other area (L-19.5)."""


class Wears(Deed, frozen=True):
    """Is equipped (L-1.9)."""


class ComesOff(Deed, frozen=True):
    """Equipment comes off its bearer (L-1.12)."""


class IsMade(Deed, frozen=True):
    """Is made, as a token (L-16.2)."""


class IsChosen(Deed, frozen=True):
    """Is chosen by an effect."""

    cause: Cause


class Chooses(Deed, frozen=True):
    """A player chooses a thing by an effect."""

    what: Thing


class EntersInto(Deed, frozen=True):
    """Comes onto the battlefield in an area (L-15.1)."""

    area: Zone


class IsSummoned(Deed, frozen=True):
    """Enters because it was summoned, not because an effect put it there (L-15.1)."""


class Survives(Deed, frozen=True):
    """Has battled and is still there (L-10.9)."""

    what: Thing


class Prevails(Deed, frozen=True):
    """Has battled and is still there, and the other is not (L-10.9)."""

    what: Thing


class FallsAlone(Deed, frozen=True):
    """Was destroyed in a battle, and the other was not (L-10.9)."""


class Finished(Deed, frozen=True):
    """A summoned spell was processed and lies in the graveyard (L-1.4, L-17.9b)."""
