"""Nodes that only this game has: its keywords, life, areas, what texts do and the lines they stand on."""

from __future__ import annotations

from typing import ClassVar

# isort: off
# fmt: off
from kirifuda.text import ast as a
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

# --- things and qualities -----------------------------------------------------------------------------


class Bearer(a.Role, frozen=True):
    """装備したクリーチャー: the creature that this card is laid on (L-1.9)."""

    role: ClassVar[str] = "bearer"


class Damaged(a.Quality, frozen=True):
    """Has taken damage this turn (L-10.9)."""


class Equipped(a.Quality, frozen=True):
    """Bears equipment (L-1.9)."""


class OfLeaderColour(a.Quality, frozen=True):
    """Shares a colour with the leader of whose text it is (L-1.16)."""


class SummonedBy(a.Where, frozen=True):
    """Cards that a player has summoned (L-17.9b)."""

    who: a.Player


# --- features -----------------------------------------------------------------------------------------


class Modify(a.Feature, frozen=True):
    """+x/yの修正: power and toughness rise together (L-19.15)."""

    power: a.Amount
    toughness: a.Amount


class Weaken(a.Feature, frozen=True):
    """-x/yの修正: power and toughness fall together (L-10.9)."""

    power: a.Amount
    toughness: a.Amount


class Measured(a.Feature, frozen=True):
    """A keyword with a number that is counted: 貫通x (L-19.3)."""

    name: str
    count: a.Amount


class Paid(a.Feature, frozen=True):
    """A keyword with a number that is paid: シフト①, リサイクル④ (L-19.5, L-19.9)."""

    name: str
    cost: a.Amount


class Sacrifice(a.Feature, frozen=True):
    """サクリファイス(x)n: what may be destroyed, and how many (L-19.20)."""

    of: a.Filter
    count: a.Amount


# --- effects ------------------------------------------------------------------------------------------


class Mana(a.Effect, frozen=True):
    """① and so on: so much mana is tapped (L-9.4)."""

    count: a.Amount


class TapItself(a.Effect, frozen=True):
    """〔タップ〕: the card itself is tapped (L-9.3)."""


class Damage(a.Effect, frozen=True):
    """Damage to creatures (L-10.9)."""

    what: a.Thing
    amount: a.Amount


class DamageLife(a.Effect, frozen=True):
    """Damage to a player's life (L-10.8)."""

    TELLS_VICTIM: ClassVar[bool] = True

    who: a.Player
    amount: a.Amount


class GainLife(a.Effect, frozen=True):
    """The actor gains life (L-19.4)."""

    amount: a.Amount


class LoseLife(a.Effect, frozen=True):
    """The actor loses life (L-14.1)."""

    amount: a.Amount


class PayLife(a.Effect, frozen=True):
    """The actor pays life (L-17.6)."""

    amount: a.Amount


class SetLife(a.Effect, frozen=True):
    """A player's life becomes a number (L-1.18)."""

    who: a.Player
    amount: a.Amount


class RaiseCap(a.Effect, frozen=True):
    """The cap of a player's life rises (L-1.14)."""

    who: a.Player
    amount: a.Amount


class Heal(a.Effect, frozen=True):
    """The damage that creatures have taken goes away (L-12.3)."""

    what: a.Thing


class Duplicate(a.Effect, frozen=True):
    """複製する (L-19.6)."""

    what: a.Thing


class Binding(a.Effect, frozen=True):
    """封縛xを行う (L-19.8)."""

    count: a.Amount


class ChangeArea(a.Effect, frozen=True):
    """反対エリアへ移動させる (L-19.5)."""

    what: a.Thing


class IfElse(a.Effect, frozen=True):
    """One thing if a condition is true, another if it is not."""

    condition: a.Condition
    then: a.Effect
    other: a.Effect


class Fight(a.Effect, frozen=True):
    """A creature battles another outside the Attack step (L-17.4)."""

    what: a.Thing
    other: a.Thing


class FightEach(a.Effect, frozen=True):
    """Two creatures battle each other (L-10.9)."""

    what: a.Thing


class PutAsCreature(a.Effect, frozen=True):
    """Put onto the battlefield as a creature with power and toughness of its own cost (L-17.9b)."""

    what: a.Thing


class IntoArea(a.Arrival, frozen=True):
    """Arrives in an area of its player's (L-3.3, L-3.4)."""

    name: str


class SameArea(a.Arrival, frozen=True):
    """Arrives in the area of the card that says so (L-19.6)."""


class AnyArea(a.Arrival, frozen=True):
    """Arrives in whichever area its player likes (L-9.1)."""


class ForbidBoth(a.Effect, frozen=True):
    """The subject can neither attack nor block (L-10.2, L-10.5)."""

    subject: a.Thing


class CheaperItself(a.Effect, frozen=True):
    """Summoning this card costs so much less (L-9.1)."""

    by: a.Amount


class SummonLimit(a.Effect, frozen=True):
    """A player summons no more than so many such cards a turn (L-9.2)."""

    who: a.Player
    deed: a.Deed
    times: a.Amount


class DrawTwoLess(a.Effect, frozen=True):
    """A player pays less for a card in Draw step 2 (L-11.1)."""

    who: a.Player
    by: a.Amount


class LessDamage(a.Effect, frozen=True):
    """So much less of every damage to a player's life (L-10.8)."""

    who: a.Player
    by: a.Amount


class LessHurt(a.Effect, frozen=True):
    """So much less of every damage to creatures (L-10.9)."""

    what: a.Thing
    by: a.Amount


# --- amounts, conditions, limits ----------------------------------------------------------------------


class LifeOf(a.Amount, frozen=True):
    """A player's life (L-1.14)."""

    who: a.Player


class DoneNow(a.Amount, frozen=True):
    """To how many such cards something was done since the effect began."""

    of: a.Filter
    deed: a.Deed


class PaidWith(a.Amount, frozen=True):
    """How many cards were given for less of the cost of this card (L-19.20, L-19.21)."""

    way: a.Keyword


class SkillUsed(a.Condition, frozen=True):
    """A player has used the leader skill (L-1.15)."""

    who: a.Player


class SkillUnused(a.Condition, frozen=True):
    """A player has not used the leader skill (L-1.15)."""

    who: a.Player


class Not(a.Condition, frozen=True):
    """It is not so."""

    condition: a.Condition


class LeaderIs(a.Condition, frozen=True):
    """L-1.16: a player's leader has a colour."""

    who: a.Player
    colour: a.Attribute


class OnceDuring(a.Limit, frozen=True):
    """Only in a period, and so often a turn."""

    period: a.Period
    times: a.Amount


# --- lines of a text ----------------------------------------------------------------------------------


class SpellChain(a.Ability, frozen=True):
    """スペルチェーン：（効果） (L-19.7)."""

    do: a.Effect


class PaidKeyword(a.Ability, frozen=True):
    """（コスト）：暗殺 (L-17.4)."""

    cost: tuple[a.Effect, ...]
    keyword: a.Feature


class SummonIf(a.Ability, frozen=True):
    """召喚条件 (L-15.2)."""

    condition: a.Condition


class TurnedUp(a.Ability, frozen=True):
    """What a last resort does when it is turned up (L-1.18)."""

    do: a.Effect


class TurnUpIf(a.Ability, frozen=True):
    """条件 of a last resort (L-1.19)."""

    condition: a.Condition


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
