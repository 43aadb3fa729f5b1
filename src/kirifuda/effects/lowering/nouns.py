"""Lowering of amounts, players, sets and things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kirifuda.effects.lowering.base import Bests, Lowering, Path, Table, Tests
from kirifuda.effects.lowering.history import count_event, counted_as
from kirifuda.effects.meaning import TestPlan
from kirifuda.effects.plans import amounts, filters, players, qualities, things
from kirifuda.effects.plans.events import PlayerThing
from kirifuda.effects.plans.players import PlayerPlan
from kirifuda.effects.plans.shapes import AmountPlan, FilterPlan
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.kernel.changes import FACT_CONTROL, FACT_COUNTERS, FACT_VARIABLES
from kirifuda.text import ast as a

# --- amounts ------------------------------------------------------------------------------------------


def number(low: Lowering, node: a.Num, path: Path) -> AmountPlan:
    return amounts.FixedAmount(node.n)


def infinity(low: Lowering, node: a.Infinity, path: Path) -> AmountPlan:
    from kirifuda.kernel.ids import INFINITY

    return amounts.FixedAmount(INFINITY)


def letter(low: Lowering, node: a.Letter, path: Path) -> AmountPlan:
    """A letter is chosen on activation unless the text defines it."""
    low.uses.slots.add(node.name)
    defined = low.defined.get(node.name)
    if defined is None and node.name not in low.letters:
        low.letters.append(node.name)
    return amounts.LetterAmount(node.name, defined)


def count_of(low: Lowering, node: a.CountOf, path: Path) -> AmountPlan:
    return amounts.CountAmount(low.filter(node.of, (*path, "of")))


def value_of(low: Lowering, node: a.ValueOf, path: Path) -> AmountPlan:
    stat = low.meaning.stat(node.stat.name)
    low.uses.reads |= stat.field
    return amounts.StatAmount(stat, low.thing(node.what, (*path, "what")), is_total=False)


def total_of(low: Lowering, node: a.TotalOf, path: Path) -> AmountPlan:
    stat = low.meaning.stat(node.stat.name)
    low.uses.reads |= stat.field
    return amounts.StatAmount(stat, low.thing(node.what, (*path, "what")), is_total=True)


def extreme_of(low: Lowering, node: a.ExtremeOf, path: Path) -> AmountPlan:
    stat = low.meaning.stat(node.stat.name)
    low.uses.reads |= stat.field
    return amounts.ExtremeAmount(stat, low.filter(node.of, (*path, "of")), isinstance(node.end, a.Highest))


def counters_on(low: Lowering, node: a.CountersOn, path: Path) -> AmountPlan:
    low.uses.facts |= FACT_COUNTERS
    return amounts.CountersAmount(node.counter.name, low.thing(node.what, (*path, "what")))


def counters_of(low: Lowering, node: a.CountersOf, path: Path) -> AmountPlan:
    low.uses.facts |= FACT_VARIABLES
    return amounts.PlayerCountersAmount(node.counter.name, low.player(node.who, (*path, "who")), low.meaning)


def kinds(low: Lowering, node: a.Kinds, path: Path) -> AmountPlan:
    aspect = low.meaning.aspect(node.aspect.name)
    low.uses.reads |= aspect.field
    return amounts.KindsAmount(aspect, low.filter(node.of, (*path, "of")))


def that_many(low: Lowering, node: a.ThatMany, path: Path) -> AmountPlan:
    return amounts.SlotSize(low.ref(node, path))


def times_happened(low: Lowering, node: a.TimesHappened, path: Path) -> AmountPlan:
    key, of_cards = count_event(low, node, path)
    return counted_as(low, key, of_cards, node.event)


def half(low: Lowering, node: a.Half, path: Path) -> AmountPlan:
    return amounts.HalfAmount(low.amount(node.of, (*path, "of")))


def twice(low: Lowering, node: a.Twice, path: Path) -> AmountPlan:
    return amounts.TimesAmount(low.amount(node.of, (*path, "of")), amounts.FixedAmount(2))


def plus(low: Lowering, node: a.Plus, path: Path) -> AmountPlan:
    return amounts.SumAmount(low.amount(node.left, (*path, "left")), low.amount(node.right, (*path, "right")))


def minus(low: Lowering, node: a.Minus, path: Path) -> AmountPlan:
    left = low.amount(node.left, (*path, "left"))
    return amounts.SumAmount(left, low.amount(node.right, (*path, "right")), sign=-1)


def multiple(low: Lowering, node: a.Multiple, path: Path) -> AmountPlan:
    return amounts.TimesAmount(low.amount(node.left, (*path, "left")), low.amount(node.right, (*path, "right")))


def per(low: Lowering, node: a.Per, path: Path) -> AmountPlan:
    of = low.amount(node.of, (*path, "of"))
    times = amounts.PartsAmount(of, low.amount(node.unit, (*path, "unit")))
    return amounts.TimesAmount(low.amount(node.each, (*path, "each")), times)


def up_to(low: Lowering, node: a.UpTo, path: Path) -> amounts.QuantityPlan:
    return amounts.QuantityPlan(amounts.FixedAmount(0), low.amount(node.n, (*path, "n")))


def or_more(low: Lowering, node: a.OrMore, path: Path) -> amounts.QuantityPlan:
    return amounts.QuantityPlan(low.amount(node.n, (*path, "n")), None)


def any_number(low: Lowering, node: a.AnyNumber, path: Path) -> amounts.QuantityPlan:
    return amounts.QuantityPlan(amounts.FixedAmount(0), None)


AMOUNTS: Final[Table] = {
    a.Num: number,
    a.Infinity: infinity,
    a.Letter: letter,
    a.CountOf: count_of,
    a.ValueOf: value_of,
    a.TotalOf: total_of,
    a.ExtremeOf: extreme_of,
    a.CountersOn: counters_on,
    a.CountersOf: counters_of,
    a.Kinds: kinds,
    a.ThatMany: that_many,
    a.TimesHappened: times_happened,
    a.Half: half,
    a.Twice: twice,
    a.Plus: plus,
    a.Minus: minus,
    a.Multiple: multiple,
    a.Per: per,
    a.UpTo: up_to,
    a.OrMore: or_more,
    a.AnyNumber: any_number,
}

# --- players ------------------------------------------------------------------------------------------


def you(low: Lowering, node: a.You, path: Path) -> PlayerPlan:
    return players.YouPlan()


def opponent(low: Lowering, node: a.Opponent, path: Path) -> PlayerPlan:
    return players.OpponentPlan()


def anyone(low: Lowering, node: a.AnyPlayer | a.EachPlayer, path: Path) -> PlayerPlan:
    return players.AnyonePlan()


def actor(low: Lowering, node: a.Actor, path: Path) -> PlayerPlan:
    return low.actor


def owner(low: Lowering, node: a.Owner, path: Path) -> PlayerPlan:
    """The owner of what was acted on last; destinations read the word themselves."""
    if low.latest is None:
        raise low.fail(node, path, "is nobody's owner here")
    return players.KeeperPlan(low.latest, is_owner=True)


def turn_player(low: Lowering, node: a.TurnPlayer | a.OtherPlayer, path: Path) -> PlayerPlan:
    low.uses.facts |= FACT_VARIABLES
    return players.TurnPlayerPlan(isinstance(node, a.TurnPlayer))


def keeper(low: Lowering, node: a.ControllerOf | a.OwnerOf, path: Path) -> PlayerPlan:
    low.uses.facts |= FACT_CONTROL
    return players.KeeperPlan(low.thing(node.what, (*path, "what")), isinstance(node, a.OwnerOf))


def that_player(low: Lowering, node: a.ThatPlayer, path: Path) -> PlayerPlan:
    return players.SlotPlayer(low.ref(node, path))


PLAYERS: Final[Table] = {
    a.You: you,
    a.Opponent: opponent,
    a.AnyPlayer: anyone,
    a.EachPlayer: anyone,
    a.Actor: actor,
    a.Owner: owner,
    a.TurnPlayer: turn_player,
    a.OtherPlayer: turn_player,
    a.ControllerOf: keeper,
    a.OwnerOf: keeper,
    a.ThatPlayer: that_player,
}

# --- sets -------------------------------------------------------------------------------------------------


def whole_filter(low: Lowering, node: a.Filter, path: Path) -> FilterPlan:
    """A set: its tests, the noun first, then where it lies."""
    make = low.where(node.where, (*path, "where"))
    tests: list[TestPlan] = noun_tests(low, node, (*path, "noun"))
    best: list[qualities.MostMark] = []
    for at, quality in enumerate(node.qualities):
        if isinstance(quality, a.Most):
            stat = low.meaning.stat(quality.stat.name)
            low.uses.reads |= stat.field
            best.append(qualities.MostMark(stat, isinstance(quality.end, a.Highest)))
        else:
            tests.append(low.test(quality, (*path, "qualities", at)))
    return make(tuple(tests), tuple(best))


def noun_tests(low: Lowering, node: a.Filter, path: Path) -> list[TestPlan]:
    """The tests of the noun; where abilities lie among cards, cards are told from them."""
    noun = node.noun
    where = node.where
    is_mixed = isinstance(where, a.BeingPlayed)
    if isinstance(where, a.Place):
        is_mixed = any(kind.shared for kind in low.meaning.zones(where.zone.name))
    if is_mixed:
        parts = noun.parts if isinstance(noun, a.EitherNoun) else (noun,)
        has_abilities = any(isinstance(part, a.AnyAbility) for part in parts)
        has_cards = any(isinstance(part, a.AnyCard) for part in parts)
        if has_abilities and has_cards:
            return []
        if not has_abilities:
            rest = [] if has_cards else [low.test(noun, path)]
            return [low.meaning.cards_only(), *rest]
    return [] if isinstance(noun, a.AnyCard) else [low.test(noun, path)]


def place(low: Lowering, node: a.Place, path: Path) -> Callable[[Tests, Bests], FilterPlan]:
    kinds = low.meaning.zones(node.zone.name)
    whose = low.player(node.whose, (*path, "whose"))
    for kind in kinds:
        low.uses.facts |= kind.bit
    return lambda tests, best: filters.ZoneFilter(kinds, whose, tests, best)


def end_of(low: Lowering, node: a.TopOf | a.BottomOf, path: Path) -> Callable[[Tests, Bests], FilterPlan]:
    (kind,) = low.meaning.zones(node.place.zone.name)
    whose = low.player(node.place.whose, (*path, "place", "whose"))
    count = low.amount(node.count, (*path, "count"))
    low.uses.facts |= kind.bit
    return lambda tests, best: filters.EndFilter(kind, whose, count, isinstance(node, a.TopOf), tests)


def stock_of(low: Lowering, node: a.StockOf, path: Path) -> Callable[[Tests, Bests], FilterPlan]:
    what = low.thing(node.what, (*path, "what"))
    for kind in low.meaning.zones("ストック"):
        low.uses.facts |= kind.bit
    return lambda tests, best: filters.StockFilter(what, tests)


def among(low: Lowering, node: a.Among, path: Path) -> Callable[[Tests, Bests], FilterPlan]:
    what = low.thing(node.what, (*path, "what"))
    return lambda tests, best: filters.AmongFilter(what, tests, best)


def anywhere(low: Lowering, node: a.Anywhere, path: Path) -> Callable[[Tests, Bests], FilterPlan]:
    return filters.AnywhereFilter


def being_played(low: Lowering, node: a.BeingPlayed, path: Path) -> Callable[[Tests, Bests], FilterPlan]:
    """Whoever activates a card controls it, in the hand as on the chase."""
    by = low.player(node.by, (*path, "by"))
    return lambda tests, best: filters.AnywhereFilter((qualities.ControlTest(by), *tests), best)


WHERES: Final[Table] = {
    a.Filter: whole_filter,
    a.Place: place,
    a.TopOf: end_of,
    a.BottomOf: end_of,
    a.StockOf: stock_of,
    a.Among: among,
    a.Anywhere: anywhere,
    a.BeingPlayed: being_played,
}

# --- things -----------------------------------------------------------------------------------------------


def this(low: Lowering, node: a.This, path: Path) -> ThingPlan:
    return things.ThisThing()


def this_in(low: Lowering, node: a.ThisIn, path: Path) -> ThingPlan:
    """This card in a zone: that is where the ability works."""
    for kind in low.meaning.zones(node.place.zone.name):
        low.zones |= kind.bit
    return things.ThisThing()


def ref(low: Lowering, node: a.Ref, path: Path) -> ThingPlan:
    """What was spoken of before; several binders together are joined by a plus sign."""
    slots: list[str] = []
    for name in low.ref(node, path).removeprefix(low.prefix).split("+"):
        if name == "this":
            return things.ThisThing()
        slots.extend(low.parts.get(low.prefix + name, (low.prefix + name,)))
    low.uses.slots.update(slots)
    return things.SlotThing(tuple(slots))


def one_of_two(low: Lowering, node: a.Former | a.Latter, path: Path) -> ThingPlan:
    slot = low.ref(node, path)
    slots = low.parts.get(slot, (slot,))
    chosen = slots[0] if isinstance(node, a.Former) else slots[-1]
    low.uses.slots.add(chosen)
    return things.SlotThing((chosen,))


def part_of(low: Lowering, node: a.PartOf, path: Path) -> ThingPlan:
    slot = low.part_of.get(path) or low.ref(node, path) + ":part"
    low.uses.slots.add(slot)
    return things.SlotThing((slot,))


def other_part(low: Lowering, node: a.OtherPart, path: Path) -> ThingPlan:
    slot = low.ref(node, path).removesuffix(":part")
    low.uses.slots.add(slot + ":part")
    return things.RestThing(low.parts.get(slot, (slot,)), (slot + ":part",))


def remainder(low: Lowering, node: a.Remainder, path: Path) -> ThingPlan:
    return things.LeftThing(low.ref(node, path))


def every(low: Lowering, node: a.All | a.Any, path: Path) -> ThingPlan:
    return things.AllThing(low.filter(node.of, (*path, "of")))


def any_of(low: Lowering, node: a.Some, path: Path) -> ThingPlan:
    """One or more of a set, where nobody chooses: in events and deeds."""
    return things.AllThing(low.filter(node.of, (*path, "of")))


def several(low: Lowering, node: a.Both | a.OneOf, path: Path) -> ThingPlan:
    return things.BothThing(tuple(low.thing(part, (*path, "parts", at)) for at, part in enumerate(node.parts)))


def anything(low: Lowering, node: a.Anything, path: Path) -> ThingPlan:
    return things.AnyThing()


def players_as_things(low: Lowering, node: a.Player, path: Path) -> ThingPlan:
    return PlayerThing(low.player(node, path))


THINGS: Final[Table] = {
    a.This: this,
    a.ThisIn: this_in,
    a.It: ref,
    a.Them: ref,
    a.That: ref,
    a.Those: ref,
    a.Dropped: ref,
    a.ActedOn: ref,
    a.Former: one_of_two,
    a.Latter: one_of_two,
    a.PartOf: part_of,
    a.OtherPart: other_part,
    a.Remainder: remainder,
    a.All: every,
    a.Any: every,
    a.Some: any_of,
    a.Both: several,
    a.OneOf: several,
    a.Anything: anything,
    **dict.fromkeys(PLAYERS, players_as_things),
}
