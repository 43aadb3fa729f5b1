"""Nodes that only this game has: its keywords, life, areas, what texts do and the lines they stand on."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.text.ast_base import (
    Ability,
    Amount,
    Arrival,
    Condition,
    Deed,
    Effect,
    Feature,
    Noun,
    Player,
    Quality,
    Quantity,
    Role,
    Thing,
    Where,
)

# --- things and qualities -----------------------------------------------------------------------------


class Bearer(Role, frozen=True):
    """装備したクリーチャー: the creature that this card is laid on (L-1.9)."""

    role: ClassVar[str] = "bearer"


class InArea(Quality, frozen=True):
    """In the attack or the defence area (L-3.3, L-3.4)."""

    name: str


class SummonedBy(Where, frozen=True):
    """Cards that a player has summoned (L-17.9b)."""

    who: Player


# --- features -----------------------------------------------------------------------------------------


class Modify(Feature, frozen=True):
    """+x/yの修正: power and toughness rise together (L-19.15)."""

    power: Amount
    toughness: Amount


class Measured(Feature, frozen=True):
    """A keyword with a number that is counted: 貫通x (L-19.3)."""

    name: str
    count: Amount


class Paid(Feature, frozen=True):
    """A keyword with a number that is paid: シフト①, リサイクル④ (L-19.5, L-19.9)."""

    name: str
    cost: Amount


class Sacrifice(Feature, frozen=True):
    """サクリファイス(x)n: what may be destroyed, and how many (L-19.20)."""

    of: Noun
    count: Amount


# --- effects ------------------------------------------------------------------------------------------


class Mana(Effect, frozen=True):
    """① and so on: so much mana is tapped (L-9.4)."""

    count: Amount


class TapItself(Effect, frozen=True):
    """〔タップ〕: the card itself is tapped (L-9.3)."""


class Damage(Effect, frozen=True):
    """Damage to creatures (L-10.9)."""

    what: Thing
    amount: Amount


class DamageLife(Effect, frozen=True):
    """Damage to a player's life (L-10.8)."""

    who: Player
    amount: Amount


class GainLife(Effect, frozen=True):
    """The actor gains life (L-19.4)."""

    amount: Amount


class LoseLife(Effect, frozen=True):
    """The actor loses life (L-14.1)."""

    amount: Amount


class PayLife(Effect, frozen=True):
    """The actor pays life (L-17.6)."""

    amount: Amount


class Duplicate(Effect, frozen=True):
    """複製する (L-19.6)."""

    what: Thing


class Binding(Effect, frozen=True):
    """封縛xを行う (L-19.8)."""

    count: Amount


class Stock(Effect, frozen=True):
    """ハンドストックする: so many cards from the top of the actor's own deck (L-19.14)."""

    count: Amount


class LookAndTake(Effect, frozen=True):
    """The top cards of the actor's own deck: some are taken to the hand, the others put elsewhere (L-17.5)."""

    count: Amount
    take: Quantity
    rest: Rest


class Rest(Effect, frozen=True):
    """Where what is left of the cards goes."""


class RestToGraveyard(Rest, frozen=True):
    """Into the graveyard."""


class RestUnderDeck(Rest, frozen=True):
    """Under the deck."""


class ChangeArea(Effect, frozen=True):
    """反対エリアへ移動させる (L-19.5)."""

    what: Thing


class Fight(Effect, frozen=True):
    """A creature battles another outside the Attack step (L-17.4)."""

    what: Thing
    other: Thing


class PutAsCreature(Effect, frozen=True):
    """Put onto the battlefield as a creature with power and toughness of its own cost (L-17.9b)."""

    what: Thing


class IntoArea(Arrival, frozen=True):
    """Arrives in an area of its player's (L-3.3, L-3.4)."""

    name: str


# --- deeds --------------------------------------------------------------------------------------------


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


class Blocks(Deed, frozen=True):
    """Blocks (L-10.5)."""


class IsBlocked(Deed, frozen=True):
    """Is blocked (L-10.5)."""


class Battles(Deed, frozen=True):
    """Battles, attacked or blocked or otherwise (L-10.9)."""


class SummonsSpell(Deed, frozen=True):
    """A player summons a spell (L-17.7)."""


class IsSummoned(Deed, frozen=True):
    """Enters because it was summoned, not because an effect put it there (L-15.1)."""


class Finished(Deed, frozen=True):
    """A summoned spell was processed and lies in the graveyard (L-1.4, L-17.9b)."""


# --- lines of a text ----------------------------------------------------------------------------------


class SpellChain(Ability, frozen=True):
    """スペルチェーン：（効果） (L-19.7)."""

    do: Effect


class PaidKeyword(Ability, frozen=True):
    """（コスト）：暗殺 (L-17.4)."""

    cost: tuple[Effect, ...]
    keyword: Feature


class SummonIf(Ability, frozen=True):
    """召喚条件 (L-15.2)."""

    condition: Condition


class TurnUpIf(Ability, frozen=True):
    """条件 of a last resort (L-1.19)."""

    condition: Condition


__all__ = [
    "Attacks", "AttacksCreatures", "AttacksLife", "Battles", "Bearer", "Binding", "Blocks", "ChangeArea", "Damage",
    "DamageLife", "Duplicate", "Fight", "Finished", "GainLife", "InArea", "IntoArea", "IsBlocked", "IsSummoned",
    "LookAndTake", "LoseLife", "Mana", "Measured", "Modify", "Paid", "PaidKeyword", "PayLife", "PutAsCreature",
    "Rest", "RestToGraveyard", "RestUnderDeck", "Sacrifice", "SpellChain", "Stock", "SummonIf", "SummonedBy",
    "Summons", "SummonsSpell", "TapItself", "TurnUpIf", "UsesAbilities",
]  # fmt: skip
