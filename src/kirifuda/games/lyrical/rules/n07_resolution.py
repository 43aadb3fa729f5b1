"""N-7.5: what was used last is resolved first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from kirifuda.customs.compounds import OfOne
from kirifuda.customs.said import Said
from kirifuda.effects.choices import fit_targets
from kirifuda.effects.references import SINCE, ids_in
from kirifuda.effects.scope import Scope
from kirifuda.effects.using import bound_slots
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
from kirifuda.kernel.changes import Move, Vanish
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import DONE, NEXT, Call, Do, Flow
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.state import CardObject, Frame

RESOLUTION: Final = Procedure("resolution")
ITEM_ID: Final = Slot[int]("_item")
ABILITY: Final = Slot[str]("_ability")
PRINTED: Final = Slot[int]("_printed")
SOURCE: Final = Slot[int]("_source")
FAILED: Final = Slot[int]("_failed")


@dataclass(eq=False)
class Fizzle(Said):
    """A50: something that was used has no target left and comes to nothing."""

    kind = "fizzle"


class Counter(OfOne):
    """打ち消す: something that waits on the stack comes to nothing; a card goes to the discard pile."""

    kind = "counter"
    part_kinds: ClassVar[tuple[str, ...]] = ("move", "vanish")

    def parts(self, game: Game) -> list[Event]:
        card = game.object(self.object)
        if card is None or game.map.kind_of[card.zone] is not STACK:
            return []
        return [Vanish(card.id)] if card.made else game.rulebook.way_home(game, card.id, DISCARD)


class PlaceFactor(Move):
    """A29 ファクターを置く: a factor card comes to the factor area."""

    kind = "place_factor"


def placing_factor(game: Game, id: ObjectId) -> list[Event]:
    """A29: to the owner's factor area, un-acted."""
    card = game.object(id)
    return [] if card is None else [PlaceFactor(id, game.map.zone(FACTOR, card.owner), position=UNACTED)]


@RESOLUTION.step("N-7.5")
def take(game: Game, frame: Frame) -> Flow:
    """What was used last: its text, its source, and those of its targets that still fit (A50)."""
    card = game.state.objects[frame[ITEM_ID]]
    assert card.item is not None
    frame[ABILITY] = "" if card.item.ability is None else card.item.ability.key
    frame[PRINTED] = card.card
    frame[SOURCE] = card.item.source
    frame[FAILED] = 0
    scope = Scope(game, dict(card.item.bound), card.item.source, card.controller)
    bound, chosen, fit = fit_targets(scope, plan_in(game, frame))
    frame.slots.update(bound)
    frame.slots[SINCE] = game.state.next_stamp
    if chosen and not fit:
        frame[FAILED] = 1
        return Do([Fizzle(card.id)])
    return NEXT


@RESOLUTION.step("N-1.2")
def place_factor(game: Game, frame: Frame) -> Flow:
    """A factor card comes to the factor area."""
    return Do(placing_factor(game, frame[ITEM_ID])) if is_kind(game, frame, FACTOR_CARD) else NEXT


@RESOLUTION.step("N-1.1")
def set_character(game: Game, frame: Frame) -> Flow:
    """A character comes into play (N-1.6)."""
    return Do([entering(game, frame[ITEM_ID], frame.player)]) if is_kind(game, frame, CHARACTER) else NEXT


@RESOLUTION.step("N-3.1")
def set_item(game: Game, frame: Frame) -> Flow:
    """An item is laid on its bearer, if that can still carry it."""
    if not is_kind(game, frame, ITEM):
        return NEXT
    return Do([setting_item(game, frame[ITEM_ID], id, frame.player) for id in ids_in(frame.slots, BEARER)])


@RESOLUTION.step("N-4.1")
def set_field(game: Game, frame: Frame) -> Flow:
    """A field card comes to its area."""
    return Do(setting_field(game, frame[ITEM_ID], frame.player)) if is_kind(game, frame, FIELD_CARD) else NEXT


@RESOLUTION.step("N-5.1")
def use_strategy(game: Game, frame: Frame) -> Flow:
    """A strategy does what its text says."""
    return carry_out(game, frame) if is_kind(game, frame, STRATEGY) else NEXT


@RESOLUTION.step("N-5.2")
def discard_strategy(game: Game, frame: Frame) -> Flow:
    """At once it is discarded."""
    return Do([PutInDiscard(frame[ITEM_ID])]) if is_kind(game, frame, STRATEGY) else NEXT


@RESOLUTION.step("N-6.1")
def use_trick(game: Game, frame: Frame) -> Flow:
    """A trick does what its text says."""
    return carry_out(game, frame) if is_kind(game, frame, TRICK) else NEXT


@RESOLUTION.step("N-6.2")
def discard_trick(game: Game, frame: Frame) -> Flow:
    """At once it is discarded."""
    return Do([PutInDiscard(frame[ITEM_ID])]) if is_kind(game, frame, TRICK) else NEXT


@RESOLUTION.step("N-8.2")
def leave_stack(game: Game, frame: Frame) -> Flow:
    """An effect leaves the stack; a card that could not be set is discarded (A62)."""
    item = game.object(frame[ITEM_ID])
    if item is not None and item.made:
        return Do([Vanish(item.id)])
    return NEXT if item is None or is_kind(game, frame, USED) else Do([PutInDiscard(item.id)])


@RESOLUTION.step("N-8.2")
def use_effect(game: Game, frame: Frame) -> Flow:
    """An effect does what stands behind the colon."""
    return carry_out(game, frame) if frame[ABILITY] else DONE


def is_kind(game: Game, frame: Frame, kind: int) -> bool:
    """Whether what is resolved is a card of this kind, and still on the stack."""
    if frame[ABILITY] or game.object(frame[ITEM_ID]) is None:
        return False
    return bool(values_of(game, frame[ITEM_ID]).kind & kind)


def carry_out(game: Game, frame: Frame) -> Flow:
    """What its text says, from its beginning to its end."""
    plan = plan_in(game, frame)
    if plan is None or frame[FAILED]:
        return NEXT
    return Call(plan.procedure, bound_slots(frame), source=frame[SOURCE])


def plan_in(game: Game, frame: Frame) -> UsePlan | None:
    """What is being carried out."""
    if frame[ABILITY]:
        return effect_of(game, frame[ABILITY]).plan
    return pool_of(game.pool).card_at(frame[PRINTED]).plan


def resolution_of(card: CardObject) -> Flow:
    """N-7.5: the call that resolves something on the stack."""
    assert card.item is not None
    return Call(RESOLUTION, {ITEM_ID.name: card.id}, source=card.item.source, player=card.controller)
