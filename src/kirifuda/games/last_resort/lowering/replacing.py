"""Lowering of what happens instead of something else, and of damage that is made less."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Builder, Lowering, Path, foreseen
from kirifuda.effects.lowering.frames import needing
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.events import cause
from kirifuda.games.last_resort.lowering.nouns import those
from kirifuda.games.last_resort.lowering.subjects import CREATURE, ITEM, check
from kirifuda.games.last_resort.plans import events
from kirifuda.games.last_resort.plans.events_more import DealtEvent
from kirifuda.games.last_resort.plans.replacing import Changed, Halved, Instead, Lessened, Multiplied
from kirifuda.games.last_resort.zones import PROCESSING
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

if TYPE_CHECKING:
    from kirifuda.games.last_resort.abilities import StaticAbility

Dealt = r.DealsMore | r.DealsTimes | r.DealsHalf
Lessening = r.LessDamage | r.LessHurt | r.LessHurtBy | r.DealsMore | r.DealsTimes | r.DealsHalf | r.DealsLife


def replacement(
    low: Lowering, node: a.Replace, path: Path, key: str, conditions: tuple[e.ConditionPlan, ...]
) -> StaticAbility:
    """Instead of an event, something else; with "may" it is optional and needs to be possible."""
    event = foreseen(low, node.event, (*path, "event"))
    check_event(low, node.event, (*path, "event"))
    ability = Instead(key, event)
    ability.conditions = conditions
    instead: a.Effect = node.instead
    here: Path = (*path, "instead")
    if isinstance(instead, a.May):
        ability.optional = True
        instead, here = instead.do, (*here, "do")
    builder, low.builder = low.builder, Builder(key + "/instead")
    with needing(low) as needs:
        if isinstance(instead, a.Body):
            ability.optional = isinstance(instead.sentences[0], a.May)
            followed(low, instead, here)
        else:
            low.effect(instead, here)
    ability.needs = tuple(needs) if ability.optional else ()
    ability.procedure = low.builder.build()
    low.out.procedures.append(ability.procedure)
    low.builder = builder
    return ability


def followed(low: Lowering, node: a.Body, path: Path) -> None:
    """What is done instead, and what follows if it was; whether to do it at all is asked before."""
    first, *others = node.sentences
    here: Path = (*path, "sentences", 0)
    if isinstance(first, a.May):
        first, here = first.do, (*here, "do")
    outer, low.done = low.done, low.prefix + "done:" + low.clause(path)
    low.add(e.SetNumber(*low.at(path, "begin"), low.done, e.FixedAmount(1)))
    low.effect(first, here)
    low.before, low.done = low.done, outer
    for at, part in enumerate(others, start=1):
        here = (*path, "sentences", at)
        if not says_instead(low, part, here):
            low.effect(part, here)
    low.before = ""


def says_instead(low: Lowering, node: a.Effect, path: Path) -> bool:
    """Whether a sentence only says that what is replaced does not happen."""
    said = node.then if isinstance(node, a.IfDone | a.Afterwards) else node
    replaced = node_at(low.reading.tree, path[:-3])
    event = replaced.event if isinstance(replaced, a.Replace) else None
    if not isinstance(said, a.Forbid) or not isinstance(event, a.Happens):
        return False
    here: Path = (*path, "subject") if said is node else (*path, "then", "subject")
    if said.subject != event.subject and not low.reading.refs.get(here, "").startswith("event"):
        return False
    deed, would = said.deed, event.deed
    if not isinstance(deed, a.Undergoes) or not isinstance(would, a.Undergoes):
        return False
    return deed.action == would.action and deed.cause in (would.cause, a.AnyCause())


def check_event(low: Lowering, node: a.Event, path: Path) -> None:
    """What the rules only announce has happened already, and cannot be replaced."""
    deed = node.deed if isinstance(node, a.Happens) else None
    able = (a.Undergoes, r.IsHurt, r.LifeHurt, r.Hurts, r.HurtsLife, a.Turns, a.Leaves, a.IsPut, a.Performs)
    if not isinstance(deed, able):
        raise low.fail(node, path, "is announced only when it has happened, so that nothing can happen instead")


def dealing(low: Lowering, node: a.Thing, path: Path) -> e.FilterPlan:
    """Who deals the damage: a creature, an item, or a spell while it is processed (L-1.3)."""
    if isinstance(node, a.All) and node.of.noun == a.Kind("スペル") and isinstance(node.of.where, a.Place):
        if node.of.qualities or node.of.where.zone.name != "戦場":
            raise low.fail(node, path, "lies nowhere on the battlefield: the text has to say where it is")
        return e.ZoneFilter((PROCESSING,), low.player(node.of.where.whose, (*path, "of", "where", "whose")), ())
    check(low, node, path, (CREATURE, ITEM))
    return those(low, node, path)


def lessened(
    low: Lowering,
    node: Lessening,
    path: Path,
    key: str,
    conditions: tuple[e.ConditionPlan, ...],
) -> StaticAbility:
    """L-10.8, L-10.9: of every single damage, less or more."""
    if isinstance(node, r.DealsLife):
        assert isinstance(node.change, Dealt)
        ability = dealt(low, node.change, (*path, "change"), key)
        deals = ability.event
        assert isinstance(deals, DealtEvent)
        deals.life = low.player(node.who, (*path, "who"))
        ability.replaces = deals.kinds = ("life_damage",)
        ability.conditions = conditions
        return ability
    if isinstance(node, Dealt):
        ability = dealt(low, node, path, key)
        ability.conditions = conditions
        return ability
    by = low.amount(node.by, (*path, "by"))
    if isinstance(node, r.LessDamage):
        life = e.PlayerThing(low.player(node.who, (*path, "who")))
        event: events.PairEvent = events.LifeHurtEvent(life, None, is_active=False)
    else:
        check(low, node.what, (*path, "what"), (CREATURE,))
        event = events.HurtEvent(e.AllThing(those(low, node.what, (*path, "what"))), None, is_active=False)
        if isinstance(node, r.LessHurtBy):
            event.cause = cause(low, node.cause, (*path, "cause"))
    less = Lessened(key, event, by)
    less.conditions = conditions
    return less


def dealt(low: Lowering, node: Dealt, path: Path, key: str) -> Changed:
    """L-10.8, L-10.9: what becomes of the damage that somebody deals."""
    event = DealtEvent(e.AllThing(dealing(low, node.what, (*path, "what"))))
    if isinstance(node, r.DealsHalf):
        return Halved(key, event, e.FixedAmount(2))
    if isinstance(node, r.DealsTimes):
        return Multiplied(key, event, low.amount(node.times, (*path, "times")))
    return Changed(key, event, e.TimesAmount(low.amount(node.by, (*path, "by")), e.FixedAmount(-1)))
