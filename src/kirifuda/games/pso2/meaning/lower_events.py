"""Lowering of events: what a trigger, a replacement or a prohibition speaks of."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.events import MomentEvent, ObjectEvent, TextEvent
from kirifuda.effects.lower_base import Lowering, Path, Table
from kirifuda.effects.lower_conditions import RELATIONS
from kirifuda.effects.things import ThingPlan
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.meaning import events
from kirifuda.games.pso2.meaning.words import KIND_WORDS
from kirifuda.text import ast as a

TURNING: Final = {"ON": "turn_on", "OFF": "turn_off"}
ENTERING: Final = ("enter", "equip", "attach")


def happens(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """A subject does or undergoes a deed."""
    function = low.tables.deeds.get(type(node.deed))
    if function is None:
        raise low.fail(node.deed, (*path, "deed"))
    event: TextEvent = function(low, node, path)
    return event


def subject(low: Lowering, node: a.Happens, path: Path) -> ThingPlan:
    return low.thing(node.subject, (*path, "subject"))


def named(low: Lowering, event: TextEvent, path: Path, other: Path = ()) -> TextEvent:
    """Give subject and object their slots."""
    event.subject_slot = bound_slot(low, (*path, "subject"))
    if other:
        event.object_slot = bound_slot(low, (*path, *other))
    return event


def bound_slot(low: Lowering, path: Path) -> str:
    """The slot of a subject or object, if the reading gave it one."""
    return low.slot(path) if path in low.reading.slots else ""


def attacks(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """506.4.1."""
    deed = node.deed
    target = low.thing(deed.what, (*path, "deed", "what")) if isinstance(deed, p.Attacks) else None
    return named(low, events.AttackEvent(subject(low, node, path), target), path, ("deed", "what"))


def is_attacked(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """506.4.1, from the other side."""
    return named(low, events.AttackEvent(None, subject(low, node, path)), path)


def undergoes(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """301.4-5: destroyed or defeated."""
    deed = node.deed
    assert isinstance(deed, a.Undergoes)
    return named(low, ObjectEvent((deed.action.name,), subject(low, node, path)), path)


def takes_damage(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """214.1; 302.8: in a battle; 103.2.2: from somebody."""
    deed = node.deed
    dealer = low.thing(deed.what, (*path, "deed", "what")) if isinstance(deed, p.TakesDamageFrom) else None
    in_battle = isinstance(deed, p.TakesBattleDamage)
    event = events.DamageEvent(subject(low, node, path), dealer, in_battle=in_battle)
    return named(low, event, path, ("deed", "what") if dealer is not None else ())


def deals_damage(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """G.08, 103.2.2: somebody is the source of damage to somebody."""
    deed = node.deed
    assert isinstance(deed, p.DealsDamage)
    event = events.DamageEvent(low.thing(deed.what, (*path, "deed", "what")), subject(low, node, path))
    event.is_active = True
    return named(low, event, path, ("deed", "what"))


def draws(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """102.4.1, 103.2.1.1: each card of several is drawn for itself."""
    return named(low, events.DrawEvent(subject(low, node, path)), path)


def turns(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """215.1."""
    deed = node.deed
    assert isinstance(deed, a.Turns)
    return named(low, ObjectEvent((TURNING[deed.position.name],), subject(low, node, path)), path)


def enters(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """202.2, 205.3: onto the field, by itself or laid on a card."""
    return named(low, ObjectEvent(ENTERING, subject(low, node, path)), path)


def plays(low: Lowering, node: a.Happens, path: Path) -> TextEvent:
    """504.2, G.35."""
    deed = node.deed
    assert isinstance(deed, p.PlaysCard)
    assert isinstance(deed.noun, a.Kind)
    return named(low, events.PlayEvent(subject(low, node, path), KIND_WORDS[deed.noun.name]), path)


def begins(low: Lowering, node: a.Begins | a.Ends, path: Path) -> TextEvent:
    """501.1.4, 505.1.2."""
    period = node.period
    moment = low.meaning.moment(period.phase.name, ends=isinstance(node, a.Ends))
    return MomentEvent(moment, low.player(period.whose, (*path, "period", "whose")))


def comes_true(low: Lowering, node: p.ComesTrue, path: Path) -> TextEvent:
    """R.08: of conditions, those about the boss's life."""
    condition = node.condition
    if not isinstance(condition, a.Compare) or not isinstance(condition.left, p.LifeOf):
        raise low.fail(node, path, "can be waited for only of a life")
    below: Path = (*path, "condition")
    of = low.thing(condition.left.what, (*below, "left", "what"))
    bound = low.amount(condition.right, (*below, "right"))
    return events.LifeSinks(of, RELATIONS[type(condition.relation)], bound)


EVENTS: Final[Table] = {
    a.Happens: happens,
    a.Begins: begins,
    a.Ends: begins,
    p.ComesTrue: comes_true,
}
DEEDS: Final[Table] = {
    p.Attacks: attacks,
    p.AttacksAtAll: attacks,
    p.IsAttacked: is_attacked,
    a.Undergoes: undergoes,
    p.TakesDamage: takes_damage,
    p.TakesBattleDamage: takes_damage,
    p.TakesDamageFrom: takes_damage,
    p.DealsDamage: deals_damage,
    p.DrawsCard: draws,
    a.Turns: turns,
    a.Enters: enters,
    p.PlaysCard: plays,
}
