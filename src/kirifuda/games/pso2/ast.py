"""Nodes that only this game has, by one import."""

from __future__ import annotations

# isort: off
# fmt: off
from kirifuda.games.pso2.ast_deeds import (
    Attacks, AttacksAtAll, ChangesRow, ComesTrue, DealsAny, DealsBattleDamage, DealsDamage, Defeats,
    DefeatsByAttack, DefeatsInBattle, Discards, DrawsCard, EitherWay, Engages, EngagesWith, Invokes, IsAttacked,
    IsAttackedBy, IsLaid, IsTargeted, IsTargetedBy, MainLine, NextTime, NotNow, OnDefeat, OnDrop, OnEntry, Performs,
    PlaysCard, PutsOn, RuleLine, TakesBattleDamage, TakesDamage, TakesDamageFrom, TimesAGame, UsesAbility,
)
from kirifuda.games.pso2.ast_effects import (
    AbilityDamage, AnyDamage, AttachTo, AttacksThese, BattleDamage, ByDoing, Damage, DamageFrom, DamageTimes,
    DrawUntil, EntersOn, EquipTo, FaceDown, FaceUp, Freeze, HandLimit, Harm, IfElse, InTheRow, InsteadIf,
    LifeBecomes, LowerDamage, LowerDealt, MoveToRow, MustTarget, NextDamage, Points, RaiseDamage, RaiseDealt,
    Recover, RemoveDamage, SearchFor, ShuffleIn, TakeInstead, TurnItselfOff, WhileAttacking,
)
from kirifuda.games.pso2.ast_nouns import (
    AbilityOf, AttackTarget, Attacked, Attacker, Attacking, Bearer, Bears, Colourless, DamageOn, Down, Engaged,
    EngagedWith, Exactly, Fighter, FirstLife, Fraction, Frozen, Host, Hurt, InRow, JoinedPlayers, LaidOn, LifeOf,
    ManyDid, Modify, NamedSort, Piercing, PlayerOf, SaidPlayer, Shift, Slots, TargetPlayer, ThatDamage, TheBoss,
    ThisPlayed, Up,
)

__all__ = [
    "AbilityDamage", "AbilityOf", "AnyDamage", "AttachTo", "AttackTarget", "Attacked", "Attacker", "Attacking",
    "Attacks", "AttacksAtAll", "AttacksThese", "BattleDamage", "Bearer", "Bears", "ByDoing", "ChangesRow",
    "Colourless", "ComesTrue", "Damage", "DamageFrom", "DamageOn", "DamageTimes", "DealsAny", "DealsBattleDamage",
    "DealsDamage", "Defeats", "DefeatsByAttack", "DefeatsInBattle", "Discards", "Down", "DrawUntil", "DrawsCard",
    "EitherWay", "Engaged", "EngagedWith", "Engages", "EngagesWith", "EntersOn", "EquipTo", "Exactly", "FaceDown",
    "FaceUp", "Fighter", "FirstLife", "Fraction", "Freeze", "Frozen", "HandLimit", "Harm", "Host", "Hurt", "IfElse",
    "InRow", "InTheRow", "InsteadIf", "Invokes", "IsAttacked", "IsAttackedBy", "IsLaid", "IsTargeted",
    "IsTargetedBy", "JoinedPlayers", "LaidOn", "LifeBecomes", "LifeOf", "LowerDamage", "LowerDealt", "MainLine",
    "ManyDid", "Modify", "MoveToRow", "MustTarget", "NamedSort", "NextDamage", "NextTime", "NotNow", "OnDefeat",
    "OnDrop", "OnEntry", "Performs", "Piercing", "PlayerOf", "PlaysCard", "Points", "PutsOn", "RaiseDamage",
    "RaiseDealt", "Recover", "RemoveDamage", "RuleLine", "SaidPlayer", "SearchFor", "Shift", "ShuffleIn", "Slots",
    "TakeInstead", "TakesBattleDamage", "TakesDamage", "TakesDamageFrom", "TargetPlayer", "ThatDamage", "TheBoss",
    "ThisPlayed", "TimesAGame", "TurnItselfOff", "Up", "UsesAbility", "WhileAttacking",
]
# fmt: on
# isort: on
