"""N-7.5: what was used last is resolved first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne
from kirifuda.customs.said import Said
from kirifuda.games.lyrical.abilities import BEARER, UsePlan
from kirifuda.games.lyrical.pool import pool_of
from kirifuda.games.lyrical.rules.common import values_of
from kirifuda.games.lyrical.rules.n00_moving import PutInDiscard
from kirifuda.games.lyrical.rules.n01_characters import entering
from kirifuda.games.lyrical.rules.n03_items import setting_item
from kirifuda.games.lyrical.rules.n04_fields import setting_field
from kirifuda.games.lyrical.rules.n07_using import effect_of
from kirifuda.games.lyrical.values import CHARACTER, FACTOR_CARD, FIELD_CARD, ITEM, STRATEGY, TRICK, USED
from kirifuda.games.lyrical.zones import DISCARD, FACTOR, STACK, UNACTED

RESOLUTION: Final = k.Procedure("resolution")
ITEM_ID: Final = k.Slot[int]("_item")
ABILITY: Final = k.Slot[str]("_ability")
PRINTED: Final = k.Slot[int]("_printed")
SOURCE: Final = k.Slot[int]("_source")
FAILED: Final = k.Slot[int]("_failed")


@dataclass(eq=False)
class Fizzle(Said):
    """A50: something that was used has no target left and comes to nothing."""

    kind = "fizzle"


class Counter(OfOne):
    """打ち消す: something that waits on the stack comes to nothing; a card goes to the discard pile."""

    kind = "counter"
    part_kinds: ClassVar[tuple[str, ...]] = ("move", "vanish")

    def parts(self, game: k.Game) -> list[k.Event]:
        card = game.object(self.object)
        if card is None or game.map.kind_of[card.zone] is not STACK:
            return []
        return [k.Vanish(card.id)] if card.made else game.rulebook.way_home(game, card.id, DISCARD)


class PlaceFactor(k.Move):
    """A29 ファクターを置く: a factor card comes to the factor area."""

    kind = "place_factor"


def placing_factor(game: k.Game, id: k.ObjectId) -> list[k.Event]:
    """A29: to the owner's factor area, un-acted."""
    card = game.object(id)
    return [] if card is None else [PlaceFactor(id, game.map.zone(FACTOR, card.owner), position=UNACTED)]


@RESOLUTION.step("N-7.5")
def take(game: k.Game, frame: k.Frame) -> k.Flow:
    """What was used last: its text, its source, and those of its targets that still fit (A50)."""
    card = game.state.objects[frame[ITEM_ID]]
    assert card.item is not None
    frame[ABILITY] = "" if card.item.ability is None else card.item.ability.key
    frame[PRINTED] = card.card
    frame[SOURCE] = card.item.source
    frame[FAILED] = 0
    scope = e.Scope(game, dict(card.item.bound), card.item.source, card.controller)
    bound, chosen, fit = e.fit_targets(scope, plan_in(game, frame))
    frame.slots.update(bound)
    frame.slots[e.SINCE] = game.state.next_stamp
    if chosen and not fit:
        frame[FAILED] = 1
        return k.Do([Fizzle(card.id)])
    return k.NEXT


@RESOLUTION.step("N-1.2")
def place_factor(game: k.Game, frame: k.Frame) -> k.Flow:
    """A factor card comes to the factor area."""
    return k.Do(placing_factor(game, frame[ITEM_ID])) if is_kind(game, frame, FACTOR_CARD) else k.NEXT


@RESOLUTION.step("N-1.1")
def set_character(game: k.Game, frame: k.Frame) -> k.Flow:
    """A character comes into play (N-1.6)."""
    return k.Do([entering(game, frame[ITEM_ID], frame.player)]) if is_kind(game, frame, CHARACTER) else k.NEXT


@RESOLUTION.step("N-3.1")
def set_item(game: k.Game, frame: k.Frame) -> k.Flow:
    """An item is laid on its bearer, if that can still carry it."""
    if not is_kind(game, frame, ITEM):
        return k.NEXT
    return k.Do([setting_item(game, frame[ITEM_ID], id, frame.player) for id in e.ids_in(frame.slots, BEARER)])


@RESOLUTION.step("N-4.1")
def set_field(game: k.Game, frame: k.Frame) -> k.Flow:
    """A field card comes to its area."""
    return k.Do(setting_field(game, frame[ITEM_ID], frame.player)) if is_kind(game, frame, FIELD_CARD) else k.NEXT


@RESOLUTION.step("N-5.1")
def use_strategy(game: k.Game, frame: k.Frame) -> k.Flow:
    """A strategy does what its text says."""
    return carry_out(game, frame) if is_kind(game, frame, STRATEGY) else k.NEXT


@RESOLUTION.step("N-5.2")
def discard_strategy(game: k.Game, frame: k.Frame) -> k.Flow:
    """At once it is discarded."""
    return k.Do([PutInDiscard(frame[ITEM_ID])]) if is_kind(game, frame, STRATEGY) else k.NEXT


@RESOLUTION.step("N-6.1")
def use_trick(game: k.Game, frame: k.Frame) -> k.Flow:
    """A trick does what its text says."""
    return carry_out(game, frame) if is_kind(game, frame, TRICK) else k.NEXT


@RESOLUTION.step("N-6.2")
def discard_trick(game: k.Game, frame: k.Frame) -> k.Flow:
    """At once it is discarded."""
    return k.Do([PutInDiscard(frame[ITEM_ID])]) if is_kind(game, frame, TRICK) else k.NEXT


@RESOLUTION.step("N-8.2")
def leave_stack(game: k.Game, frame: k.Frame) -> k.Flow:
    """An effect leaves the stack; a card that could not be set is discarded (A62)."""
    item = game.object(frame[ITEM_ID])
    if item is not None and item.made:
        return k.Do([k.Vanish(item.id)])
    return k.NEXT if item is None or is_kind(game, frame, USED) else k.Do([PutInDiscard(item.id)])


@RESOLUTION.step("N-8.2")
def use_effect(game: k.Game, frame: k.Frame) -> k.Flow:
    """An effect does what stands behind the colon."""
    return carry_out(game, frame) if frame[ABILITY] else k.DONE


def is_kind(game: k.Game, frame: k.Frame, kind: int) -> bool:
    """Whether what is resolved is a card of this kind, and still on the stack."""
    if frame[ABILITY] or game.object(frame[ITEM_ID]) is None:
        return False
    return bool(values_of(game, frame[ITEM_ID]).kind & kind)


def carry_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """What its text says, from its beginning to its end."""
    plan = plan_in(game, frame)
    if plan is None or frame[FAILED]:
        return k.NEXT
    return k.Call(plan.procedure, e.bound_slots(frame), source=frame[SOURCE])


def plan_in(game: k.Game, frame: k.Frame) -> UsePlan | None:
    """What is being carried out."""
    if frame[ABILITY]:
        return effect_of(game, frame[ABILITY]).plan
    return pool_of(game.pool).card_at(frame[PRINTED]).plan


def resolution_of(card: k.CardObject) -> k.Flow:
    """N-7.5: the call that resolves something on the stack."""
    assert card.item is not None
    return k.Call(RESOLUTION, {ITEM_ID.name: card.id}, source=card.item.source, player=card.controller)
