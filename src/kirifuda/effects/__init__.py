"""What card texts mean on the kernel: trees become plans, plans become steps, events and lasting effects.

Here is what runs, as far as games need it: a game imports it by one line, `from kirifuda import effects as e`.
What builds plans of trees stands in `lowering`, a module for each sort of node.
"""

# isort: off
# fmt: off
from kirifuda.effects.abilities import (
    StandingAbility, TextAbility, WatchingAbility, added_to_hand_limit, all_hold, concerns, has_keyword,
    holder_concerns, holder_scope, in_force, keywords,
)
from kirifuda.effects.choices import ChoosableTest, fit_targets, has_choices, is_fit, legal_targets
from kirifuda.effects.endings import end, ending, over_by_itself
from kirifuda.effects.errors import NoMeaning
from kirifuda.effects.lowered import Lowered
from kirifuda.effects.meaning import (
    ABSENT, AspectPlan, EventMaker, Meaning, NumberAspect, NumberStat, Requirement, StatPlan, TestPlan,
)
from kirifuda.effects.plans.amounts import (
    ConditionAmount, CountAmount, CountersAmount, DefinedAmount, FixedAmount, KindsAmount, LesserAmount,
    LoweredAmount, Negative, NextFrom, PartsAmount, PlayerCountersAmount, QuantityPlan, SlotAmount, SlotSize,
    StatAmount, SumAmount, TimesAmount, TurnAmount,
)
from kirifuda.effects.plans.becoming import BecameEvent, come_true, comings_of
from kirifuda.effects.plans.conditions import (
    AllHold, AnyHolds, Comparison, Not, OnlyThese, PhaseRuns, SlotSays, ThingPasses, ThingsThere,
)
from kirifuda.effects.plans.events import (
    EitherOf, MomentEvent, ObjectEvent, OnlyIf, PartEvent, PlayerThing, TextDeed, TextEvent, player_of,
)
from kirifuda.effects.plans.filters import (
    AmongFilter, AnywhereFilter, EitherFilter, EndFilter, Narrowed, StockFilter, TestedFilter, ThingFilter,
    ZoneFilter,
)
from kirifuda.effects.plans.history import (
    HistoryAmount, HistoryPlan, count_for_card, count_for_player, times_of, times_of_card,
)
from kirifuda.effects.plans.lasting import (
    AT_EVENT, DOUBLE, HALVE, LOWER, RAISE, SET, WHILE, BeginEffects, EndingEvent, Extent, GrantChange,
    LossChange, SeveralChanges, StatChange, SwapChange, TextChange, UntilPlan, carried_slots, change_scope,
    is_over,
)
from kirifuda.effects.plans.makers import Making
from kirifuda.effects.plans.players import (
    AnyonePlan, KeeperPlan, OpponentPlan, PlayerPlan, SlotPlayer, TurnPlayerPlan, YouPlan, in_turn_order,
)
from kirifuda.effects.plans.qualities import (
    AT_LEAST, AT_MOST, BELOW, SAME, AllTest, AlwaysTest, ControlTest, DeclaredTest, DidTest, DistinctTest,
    EitherTest, FaceTest, InSet, IsThing, KeywordTest, MostMark, NotTest, NotThing, OwnerTest, PositionTest,
    PrintedTest, StockTest, WordTest, compares,
)
from kirifuda.effects.plans.shapes import (
    LOWERED, RAISED, ActivationPlan, AmountPlan, ConditionPlan, CostPart, DeedPlan, EventPlan, FilterPlan,
    ModePlan, TargetPlan, player_target,
)
from kirifuda.effects.plans.spreading import Spread, share_of
from kirifuda.effects.plans.steps_act import (
    RESULT, WANTED, CallWith, CheckCall, Pay, Require, SeedAmount, SeedFixed, SeedPlan, SeedPlayer, SeedThings,
)
from kirifuda.effects.plans.steps_choose import DropSame, Keep, Pick, PutInOrder
from kirifuda.effects.plans.steps_flow import (
    AskMay, AskNumber, CountDown, EachPlayerBegin, EachPlayerNext, Jump, SetNumber, SkipMode, SkipUnless,
)
from kirifuda.effects.plans.steps_more import ReturnSlot, ShuffleZones
from kirifuda.effects.plans.targets import SetTargets, TextCost
from kirifuda.effects.plans.things import (
    AllThing, AnyThing, BothThing, HostOfThis, SlotThing, ThingPlan, ThisThing, readable,
)
from kirifuda.effects.pools import TextPool
from kirifuda.effects.references import FOLLOW, SINCE, ids_in, legible, number_in, present
from kirifuda.effects.scope import Scope, frame_scope
from kirifuda.effects.using import AT, NumberPart, ask_modes, ask_targets, billed, bound_slots, keep_modes, pay_part
from kirifuda.effects.waiting import find, next_in_line, present_or_last

__all__ = [
    "ABSENT", "AT", "AT_EVENT", "AT_LEAST", "AT_MOST", "BELOW", "DOUBLE", "FOLLOW", "HALVE", "LOWER",
    "LOWERED", "RAISE", "RAISED", "RESULT", "SAME", "SET", "SINCE", "WANTED", "WHILE", "ActivationPlan",
    "AllHold", "AllTest", "AllThing", "AlwaysTest", "AmongFilter", "AmountPlan", "AnyHolds", "AnyThing",
    "AnyonePlan", "AnywhereFilter", "AskMay", "AskNumber", "AspectPlan", "BecameEvent", "BeginEffects",
    "BothThing", "CallWith", "CheckCall", "ChoosableTest", "Comparison", "ConditionAmount", "ConditionPlan",
    "ControlTest", "CostPart", "CountAmount", "CountDown", "CountersAmount", "DeclaredTest", "DeedPlan",
    "DefinedAmount", "DidTest", "DistinctTest", "DropSame", "EachPlayerBegin", "EachPlayerNext",
    "EitherFilter", "EitherOf", "EitherTest", "EndFilter", "EndingEvent", "EventMaker", "EventPlan", "Extent",
    "FaceTest", "FilterPlan", "FixedAmount", "GrantChange", "HistoryAmount", "HistoryPlan", "HostOfThis",
    "InSet", "IsThing", "Jump", "Keep", "KeeperPlan", "KeywordTest", "KindsAmount", "LesserAmount",
    "LossChange", "Lowered", "LoweredAmount", "Making", "Meaning", "ModePlan", "MomentEvent", "MostMark",
    "Narrowed", "Negative", "NextFrom", "NoMeaning", "Not", "NotTest", "NotThing", "NumberAspect",
    "NumberPart", "NumberStat", "ObjectEvent", "OnlyIf", "OnlyThese", "OpponentPlan", "OwnerTest", "PartEvent",
    "PartsAmount", "Pay", "PhaseRuns", "Pick", "PlayerCountersAmount", "PlayerPlan", "PlayerThing",
    "PositionTest", "PrintedTest", "PutInOrder", "QuantityPlan", "Require", "Requirement", "ReturnSlot",
    "Scope", "SeedAmount", "SeedFixed", "SeedPlan", "SeedPlayer", "SeedThings", "SetNumber", "SetTargets",
    "SeveralChanges", "ShuffleZones", "SkipMode", "SkipUnless", "SlotAmount", "SlotPlayer", "SlotSays",
    "SlotSize", "SlotThing", "Spread", "StandingAbility", "StatAmount", "StatChange", "StatPlan",
    "StockFilter", "StockTest", "SumAmount", "SwapChange", "TargetPlan", "TestPlan", "TestedFilter",
    "TextAbility", "TextChange", "TextCost", "TextDeed", "TextEvent", "TextPool", "ThingFilter", "ThingPasses",
    "ThingPlan", "ThingsThere", "ThisThing", "TimesAmount", "TurnAmount", "TurnPlayerPlan", "UntilPlan",
    "WatchingAbility", "WordTest", "YouPlan", "ZoneFilter", "added_to_hand_limit", "all_hold", "ask_modes",
    "ask_targets", "billed", "bound_slots", "carried_slots", "change_scope", "come_true", "comings_of",
    "compares", "concerns", "count_for_card", "count_for_player", "end", "ending", "find", "fit_targets",
    "frame_scope", "has_choices", "has_keyword", "holder_concerns", "holder_scope", "ids_in", "in_force",
    "in_turn_order", "is_fit", "is_over", "keep_modes", "keywords", "legal_targets", "legible", "next_in_line",
    "number_in", "over_by_itself", "pay_part", "player_of", "player_target", "present", "present_or_last",
    "readable", "share_of", "times_of", "times_of_card",
]
# fmt: on
# isort: on
