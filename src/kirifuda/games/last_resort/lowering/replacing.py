"""Lowering of what happens instead of something else, and of damage that is made less."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.lowering.base import Builder, Lowering, Path
from kirifuda.effects.lowering.frames import needing
from kirifuda.effects.plans.amounts import FixedAmount, TimesAmount
from kirifuda.effects.plans.events import PlayerThing
from kirifuda.effects.plans.filters import ZoneFilter
from kirifuda.effects.plans.steps_flow import SetNumber
from kirifuda.effects.plans.things import AllThing
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.nouns import those
from kirifuda.games.last_resort.lowering.subjects import CREATURE, ITEM, check
from kirifuda.games.last_resort.plans import events
from kirifuda.games.last_resort.plans.events_more import DealtEvent
from kirifuda.games.last_resort.plans.replacing import Instead, Lessened, Multiplied
from kirifuda.games.last_resort.zones import PROCESSING
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.plans.shapes import ConditionPlan, FilterPlan
    from kirifuda.games.last_resort.abilities import StaticAbility


def replacement(
    low: Lowering, node: a.Replace, path: Path, key: str, conditions: tuple[ConditionPlan, ...]
) -> StaticAbility:
    """Instead of an event, something else; with "may" it is optional and needs to be possible."""
    outer, low.foresees = low.foresees, True
    event = low.event(node.event, (*path, "event"))
    low.foresees = outer
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
    low.add(SetNumber(*low.at(path, "begin"), low.done, FixedAmount(1)))
    low.effect(first, here)
    low.before, low.done = low.done, outer
    for at, part in enumerate(others, start=1):
        low.effect(part, (*path, "sentences", at))
    low.before = ""


def check_event(low: Lowering, node: a.Event, path: Path) -> None:
    """What the rules only announce has happened already, and cannot be replaced."""
    deed = node.deed if isinstance(node, a.Happens) else None
    able = (a.Undergoes, r.IsHurt, r.LifeHurt, r.Hurts, r.HurtsLife, a.Turns, a.Leaves, a.IsPut, a.Performs)
    if not isinstance(deed, able):
        raise low.fail(node, path, "is announced only when it has happened, so that nothing can happen instead")


def dealing(low: Lowering, node: a.Thing, path: Path) -> FilterPlan:
    """Who deals the damage: a creature, an item, or a spell while it is processed (L-1.3)."""
    if isinstance(node, a.All) and node.of.noun == a.Kind("スペル") and isinstance(node.of.where, a.Place):
        if node.of.qualities or node.of.where.zone.name != "戦場":
            raise low.fail(node, path, "lies nowhere on the battlefield: the text has to say where it is")
        return ZoneFilter((PROCESSING,), low.player(node.of.where.whose, (*path, "of", "where", "whose")), ())
    check(low, node, path, (CREATURE, ITEM))
    return those(low, node, path)


def lessened(
    low: Lowering,
    node: r.LessDamage | r.LessHurt | r.DealsMore | r.DealsTimes,
    path: Path,
    key: str,
    conditions: tuple[ConditionPlan, ...],
) -> StaticAbility:
    """L-10.8, L-10.9: of every single damage, less or more."""
    if isinstance(node, r.DealsTimes):
        dealers = AllThing(dealing(low, node.what, (*path, "what")))
        ability: Lessened = Multiplied(key, DealtEvent(dealers), low.amount(node.times, (*path, "times")))
        ability.conditions = conditions
        return ability
    by = low.amount(node.by, (*path, "by"))
    if isinstance(node, r.DealsMore):
        dealers = AllThing(dealing(low, node.what, (*path, "what")))
        ability = Lessened(key, DealtEvent(dealers), TimesAmount(by, FixedAmount(-1)))
    elif isinstance(node, r.LessDamage):
        life = PlayerThing(low.player(node.who, (*path, "who")))
        ability = Lessened(key, events.LifeHurtEvent(life, None, is_active=False), by)
    else:
        check(low, node.what, (*path, "what"), (CREATURE,))
        whom = AllThing(those(low, node.what, (*path, "what")))
        ability = Lessened(key, events.HurtEvent(whom, None, is_active=False), by)
    ability.conditions = conditions
    return ability
