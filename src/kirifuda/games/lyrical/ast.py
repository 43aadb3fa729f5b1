"""Nodes that only this game has: prices, damage, and what its characters declare."""

from __future__ import annotations

from kirifuda.text.ast_base import Amount, Deed, Effect, Feature, Noun, Party, Player, Thing, Which

# --- words ----------------------------------------------------------------------------------------


class Colour(Feature, frozen=True):
    """赤, 青, 緑: a mark of a price, and what a card can have (A34)."""

    name: str


class QuotedName(Noun, frozen=True):
    """“…”: whoever goes by a name in quotation marks, whatever the title (N-1.6)."""

    name: str


# --- effects --------------------------------------------------------------------------------------


class Pay(Effect, frozen=True):
    """The factor and the cost before the colon (N-8.2)."""

    marks: tuple[Colour, ...]
    total: Amount
    cost: Amount


class Damage(Effect, frozen=True):
    """Deal damage to players or characters (N-9.6-7)."""

    what: Party
    amount: Amount


class RemoveDamage(Effect, frozen=True):
    """All damage on something is taken away (N-10.2)."""

    what: Thing


class Mill(Effect, frozen=True):
    """Discard off the top of a deck (N-11.1)."""

    whose: Player
    count: Amount


class ShuffleIn(Effect, frozen=True):
    """Put cards into their owner's deck and shuffle it."""

    what: Thing


class DamageLess(Effect, frozen=True):
    """Damage that somebody takes is lowered: every time, or only the next."""

    what: Party
    which: Which
    by: Amount


class DamageIs(Effect, frozen=True):
    """Damage that somebody takes becomes a number: every time, or only the next."""

    what: Party
    which: Which
    to: Amount


class CarriesUpTo(Effect, frozen=True):
    """A character may carry so many items (N-3.3, A8)."""

    what: Thing
    count: Amount


class HandLimitMore(Effect, frozen=True):
    """One's hand limit is raised (A31)."""

    by: Amount


# --- deeds ----------------------------------------------------------------------------------------


class DeclaresAttack(Deed, frozen=True):
    """アタック宣言 (N-9.1)."""


class DeclaresGuard(Deed, frozen=True):
    """ガード宣言 (N-9.3)."""


class Battles(Deed, frozen=True):
    """バトル: attacks or guards (A40)."""


class UsesEffects(Deed, frozen=True):
    """エフェクトの使用 (N-8.1)."""


class SetsUp(Deed, frozen=True):
    """セットアップ: a card is laid on the subject (N-2.1)."""


class TakesDamage(Deed, frozen=True):
    """Receives damage (N-9.7)."""


class SetsCards(Deed, frozen=True):
    """セット: a player sets cards of a kind (N-1.1, N-3.1, N-4.1)."""

    noun: Noun


class UsesCards(Deed, frozen=True):
    """使用: a player uses cards of a kind (N-5.1, N-6.1)."""

    noun: Noun


class CarriesItems(Deed, frozen=True):
    """An item is set on a character (N-3.1)."""


__all__ = [
    "Battles", "CarriesItems", "CarriesUpTo", "Colour", "Damage", "DamageIs", "DamageLess", "DeclaresAttack",
    "DeclaresGuard", "HandLimitMore", "Mill", "Pay", "QuotedName", "RemoveDamage", "SetsCards", "SetsUp",
    "ShuffleIn", "TakesDamage", "UsesCards", "UsesEffects",
]  # fmt: skip
