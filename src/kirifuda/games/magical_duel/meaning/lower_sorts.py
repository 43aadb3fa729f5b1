"""Lowering of the book's own words: sorts of abilities, first and second player, materials, printed values."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.conditions import Not
from kirifuda.effects.lower_base import Lowering, Path, Table
from kirifuda.effects.lower_conditions import RELATIONS
from kirifuda.effects.meaning import TestPlan
from kirifuda.effects.plans import AmountPlan, ConditionPlan
from kirifuda.effects.players import PlayerPlan
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel.meaning import sorts
from kirifuda.games.magical_duel.values import FIELD_KIND, FIELD_LEVEL, FIELD_NAME
from kirifuda.games.magical_duel.zones import CHASE
from kirifuda.kernel.changes import FACT_CONTROL, FACT_VARIABLES


def of_sort(low: Lowering, node: m.OfSort, path: Path) -> TestPlan:
    low.uses.facts |= CHASE.bit
    return sorts.ChaseSortTest(node.sort.name)


def made_of(low: Lowering, node: m.MadeOf, path: Path) -> TestPlan:
    return sorts.MadeOfTest(node.name)


def material_of(low: Lowering, node: m.MaterialOf, path: Path) -> TestPlan:
    low.uses.reads |= FIELD_NAME
    return sorts.MaterialTest(low.thing(node.what, (*path, "what")), "")


def material_of_named(low: Lowering, node: m.MaterialOfNamed, path: Path) -> TestPlan:
    low.uses.reads |= FIELD_NAME
    return sorts.MaterialTest(None, node.name)


def has_type(low: Lowering, node: m.HasType, path: Path) -> TestPlan:
    if node.name not in ("", "結魂"):
        raise low.fail(node, path, "is no generic type (201.3a)")
    low.uses.reads |= FIELD_KIND
    return sorts.TypeTest()


def printed_is(low: Lowering, node: m.PrintedIs, path: Path) -> TestPlan:
    amount = low.amount(node.amount, (*path, "amount"))
    return sorts.PrintedTest(low.meaning.stat(node.stat.name), RELATIONS[type(node.relation)], amount)


def printed_of(low: Lowering, node: m.PrintedOf, path: Path) -> AmountPlan:
    return sorts.PrintedAmount(low.meaning.stat(node.stat.name), low.thing(node.what, (*path, "what")))


def foreign(low: Lowering, node: m.Foreign, path: Path) -> TestPlan:
    low.uses.facts |= FACT_CONTROL
    return sorts.ForeignTest()


def in_order(low: Lowering, node: m.FirstPlayer | m.SecondPlayer, path: Path) -> PlayerPlan:
    low.uses.facts |= FACT_VARIABLES
    return sorts.OrderPlan(isinstance(node, m.FirstPlayer))


def is_player(low: Lowering, node: m.IsPlayer, path: Path) -> ConditionPlan:
    return sorts.SamePlayer(low.player(node.who, (*path, "who")), low.player(node.whom, (*path, "whom")))


def not_so(low: Lowering, node: m.NotSo, path: Path) -> ConditionPlan:
    return Not(low.condition(node.condition, (*path, "condition")))


def all_of(low: Lowering, node: m.AllOf, path: Path) -> TestPlan:
    return sorts.AllTest(tuple(low.test(one, (*path, "qualities", at)) for at, one in enumerate(node.qualities)))


def next_level(low: Lowering, node: m.NextLevel, path: Path) -> TestPlan:
    low.uses.reads |= FIELD_NAME | FIELD_LEVEL
    return sorts.NextLevelTest(low.thing(node.what, (*path, "what")))


def aether_held(low: Lowering, node: m.AetherHeld, path: Path) -> AmountPlan:
    low.uses.facts |= FACT_VARIABLES
    return sorts.HeldAmount(low.player(node.who, (*path, "who")))


QUALITIES: Final[Table] = {
    m.AllOf: all_of,
    m.NextLevel: next_level,
    m.OfSort: of_sort,
    m.MadeOf: made_of,
    m.MaterialOf: material_of,
    m.MaterialOfNamed: material_of_named,
    m.HasType: has_type,
    m.PrintedIs: printed_is,
    m.Foreign: foreign,
}
AMOUNTS: Final[Table] = {m.PrintedOf: printed_of, m.AetherHeld: aether_held}
PLAYERS: Final[Table] = {m.FirstPlayer: in_order, m.SecondPlayer: in_order}
CONDITIONS: Final[Table] = {m.IsPlayer: is_player, m.NotSo: not_so}
