"""Nodes that only Spellcard Strike has, by one import."""

from __future__ import annotations

# isort: off
# fmt: off
from kirifuda.games.spellcard_strike.ast_effects import (
    Always, AnySource, AsOne, Backward, BecomesTarget, Before, ByDamage, BySort, Cancel, ChangeAttackDamage,
    ChangeDamage, ChangeHandLimit, Damage, DealsDamage, DealsDamageTo, Dealt, Declares, Down, EachOne, EitherWay, Equip,
    Fix, Forward, FromSort, Grazes, Instead, IsAffected, IsSummoned, Moves, MovesInto, NeverCancelled, NeverWhen, Next,
    Often, Once, OneOfThese, OnlyBy, Part, PaysScore, Relocate, RelocateTo, Retire, Retires, Shift, Shifts, Source,
    Summon, SummonActed, SwapPlaces, Taken, TakesDamage, To, Up, Way, Whenever,
)
from kirifuda.games.spellcard_strike.ast_features import (
    Awakening, Collecting, Formation, House, PointBlank, Protection, Reinforcement, SpellName, SpellType, StrikerName,
    Swift, Ward,
)
from kirifuda.games.spellcard_strike.ast_nouns import (
    ASpell, AdjacentTo, AllOf, AnAbility, AnAttack, AnyArea, AnyDeclaration, Around, AttackTarget, Bearer, Caster,
    CasterPower, CostWords, Declared, EitherSort, EmptyAreas, EquipSpell, Featured, HandCost, HandLetter, Icon,
    InRange, IsAce, IsAttacking, IsEquipped, IsStriker, Marked, OneDeclared, Oneself, Outside, Power, Printed,
    PrintedIs, Region, ScoreCost, ScoreOf, SomeAreas, Sort, StandsIn, TargetWords, TheTarget,
)

__all__ = [
    "ASpell", "AdjacentTo", "AllOf", "Always", "AnAbility", "AnAttack", "AnyArea", "AnyDeclaration", "AnySource",
    "Around", "AsOne", "AttackTarget", "Awakening", "Backward", "Bearer", "BecomesTarget", "Before", "ByDamage",
    "BySort", "Cancel", "Caster", "CasterPower", "ChangeAttackDamage", "ChangeDamage", "ChangeHandLimit",
    "Collecting", "CostWords", "Damage", "DealsDamage", "DealsDamageTo", "Dealt", "Declared", "Declares", "Down",
    "EachOne", "EitherSort", "EitherWay", "EmptyAreas", "Equip", "EquipSpell", "Featured", "Fix", "Formation",
    "Forward", "FromSort", "Grazes", "HandCost", "HandLetter", "House", "Icon", "InRange", "Instead", "IsAce",
    "IsAffected", "IsAttacking", "IsEquipped", "IsStriker", "IsSummoned", "Marked", "Moves", "MovesInto",
    "NeverCancelled", "NeverWhen", "Next", "Often", "Once", "OneDeclared", "OneOfThese", "Oneself", "OnlyBy",
    "Outside", "Part", "PaysScore", "PointBlank", "Power", "Printed", "PrintedIs", "Protection", "Region",
    "Reinforcement", "Relocate", "RelocateTo", "Retire", "Retires", "ScoreCost", "ScoreOf", "Shift", "Shifts",
    "SomeAreas", "Sort", "Source", "SpellName", "SpellType", "StandsIn", "StrikerName", "Summon", "SummonActed",
    "SwapPlaces", "Swift", "Taken", "TakesDamage", "TargetWords", "TheTarget", "To", "Up", "Ward", "Way", "Whenever",
]
# fmt: on
# isort: on
