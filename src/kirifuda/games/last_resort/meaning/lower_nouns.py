"""Lowering of nouns, qualities, places, things and numbers that are words of this game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kirifuda.effects import filters
from kirifuda.effects.amounts import CountAmount, FixedAmount
from kirifuda.effects.lower_base import Bests, Lowering, Path, Table, Tests
from kirifuda.effects.meaning import TestPlan
from kirifuda.effects.plans import AmountPlan, FilterPlan
from kirifuda.effects.things import ThingPlan
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.meaning import tests
from kirifuda.games.last_resort.meaning.things import BearerThing
from kirifuda.games.last_resort.meaning.words import AREAS, COUNTED_HAND, KIND_WORDS, SUMMONED_FROM
from kirifuda.games.last_resort.values import FIELD_KIND, FIELD_NAME
from kirifuda.games.last_resort.zones import FIELD
from kirifuda.kernel.changes import FACT_PLACE
from kirifuda.text import ast as a

HAND: Final = a.Zone("手札")


def kind(low: Lowering, node: a.Kind, path: Path) -> TestPlan:
    """L-1."""
    low.uses.reads |= FIELD_KIND
    return tests.KindTest(KIND_WORDS[node.name])


def card_name(low: Lowering, node: a.CardName, path: Path) -> TestPlan:
    """L-2.2."""
    low.uses.reads |= FIELD_NAME
    return tests.NameTest(node.name)


NOUNS: Final[Table] = {a.Kind: kind, a.CardName: card_name}


def in_area(low: Lowering, node: r.InArea, path: Path) -> TestPlan:
    """L-3.3, L-3.4."""
    low.uses.facts |= FACT_PLACE | FIELD.bit
    return tests.AreaTest(AREAS[node.name])


QUALITIES: Final[Table] = {r.InArea: in_area}


def summoned_by(low: Lowering, node: r.SummonedBy, path: Path) -> Callable[[Tests, Bests], FilterPlan]:
    """L-9.1, L-9.5: what a player summons lies in the hand or the graveyard before."""
    who = low.player(node.who, (*path, "who"))
    return lambda found, best: filters.ZoneFilter(SUMMONED_FROM, who, found, best)


WHERES: Final[Table] = {r.SummonedBy: summoned_by}


def bearer(low: Lowering, node: r.Bearer, path: Path) -> ThingPlan:
    """L-1.9."""
    low.uses.facts |= FACT_PLACE | FIELD.bit
    return BearerThing()


THINGS: Final[Table] = {r.Bearer: bearer}


def count_of(low: Lowering, node: a.CountOf, path: Path) -> AmountPlan:
    """How many; L-19.14: a hand is counted with the Hand Stock."""
    where = node.of.where
    if not isinstance(where, a.Place) or where.zone != HAND:
        return CountAmount(low.filter(node.of, (*path, "of")))
    for zone in COUNTED_HAND:
        low.uses.facts |= zone.bit
    who = low.player(where.whose, (*path, "of", "where", "whose"))
    return CountAmount(filters.ZoneFilter(COUNTED_HAND, who, ()))


AMOUNTS: Final[Table] = {a.CountOf: count_of}


def number(low: Lowering, node: a.Amount, path: Path) -> int:
    """A number that is printed."""
    plan = low.amount(node, path)
    if not isinstance(plan, FixedAmount):
        raise low.fail(node, path, "must be a printed number")
    return plan.number


def those(low: Lowering, node: a.Thing, path: Path) -> FilterPlan:
    """The set that a statement is about; it stays open."""
    if isinstance(node, a.All):
        return low.filter(node.of, (*path, "of"))
    if isinstance(node, a.This | r.Bearer):
        return filters.ThingFilter(low.thing(node, path))
    raise low.fail(node, path, "cannot be meant by something that holds all the time")
