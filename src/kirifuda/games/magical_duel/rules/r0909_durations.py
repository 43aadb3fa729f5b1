"""909: effects that end at a moment, or as long as their own card is something (909.7): then some never begin."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.plans.carried import is_spent
from kirifuda.games.magical_duel.rules.r0903_2_activation import ACTIVATION
from kirifuda.games.magical_duel.rules.r0903_2_slots import OBJECT, Activated
from kirifuda.games.magical_duel.rules.r0903_3_resolution import ITEM, RESOLUTION
from kirifuda.games.magical_duel.rules.r0909_endings import at_moment
from kirifuda.games.magical_duel.zones import CHASE

BROKEN: Final = "broken"
"""Mark of an ability on the chase whose condition has failed since it was activated."""


def watch_conditions(game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
    """After every batch: note conditions that fail before the resolution, and end what has come to its end."""
    events: list[k.Event] = []
    for id in game.zone(CHASE, 0):
        card = game.state.objects[id]
        if not card.mark(BROKEN) and is_activated(game, id, happenings) and is_broken(game, card):
            events.append(k.SetMark(id, BROKEN, 1))
    ended = [effect.id for effect in game.state.lasting if is_spent(game, effect) or has_come(game, effect, happenings)]
    for happening in happenings:
        moment = happening.event
        # The end of a phase is no moment like this: it comes when the phase is over (`begin_phase`).
        if isinstance(moment, k.Occur) and moment.moment.endswith("_begin"):
            ended.extend(e.ending(game, *at_moment(moment.moment, moment.player)))
    if is_resolving_broken(game):
        for happening in happenings:
            event = happening.event
            if isinstance(event, k.BeginLasting) and event.effect.until == e.WHILE and happening.value not in ended:
                ended.append(happening.value)
    if ended:
        events.extend([k.EndLasting(tuple(ended)), k.Occur("effects_ended", game.turn_player())])
    return events


def has_come(game: k.Game, effect: k.LastingEffect, happenings: list[k.Happening]) -> bool:
    """901.2b: whether the event until which an effect lasts is among what happened."""
    if not effect.until.startswith(e.AT_EVENT):
        return False
    ending = game.pool.abilities[effect.until.removeprefix(e.AT_EVENT)]
    return isinstance(ending, e.EndingEvent) and ending.has_come(game, effect, happenings)


def is_activated(game: k.Game, id: k.ObjectId, happenings: list[k.Happening]) -> bool:
    """Whether the activation is complete: its cost may be what makes the condition true."""
    for happening in happenings:
        if isinstance(happening.event, Activated) and happening.event.object == id:
            return True
    latest = game.zone(CHASE, 0)[-1]
    for frame in game.state.frames:
        # Until the activation has noted its item, that is the latest one.
        if frame.procedure is ACTIVATION and frame.get(OBJECT, latest) == id:
            return False
    return True


def is_broken(game: k.Game, card: k.CardObject) -> bool:
    """Whether an effect of this ability is to last as long as its card is something that it is not now."""
    item = card.item
    if item is None or item.ability is None or item.ability.procedure is None:
        return False
    for step in item.ability.procedure.steps:
        if isinstance(step, e.BeginEffects) and step.until.ending == e.WHILE:
            for condition in step.conditions:
                scope = e.Scope(game, item.bound, item.source, card.controller)
                if is_about_itself(condition) and not condition.holds(scope):
                    return True
    return False


def is_about_itself(condition: e.ConditionPlan) -> bool:
    """Whether a condition looks at the information or the state of the card that has the ability."""
    if isinstance(condition, e.AllHold | e.AnyHolds):
        return all(is_about_itself(part) for part in condition.parts)
    if isinstance(condition, e.ThingPasses):
        return isinstance(condition.what, e.ThisThing)
    if isinstance(condition, e.Comparison):
        return isinstance(getattr(condition.left, "what", None), e.ThisThing)
    return False


def is_resolving_broken(game: k.Game) -> bool:
    """Whether the ability that is just being carried out had its condition fail before."""
    for frame in game.state.frames:
        if frame.procedure is RESOLUTION:
            item = game.object(frame.get(ITEM, 0))
            if item is not None and item.mark(BROKEN):
                return True
    return False
