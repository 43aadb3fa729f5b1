"""The tree of a card text: every shared node, by one import.

Games add nodes of their own by deriving from the bases (`Effect`, `Quality`, `Deed` …) in their own `ast.py`.
`concrete(base)` lists the classes that can stand where a base is asked for.
"""

from __future__ import annotations

# isort: off
# fmt: off
from kirifuda.text.ast_base import (
    Ability, Above, Actor, Amount, AnyPlayer, Arrival, Aspect, AtLeast, AtMost, Attribute, Below, CardName, Cause,
    Condition, ControllerOf, Counter, Deed, Destination, Duration, EachPlayer, Effect, Event, EveryOne, Extreme,
    Feature, Highest, Keyword, Kind, Limit, Lowest, NextOne, Node, Noun, Opponent, OtherPlayer, Owner, OwnerOf,
    Party, Period, Phase, Player, Position, Quality, Quantity, Race, Ref, Relation, Role, Same, SomePlayer, Stat,
    ThatPlayer, Thing, ThisOne, TurnPlayer, Where, Which, You, Zone,
)
from kirifuda.text.ast_effects import (
    Activate, Afterwards, AnyOrder, AsKind, Banish, Body, By, Choose, Control, Create, Declare, Define, Delayed,
    Destroy, Discard, Draw, Exchange, Exile, ForEach, If, IfDone, IfNotDone, InPosition, InsteadIf, Into, Look,
    May, Modal, Move, Negate, OnBottom, OnTop, Orient, Otherwise, Over, Play, PlayFor, PlayFree, RandomOrder,
    RemoveDamage, Repeat, Replace, Reveal, Search, Seq, Shuffle, ShuffleIn, Target, Timed, Token, Under,
    UnderControl, Unless, Vanish, WithCounters,
)
from kirifuda.text.ast_lasting import (
    Activated, Allow, Become, CardText, CostBecomes, CostLess, CostMore, EntersAs, ExtraTurn, Forbid, Gain,
    GainCounters, KeywordLine, Lose, LoseGame, ManyInDeck, ManyInDeckUpTo, MoveCounters, Must, NamedAbility,
    OnlyDuring, OnlyInZone, OnlyMainTiming, OnlyWhen, PayCounters, PutCounters, RemoveCounters, Skip, Spell,
    Static, SwapStats, Times, TimesAGame, Toll, Triggered, WinGame,
)
from kirifuda.text.ast_nouns import (
    ActedOn, All, Among, Any, AnyAbility, AnyCard, AnyNumber, AnyToken, Anywhere, BeingPlayed, Both, BottomOf,
    CountOf, CountersOf, CountersOn, Current, DamageOn, Dropped, EitherNoun, Everything, ExtremeOf, Filter,
    Former, Half, Infinity, It, Kinds, Latter, Letter, Minus, Multiple, NextPlayed, Num, OneOf, OrMore, OtherPart,
    PartOf, Per, Place, Plus, PrintedOf, RandomSome, Remainder, Some, StockOf, That, ThatMany, ThatOf, Them, This,
    ThisIn, Those, TimesHappened, TokenNamed, TopOf, TotalOf, Twice, UpTo, ValueOf,
)
from kirifuda.text.ast_qualities import (
    AllOf, AnyOf, ControlledBy, Did, Distinct, Doing, Except, Fits, Has, HasCounters, HasStock, IsNoun, Lies,
    LiesIn, Most, NameHas, NoAbility, NoAttribute, Other, OtherThan, PrintedIs, SameAs, StatIs, Targeting,
)
from kirifuda.text.ast_verbs import (
    AbilityNamed, AbilityText, Action, AllTrue, AnyCause, AnyTrue, Anything, Becomes, Begins, ByBattle, ByDamage,
    ByEffect, ByThing, Compare, Declared, Defeats, EitherEvent, Ends, Enters, EveryAbility, EveryValueOf,
    GetsCounters, Happened, Happens, Holds, InPeriod, Is, IsPut, JustHappened, Leaves, LosesCounters, Lower,
    LowerBoth, Never, NotSo, Now, Nth, Only, PerCounter, PerEach, Performs, Provided, Raise, RaiseBoth,
    Repeatedly, SetBoth, SetStat, Stats, TakesDamageFrom, Throughout, Turns, Undergoes, Until, While,
)

__all__ = [
    "Ability", "AbilityNamed", "AbilityText", "Above", "ActedOn", "Action", "Activate", "Activated", "Actor",
    "Afterwards", "All", "AllOf", "AllTrue", "Allow", "Among", "Amount", "Any", "AnyAbility", "AnyCard",
    "AnyCause", "AnyNumber", "AnyOf", "AnyOrder", "AnyPlayer", "AnyToken", "AnyTrue", "Anything", "Anywhere",
    "Arrival", "AsKind", "Aspect", "AtLeast", "AtMost", "Attribute", "Banish", "Become", "Becomes", "Begins",
    "BeingPlayed", "Below", "Body", "Both", "BottomOf", "By", "ByBattle", "ByDamage", "ByEffect", "ByThing",
    "CardName", "CardText", "Cause", "Choose", "Compare", "Condition", "Control", "ControlledBy", "ControllerOf",
    "CostBecomes", "CostLess", "CostMore", "CountOf", "Counter", "CountersOf", "CountersOn", "Create", "Current",
    "DamageOn", "Declare", "Declared", "Deed", "Defeats", "Define", "Delayed", "Destination", "Destroy", "Did",
    "Discard", "Distinct", "Doing", "Draw", "Dropped", "Duration", "EachPlayer", "Effect", "EitherEvent",
    "EitherNoun", "Ends", "Enters", "EntersAs", "Event", "EveryAbility", "EveryOne", "EveryValueOf", "Everything",
    "Except", "Exchange", "Exile", "ExtraTurn", "Extreme", "ExtremeOf", "Feature", "Filter", "Fits", "ForEach",
    "Forbid", "Former", "Gain", "GainCounters", "GetsCounters", "Half", "Happened", "Happens", "Has",
    "HasCounters", "HasStock", "Highest", "Holds", "If", "IfDone", "IfNotDone", "InPeriod", "InPosition",
    "Infinity", "InsteadIf", "Into", "Is", "IsNoun", "IsPut", "It", "JustHappened", "Keyword", "KeywordLine",
    "Kind", "Kinds", "Latter", "Leaves", "Letter", "Lies", "LiesIn", "Limit", "Look", "Lose", "LoseGame",
    "LosesCounters", "Lower", "LowerBoth", "Lowest", "ManyInDeck", "ManyInDeckUpTo", "May", "Minus", "Modal",
    "Most", "Move", "MoveCounters", "Multiple", "Must", "NameHas", "NamedAbility", "Negate", "Never", "NextOne",
    "NextPlayed", "NoAbility", "NoAttribute", "Node", "NotSo", "Noun", "Now", "Nth", "Num", "OnBottom", "OnTop",
    "OneOf", "Only", "OnlyDuring", "OnlyInZone", "OnlyMainTiming", "OnlyWhen", "Opponent", "OrMore", "Orient",
    "Other", "OtherPart", "OtherPlayer", "OtherThan", "Otherwise", "Over", "Owner", "OwnerOf", "PartOf", "Party",
    "PayCounters", "Per", "PerCounter", "PerEach", "Performs", "Period", "Phase", "Place", "Play", "PlayFor",
    "PlayFree", "Player", "Plus", "Position", "PrintedIs", "PrintedOf", "Provided", "PutCounters", "Quality",
    "Quantity", "Race", "Raise", "RaiseBoth", "RandomOrder", "RandomSome", "Ref", "Relation", "Remainder",
    "RemoveCounters", "RemoveDamage", "Repeat", "Repeatedly", "Replace", "Reveal", "Role", "Same", "SameAs",
    "Search", "Seq", "SetBoth", "SetStat", "Shuffle", "ShuffleIn", "Skip", "Some", "SomePlayer", "Spell", "Stat",
    "StatIs", "Static", "Stats", "StockOf", "SwapStats", "TakesDamageFrom", "Target", "Targeting", "That",
    "ThatMany", "ThatOf", "ThatPlayer", "Them", "Thing", "This", "ThisIn", "ThisOne", "Those", "Throughout",
    "Timed", "Times", "TimesAGame", "TimesHappened", "Token", "TokenNamed", "Toll", "TopOf", "TotalOf",
    "Triggered", "TurnPlayer", "Turns", "Twice", "Under", "UnderControl", "Undergoes", "Unless", "Until", "UpTo",
    "ValueOf", "Vanish", "Where", "Which", "While", "WinGame", "WithCounters", "You", "Zone", "concrete",
]
# fmt: on
# isort: on


def concrete(base: type[Node]) -> frozenset[type[Node]]:
    """Every class under a base that has none under itself."""
    below = base.__subclasses__()
    if not below:
        return frozenset({base})
    return frozenset().union(*(concrete(one) for one in below))
