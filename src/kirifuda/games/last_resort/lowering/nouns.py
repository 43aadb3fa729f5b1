"""Lowering of nouns, qualities, places, things and numbers that are words of this game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering import conditions as shared_conditions
from kirifuda.effects.lowering import nouns as shared_nouns
from kirifuda.effects.lowering.base import Bests, Lowering, Path, Table, Tests
from kirifuda.effects.lowering.history import count_this_turn
from kirifuda.effects.lowering.rows import row
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.setting import resort, said_before
from kirifuda.games.last_resort.plans import tests, tests_more
from kirifuda.games.last_resort.plans.caps import CapAmount
from kirifuda.games.last_resort.plans.stats import STATS
from kirifuda.games.last_resort.plans.words import AREAS, COUNTED_HAND, KIND_WORDS, SUMMONED_FROM, UNIQUE_KINDS
from kirifuda.games.last_resort.rules.l09_1_summoning import CHARGED_MARK, SACRIFICED_MARK
from kirifuda.games.last_resort.values import (
    COLOUR_BITS,
    FIELD_ABILITIES,
    FIELD_COLOUR,
    FIELD_KIND,
    FIELD_NAME,
    FIELD_RACE,
)
from kirifuda.games.last_resort.zones import FIELD
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

HAND: Final = a.Zone("手札")
FIELD_ZONE: Final = a.Zone("戦場")


def kind(low: Lowering, node: a.Kind, path: Path) -> e.TestPlan:
    """L-1."""
    low.uses.reads |= FIELD_KIND
    return tests.KindTest(KIND_WORDS[node.name], is_unique=node.name in UNIQUE_KINDS)


def card_name(low: Lowering, node: a.CardName, path: Path) -> e.TestPlan:
    """L-2.2."""
    low.uses.reads |= FIELD_NAME
    return tests.NameTest(node.name)


def token(low: Lowering, node: a.AnyToken | a.TokenNamed, path: Path) -> e.TestPlan:
    """L-16.2."""
    low.uses.reads |= FIELD_NAME
    return tests.TokenTest(node.name if isinstance(node, a.TokenNamed) else "")


def race(low: Lowering, node: a.Race, path: Path) -> e.TestPlan:
    """Whatever has the race."""
    low.uses.reads |= FIELD_RACE
    return e.WordTest("races", node.name)


NOUNS: Final[Table] = {a.Kind: kind, a.Race: race, a.CardName: card_name, a.AnyToken: token, a.TokenNamed: token}


def has(low: Lowering, node: a.Has, path: Path) -> e.TestPlan:
    """A race, a colour or a keyword."""
    feature = node.feature
    if isinstance(feature, a.Race):
        low.uses.reads |= FIELD_RACE
        return e.WordTest("races", feature.name)
    if isinstance(feature, a.Attribute):
        low.uses.reads |= FIELD_COLOUR
        return tests.ColourTest(COLOUR_BITS[feature.name])
    if isinstance(feature, a.Declared):
        aspect = low.meaning.aspect(feature.aspect.name)
        low.uses.reads |= aspect.field
        slot = low.ref(feature, (*path, "feature"))
        low.uses.slots.add(slot)
        return e.DeclaredTest(aspect, slot)
    assert isinstance(feature, a.Keyword)
    low.uses.reads |= FIELD_ABILITIES
    return e.KeywordTest(feature.name)


BUSY: Final[dict[type[a.Deed], int]] = {
    r.Attacks: tests.ATTACKING,
    r.Blocks: tests.BLOCKING,
    r.IsBlocked: tests.BLOCKED,
    r.Battles: tests.BATTLING,
}


def doing(low: Lowering, node: a.Doing, path: Path) -> e.TestPlan:
    """L-10: in this step."""
    if type(node.deed) not in BUSY:
        raise low.fail(node, path, "is over at once, and nobody is in the middle of it")
    low.uses.facts |= k.FACT_VARIABLES
    return tests.BusyTest(BUSY[type(node.deed)])


def did(low: Lowering, node: a.Did, path: Path) -> e.TestPlan:
    """What a card has done this turn, counted for every card by itself."""
    outer, resort(low).is_counting = resort(low).is_counting, True
    test = shared_conditions.did(low, node, path)
    resort(low).is_counting = outer
    return test


def printed_is(low: Lowering, node: a.PrintedIs, path: Path) -> e.TestPlan:
    """L-10.9: whatever texts have made of it."""
    relation = shared_conditions.RELATIONS[type(node.relation)]
    return tests_more.PrintedTest(STATS[node.stat.name], relation, low.amount(node.amount, (*path, "amount")))


QUALITIES: Final[Table] = {
    a.Has: has,
    a.PrintedIs: printed_is,
    a.NoAttribute: row(partial(tests.ColourTest, 0), reads=FIELD_COLOUR),  # A31
    a.NoAbility: row(tests.NoAbilityTest, reads=FIELD_ABILITIES),
    a.NameHas: row(partial(e.WordTest, "name"), "part", reads=FIELD_NAME),  # L-2.2
    a.Doing: doing,
    a.Did: did,
    r.Damaged: row(tests.DamagedTest, facts=k.FACT_MARKS),  # L-10.9
    r.Equipped: row(tests.EquippedTest, facts=k.FACT_PLACE | FIELD.bit),  # L-1.9
    r.OfLeaderColour: row(tests.LeaderColourTest, reads=FIELD_COLOUR),  # L-1.16
}


def place(low: Lowering, node: a.Place, path: Path) -> Callable[[Tests, Bests], e.FilterPlan]:
    """L-3: a pile, the battlefield, or an area of it."""
    if node.zone.name not in AREAS:
        return shared_nouns.place(low, node, path)
    low.uses.facts |= k.FACT_PLACE | FIELD.bit
    whose = low.player(node.whose, (*path, "whose"))
    there = tests.AreaTest(AREAS[node.zone.name])
    return lambda found, best: e.ZoneFilter((FIELD,), whose, (there, *found), best)


def whole_filter(low: Lowering, node: a.Filter, path: Path) -> e.FilterPlan:
    """A set. L-3.5: mana cards lie in the mana area, not on the battlefield; L-1.4: no spell stays there."""
    where = node.where
    if isinstance(where, a.Place) and where.zone == FIELD_ZONE:
        if node.noun == a.Kind("マナ"):
            node = a.Filter(a.Place(a.Zone("マナエリア"), where.whose), node.qualities, node.noun)
        elif node.noun == a.Kind("スペル"):
            raise low.fail(node, path, "lies nowhere on the battlefield: the text has to say where it is")
    return shared_nouns.whole_filter(low, node, path)


def summoned_by(low: Lowering, node: r.SummonedBy, path: Path) -> Callable[[Tests, Bests], e.FilterPlan]:
    """L-9.1, L-9.5: what a player summons lies in the hand or the graveyard before."""
    who = low.player(node.who, (*path, "who"))
    return lambda found, best: e.ZoneFilter(SUMMONED_FROM, who, found, best)


def either_pile(low: Lowering, node: r.EitherPile, path: Path) -> Callable[[Tests, Bests], e.FilterPlan]:
    """L-3: both piles of a player's."""
    who = low.player(node.whose, (*path, "whose"))
    kinds = (*low.meaning.zones(node.one.name), *low.meaning.zones(node.other.name))
    return lambda found, best: e.ZoneFilter(kinds, who, found, best)


WHERES: Final[Table] = {r.EitherPile: either_pile, r.SummonedBy: summoned_by, a.Place: place, a.Filter: whole_filter}


def count_of(low: Lowering, node: a.CountOf, path: Path) -> e.AmountPlan:
    """How many; L-19.14: a whole hand is counted with the Hand Stock, of which nobody knows more than that."""
    kinds = next((one for one in node.of.qualities if isinstance(one, a.Distinct)), None)
    if kinds is not None:
        rest = tuple(one for one in node.of.qualities if one is not kinds)
        of = a.Filter(node.of.where, rest, node.of.noun)
        return e.KindsAmount(low.meaning.aspect(kinds.aspect.name), low.filter(of, (*path, "of")))
    where = node.of.where
    is_hand = isinstance(where, a.Place) and where.zone == HAND
    if not is_hand or node.of.qualities or not isinstance(node.of.noun, a.AnyCard):
        return e.CountAmount(low.filter(node.of, (*path, "of")))
    assert isinstance(where, a.Place)
    for zone in COUNTED_HAND:
        low.uses.facts |= zone.bit
    who = low.player(where.whose, (*path, "of", "where", "whose"))
    return e.CountAmount(e.ZoneFilter(COUNTED_HAND, who, ()))


def life_of(low: Lowering, node: r.LifeOf, path: Path) -> e.AmountPlan:
    """L-1.14: of one player."""
    if isinstance(node.who, a.EachPlayer | a.Owner):
        raise low.fail(node, path, "is the life of nobody in particular")
    low.uses.facts |= k.FACT_VARIABLES
    return tests.LifeAmount(low.player(node.who, (*path, "who")))


def done_now(low: Lowering, node: r.DoneNow, path: Path) -> e.AmountPlan:
    """How many since the effect began: those of this turn less those before."""
    of = node.of
    if not isinstance(node.deed, a.IsPut) and not isinstance(of.where, a.Place):
        of = a.Filter(a.Place(FIELD_ZONE, a.AnyPlayer()), of.qualities, of.noun)
    counted = count_this_turn(low, a.Happens(a.Any(of), node.deed), path)
    slot = low.prefix + "before:" + low.clause(path)
    low.uses.slots.add(slot)
    low.builder.opening.append(e.SetNumber(*low.at(path, "before"), slot, counted))
    return e.SumAmount(counted, e.SlotAmount(slot), sign=-1)


def keywords_in(tree: a.CardText) -> set[str]:
    """The keywords that a text has of its own."""
    lines = [one for one in tree.abilities if isinstance(one, a.KeywordLine)]
    words = [word for line in lines for word in line.keywords]
    return {"サクリファイス" if isinstance(word, r.Sacrifice) else str(getattr(word, "name", "")) for word in words}


def paid_with(low: Lowering, node: r.PaidWith, path: Path) -> e.AmountPlan:
    """L-19.20, L-19.21: noted on the card while it was summoned, if it has the keyword."""
    if node.way.name not in keywords_in(low.reading.tree):
        raise low.fail(node, path, f"is told of {node.way.name}, which this card does not have")
    low.uses.facts |= k.FACT_MARKS
    return tests_more.NotedAmount(SACRIFICED_MARK if node.way.name == "サクリファイス" else CHARGED_MARK)


def value_of(low: Lowering, node: a.ValueOf, path: Path) -> e.AmountPlan:
    """A number of a card. Of two that an event names その is neither's for sure."""
    slot = low.reading.refs.get((*path, "what"), "")
    when = getattr(node_at(low.reading.tree, path[:2]), "when", None)
    is_told = isinstance(when, a.Happens) and isinstance(when.subject, a.Role)
    if is_told and isinstance(node.what, a.It) and slot.startswith("event"):
        raise low.fail(node.what, (*path, "what"), "could be the number of either card")
    return shared_nouns.value_of(low, node, path)


def printed_of(low: Lowering, node: a.PrintedOf, path: Path) -> e.AmountPlan:
    """L-10.9."""
    return tests_more.PrintedAmount(STATS[node.stat.name], low.thing(node.what, (*path, "what")))


def cap_of(low: Lowering, node: r.CapOf, path: Path) -> e.AmountPlan:
    """L-1.14: of one player."""
    if isinstance(node.who, a.EachPlayer | a.Owner):
        raise low.fail(node, path, "is the cap of nobody in particular")
    low.uses.facts |= k.FACT_VARIABLES | FIELD.bit | k.FACT_PLACE
    low.uses.reads |= FIELD_ABILITIES
    return CapAmount(low.player(node.who, (*path, "who")))


AMOUNTS: Final[Table] = {
    r.CapOf: cap_of,
    a.ValueOf: value_of,
    a.CountOf: count_of,
    r.LifeOf: life_of,
    r.DoneNow: done_now,
    r.PaidWith: paid_with,
    a.PrintedOf: printed_of,
    r.StartingLife: row(tests_more.StartingAmount, "who"),  # L-1.14
}


def those(low: Lowering, node: a.Thing, path: Path) -> e.FilterPlan:
    """The set that a statement is about; it stays open."""
    if isinstance(node, a.All):
        return low.filter(node.of, (*path, "of"))
    before = said_before(low, path) if isinstance(node, a.Dropped) else None
    if before is not None:
        return those(low, *before)
    if isinstance(node, a.This | r.Bearer) or low.reading.refs.get(path) in (a.This.role, r.Bearer.role):
        return e.ThingFilter(low.thing(node, path))
    raise low.fail(node, path, "cannot be meant by something that holds all the time")
