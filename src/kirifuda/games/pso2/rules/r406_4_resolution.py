"""406.4, 103.4.2: the newest card or ability leaves the processing area and becomes an effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.said import Said
from kirifuda.games.pso2.abilities import HOST, ActivatedAbility, PsoPlan, TriggeredAbility
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.rules.common import values_of
from kirifuda.games.pso2.rules.r204_actives import Attach, Equip, laid_on
from kirifuda.games.pso2.rules.r400_zones import PutInDiscard
from kirifuda.games.pso2.rules.r403_field import entering
from kirifuda.games.pso2.rules.r406_2_choices import still_fit
from kirifuda.games.pso2.rules.r406_processing_area import plan_of_item
from kirifuda.games.pso2.values import ACTIVE, CHARACTER, EQUIPMENT

RESOLUTION: Final = k.Procedure("resolution")
ITEM: Final = k.Slot[int]("_item")
ABILITY: Final = k.Slot[str]("_ability")
PRINTED: Final = k.Slot[int]("_printed")
SOURCE: Final = k.Slot[int]("_source")
CAME: Final = k.Slot[tuple[int, ...]]("_came")
FAILED: Final = k.Slot[int]("_failed")


@dataclass(eq=False)
class Fizzle(Said):
    """406.4.1: something that waited has no suitable target left and comes to nothing."""

    kind = "fizzle"


@RESOLUTION.step("406.4")
def take(game: k.Game, frame: k.Frame) -> k.Flow:
    """What was placed last: its text, its source and its choices (103.4.1)."""
    card = game.state.objects[frame[ITEM]]
    assert card.item is not None
    frame[ABILITY] = "" if card.item.ability is None else card.item.ability.key
    frame[PRINTED] = card.card
    frame[SOURCE] = card.item.source
    frame[FAILED] = 0
    return k.NEXT


@RESOLUTION.step("406.4.1")
def check_card(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whether the targets of an active, or the bearer of a weapon or armour, are still suitable."""
    return k.NEXT if frame[ABILITY] else settle_targets(game, frame)


@RESOLUTION.step("406.4.1b")
def check_ability(game: k.Game, frame: k.Frame) -> k.Flow:
    """The same for triggered and activated abilities."""
    return settle_targets(game, frame) if frame[ABILITY] else k.NEXT


@RESOLUTION.step("406.4.1")
def come_to_nothing(game: k.Game, frame: k.Frame) -> k.Flow:
    """Without a suitable target nothing of it is processed; it is taken away at once, a card to the discard pile."""
    if not frame[FAILED]:
        return k.NEXT
    item = game.state.objects[frame[ITEM]]
    leaving: k.Event = k.Vanish(item.id) if item.made else PutInDiscard(item.id)
    return k.Do([Fizzle(item.id), leaving])


@RESOLUTION.step("103.4.2.1")
def leave_area(game: k.Game, frame: k.Frame) -> k.Flow:
    """It leaves the area and becomes an effect (G.11)."""
    if frame[FAILED]:
        return k.DONE
    frame.slots[e.SINCE] = game.state.next_stamp
    item = game.state.objects[frame[ITEM]]
    return k.Do([k.Vanish(item.id)]) if item.made else k.NEXT


@RESOLUTION.step("103.4.2.3")
def carry_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """What the text says, from its beginning to its end."""
    if not frame[ABILITY] and game.object(frame[ITEM]) is not None:
        return k.GoTo("202.2")
    plan = plan_in(game, frame)
    if plan is None:
        return k.DONE
    return k.Call(plan.procedure, e.bound_slots(frame), source=frame[SOURCE])


@RESOLUTION.step("103.4.2.3")
def finish_text(game: k.Game, frame: k.Frame) -> k.Flow:
    """That was all of it."""
    return k.DONE


@RESOLUTION.step("202.2")
def come_into_play(game: k.Game, frame: k.Frame) -> k.Flow:
    """A character comes onto the field."""
    frame[CAME] = ()
    is_character = values_of(game, frame[ITEM]).kind & CHARACTER
    return k.Do(entering(game, frame[ITEM], frame.player), into=CAME) if is_character else k.NEXT


@RESOLUTION.step("205.3")
def come_to_the_back(game: k.Game, frame: k.Frame) -> k.Flow:
    """So does an item that nobody bears."""
    is_bound = frame[CAME] or e.ids_in(frame.slots, HOST)
    return k.NEXT if is_bound else k.Do(entering(game, frame[ITEM], frame.player), into=CAME)


@RESOLUTION.step("205.4")
def equip(game: k.Game, frame: k.Frame) -> k.Flow:
    """A weapon or armour is laid on its bearer."""
    host = e.ids_in(frame.slots, HOST)
    if frame[CAME] or not host or not values_of(game, frame[ITEM]).kind & EQUIPMENT:
        return k.NEXT
    return k.Do([laid_on(game, frame[ITEM], host[0], frame.player, Equip)], into=CAME)


@RESOLUTION.step("204.2.2")
def attach(game: k.Game, frame: k.Frame) -> k.Flow:
    """An active is laid on its host."""
    host = e.ids_in(frame.slots, HOST)
    if frame[CAME] or not host or not values_of(game, frame[ITEM]).kind & ACTIVE:
        return k.NEXT
    return k.Do([laid_on(game, frame[ITEM], host[0], frame.player, Attach)], into=CAME)


@RESOLUTION.step("204.2.2")
def go_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """What else an attached active says is carried out once it lies there; what could not come goes to the discard
    pile."""
    item = game.object(frame[ITEM])
    if item is not None:
        return k.Do([PutInDiscard(item.id)])
    plan = plan_in(game, frame)
    came = frame[CAME][0] if frame[CAME] else k.NOTHING
    if plan is None or came <= 0 or not values_of(game, came).kind & ACTIVE:
        return k.DONE
    return k.Call(plan.procedure, e.bound_slots(frame), source=came)


def settle_targets(game: k.Game, frame: k.Frame) -> k.Flow:
    """Keep the suitable targets for the effect; note if it fails."""
    item = game.state.objects[frame[ITEM]]
    assert item.item is not None
    plan = plan_of_item(game, item)
    scope = e.Scope(game, dict(item.item.bound), frame[SOURCE], item.controller)
    bound = still_fit(scope, plan, 0 if item.made else item.id)
    if bound is None:
        frame[FAILED] = 1
    else:
        frame.slots.update(bound)
    return k.NEXT


def plan_in(game: k.Game, frame: k.Frame) -> PsoPlan | None:
    """What is being carried out."""
    if not frame[ABILITY]:
        return pool_of(game.pool).card_at(frame[PRINTED]).plan
    ability = game.pool.abilities[frame[ABILITY]]
    assert isinstance(ability, ActivatedAbility | TriggeredAbility)
    return ability.plan


def resolution_of(card: k.CardObject) -> k.Flow:
    """406.4: the call that processes something that waits."""
    assert card.item is not None
    slots: dict[str, k.Value] = {ITEM.name: card.id}
    return k.Call(RESOLUTION, slots, source=card.item.source, player=card.controller)
