"""Lowering of events: what a trigger, a replacement, a prohibition or a count speaks of."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import conditions as shared_conditions
from kirifuda.effects.lowering import events as shared
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.events import bound_slot, named
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.lowering.book import in_first_turn
from kirifuda.games.spellcard_strike.lowering.setting import DEALERS, setting_of
from kirifuda.games.spellcard_strike.lowering.subjects import doer
from kirifuda.games.spellcard_strike.lowering.words import not_chosen, region, sort, source
from kirifuda.games.spellcard_strike.plans import book, events, events_more, steps
from kirifuda.games.spellcard_strike.plans.causes import CausePlan
from kirifuda.text import ast as a

PLAYER_ACTIONS: Final = {"draw": "draw", "discard": "discard", "pay score": "pay_score"}
MOVED: Final = {"remove": "remove", "return": "return_to_hand", "deck": "put_on_deck"}
AFFECTING: Final = (
    "damage", "destroy", "act", "unact", "relocate", "retire", "remove", "return_to_hand", "put_on_deck",
    "put_in_score", "put_in_discard", "equip", "begin",
)  # fmt: skip
"""2.4.13: what an effect can do to a striker."""


def subject(low: Lowering, node: a.Happens, path: Path) -> e.ThingPlan:
    return doer(low, node.subject, node.deed, (*path, "subject"))


def cause(low: Lowering, node: a.Cause, path: Path) -> CausePlan:
    plan = CausePlan()
    if isinstance(node, a.ByDamage):
        plan.by_damage = True
    elif isinstance(node, s.ByReinforcement):
        plan.by_reinforcement = True
    elif isinstance(node, s.BySort):
        plan.sort = sort(low, node.sort, (*path, "sort"))
    elif isinstance(node, s.BySortOf):
        plan.sort = sort(low, node.sort, (*path, "sort"))
        plan.whose = e.PlayerThing(low.player(node.whose, (*path, "whose")))
    elif isinstance(node, s.ByOnes):
        plan.sort = sort(low, node.sort, (*path, "sort"))
        plan.doer = low.thing(node.what, (*path, "what"))
    elif isinstance(node, s.BySource):
        plan.by_damage = True
        plan.doer = low.thing(node.what, (*path, "what"))
    elif isinstance(node, s.ByStriker):
        plan.doer = low.thing(node.what, (*path, "what"))
    elif isinstance(node, a.ByEffect):
        plan.whose = e.PlayerThing(low.player(node.whose, (*path, "whose")))
    elif not isinstance(node, a.AnyCause):
        raise low.fail(node, path)
    return plan


def undergoes(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """2.6.4: the subject is destroyed, or taken off the stage in another way."""
    deed = node.deed
    assert isinstance(deed, a.Undergoes)
    if deed.action.name in MOVED:
        return named(low, events.ObjectEvent((MOVED[deed.action.name],), subject(low, node, path)), path)
    why = cause(low, deed.cause, (*path, "deed", "cause"))
    return named(low, events.DefeatEvent(subject(low, node, path), None, why), path)


def performs(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """The subject does something, to something or by itself."""
    deed = node.deed
    assert isinstance(deed, a.Performs)
    actor = subject(low, node, path)
    action = deed.action.name
    if action in PLAYER_ACTIONS:
        return named(low, events.PlayerEvent(PLAYER_ACTIONS[action], actor), path)
    below: Path = (*path, "deed", "what")
    if action == "summon":
        event = events.SummonEvent(summoned_card(low, deed.what, below), actor)
        event.subject_slot = bound_slot(low, below)
        return event
    assert action == "destroy"
    why = cause(low, deed.cause, (*path, "deed", "cause"))
    return named(low, events.DefeatEvent(low.thing(deed.what, below), actor, why), path, ("deed", "what"))


def summoned_card(low: Lowering, node: a.Node, path: Path) -> events.SummonedCard:
    """2.8.1: which cards are meant as they become strikers: by their information, and by whose they are."""
    card = events.SummonedCard()
    if isinstance(node, a.Anything):
        return card
    if isinstance(node, a.All | a.Any | a.Some) and isinstance(node.of.where, a.Place):
        below: Path = (*path, "of")
        where = node.of.where
        card.tests = tuple(low.test(one, (*below, "qualities", at)) for at, one in enumerate(node.of.qualities))
        if not isinstance(where.whose, a.AnyPlayer):
            card.whose = low.player(where.whose, (*below, "where", "whose"))
        return card
    if low.foresees or not isinstance(node, a.This):
        raise low.fail(node, path, "is on the stage already and is not summoned once more")
    card.striker = low.thing(node, path)
    return card


def declares(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    deed = node.deed
    assert isinstance(deed, s.Declares)
    which = sort(low, deed.sort, (*path, "deed", "sort"))
    return named(low, events.DeclareEvent(subject(low, node, path), which), path)


def takes_damage(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """2.6.2: damage, perhaps of which certain strikers are the source."""
    deed = node.deed
    assert isinstance(deed, s.TakesDamage)
    event = events.DamageEvent(subject(low, node, path), None, source(low, deed.source, (*path, "deed", "source")))
    if isinstance(deed.source, s.FromOnes):
        event.dealer = low.thing(deed.source.what, (*path, "deed", "source", "what"))
        event.is_taken = True
    event.dealers_slot = DEALERS if setting_of(low).tells_dealers else ""
    other: Path = ("deed", "source", "what") if isinstance(deed.source, s.FromOnes) else ()
    return named(low, event, path, other)


def deals_damage(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    deed = node.deed
    assert isinstance(deed, s.DealsDamage | s.DealsDamageTo)
    if isinstance(deed.source, s.FromOnes):
        raise low.fail(deed.source, (*path, "deed", "source"), "is where damage comes from that is taken, not dealt")
    why = source(low, deed.source, (*path, "deed", "source"))
    taker = low.thing(deed.what, (*path, "deed", "what")) if isinstance(deed, s.DealsDamageTo) else e.AnyThing()
    return named(low, events.DamageEvent(taker, subject(low, node, path), why), path, ("deed", "what"))


def moves(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    deed = node.deed
    event = events.MoveEvent(subject(low, node, path))
    if isinstance(deed, s.MovesInto):
        event.region = region(low, deed.region, (*path, "deed", "region"))
    elif isinstance(deed, s.Shifts):
        ways: dict[type[s.Way], int] = {s.Forward: steps.FORWARD, s.Backward: steps.BACKWARD}
        event.way = ways[type(deed.way)]
    return named(low, event, path)


def summoned(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    subject(low, node, path)
    return named(low, events.SummonEvent(summoned_card(low, node.subject, (*path, "subject")), None), path)


def retires(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    return named(low, events.ObjectEvent(("retire",), subject(low, node, path)), path)


def leaves(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    return named(low, events.LeaveEvent(subject(low, node, path)), path)


def turns(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    deed = node.deed
    assert isinstance(deed, a.Turns)
    kinds = {"行動済み": "act", "未行動": "unact"}
    return named(low, events.ObjectEvent((kinds[deed.position.name],), subject(low, node, path)), path)


def becomes_target(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    deed = node.deed
    assert isinstance(deed, s.BecomesTarget)
    which = sort(low, deed.sort, (*path, "deed", "sort"))
    return named(low, events.TargetEvent(subject(low, node, path), which, whose(low, deed.whose, path)), path)


def is_target_of(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """2.5.4.1: the same, of a declaration that certain strikers make."""
    deed = node.deed
    assert isinstance(deed, s.IsTargetOf)
    assert isinstance(deed.by, a.Thing)
    which = sort(low, deed.sort, (*path, "deed", "sort"))
    event = events.TargetEvent(subject(low, node, path), which, e.PlayerThing(e.AnyonePlan()))
    event.by = low.thing(deed.by, (*path, "deed", "by"))
    return named(low, event, path, ("deed", "by"))


def whose(low: Lowering, node: a.Player, path: Path) -> e.ThingPlan:
    """Players, as things; everybody where none is named."""
    everybody = isinstance(node, a.AnyPlayer)
    return e.PlayerThing(e.AnyonePlan() if everybody else low.player(node, (*path, "deed", "whose")))


def is_affected(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    deed = node.deed
    assert isinstance(deed, s.IsAffected)
    which = sort(low, deed.sort, (*path, "deed", "sort"))
    return events.AffectEvent(AFFECTING, subject(low, node, path), which, whose(low, deed.whose, path))


def declares_adding(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """5.4.6.3: a declaration as an additional action."""
    deed = node.deed
    assert isinstance(deed, s.DeclaresAdding)
    which = sort(low, deed.sort, (*path, "deed", "sort"))
    event = events.DeclareEvent(subject(low, node, path), which)
    event.is_additional = True
    return named(low, event, path)


def moves_freely(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """5.4.6: a move by the free action."""
    event = events.MoveEvent(subject(low, node, path))
    event.is_free = True
    return named(low, event, path)


def goes_to(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    deed = node.deed
    assert isinstance(deed, s.GoesTo)
    return named(low, book.GoesToEvent(low.meaning.zones(deed.zone.name), subject(low, node, path)), path)


def changes_sides(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    return named(low, book.SidesEvent(subject(low, node, path)), path)


def equips(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    return named(low, events_more.EquipEvent(subject(low, node, path)), path)


def because(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """A deed that something brings about; nobody speaks of its object later."""
    deed = node.deed
    assert isinstance(deed, s.Because)
    if isinstance(deed.cause, s.ByReinforcement) and not isinstance(deed.deed, s.IsSummoned):
        raise low.fail(deed.cause, (*path, "deed", "cause"), "summons, and does nothing else (10.8.1)")
    why = cause(low, deed.cause, (*path, "deed", "cause"))
    inner = low.event(a.Happens(node.subject, deed.deed), path)
    return events_more.CausedEvent(inner, why)


def becomes(low: Lowering, node: a.Becomes, path: Path) -> e.TextEvent:
    """8.1.4.1: a condition comes true."""
    if low.foresees:
        raise low.fail(node, path, "is seen only once it is so, and not before")
    return e.BecameEvent(low.key, low.condition(node.condition, (*path, "condition")))


def thereby(low: Lowering, node: s.Thereby, path: Path) -> e.TextEvent:
    """What this effect itself brings about: only an instant one is over before anything else could (2.4.4.3)."""
    setting = setting_of(low)
    if not setting.kind or setting.lasting or low.span is not None:
        raise low.fail(node, path, "speaks of this effect, but the ability goes on watching after it: say what happens")
    return low.event(node.event, (*path, "event"))


def grazes(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    return named(low, events.PlayerEvent("graze", subject(low, node, path)), path)


def grazes_against(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """5.4.7.6: a graze of an attack of certain strikers, with so many cards or more."""
    deed = node.deed
    assert isinstance(deed, s.GrazesAgainst | s.GrazesWith)
    if low.foresees:
        raise low.fail(deed, (*path, "deed"), "is seen only once it is so, and not before")
    event = events_more.GrazeEvent(subject(low, node, path))
    if isinstance(deed.what, a.Thing):
        event.against = low.thing(deed.what, (*path, "deed", "what"))
    if isinstance(deed, s.GrazesWith):
        event.least = low.amount(deed.least, (*path, "deed", "least"))
    return named(low, event, path)


def worn(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """2.9.2: only equipment speaks of being put on, and its text begins with that."""
    raise low.fail(node, path, "is said of equipment, by its own text")


def cancelled(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """2.5.5: a declaration is cancelled, by an effect of somebody's."""
    deed = node.deed
    assert isinstance(deed, s.IsCancelled | s.Cancels)
    which = sort(low, deed.sort, (*path, "deed", "sort"))
    who = subject(low, node, path)
    is_hit = isinstance(deed, s.IsCancelled)
    made = events_more.UncancelledEvent if low.foresees else events_more.CancelEvent
    return named(low, made(which, who if is_hit else None, None if is_hit else who), path)


def begins(low: Lowering, node: a.Begins | a.Ends, path: Path) -> e.TextEvent:
    period = node.period
    moment = low.meaning.moment(period.phase.name, ends=isinstance(node, a.Ends))
    event = e.MomentEvent(moment, low.player(period.whose, (*path, "period", "whose")))
    event.subject_slot = bound_slot(low, (*path, "period", "whose"))
    return in_first_turn(event) if isinstance(period.which, s.FirstOne) else event


def once(low: Lowering, node: s.Once, path: Path) -> e.TextEvent:
    return low.event(node.event, (*path, "event"))


def happened(low: Lowering, node: a.Happened | a.Never, path: Path) -> e.ConditionPlan:
    """Whether something has happened this turn."""
    event = node.event
    is_gone = isinstance(event, a.Happens) and isinstance(event.deed, a.Undergoes | s.Retires | a.Leaves)
    if is_gone and isinstance(event, a.Happens) and isinstance(event.subject, a.This):
        raise low.fail(event, (*path, "event"), "takes this striker off the stage, and then its text says nothing")
    return shared_conditions.happened(low, node, path)


def thing_is(low: Lowering, node: a.Is, path: Path) -> e.ConditionPlan:
    """8.1.4: who is asked about is there already."""
    if (*path, "what") not in setting_of(low).picked:
        not_chosen(low, node.what, (*path, "what"))
    return shared_conditions.thing_is(low, node, path)


CONDITIONS: Final[Table] = {a.Happened: happened, a.Never: happened, a.Is: thing_is}
EVENTS: Final[Table] = {
    **shared.EVENTS,
    a.Begins: begins,
    a.Ends: begins,
    s.Once: once,
    s.Thereby: thereby,
    a.Becomes: becomes,
}
DEEDS: Final[Table] = {
    a.Undergoes: undergoes,
    a.Performs: performs,
    s.Declares: declares,
    s.TakesDamage: takes_damage,
    s.DealsDamage: deals_damage,
    s.DealsDamageTo: deals_damage,
    s.Moves: moves,
    s.MovesInto: moves,
    s.Shifts: moves,
    s.IsSummoned: summoned,
    s.Retires: retires,
    a.Leaves: leaves,
    a.Turns: turns,
    s.BecomesTarget: becomes_target,
    s.IsTargetOf: is_target_of,
    s.IsAffected: is_affected,
    s.Grazes: grazes,
    s.GrazesAgainst: grazes_against,
    s.GrazesWith: grazes_against,
    s.IsWorn: worn,
    s.Because: because,
    s.Equips: equips,
    s.IsCancelled: cancelled,
    s.Cancels: cancelled,
    s.DeclaresAdding: declares_adding,
    s.MovesFreely: moves_freely,
    s.GoesTo: goes_to,
    s.ChangesSides: changes_sides,
}
