"""Nodes that only this game has, by one import."""

from __future__ import annotations

# isort: off
# fmt: off
from kirifuda.games.pso2.ast_choices import ByDamage, HolderOf, OneWay, SourceOf, ThatSuch, Unchosen
from kirifuda.games.pso2.ast_deeds import (
    AllLimits, Attacks, AttacksAtAll, BecomesTarget, ChangesRow, ComesTrue, DealsAny, DealsBattleDamage,
    DealsDamage, DeclaresAttack, Defeats, DefeatsByAttack, DefeatsInBattle, Discards, DrawsCard, EitherWay,
    EmptiesDeck, Engages, EngagesWith, FallsByDamage, Invokes, IsAttacked, IsAttackedBy, IsChosen, IsLaid,
    IsLowered, IsTargetOf, IsTargeted, IsTargetedBy, LowersDamage, MainLine, NextTime, NotNow, OnDefeat, OnDrop,
    OnEntry, Performs, PlayIf, PlayInResponse, PlayOnly, PlayOutside, PlaysCard, PreventsDamage, PutsInPP,
    PutsOn, RuleLine,
    RunsOut, TakesAbilityDamage, TakesBattleDamage, TakesBattleDamageFrom, TakesDamage, TakesDamageBy,
    TakesDamageFrom, TakesMuch, TimesAGame, UsesAbility, UsesAny, UsesGear, UsesKind,
)
from kirifuda.games.pso2.ast_effects import (
    AttachTo, AttacksThese, BearersAre, BossPlays, BossPlaysMore, ByDoing, CostIsX, Damage, DamageTimes,
    DrawUntil, EitherEnd, EndBattle, EntersOn, EquipTo, FaceDown, FaceUp, Freeze, GainLife, HandLimit, IfElse,
    InTheRow, InsteadIf, LifeBecomes, MostCopies, MostDrops, MoveToRow, MustAttackThat, MustTarget, NoMag, NotBelow,
    OnlySoOften, OutOf, PaidFor, Points, Recover, RemoveDamage, Retarget, SearchFor, ShuffleIn, SlotsAre,
    SpreadDamage, SwapRow, ToRowTurned, TurnItselfOff, WhenItAttacks, WhileAttacking,
)
from kirifuda.games.pso2.ast_features import (
    AbilitiesOfKind, Down, Exactly, LowerBoth, Modify, Piercing, RaiseBoth, SetBase, Shift, Slots, Up,
)
from kirifuda.games.pso2.ast_harm import (
    AbilityDamage, AnyDamage, BattleDamage, BattleDamageFrom, ChangeIt, DamageBecomes, DamageBy, DamageFrom,
    Harm, LowerDamage, LowerDealt, LowerStruck, LowerSuch, NextBattleDamage, NextDamage, NextDealt, NextDealtTo,
    NextStruck, NextStruckTo, RaiseDamage, RaiseDealt, RaiseDealtTo, RaiseStruck, RaiseSuch, StruckTo,
    TakeInstead, WithChange,
)
from kirifuda.games.pso2.ast_nouns import (
    AbilityKind, AbilityOf, ActedCount, AttackTarget, Attacked, Attacker, Attacking, AttacksWhat, Bearer, Bears,
    BearsMany, BearsSuch, BossPlayer, ByActive, Colourless, Counted, DamageDealer, DamageOn, DifficultyIs,
    EachColour, EachThat, EachThere, Engaged, EngagedWith, EveryClass, FaceIs, Fighter, FirstLife, FirstTurn, Fraction,
    Frozen, HasTitle, Host, Hurt, InRow, JoinedPlayers, JustCount, Laid, LaidOn, LifeOf, LoweredMuch, ManyDid,
    NamedSort, NextPlayed, NotJust, NotSo, Party, PlayerOf, PlaysFirst, PlaysSecond, SaidPlayer, Sided, SomeAre,
    SpokenOf, TargetPlayer, ThatDamage, TheBoss, ThisPlayed, ThisSuch, Titled, WhoDid, WhoDidNot,
)
from kirifuda.games.pso2.ast_places import (
    BearersAmong, BySuch, CanBear, ChangesRowBy, DamageAtMost, DiscardTo, EitherZone, FitsOn, RemoveFromGame,
    RestOfRow, SameRow, TogetherThere,
)

__all__ = [
    "AbilitiesOfKind", "AbilityDamage", "AbilityKind", "AbilityOf", "ActedCount", "AllLimits", "AnyDamage",
    "AttachTo", "AttackTarget", "Attacked", "Attacker", "Attacking", "Attacks", "AttacksAtAll", "AttacksThese",
    "AttacksWhat", "BattleDamage", "BattleDamageFrom", "Bearer", "BearersAmong", "BearersAre", "Bears", "BearsMany",
    "BearsSuch", "BecomesTarget", "BossPlayer", "BossPlays", "BossPlaysMore", "ByActive", "ByDamage", "ByDoing",
    "BySuch", "CanBear", "ChangeIt", "ChangesRow", "ChangesRowBy", "Colourless", "ComesTrue", "CostIsX", "Counted",
    "Damage", "DamageAtMost", "DamageBecomes", "DamageBy", "DamageDealer", "DamageFrom", "DamageOn", "DamageTimes",
    "DealsAny", "DealsBattleDamage", "DealsDamage", "DeclaresAttack", "Defeats", "DefeatsByAttack",
    "DefeatsInBattle", "DifficultyIs", "DiscardTo", "Discards", "Down", "DrawUntil", "DrawsCard", "EachColour",
    "EachThat", "EachThere", "EitherEnd", "EitherWay", "EitherZone", "EmptiesDeck", "EndBattle", "Engaged",
    "EngagedWith", "Engages", "EngagesWith", "EntersOn", "EquipTo", "EveryClass", "Exactly", "FaceDown", "FaceIs",
    "FaceUp", "FallsByDamage", "Fighter", "FirstLife", "FirstTurn", "FitsOn", "Fraction", "Freeze", "Frozen",
    "GainLife", "HandLimit", "Harm", "HasTitle", "HolderOf", "Host", "Hurt", "IfElse", "InRow", "InTheRow", "InsteadIf",
    "Invokes", "IsAttacked", "IsAttackedBy", "IsChosen", "IsLaid", "IsLowered", "IsTargetOf", "IsTargeted",
    "IsTargetedBy", "JoinedPlayers", "JustCount", "Laid", "LaidOn", "LifeBecomes", "LifeOf", "LowerBoth",
    "LowerDamage", "LowerDealt", "LowerStruck", "LowerSuch", "LoweredMuch", "LowersDamage", "MainLine", "ManyDid",
    "Modify", "MostCopies", "MostDrops", "MoveToRow", "MustAttackThat", "MustTarget", "NamedSort", "NextBattleDamage",
    "NextDamage", "NextDealt", "NextDealtTo", "NextPlayed", "NextStruck", "NextStruckTo", "NextTime", "NoMag",
    "NotBelow", "NotJust", "NotNow", "NotSo", "OnDefeat", "OnDrop", "OnEntry", "OneWay", "OnlySoOften", "OutOf",
    "PaidFor", "Party", "Performs", "Piercing", "PlayIf", "PlayInResponse", "PlayOnly", "PlayOutside", "PlayerOf",
    "PlaysCard", "PlaysFirst", "PlaysSecond", "Points", "PreventsDamage", "PutsInPP", "PutsOn", "RaiseBoth",
    "RaiseDamage", "RaiseDealt", "RaiseDealtTo", "RaiseStruck", "RaiseSuch", "Recover", "RemoveDamage",
    "RemoveFromGame", "RestOfRow", "Retarget", "RuleLine", "RunsOut", "SaidPlayer", "SameRow", "SearchFor", "SetBase",
    "Shift", "ShuffleIn", "Sided", "Slots", "SlotsAre", "SomeAre", "SourceOf", "SpokenOf", "SpreadDamage", "StruckTo",
    "SwapRow", "TakeInstead", "TakesAbilityDamage", "TakesBattleDamage", "TakesBattleDamageFrom", "TakesDamage",
    "TakesDamageBy", "TakesDamageFrom", "TakesMuch", "TargetPlayer", "ThatDamage", "ThatSuch", "TheBoss",
    "ThisPlayed", "ThisSuch", "TimesAGame", "Titled", "ToRowTurned", "TogetherThere", "TurnItselfOff",
    "Unchosen", "Up", "UsesAbility", "UsesAny", "UsesGear", "UsesKind", "WhenItAttacks", "WhileAttacking",
    "WhoDid", "WhoDidNot", "WithChange",
]
# fmt: on
# isort: on
