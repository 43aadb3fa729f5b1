"""903.3 解決: the latest card or ability of the chase takes effect."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.abilities import ActivatedAbility, TriggeredAbility
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.rules.r0300_zones import PUT_ON_FIELD
from kirifuda.games.magical_duel.values import CONJURE
from kirifuda.games.magical_duel.zones import CHASE, GRAVEYARD

RESOLUTION: Final = k.Procedure("resolution")
ITEM: Final = k.Slot[int]("item")


@RESOLUTION.step("605.1b")
def take_latest(game: k.Game, frame: k.Frame) -> k.Flow:
    """What was put on the chase last."""
    frame[ITEM] = game.zone(CHASE, 0)[-1]
    return k.NEXT


@RESOLUTION.step("903.3")
def carry_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """903.3b: a card by its kind (702.3, 703.3, 706.3-4), an ability by its effect (704.3, 707.3)."""
    card = game.state.objects[frame[ITEM]]
    assert card.item is not None
    player = card.controller
    if card.item.ability is None and not values_of(game, card.id).kinds & CONJURE:
        slots: dict[str, k.Value] = {"cards": (card.id,), "player": player}
        return k.Call(PUT_ON_FIELD, slots, source=card.id, player=player)
    plan = plan_of_item(game, card)
    if plan is None:
        return k.NEXT
    source = card.item.source if card.item.ability is not None else card.id
    return k.Call(plan.procedure, legal_bound(game, card, plan, source), source=source, player=player)


@RESOLUTION.step("903.3b")
def clear_away(game: k.Game, frame: k.Frame) -> k.Flow:
    """A conjure goes to its owner's graveyard; an ability is taken off the chase."""
    card = game.object(frame[ITEM])
    if card is None or game.map.kind_of[card.zone] is not CHASE or card.item is None:
        return k.DONE
    if card.item.ability is not None:
        return k.Do([k.Vanish(card.id)])
    return k.Do(game.rulebook.way_home(game, card.id, GRAVEYARD))


def plan_of_item(game: k.Game, card: k.CardObject) -> e.ActivationPlan | None:
    """What the item on the chase does."""
    assert card.item is not None
    ability = card.item.ability
    if ability is None:
        return pool_of(game.pool).card_at(card.card).spell
    assert isinstance(ability, ActivatedAbility | TriggeredAbility)
    return ability.plan


def legal_bound(game: k.Game, card: k.CardObject, plan: e.ActivationPlan, source: k.ObjectId) -> dict[str, k.Value]:
    """903.3a: targets that are no longer legal drop out; the rest of the text is still carried out."""
    assert card.item is not None
    bound = dict(card.item.bound)
    scope = e.Scope(game, bound, source, card.controller)
    gone: set[int] = set()
    for target in plan.targets:
        chosen = bound.get(target.slot)
        if not isinstance(chosen, tuple):
            continue
        legal = [
            id
            for id in chosen
            if isinstance(id, int) and target.is_legal(scope, id) and not e.concerns(game, "forbid:target", source, id)
        ]
        gone.update(id for id in chosen if isinstance(id, int) and id not in legal)
        bound[target.slot] = tuple(legal)
    for split in plan.splits:
        part = bound.get(split.slot)
        if isinstance(part, tuple):
            bound[split.slot] = tuple(id for id in part if isinstance(id, int) and id not in gone)
    return bound
