"""Nodes that only Spellcard Strike has, by one import."""

from __future__ import annotations

# isort: off
# fmt: off
from kirifuda.games.spellcard_strike.ast_deeds import (
    AnySource, Backward, Because, BecomesTarget, ByDamage, ByOnes, BySort, ByStriker, DealsDamage, DealsDamageTo,
    Declares, EitherWay, Equips, Forward, FromSort, Grazes, IsAffected, IsSummoned, Moves, MovesInto, Retires, Shifts,
    Source, TakesDamage, Way,
)
from kirifuda.games.spellcard_strike.ast_effects import (
    Always, AsOne, Becomes, Before, Cancel, ChangeAttackDamage, ChangeDamage, ChangeHandLimit, Damage, Dealt,
    DiscardTo, Down, DrawTo, EachOne, Equip, Fix, FreeLetter, IfDid, Instead, NeverCancelled, NeverWhen, Next, Often,
    LimitTimes, Once, OneOfThese, OnlyBy, Part, PaysScore, Relocate, RelocateTo, Retire, Shift, Summon, SummonActed,
    SwapPlaces, SwapStats, SwapTwo, Taken, Thereby, ThisDamage, To, Up, Whenever,
)
from kirifuda.games.spellcard_strike.ast_features import (
    Awakening, Collecting, Formation, House, PointBlank, Protection, Reinforcement, SpellName, SpellType, StrikerName,
    Swift, Ward,
)
from kirifuda.games.spellcard_strike.ast_nouns import (
    ASpell, AdjacentTo, AllOf, AnAbility, AnAttack, AnyArea, AnyDeclaration, Around, AttackTarget, Bearer, Caster,
    CasterPower, CostWords, Declared, EitherSort, EmptyAreas, EquipSpell, Featured, FeaturedSpell, HandCost,
    HandLetter, Icon, InRange, IsAce, IsAttacking, IsEquipped, IsStriker, LastDeclared, Marked, NameHas, OneDeclared,
    Oneself, Outside, Power, Printed, PrintedIs, Region, ScoreCost, ScoreOf, SomeAreas, Sort, StandsIn, TargetWords,
    TheTarget,
)

__all__ = [
    "ASpell", "AdjacentTo", "AllOf", "Always", "AnAbility", "AnAttack", "AnyArea", "AnyDeclaration", "AnySource",
    "Around", "AsOne", "AttackTarget", "Awakening", "Backward", "Bearer", "Because", "Becomes", "BecomesTarget",
    "Before", "ByDamage", "ByOnes", "BySort", "ByStriker", "Cancel", "Caster", "CasterPower", "ChangeAttackDamage",
    "ChangeDamage", "ChangeHandLimit", "Collecting", "CostWords", "Damage", "DealsDamage", "DealsDamageTo", "Dealt",
    "Declared", "Declares", "DiscardTo", "Down", "DrawTo", "EachOne", "EitherSort", "EitherWay", "EmptyAreas",
    "Equip", "EquipSpell", "Equips", "Featured", "FeaturedSpell", "Fix", "Formation", "Forward", "FreeLetter",
    "FromSort", "Grazes", "HandCost", "HandLetter", "House", "Icon", "IfDid", "InRange", "Instead", "IsAce",
    "IsAffected", "IsAttacking", "IsEquipped", "IsStriker", "IsSummoned", "LastDeclared", "LimitTimes", "Marked",
    "Moves", "MovesInto", "NameHas", "NeverCancelled", "NeverWhen", "Next", "Often", "Once", "OneDeclared",
    "OneOfThese", "Oneself", "OnlyBy", "Outside", "Part", "PaysScore", "PointBlank", "Power", "Printed", "PrintedIs",
    "Protection", "Region", "Reinforcement", "Relocate", "RelocateTo", "Retire", "Retires", "ScoreCost", "ScoreOf",
    "Shift", "Shifts", "SomeAreas", "Sort", "Source", "SpellName", "SpellType", "StandsIn", "StrikerName", "Summon",
    "SummonActed", "SwapPlaces", "SwapStats", "SwapTwo", "Swift", "Taken", "TakesDamage", "TargetWords",
    "TheTarget", "Thereby", "ThisDamage", "To", "Up", "Ward", "Way", "Whenever",
]
# fmt: on
# isort: on
