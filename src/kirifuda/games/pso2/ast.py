"""Nodes that only this game has, by one import."""

from __future__ import annotations

# isort: off
# fmt: off
from kirifuda.games.pso2.ast_deeds import (
    Attacks, AttacksAtAll, BecomesTarget, ChangesRow, ComesTrue, DealsAny, DealsBattleDamage, DealsDamage, DeclaresAttack, Defeats,
    DefeatsByAttack, DefeatsInBattle, Discards, DrawsCard, EitherWay, Engages, EngagesWith, FallsByDamage, Invokes,
    IsAttacked, IsAttackedBy, IsChosen, IsLaid, IsLowered, IsTargeted, IsTargetedBy, MainLine, NextTime, NotNow, PlayIf, OnDefeat,
    OnDrop, OnEntry, Performs, PlayInResponse, PlayOnly, PlayOutside, PlaysCard, PutsInPP, PutsOn, RuleLine,
    RunsOut, TakesBattleDamage, TakesDamage, TakesDamageFrom, TimesAGame, UsesAbility, UsesGear, UsesKind,
)
from kirifuda.games.pso2.ast_effects import (
    AbilityDamage, AnyDamage, AttachTo, AttacksThese, BattleDamage, BearersAre, BossPlays, ByDoing, Damage,
    DamageFrom, DamageTimes, DrawUntil, EntersOn, EquipTo, FaceDown, FaceUp, Freeze, GainLife, HandLimit, Harm,
    IfElse, InTheRow, InsteadIf, LifeBecomes, LowerDamage, LowerDealt, MoveToRow, MustTarget, NextDamage, Points,
    RaiseDamage, RaiseDealt, RaiseDealtTo, Recover, Retarget, WhenItAttacks, OutOf, RemoveDamage, SearchFor, ShuffleIn, SlotsAre, TakeInstead,
    TurnItselfOff, WhileAttacking,
)
from kirifuda.games.pso2.ast_nouns import (
    AbilitiesOfKind, AbilityKind, AbilityOf, AttackTarget, Attacked, Attacker, Attacking, Bearer, Bears, BearsSuch,
    BossPlayer, Colourless, DamageOn, Down, Engaged, EngagedWith, EveryClass, Exactly, FaceIs, Fighter, FirstLife,
    Fraction, Frozen, HasTitle, Host, Hurt, InRow, JoinedPlayers, Laid, LaidOn, LifeOf, ManyDid, Modify, NamedSort,
    Party, Piercing, NextPlayed, ThisSuch, SomeAre, NotJust, RaiseBoth, LowerBoth, PlayerOf, PlaysFirst, PlaysSecond, SaidPlayer, SetBase, Shift, Slots, TargetPlayer, ThatDamage,
    TheBoss, ThisPlayed, Titled, Up,
)

__all__ = [
    "AbilitiesOfKind", "AbilityDamage", "AbilityKind", "AbilityOf", "AnyDamage", "AttachTo", "AttackTarget",
    "Attacked", "Attacker", "Attacking", "Attacks", "AttacksAtAll", "AttacksThese", "BattleDamage", "Bearer", "NextPlayed", "PlayIf", "Retarget", "WhenItAttacks", "OutOf", "ThisSuch", "SomeAre", "NotJust", "RaiseBoth", "LowerBoth",
    "BecomesTarget", "IsChosen", "DeclaresAttack",
    "BearersAre", "Bears", "BearsSuch", "BossPlayer", "BossPlays", "ByDoing", "ChangesRow", "Colourless",
    "ComesTrue", "Damage", "DamageFrom", "DamageOn", "DamageTimes", "DealsAny", "DealsBattleDamage", "DealsDamage",
    "Defeats", "DefeatsByAttack", "DefeatsInBattle", "Discards", "Down", "DrawUntil", "DrawsCard", "EitherWay",
    "Engaged", "EngagedWith", "Engages", "EngagesWith", "EntersOn", "EquipTo", "EveryClass", "Exactly", "FaceDown",
    "FaceIs", "FaceUp", "FallsByDamage", "Fighter", "FirstLife", "Fraction", "Freeze", "Frozen", "GainLife",
    "HandLimit", "Harm", "HasTitle", "Host", "Hurt", "IfElse", "InRow", "InTheRow", "InsteadIf", "Invokes",
    "IsAttacked", "IsAttackedBy", "IsLaid", "IsLowered", "IsTargeted", "IsTargetedBy", "JoinedPlayers", "Laid",
    "LaidOn", "LifeBecomes", "LifeOf", "LowerDamage", "LowerDealt", "MainLine", "ManyDid", "Modify", "MoveToRow",
    "MustTarget", "NamedSort", "NextDamage", "NextTime", "NotNow", "OnDefeat", "OnDrop", "OnEntry", "Party",
    "Performs", "Piercing", "PlayInResponse", "PlayOnly", "PlayOutside", "PlayerOf", "PlaysCard", "PlaysFirst",
    "PlaysSecond", "Points", "PutsInPP", "PutsOn", "RaiseDamage", "RaiseDealt", "RaiseDealtTo", "Recover",
    "RemoveDamage", "RuleLine", "RunsOut", "SaidPlayer", "SearchFor", "SetBase", "Shift", "ShuffleIn", "Slots",
    "SlotsAre", "TakeInstead", "TakesBattleDamage", "TakesDamage", "TakesDamageFrom", "TargetPlayer", "ThatDamage",
    "TheBoss", "ThisPlayed", "TimesAGame", "Titled", "TurnItselfOff", "Up", "UsesAbility", "UsesGear", "UsesKind",
    "WhileAttacking",
]
# fmt: on
# isort: on
