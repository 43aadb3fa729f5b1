"""Lowering of events: what a trigger, a replacement or a count speaks of."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.frames import acting
from kirifuda.effects.lowering.history import count_deed
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel.lowering.subjects import check_number, check_time, doer, is_by_leave
from kirifuda.games.magical_duel.plans import activations, causes, events
from kirifuda.games.magical_duel.zones import BATTLEFIELD_BITS, CHASE, FIELD_BITS, GRAVEYARD, HAND, ORBS, ZONES
from kirifuda.text import ast as a

OBJECT_ACTIONS: Final = {
    "destroy": ("destroy",),
    "banish": ("banish",),
    "discard": ("discard",),
    "exile": ("exile",),
    "corrupt": ("corrupt",),
    "negate": ("negate",),
    "vanish": ("vanish",),
    "rest": ("rest",),
    "recover": ("recover",),
    "reverse": ("reverse",),
}
OWN_WAYS: Final = {
    "discard": (HAND.bit, GRAVEYARD.bit),
    "corrupt": (ORBS.bit, HAND.bit),
    "negate": (CHASE.bit, CHASE.bit),
}
"""Actions that have only one way off the field (1009.1, 1013.1); what is negated sees it on the chase (1019.1)."""
HIDDEN_BITS: Final = sum(kind.bit for kind in ZONES if kind.visibility != k.PUBLIC)
EVERY_ZONE: Final = sum(kind.bit for kind in ZONES)
PLAYER_ACTIONS: Final = {"draw": "draw", "make aether": "gain_aether", "shuffle": "shuffle"}
LOOSE: Final = ("discard", "corrupt", "banish", "exile", "draw", "negate", "reveal")
"""Actions whose object may come from a hidden zone, where nobody remembers it: whose it is and what it is now count."""


def happens(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """A subject does or undergoes a deed."""
    function = low.tables.deeds.get(type(node.deed))
    if function is None:
        raise low.fail(node.deed, (*path, "deed"))
    if low.foresees:
        check_time(low, node, path)
    event: e.TextEvent = function(low, node, path)
    return event


def bound_slot(low: Lowering, path: Path) -> str:
    """The slot of a subject or object, if the reading gave it one."""
    meant = low.reading.refs.get(path, "")
    if meant and "+" not in meant and (low.foresees or is_by_leave(low, path)):
        return low.prefix + meant  # of several, the one that it would happen to
    return low.slot(path) if path in low.reading.slots else ""


def subject(low: Lowering, node: a.Happens, path: Path) -> e.ThingPlan:
    return doer(low, node.subject, node.deed, (*path, "subject"))


def named(low: Lowering, event: e.TextEvent, path: Path, other: Path = ()) -> e.TextEvent:
    """Give subject and object their slots."""
    event.subject_slot = bound_slot(low, (*path, "subject"))
    if other:
        event.object_slot = bound_slot(low, (*path, *other))
    return event


def loose(low: Lowering, node: a.Party, path: Path, *, elsewhere: bool = False) -> e.ThingPlan:
    """Cards wherever they went: their noun and qualities count, and whose they are. `elsewhere`: not of the field."""
    if not isinstance(node, a.Any | a.Some | a.All):
        return low.thing(node, path)
    check_number(low, node, path)
    of = node.of
    below: Path = (*path, "of")
    if isinstance(of.where, a.Place) and (elsewhere or loose_origin(low, node)):
        whose = low.player(of.where.whose, (*below, "where", "whose"))
        found: list[e.TestPlan] = [e.OwnerTest(whose)]
    elif isinstance(of.where, a.Anywhere):
        found = []
    else:
        return low.thing(node, path)
    if not isinstance(of.noun, a.AnyCard):
        found.append(low.test(of.noun, (*below, "noun")))
    found.extend(low.test(one, (*below, "qualities", at)) for at, one in enumerate(of.qualities))
    return e.AllThing(e.AnywhereFilter(tuple(found)))


def check_activated(low: Lowering, node: a.Party, path: Path) -> None:
    """504.1: casters are called."""
    if isinstance(node, a.Any | a.Some | a.All) and node.of.noun == a.Kind("魔法少女"):
        raise low.fail(node, path, "is called, and never activated")


def works_there(low: Lowering, node: a.Party, origin: int, to: int) -> None:
    """902.2: what a card says of its own way between zones off the field works where 906.5 looks at the card."""
    if not isinstance(node, a.This) or not origin or not to or (origin | to) & BATTLEFIELD_BITS:
        return
    is_there_before = low.foresees or (to & HIDDEN_BITS and not origin & HIDDEN_BITS)
    low.zones |= origin if is_there_before else to


def loose_origin(low: Lowering, node: a.Party) -> int:
    """The zones off the field where a set says its cards are; 0 if it says none."""
    if not isinstance(node, a.Any | a.Some | a.All) or not isinstance(node.of.where, a.Place):
        return 0
    bits = 0
    for kind in low.meaning.zones(node.of.where.zone.name):
        bits |= kind.bit
    return 0 if bits & FIELD_BITS else bits


def cause(low: Lowering, node: a.Cause, path: Path) -> causes.CausePlan:
    if isinstance(node, m.NotBy):
        plan = cause(low, node.cause, (*path, "cause"))
        plan.is_not = True
        return plan
    plan = causes.CausePlan()
    if isinstance(node, a.ByBattle):
        plan.by_battle = True
    elif isinstance(node, m.ByResolving):
        plan.by_resolving = True
    elif isinstance(node, a.ByEffect):
        plan.by_effect = True
        plan.whose = low.player(node.whose, (*path, "whose"))
    elif isinstance(node, a.ByThing):
        plan.by_effect = True
        plan.source = low.thing(node.what, (*path, "what"))
    elif not isinstance(node, a.AnyCause):
        raise low.fail(node, path)
    return plan


def undergoes(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """Something is done to the subject."""
    deed = node.deed
    assert isinstance(deed, a.Undergoes)
    action = deed.action.name
    doer(low, node.subject, deed, (*path, "subject"))
    why = cause(low, deed.cause, (*path, "deed", "cause"))
    if action == "play":
        if loose_origin(low, node.subject) & ~CHASE.bit:
            raise low.fail(node.subject, (*path, "subject"), "lies on the chase when it is activated")
        check_activated(low, node.subject, (*path, "subject"))
        low.zones |= CHASE.bit if isinstance(node.subject, a.This) else 0  # 902.2: where it lies then
        what = loose(low, node.subject, (*path, "subject"), elsewhere=True)
        return named(low, activations.PlayedEvent(what), path)
    works_there(low, node.subject, *OWN_WAYS.get(action, (0, 0)))
    if action == "reveal":
        return named(low, events.ShowEvent(loose(low, node.subject, (*path, "subject"), elsewhere=True)), path)
    what = loose(low, node.subject, (*path, "subject")) if action in LOOSE else subject(low, node, path)
    event = events.ObjectEvent(OBJECT_ACTIONS[action], what, None, why)
    event.origin = loose_origin(low, node.subject)
    return named(low, event, path)


def performs(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """The subject does something, to something or by itself."""
    deed = node.deed
    assert isinstance(deed, a.Performs)
    action = deed.action.name
    who = subject(low, node, path)
    if action in PLAYER_ACTIONS:
        return named(low, events.PlayerEvent(PLAYER_ACTIONS[action], who), path)
    if action in ("gain candy", "pay candy"):
        gained = events.PlayerEvent("player_counters", who)
        gained.counter, gained.sign = "キャンディ", 1 if action == "gain candy" else -1
        return named(low, gained, path)
    if action == "chase":
        return named(low, activations.ChaseEvent(who), path)
    if action == "search":
        return named(low, e.MomentEvent("search", who.who if isinstance(who, e.PlayerThing) else e.AnyonePlan()), path)
    actor = who.who if isinstance(who, e.PlayerThing) else e.AnyonePlan()
    with acting(low, actor):
        what = loose(low, deed.what, (*path, "deed", "what"))
    other: Path = ("deed", "what")
    if action in ("play", "activate", "use", "use aether"):
        return activates(low, deed, who, what, path)
    if action == "target":
        event: e.TextEvent = activations.TargetEvent(what, who)
        event.subject_slot = bound_slot(low, (*path, *other))
        event.object_slot = bound_slot(low, (*path, "subject"))
        return event
    if action == "put onto field":
        if low.foresees:
            what = loose(low, deed.what, (*path, "deed", "what"), elsewhere=True)
        moved = events.MoveEvent(("move", "create"), what, 0, FIELD_BITS)
        moved.doer = who
        return named(low, moved, path, other)
    why = cause(low, deed.cause, (*path, "deed", "cause"))
    done = events.ObjectEvent(OBJECT_ACTIONS[action], what, who, why)
    done.origin = loose_origin(low, deed.what)
    return named(low, done, path, other)


def activates(low: Lowering, deed: a.Performs, who: e.ThingPlan, what: e.ThingPlan, path: Path) -> e.TextEvent:
    """903, 704: a player activates a card or an ability; what is said of a card means its abilities (704.1)."""
    action = deed.action.name
    other: Path = ("deed", "what")
    if action == "play":
        check_activated(low, deed.what, (*path, *other))
    elif not isinstance(who, e.PlayerThing):
        who, what, other = e.PlayerThing(e.AnyonePlan()), who, ("subject",)
    event = activations.ActivationEvent(who, what, action != "play")
    event.of_card = other == ("subject",)
    event.is_activated_only = action == "use"
    event.is_aether_only = action == "use aether"
    return named(low, event, path, other)


def enters(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """Onto the field; what is about to come, or is said to come from elsewhere, does not lie there (906.5b)."""
    deed = node.deed
    what, origin = subject(low, node, path), loose_origin(low, node.subject)
    if low.foresees or origin:
        what = loose(low, node.subject, (*path, "subject"), elsewhere=True)
    event = events.MoveEvent(("move", "create"), what, origin, FIELD_BITS)
    if isinstance(deed, m.EntersSo):
        event.test = low.test(deed.how, (*path, "deed", "how"))
    return named(low, event, path)


def last_words(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    what = subject(low, node, path)
    return named(low, events.MoveEvent(("move",), what, FIELD_BITS, GRAVEYARD.bit), path)


def leaves(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    deed = node.deed
    assert isinstance(deed, a.Leaves)
    origin = zone_bits(low, deed.place, (*path, "deed", "place"))
    return named(low, events.MoveEvent(("move", "vanish"), subject(low, node, path), origin, 0), path)


def zone_bits(low: Lowering, node: a.Where, path: Path) -> int:
    """The kinds of zones of a place; 0 for anywhere."""
    if isinstance(node, a.Anywhere):
        return 0
    if isinstance(node, m.Outside):
        return EVERY_ZONE & ~zone_bits(low, node.place, (*path, "place"))
    if not isinstance(node, a.Place):
        raise low.fail(node, path, "is not a zone")
    bits = 0
    for kind in low.meaning.zones(node.zone.name):
        bits |= kind.bit
    return bits


def through(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """A deed that something brought about, or that anything else did."""
    deed = node.deed
    assert isinstance(deed, m.Through)
    inner = low.event(a.Happens(node.subject, deed.deed), path)
    inner.object_slot = inner.object_slot or bound_slot(low, (*path, "deed", "deed", "what"))
    return causes.CausedEvent(inner, cause(low, deed.cause, (*path, "deed", "cause")))


def either_deed(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """Any of several deeds of one subject."""
    deed = node.deed
    assert isinstance(deed, m.EitherDeed)
    return e.EitherOf(tuple(low.event(a.Happens(node.subject, one), path) for one in deed.deeds))


def is_put(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """From one zone into another; the place of origin may be told with the subject instead."""
    deed = node.deed
    assert isinstance(deed, a.IsPut)
    to = zone_bits(low, deed.to, (*path, "deed", "to"))
    told = zone_bits(low, deed.origin, (*path, "deed", "origin"))
    if isinstance(deed.origin, m.Outside):
        told &= ~(to | BATTLEFIELD_BITS if to & BATTLEFIELD_BITS else to)  # from anywhere else
    said = loose_origin(low, node.subject)
    origin = told or said
    to = zone_bits(low, deed.to, (*path, "deed", "to"))
    if to & BATTLEFIELD_BITS and origin & ~BATTLEFIELD_BITS:  # from anywhere but one zone: what enters was elsewhere
        origin &= ~BATTLEFIELD_BITS
    what = subject(low, node, path)
    if not origin & BATTLEFIELD_BITS:
        what = loose(low, node.subject, (*path, "subject"), elsewhere=bool(told))
    if (told and said) or origin == to or (origin & BATTLEFIELD_BITS and to & BATTLEFIELD_BITS):
        raise low.fail(deed, (*path, "deed"), "is no way from one place to another")
    works_there(low, node.subject, origin, to)
    event = events.MoveEvent(("move",), what, origin, to)
    if isinstance(deed.origin, a.Place) and not isinstance(deed.origin.whose, a.AnyPlayer | a.Owner):
        event.origin_whose = low.player(deed.origin.whose, (*path, "deed", "origin", "whose"))
    if isinstance(deed.to, a.Place) and not isinstance(deed.to.whose, a.AnyPlayer | a.Owner):
        event.to_whose = low.player(deed.to.whose, (*path, "deed", "to", "whose"))
    return named(low, event, path)


def counters(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    deed = node.deed
    assert isinstance(deed, a.GetsCounters | a.LosesCounters)
    sign = 1 if isinstance(deed, a.GetsCounters) else -1
    return named(low, events.CountersEvent(subject(low, node, path), deed.counter.name, sign), path)


def attacks(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """Somebody attacks, is attacked, or battles."""
    deed = node.deed
    what = subject(low, node, path)
    field = "by" if isinstance(deed, m.IsAttacked) else "what"
    if isinstance(deed, m.AttacksPlayer):
        field = "who"
        other: e.ThingPlan = e.PlayerThing(low.player(deed.who, (*path, "deed", "who")))
    else:
        named_other = getattr(deed, field)
        is_open = isinstance(named_other, a.Anything)
        other = e.AnyThing() if is_open else low.thing(named_other, (*path, "deed", field))
    attacking = not isinstance(deed, m.IsAttacked)
    attacked = isinstance(deed, m.IsAttacked | m.Battles)
    return named(low, events.AttackEvent(what, other, attacking, attacked), path, ("deed", field))


def becomes_target(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    deed = node.deed
    assert isinstance(deed, m.BecomesTarget)
    event = activations.TargetEvent(subject(low, node, path), low.thing(deed.of, (*path, "deed", "of")))
    return named(low, event, path, ("deed", "of"))


def nth(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """The deed for the nth time this turn: n - 1 were counted before."""
    deed = node.deed
    assert isinstance(deed, a.Nth)
    inner = low.event(a.Happens(node.subject, deed.deed), path)
    inner.object_slot = inner.object_slot or bound_slot(low, (*path, "deed", "deed", "what"))
    key, of_cards = count_deed(low, a.Happens(node.subject, deed.deed), path)
    n = low.amount(deed.n, (*path, "deed", "n"))
    return e.OnlyIf(inner, e.Comparison(e.SumAmount(e.HistoryAmount(key, of_cards), e.FixedAmount(1)), e.SAME, n))


EVENTS: Final[Table] = {a.Happens: happens}
DEEDS: Final[Table] = {
    a.Undergoes: undergoes,
    a.Performs: performs,
    a.Enters: enters,
    m.EnterWord: enters,
    m.EntersSo: enters,
    m.LastWords: last_words,
    a.Leaves: leaves,
    a.IsPut: is_put,
    a.GetsCounters: counters,
    a.LosesCounters: counters,
    a.Nth: nth,
    m.Through: through,
    m.EitherDeed: either_deed,
    m.Attacks: attacks,
    m.AttacksPlayer: attacks,
    m.IsAttacked: attacks,
    m.Battles: attacks,
    m.BecomesTarget: becomes_target,
}
