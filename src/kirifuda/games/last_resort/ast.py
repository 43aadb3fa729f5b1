"""Nodes that only this game has: its keywords, life, areas, what texts do and the lines they stand on."""

from __future__ import annotations

from typing import ClassVar

# isort: off
# fmt: off
from kirifuda.games.last_resort.ast_choice import (
    Beside, BesideIt, CountIf, DamageEither, Duplicates, EitherPile, Gap, LaidAway, LifePaid, NextCheaper, NextGains,
    NotAmong, Opposite, PayAnyLife, PayLifeUpTo, Retuned, SpellLaidAway, SpreadDamage, SummonFree, ThatGap, WornBy,
)
from kirifuda.games.last_resort.ast_deeds import (
    Attacks, AttacksCreatures, AttacksLife, AttacksThat, Battles, Blocks, BlocksThat, ChangesArea, Chooses,
    ComesOff, EntersInto, FallsAlone, Finished, Hurts, HurtsLife, IsAttacked, IsBlocked, IsBlockedBy,
    IsBlockedByMany, IsChosen, IsHurt, IsMade, IsSummoned, LifeHurt, Prevails, Summons, SummonsSuch, Survives,
    UsesAbilities, Wears,
)
from kirifuda.games.last_resort.ast_more import (
    AgainstThem, AttacksUpright, BindMore, BySacrifice, BySpell, ByThis, CapIs, CapOf, ChangesBy, Concedes,
    Converted, Copy, DealsHalf, DealsLife, DealsMore, DealsTimes, Destroys, DestroysAnyhow, DestroysByDamage, Disarm,
    DrawLimit, DrawOneMore, DrawTwoIs, EitherEnd, EntersFrom, EntersOtherwise, EntersRecycled, EntersTapped,
    EquipItself, EquipOnly, EventNumber, InBattle, IsDuplicated, IsReturned, LessHurtBy, LosesByDrawing, ManaTapped,
    ManaUpTo, MoreMana, MovesTo, NoPenaltyItself, NotBelow, NotInto, OncePerGame, PenaltyIs, ResortUp, SameNumber,
    SkillCheaper, StartingLife, TakeOff, TapsAtOnce, UsesKeyword, UsesTap, WasRecycled, WayCostLess, WentFirst,
    WentSecond, Whenever,
)
from kirifuda.games.last_resort.ast_turns import (
    AsSummoned, AttackAgain, AttacksFromBehind, Blocked, Blocker, BlocksMore, BlocksTapped, ExtraCost, IsUnblocked,
    LifeFloor, NeedsBlockers, SkillAgain, SkillNow, StaysUpright, Trade, TradeBack,
)
# fmt: on
# isort: on
from kirifuda.text.ast_base import (
    Ability,
    Amount,
    Arrival,
    Attribute,
    Condition,
    Deed,
    Effect,
    Feature,
    Keyword,
    Limit,
    Period,
    Player,
    Quality,
    Role,
    Thing,
    Where,
)
from kirifuda.text.ast_nouns import Filter

# --- things and qualities -----------------------------------------------------------------------------


class Bearer(Role, frozen=True):
    """装備したクリーチャー: the creature that this card is laid on (L-1.9)."""

    role: ClassVar[str] = "bearer"


class Damaged(Quality, frozen=True):
    """Has taken damage this turn (L-10.9)."""


class Equipped(Quality, frozen=True):
    """Bears equipment (L-1.9)."""


class OfLeaderColour(Quality, frozen=True):
    """Shares a colour with the leader of whose text it is (L-1.16)."""


class SummonedBy(Where, frozen=True):
    """Cards that a player has summoned (L-17.9b)."""

    who: Player


# --- features -----------------------------------------------------------------------------------------


class Modify(Feature, frozen=True):
    """+x/yの修正: power and toughness rise together (L-19.15)."""

    power: Amount
    toughness: Amount


class Weaken(Feature, frozen=True):
    """-x/yの修正: power and toughness fall together (L-10.9)."""

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

    of: Filter
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

    TELLS_VICTIM: ClassVar[bool] = True

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


class SetLife(Effect, frozen=True):
    """A player's life becomes a number (L-1.18)."""

    who: Player
    amount: Amount


class RaiseCap(Effect, frozen=True):
    """The cap of a player's life rises (L-1.14)."""

    who: Player
    amount: Amount


class Heal(Effect, frozen=True):
    """The damage that creatures have taken goes away (L-12.3)."""

    what: Thing


class Duplicate(Effect, frozen=True):
    """複製する (L-19.6)."""

    what: Thing


class Binding(Effect, frozen=True):
    """封縛xを行う (L-19.8)."""

    count: Amount


class ChangeArea(Effect, frozen=True):
    """反対エリアへ移動させる (L-19.5)."""

    what: Thing


class IfElse(Effect, frozen=True):
    """One thing if a condition is true, another if it is not."""

    condition: Condition
    then: Effect
    other: Effect


class Fight(Effect, frozen=True):
    """A creature battles another outside the Attack step (L-17.4)."""

    what: Thing
    other: Thing


class FightEach(Effect, frozen=True):
    """Two creatures battle each other (L-10.9)."""

    what: Thing


class PutAsCreature(Effect, frozen=True):
    """Put onto the battlefield as a creature with power and toughness of its own cost (L-17.9b)."""

    what: Thing


class IntoArea(Arrival, frozen=True):
    """Arrives in an area of its player's (L-3.3, L-3.4)."""

    name: str


class SameArea(Arrival, frozen=True):
    """Arrives in the area of the card that says so (L-19.6)."""


class AnyArea(Arrival, frozen=True):
    """Arrives in whichever area its player likes (L-9.1)."""


class ForbidBoth(Effect, frozen=True):
    """The subject can neither attack nor block (L-10.2, L-10.5)."""

    subject: Thing


class CheaperItself(Effect, frozen=True):
    """Summoning this card costs so much less (L-9.1)."""

    by: Amount


class SummonLimit(Effect, frozen=True):
    """A player summons no more than so many such cards a turn (L-9.2)."""

    who: Player
    deed: Deed
    times: Amount


class DrawTwoLess(Effect, frozen=True):
    """A player pays less for a card in Draw step 2 (L-11.1)."""

    who: Player
    by: Amount


class LessDamage(Effect, frozen=True):
    """So much less of every damage to a player's life (L-10.8)."""

    who: Player
    by: Amount


class LessHurt(Effect, frozen=True):
    """So much less of every damage to creatures (L-10.9)."""

    what: Thing
    by: Amount


# --- amounts, conditions, limits ----------------------------------------------------------------------


class LifeOf(Amount, frozen=True):
    """A player's life (L-1.14)."""

    who: Player


class DoneNow(Amount, frozen=True):
    """To how many such cards something was done since the effect began."""

    of: Filter
    deed: Deed


class PaidWith(Amount, frozen=True):
    """How many cards were given for less of the cost of this card (L-19.20, L-19.21)."""

    way: Keyword


class SkillUsed(Condition, frozen=True):
    """A player has used the leader skill (L-1.15)."""

    who: Player


class SkillUnused(Condition, frozen=True):
    """A player has not used the leader skill (L-1.15)."""

    who: Player


class Not(Condition, frozen=True):
    """It is not so."""

    condition: Condition


class LeaderIs(Condition, frozen=True):
    """L-1.16: a player's leader has a colour."""

    who: Player
    colour: Attribute


class OnceDuring(Limit, frozen=True):
    """Only in a period, and so often a turn."""

    period: Period
    times: Amount


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


class TurnedUp(Ability, frozen=True):
    """What a last resort does when it is turned up (L-1.18)."""

    do: Effect


class TurnUpIf(Ability, frozen=True):
    """条件 of a last resort (L-1.19)."""

    condition: Condition


__all__ = [
    "AgainstThem", "AnyArea", "AsSummoned", "AttackAgain", "Attacks", "AttacksCreatures", "AttacksFromBehind",
    "AttacksLife", "AttacksThat", "AttacksUpright", "Battles", "Bearer", "Beside", "BesideIt", "BindMore", "Binding",
    "Blocked", "Blocker", "Blocks", "BlocksMore", "BlocksTapped", "BlocksThat", "BySacrifice", "BySpell", "ByThis",
    "CapIs", "CapOf", "ChangeArea", "ChangesArea", "ChangesBy", "CheaperItself", "Chooses", "ComesOff", "Concedes",
    "Converted", "Copy", "CountIf", "Damage", "DamageEither", "DamageLife", "Damaged", "DealsHalf", "DealsLife",
    "DealsMore", "DealsTimes", "Destroys", "DestroysAnyhow", "DestroysByDamage", "Disarm", "DoneNow", "DrawLimit",
    "DrawOneMore", "DrawTwoIs", "DrawTwoLess", "Duplicate", "Duplicates", "EitherEnd", "EitherPile", "EntersFrom",
    "EntersInto", "EntersOtherwise", "EntersRecycled", "EntersTapped", "EquipItself", "EquipOnly", "Equipped",
    "EventNumber", "ExtraCost", "FallsAlone", "Fight", "FightEach", "Finished", "ForbidBoth", "GainLife", "Gap",
    "Heal", "Hurts", "HurtsLife", "IfElse", "InBattle", "IntoArea", "IsAttacked", "IsBlocked", "IsBlockedBy",
    "IsBlockedByMany", "IsChosen", "IsDuplicated", "IsHurt", "IsMade", "IsReturned", "IsSummoned", "IsUnblocked",
    "LaidAway", "LeaderIs", "LessDamage", "LessHurt", "LessHurtBy", "LifeFloor", "LifeHurt", "LifeOf", "LifePaid",
    "LoseLife", "LosesByDrawing", "Mana", "ManaTapped", "ManaUpTo", "Measured", "Modify", "MoreMana", "MovesTo",
    "NeedsBlockers", "NextCheaper", "NextGains", "NoPenaltyItself", "Not", "NotAmong", "NotBelow", "NotInto",
    "OfLeaderColour", "OnceDuring", "OncePerGame", "Opposite", "Paid", "PaidKeyword", "PaidWith", "PayAnyLife",
    "PayLife", "PayLifeUpTo", "PenaltyIs", "Prevails", "PutAsCreature", "RaiseCap", "ResortUp", "Retuned",
    "Sacrifice", "SameArea", "SameNumber", "SetLife", "SkillAgain", "SkillCheaper", "SkillNow", "SkillUnused",
    "SkillUsed", "SpellChain", "SpellLaidAway", "SpreadDamage", "StartingLife", "StaysUpright", "SummonFree",
    "SummonIf", "SummonLimit", "SummonedBy", "Summons", "SummonsSuch", "Survives", "TakeOff", "TapItself",
    "TapsAtOnce", "ThatGap", "Trade", "TradeBack", "TurnUpIf", "TurnedUp", "UsesAbilities", "UsesKeyword", "UsesTap",
    "WasRecycled", "WayCostLess", "Weaken", "Wears", "WentFirst", "WentSecond", "Whenever", "WornBy",
]  # fmt: skip
