"""Nodes that only this game has, by one import."""

from __future__ import annotations

# isort: off
# fmt: off
from kirifuda.games.pso2.ast_deeds import (
    Attacks, AttacksAtAll, BecomesTarget, ChangesRow, ComesTrue, DealsAny, DealsBattleDamage, DealsDamage,
    DeclaresAttack, Defeats, DefeatsByAttack, DefeatsInBattle, Discards, DrawsCard, EitherWay, Engages,
    EngagesWith, FallsByDamage, Invokes, IsAttacked, IsAttackedBy, IsChosen, IsLaid, IsLowered, IsTargeted,
    IsTargetedBy, MainLine, NextTime, NotNow, OnDefeat, OnDrop, OnEntry, Performs, PlayIf, PlayInResponse,
    PlayOnly, PlayOutside, PlaysCard, PutsInPP, PutsOn, RuleLine, RunsOut, TakesBattleDamage, TakesDamage,
    TakesDamageFrom, TimesAGame, UsesAbility, UsesGear, UsesKind,
)
from kirifuda.games.pso2.ast_effects import (
    AbilityDamage, AnyDamage, AttachTo, AttacksThese, BattleDamage, BearersAre, BossPlays, ByDoing, Damage,
    DamageFrom, DamageTimes, DrawUntil, EitherEnd, EntersOn, EquipTo, FaceDown, FaceUp, Freeze, GainLife,
    HandLimit, Harm, IfElse, InTheRow, InsteadIf, LifeBecomes, LowerDamage, LowerDealt, MoveToRow, MustTarget,
    NextDamage, OnlySoOften, OutOf, PaidFor, Points, RaiseDamage, RaiseDealt, RaiseDealtTo, Recover,
    RemoveDamage, Retarget, SearchFor, ShuffleIn, SlotsAre, TakeInstead, ToRowTurned, TurnItselfOff,
    WhenItAttacks, WhileAttacking,
)
from kirifuda.games.pso2.ast_nouns import (
    AbilitiesOfKind, AbilityKind, AbilityOf, ActedCount, AttackTarget, Attacked, Attacker, Attacking,
    AttacksWhat, Bearer, Bears, BearsMany, BearsSuch, BossPlayer, Colourless, DamageDealer, DamageOn, Down,
    Engaged, EngagedWith, EveryClass, Exactly, FaceIs, Fighter, FirstLife, Fraction, Frozen, HasTitle, Host,
    Hurt, InRow, JoinedPlayers, JustCount, Laid, LaidOn, LifeOf, LowerBoth, ManyDid, Modify, NamedSort,
    NextPlayed, NotJust, Party, Piercing, PlayerOf, PlaysFirst, PlaysSecond, RaiseBoth, SaidPlayer, SetBase,
    Shift, Slots, SomeAre, TargetPlayer, ThatDamage, TheBoss, ThisPlayed, ThisSuch, Titled, Up,
)

__all__ = [
    "AbilitiesOfKind", "AbilityDamage", "AbilityKind", "AbilityOf", "ActedCount", "AnyDamage", "AttachTo",
    "AttackTarget", "Attacked", "Attacker", "Attacking", "Attacks", "AttacksAtAll", "AttacksThese",
    "AttacksWhat", "BattleDamage", "Bearer", "BearersAre", "Bears", "BearsMany", "BearsSuch", "BecomesTarget",
    "BossPlayer", "BossPlays", "ByDoing", "ChangesRow", "Colourless", "ComesTrue", "Damage", "DamageDealer",
    "DamageFrom", "DamageOn", "DamageTimes", "DealsAny", "DealsBattleDamage", "DealsDamage", "DeclaresAttack",
    "Defeats", "DefeatsByAttack", "DefeatsInBattle", "Discards", "Down", "DrawUntil", "DrawsCard", "EitherEnd",
    "EitherWay", "Engaged", "EngagedWith", "Engages", "EngagesWith", "EntersOn", "EquipTo", "EveryClass",
    "Exactly", "FaceDown", "FaceIs", "FaceUp", "FallsByDamage", "Fighter", "FirstLife", "Fraction", "Freeze",
    "Frozen", "GainLife", "HandLimit", "Harm", "HasTitle", "Host", "Hurt", "IfElse", "InRow", "InTheRow",
    "InsteadIf", "Invokes", "IsAttacked", "IsAttackedBy", "IsChosen", "IsLaid", "IsLowered", "IsTargeted",
    "IsTargetedBy", "JoinedPlayers", "JustCount", "Laid", "LaidOn", "LifeBecomes", "LifeOf", "LowerBoth",
    "LowerDamage", "LowerDealt", "MainLine", "ManyDid", "Modify", "MoveToRow", "MustTarget", "NamedSort",
    "NextDamage", "NextPlayed", "NextTime", "NotJust", "NotNow", "OnDefeat", "OnDrop", "OnEntry", "OnlySoOften",
    "OutOf", "PaidFor", "Party", "Performs", "Piercing", "PlayIf", "PlayInResponse", "PlayOnly", "PlayOutside",
    "PlayerOf", "PlaysCard", "PlaysFirst", "PlaysSecond", "Points", "PutsInPP", "PutsOn", "RaiseBoth",
    "RaiseDamage", "RaiseDealt", "RaiseDealtTo", "Recover", "RemoveDamage", "Retarget", "RuleLine", "RunsOut",
    "SaidPlayer", "SearchFor", "SetBase", "Shift", "ShuffleIn", "Slots", "SlotsAre", "SomeAre", "TakeInstead",
    "TakesBattleDamage", "TakesDamage", "TakesDamageFrom", "TargetPlayer", "ThatDamage", "TheBoss",
    "ThisPlayed", "ThisSuch", "TimesAGame", "Titled", "ToRowTurned", "TurnItselfOff", "Up", "UsesAbility",
    "UsesGear", "UsesKind", "WhenItAttacks", "WhileAttacking",
]
# fmt: on
# isort: on
