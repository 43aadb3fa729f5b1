"""Lowering of the book's own words: sorts of abilities, first and second player, materials, printed values."""

from __future__ import annotations

from functools import partial
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.conditions import RELATIONS
from kirifuda.effects.lowering.rows import row
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.games.magical_duel.lowering.events import named
from kirifuda.games.magical_duel.lowering.subjects import doer
from kirifuda.games.magical_duel.plans import sorts
from kirifuda.games.magical_duel.plans.activations import ActivationEvent
from kirifuda.games.magical_duel.values import FIELD_KIND, FIELD_LEVEL, FIELD_NAME
from kirifuda.games.magical_duel.zones import CHASE
from kirifuda.text import ast as a


def of_sort(low: Lowering, node: b.OfSort, path: Path) -> e.TestPlan:
    low.uses.facts |= CHASE.bit
    return sorts.ChaseSortTest(node.sort.name)


def uses_named(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """901.1d: an ability of a name is activated."""
    assert isinstance(node.deed, b.UsesNamed)
    if low.foresees:
        raise low.fail(node.deed, (*path, "deed"), "is told when it has been done, and nothing asks before")
    event = ActivationEvent(doer(low, node.subject, node.deed, (*path, "subject")), e.AnyThing(), of_ability=True)
    event.name = node.deed.name
    return named(low, event, path)


def material_of(low: Lowering, node: b.MaterialOf, path: Path) -> e.TestPlan:
    low.uses.reads |= FIELD_NAME
    return sorts.MaterialTest(low.thing(node.what, (*path, "what")), "")


def has_type(low: Lowering, node: b.HasType, path: Path) -> e.TestPlan:
    if node.name not in ("", "結魂"):
        raise low.fail(node, path, "is no generic type (201.3a)")
    low.uses.reads |= FIELD_KIND
    return sorts.TypeTest()


def printed_is(low: Lowering, node: a.PrintedIs, path: Path) -> e.TestPlan:
    amount = low.amount(node.amount, (*path, "amount"))
    return sorts.PrintedTest(low.meaning.stat(node.stat.name), RELATIONS[type(node.relation)], amount)


def printed_of(low: Lowering, node: a.PrintedOf, path: Path) -> e.AmountPlan:
    return sorts.PrintedAmount(low.meaning.stat(node.stat.name), low.thing(node.what, (*path, "what")))


def in_order(low: Lowering, node: b.FirstPlayer | b.SecondPlayer, path: Path) -> e.PlayerPlan:
    low.uses.facts |= k.FACT_VARIABLES
    return sorts.OrderPlan(isinstance(node, b.FirstPlayer))


def is_player(low: Lowering, node: b.IsPlayer, path: Path) -> e.ConditionPlan:
    return sorts.SamePlayer(low.player(node.who, (*path, "who")), low.player(node.whom, (*path, "whom")))


def aether_held(low: Lowering, node: b.AetherHeld, path: Path) -> e.AmountPlan:
    low.uses.facts |= k.FACT_VARIABLES
    return sorts.HeldAmount(low.player(node.who, (*path, "who")))


QUALITIES: Final[Table] = {
    b.NextLevel: row(sorts.NextLevelTest, "what", reads=FIELD_NAME | FIELD_LEVEL),
    b.OfSort: of_sort,
    b.MadeOf: row(sorts.MadeOfTest, "name"),
    b.MaterialOf: material_of,
    b.MaterialOfNamed: row(partial(sorts.MaterialTest, None), "name", reads=FIELD_NAME),
    b.HasType: has_type,
    a.PrintedIs: printed_is,
    b.Foreign: row(sorts.ForeignTest, facts=k.FACT_CONTROL),
    b.OwnedBy: row(e.OwnerTest, "who"),
}
AMOUNTS: Final[Table] = {a.PrintedOf: printed_of, b.AetherHeld: aether_held}
PLAYERS: Final[Table] = {b.FirstPlayer: in_order, b.SecondPlayer: in_order}
DEEDS: Final[Table] = {b.UsesNamed: uses_named}
CONDITIONS: Final[Table] = {b.IsPlayer: is_player}
