"""Lowering of events: what a trigger, a replacement or a prohibition speaks of."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import events as shared
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.conditions import RELATIONS
from kirifuda.effects.lowering.events import bound_slot, named
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.lowering.named import cause_of, loose, subject, whoever
from kirifuda.games.pso2.lowering.nouns import turn_runs
from kirifuda.games.pso2.plans import events, happenings
from kirifuda.games.pso2.plans.moves import PointEvent, RowEvent
from kirifuda.games.pso2.plans.words import BATTLE_STARTS, ROWS
from kirifuda.games.pso2.zones import DECK, DISCARD, FIELD, HAND, PP, REMOVED
from kirifuda.text import ast as a

TURNING: Final = {"ON": "turn_on", "OFF": "turn_off"}
NOT_IN_PLAY: Final = "is not in play when that happens (300.4.1)"
ENTERING: Final = ("enter", "equip", "attach")


def attacks(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """506.4.1."""
    deed = node.deed
    target = low.thing(deed.what, (*path, "deed", "what")) if isinstance(deed, p.Attacks) else None
    return named(low, events.AttackEvent(whoever(subject(low, node, path)), target), path, ("deed", "what"))


def is_attacked(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """506.4.1, from the other side."""
    return named(low, events.AttackEvent(None, subject(low, node, path)), path)


def declares(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """504.1.5, 506.3.1: a card attacks, or any of a player's does."""
    return named(low, events.AttackEvent(whoever(subject(low, node, path)), None).declared(), path)


def becomes_target(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """506.3.1, 302.1b."""
    deed = node.deed
    event = events.TargetEvent(subject(low, node, path), is_moved=not isinstance(deed, p.IsChosen))
    if isinstance(deed, p.IsTargetOf):
        event.attacker = low.thing(deed.what, (*path, "deed", "what"))
    return named(low, event, path, ("deed", "what") if isinstance(deed, p.IsTargetOf) else ())


USES: Final = {"use": ("use_weapon", "use_armour")}


def undergoes(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """301.4-5: destroyed or defeated, perhaps in battle or by an ability; G.22: discarded."""
    deed = node.deed
    assert isinstance(deed, a.Undergoes)
    action, cause, who = deed.action.name, deed.cause, subject(low, node, path)
    if action == "discard" and not isinstance(cause, a.AnyCause):
        return named(low, discarded_by(low, node, path), path)
    if isinstance(cause, a.ByBattle):
        return named(low, happenings.DestroyEvent(who, None, in_battle=True), path)
    if isinstance(cause, a.ByDamage):
        return named(low, happenings.DamageFall(who), path)
    if isinstance(cause, a.ByEffect):
        whose = low.player(cause.whose, (*path, "deed", "cause", "whose"))
        return named(low, happenings.DestroyEvent(who, whose, in_battle=False), path)
    if isinstance(cause, p.ByActive):
        whose = low.player(cause.whose, (*path, "deed", "cause", "whose"))
        event = happenings.DestroyEvent(who, whose, in_battle=False)
        event.by_active = True
        return named(low, event, path)
    if action == "discard":
        if isinstance(node.subject, a.This):
            raise low.fail(node.subject, (*path, "subject"), NOT_IN_PLAY)
        return named(low, happenings.DiscardEvent(None, who), path)
    return named(low, e.ObjectEvent(USES.get(action, (action,)), who), path)


def discarded_by(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """G.22, 103.2.2: a card is discarded since somebody's ability says so."""
    deed = node.deed
    assert isinstance(deed, a.Undergoes)
    if isinstance(node.subject, a.This):
        raise low.fail(node.subject, (*path, "subject"), NOT_IN_PLAY)
    event = happenings.DiscardEvent(None, subject(low, node, path))
    event.cause = cause_of(low, deed.cause, (*path, "deed", "cause"))
    return event


def draws(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """102.4.1, 103.2.1.1: each card of several is drawn for itself."""
    return named(low, events.DrawEvent(subject(low, node, path)), path)


def turns(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """215.1."""
    deed = node.deed
    assert isinstance(deed, a.Turns)
    return named(low, e.ObjectEvent((TURNING[deed.position.name],), subject(low, node, path)), path)


def enters(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """202.2, 205.3: onto the field, by itself or laid on a card."""
    return named(low, e.ObjectEvent(ENTERING, subject(low, node, path)), path)


def plays(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """504.2, G.35."""
    deed = node.deed
    assert isinstance(deed, p.PlaysCard)
    what = loose(low, deed.what, (*path, "deed", "what"))
    return named(low, events.PlayEvent(subject(low, node, path), what), path, ("deed", "what"))


def discards(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """G.22."""
    deed = node.deed
    assert isinstance(deed, p.Discards)
    what = loose(low, deed.what, (*path, "deed", "what"))
    return named(low, happenings.DiscardEvent(subject(low, node, path), what), path, ("deed", "what"))


def performs(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """301.2, 302.9: something with a name."""
    deed = node.deed
    assert isinstance(deed, p.Performs)
    who = subject(low, node, path)
    player = who.who if isinstance(who, e.PlayerThing) else e.AnyonePlan()
    return named(low, e.MomentEvent(deed.name, player), path)


def puts_in_pp(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """404.1, 503.1.1."""
    deed = node.deed
    assert isinstance(deed, p.PutsInPP)
    what = loose(low, deed.what, (*path, "deed", "what"))
    return named(low, PointEvent(subject(low, node, path), what), path, ("deed", "what"))


def is_attacked_by(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """506.4.1: the subject is the one who is attacked."""
    deed = node.deed
    assert isinstance(deed, p.IsAttackedBy)
    event = events.AttackEvent(low.thing(deed.what, (*path, "deed", "what")), subject(low, node, path))
    event.subject_slot = bound_slot(low, (*path, "deed", "what"))
    event.object_slot = bound_slot(low, (*path, "subject"))
    return event


def zone_bits(low: Lowering, node: a.Where) -> int:
    """The kinds of zones of a place; 0 for anywhere."""
    bits = 0
    if isinstance(node, a.Place):
        for kind in low.meaning.zones(node.zone.name):
            bits |= kind.bit
    return bits


LEAVING: Final = {
    DISCARD: ("destroy", "put_in_discard"),
    HAND: ("return_to_hand",),
    DECK: ("put_on_deck",),
    REMOVED: ("remove",),
    PP: ("put_in_pp",),
}
"""What takes a card from the field to a zone."""


def leaves(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """103.4.3: a card is about to leave the field."""
    deed = node.deed
    to = zone_bits(low, deed.to) if isinstance(deed, a.IsPut) else 0
    origin = zone_bits(low, deed.origin) if isinstance(deed, a.IsPut) else FIELD.bit
    is_there = isinstance(node.subject, a.This | a.Role) or "場" in words_of_place(node.subject)
    if not origin & FIELD.bit and (origin or not is_there):
        raise low.fail(node, path, "does not say that it leaves the field, and nothing else is replaced")
    kinds = [kind for zone, names in LEAVING.items() for kind in names if not to or zone.bit & to]
    event = happenings.LeaveEvent(subject(low, node, path), tuple(kinds))
    if isinstance(deed, a.IsPut) and isinstance(deed.to, a.Place) and not isinstance(deed.to.whose, ANYBODYS):
        event.to_of = low.player(deed.to.whose, (*path, "deed", "to", "whose"))
    return named(low, event, path)


ANYBODYS: Final = (a.AnyPlayer, a.Owner)


def words_of_place(node: a.Node) -> str:
    """The zone in which the cards of a set lie."""
    of = getattr(node, "of", None)
    where = of.where if isinstance(of, a.Filter) else None
    return where.zone.name if isinstance(where, a.Place) else ""


def moves(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """300.2.1-2: off the field, or from a zone to another."""
    deed = node.deed
    if low.foresees:
        return leaves(low, node, path)
    if isinstance(deed, a.Leaves):
        return named(low, happenings.MoveEvent(subject(low, node, path), zone_bits(low, deed.place), 0), path)
    assert isinstance(deed, a.IsPut)
    origin = zone_bits(low, deed.origin)
    if isinstance(node.subject, a.This) and origin and not origin & FIELD.bit:
        raise low.fail(node.subject, (*path, "subject"), NOT_IN_PLAY)
    event = happenings.MoveEvent(subject(low, node, path), origin, zone_bits(low, deed.to))
    for place, name in ((deed.origin, "origin"), (deed.to, "to")):
        if isinstance(place, a.Place) and not isinstance(place.whose, a.AnyPlayer | a.Owner):
            whose = low.player(place.whose, (*path, "deed", name, "whose"))
            if name == "origin":
                event.origin_of = whose
            else:
                event.to_of = whose
    return named(low, event, path)


def changes_row(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """403.1.4, G.26; 103.2.2: perhaps since somebody's ability says so."""
    deed = node.deed
    assert isinstance(deed, p.ChangesRow | p.ChangesRowBy)
    event = RowEvent(subject(low, node, path), ROWS[deed.name])
    if isinstance(deed, p.ChangesRowBy):
        event.cause = cause_of(low, deed.cause, (*path, "deed", "cause"))
    return named(low, event, path)


def begins(low: Lowering, node: a.Begins | a.Ends, path: Path) -> e.TextEvent:
    """501.1.4, 505.1.2."""
    period = node.period
    if isinstance(node, a.Begins) and period.phase.name in BATTLE_STARTS:
        kind = BATTLE_STARTS[period.phase.name]
        return events.StepBegins(kind, low.player(period.whose, (*path, "period", "whose")))
    moment = low.meaning.moment(period.phase.name, ends=isinstance(node, a.Ends))
    return e.MomentEvent(moment, low.player(period.whose, (*path, "period", "whose")))


def comes_true(low: Lowering, node: p.ComesTrue, path: Path) -> e.TextEvent:
    """R.08, A124: something comes to be so; a life is told of as it sinks."""
    condition = node.condition
    below: Path = (*path, "condition")
    if not isinstance(condition, a.Compare) or not isinstance(condition.left, p.LifeOf):
        return e.BecameEvent(low.clause(path), low.condition(condition, below))
    of = low.thing(condition.left.what, (*below, "left", "what"))
    bound = low.amount(condition.right, (*below, "right"))
    return events.LifeSinks(of, RELATIONS[type(condition.relation)], bound)


def in_period(low: Lowering, node: a.InPeriod, path: Path) -> e.TextEvent:
    """501.1.3: only in somebody's turn, or in a phase."""
    event = low.event(node.event, (*path, "event"))
    if isinstance(event, events.AttackEvent) and node.period.phase.name == "戦闘開始ステップ":
        event.at_start()
    return e.OnlyIf(event, turn_runs(low, node.period, (*path, "period")))


KEYWORDS: Final = {p.OnEntry: ENTERING, p.OnDefeat: ("destroy",)}


def keyword(low: Lowering, node: p.OnEntry | p.OnDefeat, path: Path) -> e.TextEvent:
    """302.2-3, where more is asked than the keyword says by itself."""
    return e.ObjectEvent(KEYWORDS[type(node)], e.ThisThing())


EVENTS: Final[Table] = {
    **shared.EVENTS,
    p.OnEntry: keyword,
    p.OnDefeat: keyword,
    a.InPeriod: in_period,
    a.Begins: begins,
    a.Ends: begins,
    p.ComesTrue: comes_true,
}
DEEDS: Final[Table] = {
    p.Attacks: attacks,
    p.AttacksAtAll: attacks,
    p.IsAttacked: is_attacked,
    p.BecomesTarget: becomes_target,
    p.IsChosen: becomes_target,
    p.IsTargetOf: becomes_target,
    p.DeclaresAttack: declares,
    a.Undergoes: undergoes,
    p.DrawsCard: draws,
    a.Turns: turns,
    a.Enters: enters,
    p.PlaysCard: plays,
    p.Discards: discards,
    p.Performs: performs,
    p.PutsInPP: puts_in_pp,
    p.IsAttackedBy: is_attacked_by,
    a.Leaves: moves,
    a.IsPut: moves,
    p.ChangesRow: changes_row,
    p.ChangesRowBy: changes_row,
}
