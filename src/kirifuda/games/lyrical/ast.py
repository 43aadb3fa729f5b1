"""Nodes that only this game has: prices, damage, and what its characters declare."""

from __future__ import annotations

from kirifuda.games.lyrical.ast_more import (
    AsAnswer,
    AsPart,
    AttacksWithOne,
    BattlesWith,
    BearerOf,
    BeatenBy,
    ByAttack,
    ByDringen,
    DealsByAttack,
    DidNot,
    Duel,
    EntersFromHand,
    Exchanged,
    FallsShort,
    FallsShortDrawing,
    FoughtIs,
    FoughtLess,
    FoughtMore,
    GetsItem,
    GoesToHand,
    GuardsAgainst,
    GuardsInstead,
    Heals,
    IgnoresNames,
    InAnswer,
    IsGuarded,
    IsUnguarded,
    OnlyAnswering,
    OrBoth,
    OrUpToBoth,
    OtherCase,
    Pierces,
    PutsOut,
    SlainBy,
    StrikesOpen,
    Swap,
    TiresBattling,
    UserOf,
    WithBearer,
)
from kirifuda.games.lyrical.ast_rules import (
    AlsoOnto,
    AlsoPay,
    AnswersTo,
    Asked,
    AskedFrom,
    AttacksOrGuards,
    AttacksUpTo,
    Beyond,
    ByThisDamage,
    Capped,
    CarriesItems,
    DamageAlso,
    DamagedBy,
    DealsInBattle,
    DealtIs,
    DealtLess,
    DealtMore,
    Despite,
    Difference,
    Down,
    EffectsOf,
    EitherEnd,
    EvenActed,
    FactorLess,
    FactorMore,
    FoeOf,
    FromHand,
    GuardingAgainst,
    IsAffected,
    IsChosen,
    JustHappening,
    Much,
    NeverBelow,
    NoCost,
    NoFactor,
    NoneLeft,
    NoneThere,
    NoPrice,
    NotByBattle,
    NotDiscarded,
    NotWhen,
    NumberOf,
    PriceLess,
    PriceMore,
    ReplaceNext,
    Responds,
    RespondsWith,
    Rounded,
    Rounding,
    SetOnto,
    SetOntoUnpaid,
    SetWhen,
    SoManyNow,
    Strikes,
    ThatDamage,
    Tires,
    TiresGuarding,
    TopCardOf,
    TurnedBy,
    Unpaid,
    Up,
    WrittenAbilities,
    WrittenEffectsOf,
)
from kirifuda.text import ast as a

# --- words ----------------------------------------------------------------------------------------


class Colour(a.Feature, frozen=True):
    """赤, 青, …: a mark of a price, and what a card can have (A34)."""

    name: str


class QuotedName(a.Noun, frozen=True):
    """“…”: whoever goes by a name in quotation marks, whatever the title (N-1.6)."""

    name: str


class OwnColour(a.Feature, frozen=True):
    """●: a mark in the colour of the card itself (N-8.2)."""


# --- things ---------------------------------------------------------------------------------------


class ThisCard(a.This, frozen=True):
    """このカード: the card that carries the text, be it an item and not its bearer."""


class Bearer(a.This, frozen=True):
    """セットされたキャラクター: the character on which this item is set (N-3.1)."""


class Unsaid(a.This, frozen=True):
    """A subject that is left out: the character, or the bearer of the item, whose text it is."""


class BattleFoe(a.This, frozen=True):
    """バトル相手: the other one of the battle in which this character is (N-12.2)."""


class SetOn(a.Where, frozen=True):
    """The items that are set on something (N-3.1)."""

    what: a.Thing


# --- qualities ------------------------------------------------------------------------------------


class Wounded(a.Quality, frozen=True):
    """Has received damage this turn (N-10.2)."""


class Carrying(a.Quality, frozen=True):
    """Has an item set on it (N-3.1)."""


class WasSetUp(a.Quality, frozen=True):
    """Something was set up on it (N-2.1)."""


class HasEffect(a.Quality, frozen=True):
    """Has an effect (N-8.1)."""


class Guarded(a.Quality, frozen=True):
    """Attacks, and somebody guards against it (N-9.3)."""


class Unguarded(a.Quality, frozen=True):
    """Attacks, and nobody guards against it (N-9.6)."""


# --- effects --------------------------------------------------------------------------------------


class Pay(a.Effect, frozen=True):
    """The factor and the cost before the colon (N-8.2)."""

    marks: tuple[a.Feature, ...]
    total: a.Amount
    cost: a.Amount


class Damage(a.Effect, frozen=True):
    """Deal damage to players or characters (N-9.6-7)."""

    what: a.Party
    amount: a.Amount


class RemoveSome(a.Effect, frozen=True):
    """So much damage is taken away."""

    what: a.Thing
    amount: a.Amount


class PayCost(a.Effect, frozen=True):
    """Pay cost off the top of one's own deck (N-1.3)."""

    count: a.Amount


class Mill(a.Effect, frozen=True):
    """Discard off the top of a deck (N-11.1)."""

    whose: a.Player
    count: a.Amount


class DamageLess(a.Effect, frozen=True):
    """Damage that somebody takes is lowered: every time, or only the next."""

    what: a.Party
    cause: a.Cause
    which: a.Which
    by: a.Amount


class DamageMore(a.Effect, frozen=True):
    """Damage that somebody takes is raised."""

    what: a.Party
    cause: a.Cause
    which: a.Which
    by: a.Amount


class DamageIs(a.Effect, frozen=True):
    """Damage that somebody takes becomes a number: every time, or only the next."""

    what: a.Party
    cause: a.Cause
    which: a.Which
    to: a.Amount


class CarriesUpTo(a.Effect, frozen=True):
    """A character may carry so many items (N-3.3, A8)."""

    what: a.Thing
    count: a.Amount


class HandLimitMore(a.Effect, frozen=True):
    """One's hand limit is raised (A31)."""

    by: a.Amount


class OnlyOnto(a.Effect, frozen=True):
    """An item can be set on such characters only (N-3.1)."""

    what: a.Thing
    of: a.Filter


class Limits(a.Ability, frozen=True):
    """A line that says when a card can be used, and nothing else."""

    limits: tuple[a.Limit, ...]


class Unanswerable(a.Limit, frozen=True):
    """Nobody can answer it (N-7.3)."""


# --- deeds ----------------------------------------------------------------------------------------


class DeclaresAttack(a.Deed, frozen=True):
    """アタック宣言 (N-9.1)."""


class DeclaresGuard(a.Deed, frozen=True):
    """ガード宣言 (N-9.3)."""


class Battles(a.Deed, frozen=True):
    """バトル: attacks or guards (A40)."""


class UsesEffects(a.Deed, frozen=True):
    """エフェクトの使用 (N-8.1)."""


class SetsUp(a.Deed, frozen=True):
    """セットアップ: a card is laid on the subject (N-2.1)."""


class TakesDamage(a.Deed, frozen=True):
    """Receives damage (N-9.7)."""


class SetsCards(a.Deed, frozen=True):
    """セット: a player sets such cards (N-1.1, N-3.1, N-4.1)."""

    noun: a.Thing


class UsesCards(a.Deed, frozen=True):
    """使用: a player uses such cards (N-5.1, N-6.1)."""

    noun: a.Thing


class Draws(a.Deed, frozen=True):
    """A player draws a card (N-11.1)."""


class Discards(a.Deed, frozen=True):
    """A player discards a card from the hand (A31)."""


class DealsDamage(a.Deed, frozen=True):
    """Deals damage to a player or a character (N-9.6-7)."""

    to: a.Party


__all__ = [
    "AlsoOnto", "AlsoPay", "AnswersTo", "AsAnswer", "AsPart", "Asked", "AskedFrom", "AttacksOrGuards", "AttacksUpTo",
    "AttacksWithOne", "BattleFoe", "Battles", "BattlesWith", "Bearer", "BearerOf", "BeatenBy", "Beyond", "ByAttack",
    "ByDringen", "ByThisDamage", "Capped", "CarriesItems", "CarriesUpTo", "Carrying", "Colour", "Damage",
    "DamageAlso", "DamageIs", "DamageLess", "DamageMore", "DamagedBy", "DealsByAttack", "DealsDamage",
    "DealsInBattle", "DealtIs", "DealtLess", "DealtMore", "DeclaresAttack", "DeclaresGuard", "Despite", "DidNot",
    "Difference", "Discards", "Down", "Draws", "Duel", "EffectsOf", "EitherEnd", "EntersFromHand", "EvenActed",
    "Exchanged", "FactorLess", "FactorMore", "FallsShort", "FallsShortDrawing", "FoeOf", "FoughtIs", "FoughtLess",
    "FoughtMore", "FromHand", "GetsItem", "GoesToHand", "Guarded", "GuardingAgainst", "GuardsAgainst",
    "GuardsInstead", "HandLimitMore", "HasEffect", "Heals", "IgnoresNames", "InAnswer", "IsAffected", "IsChosen",
    "IsGuarded", "IsUnguarded", "JustHappening", "Limits", "Mill", "Much", "NeverBelow", "NoCost", "NoFactor",
    "NoPrice", "NoneLeft", "NoneThere", "NotByBattle", "NotDiscarded", "NotWhen", "NumberOf", "OnlyAnswering",
    "OnlyOnto", "OrBoth", "OrUpToBoth", "OtherCase", "OwnColour", "Pay", "PayCost", "Pierces", "PriceLess",
    "PriceMore", "PutsOut", "QuotedName", "RemoveSome", "ReplaceNext", "Responds", "RespondsWith", "Rounded",
    "Rounding", "SetOn", "SetOnto", "SetOntoUnpaid", "SetWhen", "SetsCards", "SetsUp", "SlainBy", "SoManyNow",
    "Strikes", "StrikesOpen", "Swap", "TakesDamage", "ThatDamage", "ThisCard", "Tires", "TiresBattling",
    "TiresGuarding", "TopCardOf", "TurnedBy", "Unanswerable", "Unguarded", "Unpaid", "Unsaid", "Up", "UserOf",
    "UsesCards", "UsesEffects", "WasSetUp", "WithBearer", "Wounded", "WrittenAbilities", "WrittenEffectsOf",
]  # fmt: skip
