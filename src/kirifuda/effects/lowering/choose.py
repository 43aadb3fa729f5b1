"""Lowering of the objects of verbs: what has to be chosen before something is done to it."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.frames import aim
from kirifuda.effects.meaning import Requirement, TestPlan
from kirifuda.effects.plans import steps_choose
from kirifuda.effects.plans.amounts import CountAmount, FixedAmount, QuantityPlan, SlotAmount, SumAmount
from kirifuda.effects.plans.conditions import ThingsThere
from kirifuda.effects.plans.filters import AmongFilter, EitherFilter, Narrowed, TestedFilter, ThingFilter, ZoneFilter
from kirifuda.effects.plans.players import PlayerPlan, YouPlan
from kirifuda.effects.plans.qualities import DistinctTest
from kirifuda.effects.plans.shapes import LOWERED, AmountPlan, FilterPlan, SplitPlan
from kirifuda.effects.plans.things import AllThing, BothThing, RestThing, SlotThing, ThingPlan
from kirifuda.kernel.zones import OWNER, PUBLIC
from kirifuda.text import ast as a
from kirifuda.text.language import node_at


class Chosen:
    """The object of a verb, once its choosing steps are in place."""

    def __init__(self, what: ThingPlan, wanted: AmountPlan | None = None, *, single: bool = False) -> None:
        self.what = what
        self.wanted = wanted
        self.single = single
        """At most one card."""


def chosen(low: Lowering, node: a.Thing, path: Path, tests: tuple[TestPlan, ...] = ()) -> Chosen:
    """Add the steps that choose what a verb acts on; `tests` are what the verb itself asks of it."""
    found = _chosen(low, node, path, tests)
    low.latest = found.what
    return found


def _chosen(low: Lowering, node: a.Thing, path: Path, tests: tuple[TestPlan, ...]) -> Chosen:
    if isinstance(node, a.Some):
        return aimed(low, node, path) if path in low.heads else pick_some(low, node, path, tests)
    if isinstance(node, a.RandomSome):
        return pick_at_random(low, node, path, tests)
    if isinstance(node, a.OneOf):
        return pick_one_of(low, node, path, tests)
    if isinstance(node, a.Both):
        parts = tuple(chosen(low, part, (*path, "parts", at), tests).what for at, part in enumerate(node.parts))
        return Chosen(BothThing(parts))
    if isinstance(node, a.PartOf):
        pick_part(low, node, path)
    what = low.thing(node, path)
    if isinstance(node, a.All | a.Any):
        return Chosen(remembered(low, path, narrowed_all(what, tests)))
    if tests:
        what = AllThing(Narrowed(ThingFilter(what), tests))
    need(low, ThingsThere(what), set())
    return Chosen(what, single=isinstance(node, a.This | a.ThisIn | a.It | a.That | a.Former | a.Latter))


def remembered(low: Lowering, path: Path, what: ThingPlan) -> ThingPlan:
    """A set as it is now, kept if the text speaks of it later."""
    slot = low.slot(path)
    if not low.is_spoken_of(slot):
        return what
    low.add(steps_choose.Keep(*low.at(path, "keep"), slot, what))
    return SlotThing((slot,))


def narrowed_all(what: ThingPlan, tests: tuple[TestPlan, ...]) -> ThingPlan:
    """Every card of a set that the verb can act on."""
    if tests and isinstance(what, AllThing):
        return AllThing(Narrowed(what.of, tests))
    return what


def need(low: Lowering, requirement: Requirement | ThingsThere, slots: set[str]) -> None:
    """Note what the first act of a cost or a "may" cannot do without."""
    if not low.acted and not slots & low.fresh:
        low.possible.append(requirement)


def bounded(low: Lowering, count: a.Node, most: AmountPlan) -> None:
    """A letter in a cost is never more than what could be paid; an effect may take off some of it. In an effect it is
    bounded by what is there, if the game says so."""
    if not isinstance(count, a.Letter):
        return
    if low.strict:
        low.limits.append((count.name, SumAmount(most, SlotAmount(LOWERED))))
    elif low.meaning.bounds_letters and count.name not in low.defined:
        low.limits.append((count.name, most))


def pick_some(low: Lowering, node: a.Some, path: Path, tests: tuple[TestPlan, ...]) -> Chosen:
    with low.measuring() as uses:
        of = low.filter(node.of, (*path, "of"))
    if tests:
        of = Narrowed(of, tests)
    quantity = low.quantity(node.count, (*path, "count"))
    bounded(low, node.count, CountAmount(of))
    slot = low.slot(path)
    ask(low, path, slot, of, quantity)
    least = quantity.least if low.strict else FixedAmount(1)
    need(low, Requirement(of, least), uses.slots)
    low.fresh.add(slot)
    exact = quantity.least if quantity.most is quantity.least else None
    single = isinstance(node.count, a.Num) and node.count.n == 1
    return Chosen(SlotThing((slot,)), exact, single=single)


def aimed(low: Lowering, node: a.Some, path: Path) -> Chosen:
    """What is chosen when the text is used; its steps find it in the slot."""
    slot = low.slot(path)
    aim(low, node, path, slot)
    is_one = isinstance(node.count, a.Num) and node.count.n == 1
    return Chosen(SlotThing((slot,)), single=is_one)


def ask(low: Lowering, path: Path, slot: str, of: FilterPlan, quantity: QuantityPlan) -> None:
    """The question itself; whoever chooses in a hidden zone sees it first (MD 1012.2)."""
    look_through(low, path, of)
    step = steps_choose.Pick(*low.at(path, "choose"), slot, low.actor, of, quantity)
    step.strict = low.strict
    step.is_secret = is_hidden(of)
    step.is_free = step.is_secret and not low.strict and is_particular(of)
    low.add(step)


def zone_part(of: FilterPlan) -> ZoneFilter | None:
    """The zones that a set is taken from, if it is taken from zones."""
    while isinstance(of, Narrowed):
        of = of.of
    return of if isinstance(of, ZoneFilter) else None


def is_hidden(of: FilterPlan) -> bool:
    """Whether some player does not see all of the set."""
    zones = zone_part(of)
    return zones is not None and any(kind.visibility != PUBLIC for kind in zones.kinds)


def is_particular(of: FilterPlan) -> bool:
    """Whether only cards with certain information will do."""
    zones = zone_part(of)
    return zones is not None and bool(zones.tests)


def look_through(low: Lowering, path: Path, of: FilterPlan) -> None:
    """Show a hidden zone to the one who chooses in it, unless it is their own to see or is chosen from unseen."""
    zones = zone_part(of)
    if zones is None:
        return
    hidden = tuple(
        kind
        for kind in zones.kinds
        if kind.visibility != PUBLIC
        and kind not in low.meaning.unseen
        and not (kind.visibility == OWNER and is_same(zones.whose, low.actor))
    )
    if hidden:
        everything = AllThing(ZoneFilter(hidden, zones.whose, ()))
        low.add(steps_choose.Reveal(*low.at(path, "look"), everything, low.actor))


def is_same(one: PlayerPlan, other: PlayerPlan) -> bool:
    """Whether two plans surely mean the same player."""
    return one is other or (isinstance(one, YouPlan) and isinstance(other, YouPlan))


def sets_of(low: Lowering, node: a.Node, path: Path) -> list[a.Filter]:
    """The sets that something is of: said here, or by the words that a pronoun takes up."""
    if isinstance(node, a.All | a.Any | a.Some):
        return [node.of]
    meant = low.reading.refs.get(path, "").split("+")
    own = {place: slot for place, slot in low.reading.slots.items() if place[:2] == path[:2]}
    named = [node_at(low.reading.tree, place) for place, slot in own.items() if slot in meant]
    return [one.of for one in named if isinstance(one, a.All | a.Any | a.Some)]


def check_home(low: Lowering, node: a.Move, path: Path) -> None:
    """Where a card lies with its owner, nobody gets another player's: what is said to come to somebody is theirs."""
    to = node.to
    if not isinstance(to, a.Into | a.OnTop | a.OnBottom) or isinstance(to.place.whose, a.Owner):
        return
    gets = low.actor if isinstance(to.place.whose, a.Actor) else low.player(to.place.whose, (*path, "to"))
    for of in sets_of(low, node.what, (*path, "what")):
        if isinstance(of.where, a.Place) and type(low.player(of.where.whose, path)) is not type(gets):
            raise low.fail(node.what, (*path, "what"), "may be another player's, and goes to its owner only (持ち主の)")


def pick_at_random(low: Lowering, node: a.RandomSome, path: Path, tests: tuple[TestPlan, ...]) -> Chosen:
    with low.measuring() as uses:
        of = low.filter(node.of, (*path, "of"))
    if tests:
        of = Narrowed(of, tests)
    count = low.amount(node.count, (*path, "count"))
    slot = low.slot(path)
    low.add(steps_choose.Keep(*low.at(path, "clear"), slot, SlotThing(())))
    draws = steps_choose.Draws(*low.at(path, "roll"), slot, of, QuantityPlan(count, count))
    low.add(draws)
    low.add(steps_choose.TakeDrawn(*low.at(path, "take"), draws))
    need(low, Requirement(of, count if low.strict else FixedAmount(1)), uses.slots)
    low.fresh.add(slot)
    return Chosen(SlotThing((slot,)), count)


def pick_one_of(low: Lowering, node: a.OneOf, path: Path, tests: tuple[TestPlan, ...]) -> Chosen:
    """One of several: one card out of all that any part offers."""
    parts: list[FilterPlan] = []
    for at, part in enumerate(node.parts):
        below = (*path, "parts", at)
        if isinstance(part, a.Some):
            if not (isinstance(part.count, a.Num) and part.count.n == 1):
                raise low.fail(part, below, "can stand beside an alternative only as one card")
            parts.append(low.filter(part.of, (*below, "of")))
        else:
            parts.append(ThingFilter(low.thing(part, below)))
    of: FilterPlan = EitherFilter(tuple(parts))
    if tests:
        of = Narrowed(of, tests)
    slot = low.slot(path)
    one = FixedAmount(1)
    ask(low, path, slot, of, QuantityPlan(one, one))
    need(low, Requirement(of, one), set())
    low.fresh.add(slot)
    return Chosen(SlotThing((slot,)), one, single=True)


def pick_part(low: Lowering, node: a.PartOf, path: Path) -> None:
    """Which of several gets which part: of targets on activation (MD 903.2f), of others now."""
    whole = low.ref(node, path)
    part = whole + ":part"
    quantity = low.quantity(node.count, (*path, "count"))
    earlier = tuple(dict.fromkeys(slot for slot in low.part_of.values() if slot.startswith(part)))
    if earlier and path not in low.part_of:
        if any(target.slot == whole for target in low.targets):
            raise low.fail(node, path, "is part of what was divided before")
        part += str(len(earlier) + 1)
    low.part_of[path] = part
    if any(target.slot == whole for target in low.targets):
        if quantity.most is not quantity.least:
            raise low.fail(node, path, "needs an exact number")
        if all(split.slot != part for split in low.splits):
            low.splits.append(SplitPlan(part, whole, quantity.least))
        return
    of = AmongFilter(RestThing(low.parts.get(whole, (whole,)), earlier), ())
    low.add(steps_choose.Pick(*low.at(path, "part"), part, low.actor, of, quantity))


# --- verbs of choosing -------------------------------------------------------------------------------------


def choose(low: Lowering, node: a.Choose, path: Path) -> None:
    """Choose cards or players now; what was chosen is spoken of later."""
    what = node.what
    below: Path = (*path, "what")
    slot = low.slot(below)
    if isinstance(what, a.SomePlayer):
        quantity = low.quantity(what.count, (*below, "count"))
        low.add(steps_choose.PickPlayers(*low.at(path, "choose"), slot, low.actor, quantity))
        low.fresh.add(slot)
        return
    if isinstance(what, a.You | a.Opponent):
        keep(low, path, slot, low.thing(what, below))
        return
    if not isinstance(what, a.Thing):
        raise low.fail(what, below, "cannot be chosen")
    found = chosen(low, what, below, asked_next(low, path, slot))
    keep(low, path, slot, found.what)


def asked_next(low: Lowering, path: Path, slot: str) -> tuple[TestPlan, ...]:
    """What the act right after a choice asks of what is chosen: choosing and doing is one with or without the verb."""
    if low.following is None:
        return ()
    node, here = low.following
    actor = low.actor if here[:-1] == path[:-1] else YouPlan()
    if isinstance(node, a.Afterwards):
        node, here = node.then, (*here, "then")
    if isinstance(node, a.By):
        actor = low.player(node.who, (*here, "who"))
        node, here = node.do, (*here, "do")
    if low.prefix + low.reading.refs.get((*here, "what"), "") != slot:
        return ()
    outer, low.actor = low.actor, actor
    tests = demands(low, node, here)
    low.actor = outer
    return tests


def demands(low: Lowering, node: a.Node, path: Path) -> tuple[TestPlan, ...]:
    """What an act asks of its object."""
    function = low.tables.demands.get(type(node))
    tests: tuple[TestPlan, ...] = () if function is None else function(low, node, path)
    return tests


def keep(low: Lowering, path: Path, slot: str, what: ThingPlan) -> None:
    """Bind things to a slot, unless choosing has done it already."""
    if not (isinstance(what, SlotThing) and what.slots == (slot,)):
        low.add(steps_choose.Keep(*low.at(path, "keep"), slot, what))
    low.fresh.add(slot)
    low.acted = True


def search(low: Lowering, node: a.Search, path: Path) -> None:
    """Look through a zone and take what fits (MD 1012); the search itself can be watched."""
    slot = low.slot((*path, "what"))
    found = chosen(low, node.what, (*path, "what"))
    keep(low, path, slot, found.what)
    low.add(steps_choose.Moment(*low.at(path, "searched"), "search", low.actor))


def look(low: Lowering, node: a.Look, path: Path) -> None:
    slot = low.slot((*path, "what"))
    found = chosen(low, node.what, (*path, "what"))
    keep(low, path, slot, found.what)
    low.add(steps_choose.Reveal(*low.at(path, "look"), SlotThing((slot,)), low.actor))


def reveal(low: Lowering, node: a.Reveal, path: Path) -> None:
    slot = low.slot((*path, "what"))
    found = chosen(low, node.what, (*path, "what"))
    keep(low, path, slot, found.what)
    low.add(steps_choose.Reveal(*low.at(path, "reveal"), SlotThing((slot,)), None))


def declare(low: Lowering, node: a.Declare, path: Path) -> None:
    aspect = low.meaning.aspect(node.aspect.name)
    slot = low.slot(path)
    low.add(steps_choose.AskAspect(*low.at(path, "declare"), slot, low.actor, aspect))
    low.add(steps_choose.NoteAspect(*low.at(path, "note"), slot, aspect))
    low.acted = True


EFFECTS: Final[Table] = {
    a.Choose: choose,
    a.Search: search,
    a.Look: look,
    a.Reveal: reveal,
    a.Declare: declare,
}


def distinct_in(of: FilterPlan) -> DistinctTest | None:
    """What several that are chosen may not have in common."""
    while isinstance(of, Narrowed):
        of = of.of
    tests = of.tests if isinstance(of, TestedFilter) else ()
    return next((test for test in tests if isinstance(test, DistinctTest)), None)
