"""Nodes of this game for what its rules let somebody do, what that takes, and how it is answered."""

from __future__ import annotations

from kirifuda.text.ast_base import Amount, Cause, Deed, Effect, Feature, Limit, Noun, Quality, Thing

# --- prices ---------------------------------------------------------------------------------------


class EffectsOf(Thing, frozen=True):
    """The effects of characters, as what is paid for (N-8.2)."""

    what: Thing


class WrittenEffectsOf(EffectsOf, frozen=True):
    """Those that are written on the character itself, and not on its items (N-2.3)."""


class PriceLess(Effect, frozen=True):
    """Cards cost so much less (N-1.3)."""

    what: Thing
    by: Amount


class PriceMore(Effect, frozen=True):
    """Cards cost so much more (N-1.3)."""

    what: Thing
    by: Amount


class FactorLess(Effect, frozen=True):
    """So much less factor is required (N-1.2)."""

    what: Thing
    by: Amount


class FactorMore(Effect, frozen=True):
    """So much more factor is required (N-1.2)."""

    what: Thing
    by: Amount


class NoCost(Effect, frozen=True):
    """No cost need be paid (N-1.3)."""

    what: Thing


# --- what is possible although a rule says otherwise ----------------------------------------------


class FromHand(Quality, frozen=True):
    """Comes out of a hand, set or put (N-1.1)."""


class Despite(Deed, frozen=True):
    """A deed in a state in which the rules forbid it: acted (N-8.4, N-9.3), new (N-1.5), just set up (N-2.5)."""

    deed: Deed
    state: Quality


class EvenActed(Limit, frozen=True):
    """An effect can be used although its character is acted (N-8.4)."""


class WrittenAbilities(Feature, frozen=True):
    """書かれている能力: what is printed on the card itself (N-2.3), and not what it was given."""


# --- deeds ----------------------------------------------------------------------------------------


class Responds(Deed, frozen=True):
    """レスポンス: a player answers (N-7.1)."""


class RespondsWith(Deed, frozen=True):
    """A player answers with a trick, or with an effect (N-7.1)."""

    noun: Noun


class DamagedBy(Deed, frozen=True):
    """Receives damage that something deals (N-9.7)."""

    cause: Cause


class Heals(Deed, frozen=True):
    """Damage on the subject is taken away (N-10.2)."""
