"""Lowering of events: what a trigger, a replacement, a prohibition or a count speaks of."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import events as shared
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.history import count_deed
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.setting import resort
from kirifuda.games.last_resort.lowering.subjects import FIELD_ZONES, check_deed, is_field_noun
from kirifuda.games.last_resort.plans import events, events_more
from kirifuda.games.last_resort.zones import FIELD
from kirifuda.text import ast as a

PLAYER_EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "draw": ("draw",),
    "gain life": ("gain_life",),
    "lose life": ("lose_life", "pay_life", "off_colour"),
    "off colour": ("off_colour",),
    "discard": ("discard",),
    "use": ("use",),
    "mana": ("put_in_mana",),
}
"""What players do, by the events that the rules announce."""
FOE: Final = r.Blocker.role
"""The slot of whom an event has on the other side."""
SETTLED: Final = ("token", "draw", "discard", "mana", "gain life", "lose life", "off colour")
"""What can be stopped before it happens."""


def happens(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """A subject does or undergoes a deed."""
    function = low.tables.deeds.get(type(node.deed))
    if function is None:
        raise low.fail(node.deed, (*path, "deed"))
    if not resort(low).is_counting:
        check_deed(low, node.subject, node.deed, (*path, "subject"))
    event: e.TextEvent = function(low, node, path)
    below: Path = (*path, "subject")
    event.subject_slot = low.slot(below) if below in low.reading.slots else event.subject_slot
    other: Path = (*path, "deed", "what")
    event.object_slot = low.slot(other) if other in low.reading.slots else event.object_slot
    if isinstance(node.deed, r.Blocks | r.IsBlocked) and not event.object_slot:
        event.object_slot = FOE
    return event


def subject(low: Lowering, node: a.Happens, path: Path) -> e.ThingPlan:
    return low.thing(node.subject, (*path, "subject"))


def other(low: Lowering, node: a.Thing, path: Path) -> e.ThingPlan | None:
    """Whoever else takes part; None if the text does not say."""
    return None if isinstance(node, a.Anything) else low.thing(node, (*path, "deed", "what"))


def attacks(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.2."""
    return e.ObjectEvent(("attack",), subject(low, node, path))


def aims(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.4."""
    return events.AttackEvent(subject(low, node, path), is_life=isinstance(node.deed, r.AttacksLife))


def is_attacked(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.4."""
    return events.AttackEvent(subject(low, node, path), is_life=False, is_passive=True)


def blocks(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.5."""
    return events_more.BlocksEvent(("block",), subject(low, node, path))


def is_blocked(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.5, from the other side."""
    return events.BlockedEvent(("block",), subject(low, node, path))


def is_unblocked(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.8."""
    return e.ObjectEvent(("unblocked",), subject(low, node, path))


def battles(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.9."""
    assert isinstance(node.deed, r.Battles)
    return events.BattleEvent(("battle",), subject(low, node, path), other(low, node.deed.what, path))


def cause(low: Lowering, node: a.Cause, path: Path) -> events.CausePlan | None:
    """What brought it about; None if the text does not say, or means what it has done so far."""
    if isinstance(node, r.ByThis) and not resort(low).is_asking:
        raise low.fail(node, path, "is asked only of what the text has done before")
    if isinstance(node, a.ByEffect):
        return events.CausePlan(low.player(node.whose, (*path, "whose")))
    if isinstance(node, r.BySpell):
        return events_more.SpellCause(low.player(node.whose, (*path, "whose")))
    return events.CausePlan(None) if isinstance(node, a.ByBattle) else None


def undergoes(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.9: destroyed."""
    deed = node.deed
    assert isinstance(deed, a.Undergoes)
    why = cause(low, deed.cause, (*path, "deed", "cause"))
    what = subject(low, node, path)
    if isinstance(deed.cause, r.BySacrifice):
        return events_more.SacrificedEvent((deed.action.name,), what)
    return e.ObjectEvent((deed.action.name,), what) if why is None else events.DestroyedEvent(what, why)


def hurts(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.9, L-10.8: whoever deals damage."""
    deed = node.deed
    what = subject(low, node, path)
    event: events.PairEvent
    if isinstance(deed, r.Hurts):
        event = events.HurtEvent(what, other(low, deed.what, path), is_active=True)
    else:
        assert isinstance(deed, r.HurtsLife)
        who = e.PlayerThing(low.player(deed.who, (*path, "deed", "who")))
        event = events.LifeHurtEvent(what, who, is_active=True)
    event.cause = cause(low, deed.cause, (*path, "deed", "cause"))
    return event


def is_hurt(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.9."""
    assert isinstance(node.deed, r.IsHurt)
    event = events.HurtEvent(subject(low, node, path), None, is_active=False)
    event.cause = cause(low, node.deed.cause, (*path, "deed", "cause"))
    return event


def life_hurt(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-10.8."""
    return events.LifeHurtEvent(e.PlayerThing(who_does(low, node, path)), None, is_active=False)


def who_does(low: Lowering, node: a.Happens, path: Path) -> e.PlayerPlan:
    """The player who does it."""
    if not isinstance(node.subject, a.Player):
        raise low.fail(node.subject, (*path, "subject"), "is no player")
    return low.player(node.subject, (*path, "subject"))


def turns(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-18.1."""
    assert isinstance(node.deed, a.Turns)
    kind = {"タップ": "tap", "アンタップ": "untap"}[node.deed.position.name]
    return e.ObjectEvent((kind,), subject(low, node, path))


def changes_area(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-19.5."""
    return e.ObjectEvent(("area",), subject(low, node, path))


def wears(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-1.9."""
    return events.WornEvent(("equip",), subject(low, node, path))


def comes_off(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-1.12."""
    return e.ObjectEvent(("unequip",), subject(low, node, path))


def is_made(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-16.2."""
    event = events.EntersEvent(subject(low, node, path))
    event.kinds = ("token",)
    return event


def enters(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-15.1, L-19.17."""
    return events.EntersEvent(subject(low, node, path))


def nth(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """The deed for the nth time this turn: n - 1 were counted before."""
    deed = node.deed
    assert isinstance(deed, a.Nth)
    told = a.Happens(node.subject, deed.deed)
    inner = low.event(told, path)
    key, of_cards = count_deed(low, told, path)
    n = low.amount(deed.n, (*path, "deed", "n"))
    return e.OnlyIf(inner, e.Comparison(e.SumAmount(e.HistoryAmount(key, of_cards), e.FixedAmount(1)), e.SAME, n))


def is_summoned(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-15.1."""
    return events.SummonedEvent(subject(low, node, path))


def leaves(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-3: from the battlefield to anywhere else."""
    return events.MovedEvent(subject(low, node, path), FIELD.bit, 0)


def zone_bits(low: Lowering, node: a.Where) -> int:
    """The kinds of zones of a place; 0 for anywhere."""
    if not isinstance(node, a.Place):
        return 0
    bits = 0
    for kind in low.meaning.zones(node.zone.name):
        bits |= kind.bit
    return bits


def is_put(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """From one zone into another; what comes from elsewhere is told by what it is and whose."""
    deed = node.deed
    assert isinstance(deed, a.IsPut)
    origin, to = zone_bits(low, deed.origin), zone_bits(low, deed.to)
    is_spell = isinstance(node.subject, a.Any) and node.subject.of.noun == a.Kind("スペル")
    if is_spell and isinstance(node.subject, a.Any) and not origin:
        what: e.ThingPlan = e.AllThing(loose(low, node.subject.of, (*path, "subject", "of")))
    else:
        what = subject(low, node, path)
    owner = deed.to.whose if isinstance(deed.to, a.Place) else a.AnyPlayer()
    if isinstance(node.subject, a.Any) and not isinstance(owner, a.AnyPlayer):
        test = e.OwnerTest(low.player(owner, (*path, "deed", "to", "whose")))
        what = e.AllThing(e.Narrowed(loose(low, node.subject.of, (*path, "subject", "of")), (test,)))
    is_set = isinstance(node.subject, a.Any) and isinstance(node.subject.of.where, a.Place)
    if is_set and origin and origin != FIELD.bit:
        assert isinstance(node.subject, a.Any)
        what = e.AllThing(loose(low, node.subject.of, (*path, "subject", "of")))
    elif isinstance(node.subject, a.This) and origin != FIELD.bit:
        low.zones |= FIELD.bit | origin | to
    return events.MovedEvent(what, origin, to)


def loose(low: Lowering, of: a.Filter, path: Path) -> e.FilterPlan:
    """Cards wherever they go: what they are counts, and whose."""
    found: list[e.TestPlan] = []
    if isinstance(of.where, a.Place):
        if of.where.zone.name not in FIELD_ZONES:
            raise low.fail(of, path, "comes from two places at once")
        found.append(e.OwnerTest(low.player(of.where.whose, (*path, "where", "whose"))))
    if not isinstance(of.noun, a.AnyCard):
        found.append(low.test(of.noun, (*path, "noun")))
    found.extend(low.test(one, (*path, "qualities", at)) for at, one in enumerate(of.qualities))
    return e.AnywhereFilter(tuple(found))


def performs(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-9.1, L-9.4, L-9.6, L-18.1: what a player does."""
    deed = node.deed
    assert isinstance(deed, a.Performs)
    who = who_does(low, node, path)
    action = deed.action.name
    if low.foresees and action not in SETTLED:
        raise low.fail(deed, (*path, "deed"), "is announced only when it is done")
    if action == "summon":
        return summons(low, who, deed, path)
    if action == "token":
        return events_more.TokenEvent(who)
    if action == "skill":
        return events.SkillEvent(("use",), e.PlayerThing(who))
    what = None if isinstance(deed.what, a.Anything) else discarded(low, deed.what, (*path, "deed", "what"))
    return events.PlayerEvent(PLAYER_EVENTS[action], e.PlayerThing(who), what)


def summons(low: Lowering, who: e.PlayerPlan, deed: a.Performs, path: Path) -> e.TextEvent:
    """L-17.7."""
    if not isinstance(deed.what, a.Any):
        raise low.fail(deed, (*path, "deed"), "is said of a sort of cards, or as 召喚された of one")
    of = loose(low, deed.what.of, (*path, "deed", "what", "of"))
    place: Path = (*path, "deed", "what")
    if place in low.reading.slots and low.is_spoken_of(low.slot(place)):
        if not is_field_noun(deed.what.of.noun):
            raise low.fail(deed.what, place, "may be a spell, which is gone when anything is done to it")
        return events_more.ArrivesEvent(who, of)
    return events.SummonEvent(who, of)


def discarded(low: Lowering, node: a.Party, path: Path) -> e.ThingPlan:
    """What is done to a card, told by what it is."""
    return e.AllThing(loose(low, node.of, (*path, "of"))) if isinstance(node, a.Any) else low.thing(node, path)


def finished(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """L-17.9b."""
    spell = node.subject
    assert isinstance(spell, a.Any)
    assert isinstance(spell.of.where, r.SummonedBy)
    return events.FinishedEvent(low.player(spell.of.where.who, (*path, "subject", "of", "where", "who")))


def begins(low: Lowering, node: a.Begins | a.Ends, path: Path) -> e.TextEvent:
    """L-5.1, L-6.1, L-12.2."""
    period = node.period
    moment = low.meaning.moment(period.phase.name, ends=isinstance(node, a.Ends))
    return e.MomentEvent(moment, low.player(period.whose, (*path, "period", "whose")))


EVENTS: Final[Table] = {
    **shared.EVENTS,
    a.Happens: happens,
    a.Begins: begins,
    a.Ends: begins,
}
DEEDS: Final[Table] = {
    r.Attacks: attacks,
    r.AttacksLife: aims,
    r.AttacksCreatures: aims,
    r.IsAttacked: is_attacked,
    r.Blocks: blocks,
    r.IsBlocked: is_blocked,
    r.IsUnblocked: is_unblocked,
    r.Battles: battles,
    a.Undergoes: undergoes,
    r.Hurts: hurts,
    r.HurtsLife: hurts,
    r.IsHurt: is_hurt,
    r.LifeHurt: life_hurt,
    a.Turns: turns,
    r.ChangesArea: changes_area,
    r.Wears: wears,
    r.ComesOff: comes_off,
    r.IsMade: is_made,
    a.Enters: enters,
    a.Leaves: leaves,
    a.IsPut: is_put,
    r.IsSummoned: is_summoned,
    a.Performs: performs,
    r.Finished: finished,
    a.Nth: nth,
}
