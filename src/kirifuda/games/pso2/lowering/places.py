"""Lowering of where cards lie, of what fits where, and of what leaves a hand or the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering.acts import act, do_to
from kirifuda.effects.lowering.choose import Chosen, ask
from kirifuda.effects.lowering.conditions import RELATIONS
from kirifuda.effects.lowering.rows import row
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.plans import facts, tests
from kirifuda.games.pso2.plans.facts import BothTest
from kirifuda.games.pso2.rules.r400_zones import RemoveFromGame
from kirifuda.games.pso2.values import FIELD_CLASS, FIELD_KIND
from kirifuda.games.pso2.zones import FIELD, HAND
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from collections.abc import Callable

    from kirifuda.effects.lowering.base import Bests, Lowering, Path, Table, Tests


def either_zone(low: Lowering, node: p.EitherZone, path: Path) -> Callable[[Tests, Bests], e.FilterPlan]:
    """400.2: any of several zones of one player."""
    kinds = tuple(kind for zone in node.zones for kind in low.meaning.zones(zone.name))
    whose = low.player(node.whose, (*path, "whose"))
    for one in kinds:
        low.uses.facts |= one.bit
    return lambda tests, best: e.ZoneFilter(kinds, whose, tests, best)


def together_there(low: Lowering, node: p.TogetherThere, path: Path) -> e.ConditionPlan:
    """So many of several sorts, each card counted once."""
    sorts = [a.Filter(node.where, one.qualities, one.noun) for one in node.sorts]
    found = [low.filter(one, (*path, "sorts", at)) for at, one in enumerate(sorts)]
    count = low.amount(node.count, (*path, "count"))
    return e.Comparison(e.CountAmount(e.EitherFilter(tuple(found))), RELATIONS[type(node.relation)], count)


def same_row(low: Lowering, node: p.SameRow | p.RestOfRow, path: Path) -> e.TestPlan:
    """403.1.4."""
    low.uses.facts |= k.FACT_PLACE | FIELD.bit
    what = low.thing(node.what, (*path, "what"))
    there = facts.SameRowTest(what)
    return BothTest(there, e.NotThing(what)) if isinstance(node, p.RestOfRow) else there


def remove_from_game(low: Lowering, node: p.RemoveFromGame, path: Path) -> None:
    """R.10."""
    act(low, node.what, path, e.Making(RemoveFromGame))


def discard_to(low: Lowering, node: p.DiscardTo, path: Path) -> None:
    """G.22: what the hand holds over so many."""
    hand, here = e.ZoneFilter((HAND,), low.actor, ()), (*path, "to")
    over = e.SumAmount(e.CountAmount(hand), low.amount(node.to, here), sign=-1)
    slot = low.slot(here)
    ask(low, here, slot, hand, e.QuantityPlan(over, over))
    do_to(low, path, Chosen(e.SlotThing((slot,)), over), low.meaning.maker("discard"))


WHERES: Final[Table] = {p.EitherZone: either_zone}
CONDITIONS: Final[Table] = {p.TogetherThere: together_there}
QUALITIES: Final[Table] = {
    p.SameRow: same_row,
    p.RestOfRow: same_row,
    p.CanBear: row(tests.CanBearTest, "what", reads=FIELD_CLASS),  # 205.4.3
    p.FitsOn: row(tests.FitsBearer, "what", reads=FIELD_CLASS | FIELD_KIND),  # 205.4.3
}
EFFECTS: Final[Table] = {p.RemoveFromGame: remove_from_game, p.DiscardTo: discard_to}
