"""Lowering of actions on objects that every game has in some form."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.choose import Chosen, chosen
from kirifuda.effects.meaning import EventMaker, TestPlan
from kirifuda.effects.plans import steps_act, steps_more
from kirifuda.effects.plans.amounts import CountersAmount, LetterAmount, SlotAmount
from kirifuda.effects.plans.conditions import ThingsThere
from kirifuda.effects.plans.players import YouPlan
from kirifuda.effects.plans.qualities import CountersTest
from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.effects.plans.steps_flow import AskNumber
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.kernel.procedure import Procedure
from kirifuda.text import ast as a


def act(
    low: Lowering, what: a.Thing, path: Path, maker: EventMaker, tests: tuple[TestPlan, ...] = ()
) -> steps_act.Report | None:
    """An action on things: choose them, do it, and see what came of it."""
    return do_to(low, path, chosen(low, what, (*path, "what"), tests), maker)


def do_to(low: Lowering, path: Path, found: Chosen, maker: EventMaker) -> steps_act.Report | None:
    """The action on what was chosen."""
    step = steps_act.Act(*low.at(path, "do"), found.what, maker, found.wanted)
    if not isinstance(low.actor, YouPlan):
        step.by = low.actor
    low.add(step)
    return report(low, path)


def report(low: Lowering, path: Path, count: str = "") -> steps_act.Report | None:
    """See what came of an action, if somebody asks."""
    low.acted = True
    if not (low.strict or low.done or count):
        return None
    step = steps_act.Report(*low.at(path, "report"), low.done, count, strict=low.strict)
    low.add(step)
    return step


def call(low: Lowering, path: Path, step: steps_act.CallWith, wanted: AmountPlan | None) -> None:
    """A procedure of the rules, and a look at what it brought if somebody asks."""
    low.add(step)
    low.acted = True
    if low.done or low.strict:
        check = steps_act.CheckCall(*low.at(path, "check"), step.into, wanted, low.done, "")
        check.strict = low.strict
        low.add(check)


def discard(low: Lowering, node: a.Discard, path: Path) -> None:
    """Discarding an empty hand counts as done."""
    seen = act(low, node.what, path, low.meaning.maker("discard"))
    if seen is not None and isinstance(node.what, a.All):
        seen.empty_is_done = True


def asked_number(low: Lowering, node: a.Draw, path: Path, *, is_bounded: bool = False) -> AmountPlan:
    """How many; "up to" is chosen first. Without a greatest number it is the least, or wrong if there must be one."""
    quantity = low.quantity(node.count, (*path, "count"))
    if quantity.most is None and is_bounded:
        raise low.fail(node, path, "needs a greatest number")
    if quantity.most is None or quantity.most is quantity.least:
        return quantity.least
    slot = low.prefix + "number:" + low.clause(path)
    low.add(AskNumber(*low.at(path, "number"), slot, low.actor, (quantity.least, quantity.most)))
    return SlotAmount(slot)


def draw_with(low: Lowering, path: Path, draws: Procedure, count: AmountPlan, *more: steps_act.SeedPlan) -> None:
    """The actor draws so many cards, by the rules."""
    seeds = (steps_act.SeedPlayer("player", low.actor), steps_act.SeedAmount("number", count), *more)
    call(low, path, steps_act.CallWith(*low.at(path, "draw"), draws, seeds, "drawn", low.actor), count)


def destroy(low: Lowering, node: a.Destroy, path: Path) -> None:
    act(low, node.what, path, low.meaning.maker("destroy"))


def negate(low: Lowering, node: a.Negate, path: Path) -> None:
    act(low, node.what, path, low.meaning.maker("negate"))


def vanish(low: Lowering, node: a.Vanish, path: Path) -> None:
    act(low, node.what, path, low.meaning.maker("vanish"))


def put_counters(low: Lowering, node: a.PutCounters, path: Path) -> None:
    count = low.amount(node.count, (*path, "count"))
    act(low, node.what, path, steps_more.CounterMaker(node.counter.name, count, 1))


def remove_counters(low: Lowering, node: a.RemoveCounters, path: Path) -> None:
    """As a cost all of them must be there; else as many as there are."""
    if isinstance(node.count, a.Everything):
        act(low, node.what, path, steps_more.CounterMaker(node.counter.name, None, -1))
        return
    count = low.amount(node.count, (*path, "count"))
    enough = CountersTest(node.counter.name, count)
    found = chosen(low, node.what, (*path, "what"), (enough,) if low.strict else ())
    if isinstance(count, LetterAmount) and low.strict:
        bound = CountersAmount(node.counter.name, low.thing(node.what, (*path, "what")))
        low.limits.append((count.letter, bound))
    if low.strict or low.done:
        step = steps_act.Require(*low.at(path, "enough"), ThingsThere(found.what, 1, enough))
        step.done = "" if low.strict else low.done
        low.add(step)
    do_to(low, path, found, steps_more.CounterMaker(node.counter.name, count, -1))


def move_counters(low: Lowering, node: a.MoveCounters, path: Path) -> None:
    origin = chosen(low, node.origin, (*path, "origin")).what
    to = chosen(low, node.to, (*path, "to")).what
    count = None if isinstance(node.count, a.Everything) else low.amount(node.count, (*path, "count"))
    low.add(steps_more.MoveCounters(*low.at(path, "move"), node.counter.name, origin, to, count))
    report(low, path)


def shuffle(low: Lowering, node: a.Shuffle, path: Path) -> None:
    kinds = low.meaning.zones(node.place.zone.name)
    whose = low.player(node.place.whose, (*path, "place", "whose"))
    low.add(steps_more.ShuffleZones(*low.at(path, "shuffle"), kinds, whose, put_back(low, node)))
    low.acted = True


def put_back(low: Lowering, node: a.Shuffle) -> ThingPlan | None:
    """1015.2a: a card of the zone that is put somewhere in it right after is no part of what is shuffled."""
    if low.following is None:
        return None
    move, path = low.following
    if isinstance(move, a.Afterwards):
        move, path = move.then, (*path, "then")
    if not isinstance(move, a.Move) or not isinstance(move.to, a.OnTop | a.OnBottom) or move.to.place != node.place:
        return None
    return low.thing(move.what, (*path, "what"))


def end_game(low: Lowering, node: a.WinGame | a.LoseGame, path: Path) -> None:
    low.add(steps_more.EndsGame(*low.at(path, "end"), low.actor, isinstance(node, a.WinGame)))
    low.acted = True


EFFECTS: Final[Table] = {
    a.Destroy: destroy,
    a.Discard: discard,
    a.Negate: negate,
    a.Vanish: vanish,
    a.PutCounters: put_counters,
    a.RemoveCounters: remove_counters,
    a.MoveCounters: move_counters,
    a.Shuffle: shuffle,
    a.WinGame: end_game,
    a.LoseGame: end_game,
}
