"""Nodes that only Spellcard Strike has, by one import."""

from __future__ import annotations

# isort: off
# fmt: off
from kirifuda.games.spellcard_strike.ast_attacks import IsAttacked, LimitGraze, Retarget
from kirifuda.games.spellcard_strike.ast_book import (
    AbilityKind, Arrives, ArrivesHidden, BySource, CardType, ChangeCost, ChangesSides, CostIcon, CostPart, Dealers,
    DeclaresAdding, EveryAttribute, FirstOne, Free, GoesFirst, GoesSecond, GoesTo, GrazesAgainst, HandLimit,
    HeadIcon, Headed, InstantSort, IsTargetOf, LastingIcon, LastingSort, Loses, MovesFreely, NearRange, OnlySoOften,
    PrintedAttribute, PrintedKind, PrintedStats, RangeOf, SoOften, TakesDamageFrom, TimedSort, TimingIcon, Wins,
)
from kirifuda.games.spellcard_strike.ast_chain import Cancelled, CancelledSpell, ChainBefore, ChainLength, LastIs
from kirifuda.games.spellcard_strike.ast_decks import (
    AllSuch, AsAce, Copies, DeckSize, Given, ManySuchCards, MostOfEach, NamedInDeck, NeverAce, NoSuchCards,
    OnlySuchCards, OpeningHand, SoManySuch,
)
from kirifuda.games.spellcard_strike.ast_deeds import (
    AnySource, Backward, Because, BecomesTarget, ByDamage, ByOnes, BySort, BySortOf, ByStriker, Cancels,
    DealsDamage, DealsDamageTo, Declares, EitherDeed, EitherWay, Equips, Forward, FromOnes, FromSort, Grazes,
    IsAffected, IsCancelled, IsSummoned, Moves, MovesInto, Retires, Shifts, Source, TakesDamage, Way,
)
from kirifuda.games.spellcard_strike.ast_effects import (
    Always, AsOne, Becomes, Before, Cancel, ChangeAttackDamage, ChangeBigDamage, ChangeDamage, ChangeHandLimit,
    Damage, Dealt, DiscardTo, Down, DrawTo, EachOne, Equip, Fix, FreeLetter, IfDid, IfNotDid, IfNotDidTo, Instead,
    LimitTimes, NeverCancelled, NeverWhen, Next, Often, Once, OneOfThese, OnlyBy, Part, PaysScore, Relocate,
    RelocateTo, Retire, Shift, Summon, SummonActed, SwapPlaces, SwapStats, SwapTwo, Taken, Thereby, ThisDamage, To,
    Up, Whenever,
)
from kirifuda.games.spellcard_strike.ast_features import (
    Awakening, Collecting, Formation, House, PointBlank, Protection, Reinforcement, SpellName, SpellType,
    StrikerName, Swift, Ward,
)
from kirifuda.games.spellcard_strike.ast_nouns import (
    ASpell, AdjacentTo, AllOf, AnAbility, AnAttack, AnyArea, AnyDeclaration, Around, AttackTarget, Bearer, Caster,
    CasterPower, CostWords, Declared, DeclaredCard, EitherSort, EmptyAreas, EquipSpell, Featured, FeaturedSpell,
    FirstTarget, HandCost, HandLetter, HostOf, Icon, InRange, IsAce, IsAttacking, IsEquipped, IsStriker,
    LastDeclared, Marked, NameHas, OneDeclared, OneDeclaredBy, Oneself, Outside, Power, Printed, PrintedIs, Region,
    ScoreCost, ScoreOf, SecondTarget, SomeAreas, Sort, StandsIn, TargetWords, ThatDeclared, TheTarget,
)
from kirifuda.games.spellcard_strike.ast_outcome import Fallen, IfSurvived, Meanwhile, NoMore
from kirifuda.games.spellcard_strike.ast_permits import (
    AttacksActed, AttacksAgain, MayTakeInstead, MovesActed, PaysAnything, TakesInstead,
)
from kirifuda.games.spellcard_strike.ast_summoning import (
    ArrivesActed, SelfArrivesActed, SelfSummonCost, SelfSummonsAlso, SummonAt, SummonCost, SummonsAlso,
)

__all__ = [
    "ASpell", "AbilityKind", "AdjacentTo", "AllOf", "AllSuch", "Always", "AnAbility", "AnAttack", "AnyArea",
    "AnyDeclaration", "AnySource", "Around", "Arrives", "ArrivesActed", "ArrivesHidden", "AsAce", "AsOne",
    "AttackTarget", "AttacksActed", "AttacksAgain", "Awakening", "Backward", "Bearer", "Because", "Becomes",
    "BecomesTarget", "Before", "ByDamage", "ByOnes", "BySort", "BySortOf", "BySource", "ByStriker", "Cancel",
    "Cancelled", "CancelledSpell", "Cancels", "CardType", "Caster", "CasterPower", "ChainBefore", "ChainLength",
    "ChangeAttackDamage", "ChangeBigDamage", "ChangeCost", "ChangeDamage", "ChangeHandLimit", "ChangesSides",
    "Collecting", "Copies", "CostIcon", "CostPart", "CostWords", "Damage", "Dealers", "DealsDamage",
    "DealsDamageTo", "Dealt", "DeckSize", "Declared", "DeclaredCard", "Declares", "DeclaresAdding", "DiscardTo",
    "Down", "DrawTo", "EachOne", "EitherDeed", "EitherSort", "EitherWay", "EmptyAreas", "Equip", "EquipSpell",
    "Equips", "EveryAttribute", "Fallen", "Featured", "FeaturedSpell", "FirstOne", "FirstTarget", "Fix",
    "Formation", "Forward", "Free", "FreeLetter", "FromOnes", "FromSort", "Given", "GoesFirst", "GoesSecond",
    "GoesTo", "Grazes", "GrazesAgainst", "HandCost", "HandLetter", "HandLimit", "HeadIcon", "Headed", "HostOf",
    "House", "Icon", "IfDid", "IfNotDid", "IfNotDidTo", "IfSurvived", "InRange", "InstantSort", "Instead", "IsAce",
    "IsAffected", "IsAttacked", "IsAttacking", "IsCancelled", "IsEquipped", "IsStriker", "IsSummoned", "IsTargetOf",
    "LastDeclared", "LastIs", "LastingIcon", "LastingSort", "LimitGraze", "LimitTimes", "Loses", "ManySuchCards",
    "Marked", "MayTakeInstead", "Meanwhile", "MostOfEach", "Moves", "MovesActed", "MovesFreely", "MovesInto",
    "NameHas", "NamedInDeck", "NearRange", "NeverAce", "NeverCancelled", "NeverWhen", "Next", "NoMore",
    "NoSuchCards", "Often", "Once", "OneDeclared", "OneDeclaredBy", "OneOfThese", "Oneself", "OnlyBy",
    "OnlySoOften", "OnlySuchCards", "OpeningHand", "Outside", "Part", "PaysAnything", "PaysScore", "PointBlank",
    "Power", "Printed", "PrintedAttribute", "PrintedIs", "PrintedKind", "PrintedStats", "Protection", "RangeOf",
    "Region", "Reinforcement", "Relocate", "RelocateTo", "Retarget", "Retire", "Retires", "ScoreCost", "ScoreOf",
    "SecondTarget", "SelfArrivesActed", "SelfSummonCost", "SelfSummonsAlso", "Shift", "Shifts", "SoManySuch",
    "SoOften", "SomeAreas", "Sort", "Source", "SpellName", "SpellType", "StandsIn", "StrikerName", "Summon",
    "SummonActed", "SummonAt", "SummonCost", "SummonsAlso", "SwapPlaces", "SwapStats", "SwapTwo", "Swift", "Taken",
    "TakesDamage", "TakesDamageFrom", "TakesInstead", "TargetWords", "ThatDeclared", "TheTarget", "Thereby",
    "ThisDamage", "TimedSort", "TimingIcon", "To", "Up", "Ward", "Way", "Whenever", "Wins",
]
# fmt: on
# isort: on
