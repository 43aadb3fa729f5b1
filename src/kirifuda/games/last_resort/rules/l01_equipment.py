"""L-1.8 to L-1.12 装備アイテム: laid on a creature of the same area, one each, and what becomes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.last_resort.abilities import FitAbility
from kirifuda.games.last_resort.rules.common import area_of, creatures, is_creature, is_on_field, values_of
from kirifuda.games.last_resort.values import EQUIPMENT
from kirifuda.games.last_resort.zones import FIELD, GRAVEYARD


def worn_by(game: k.Game, id: k.ObjectId) -> list[k.ObjectId]:
    """L-1.10: the equipment that lies on a creature."""
    card = game.object(id)
    return [] if card is None else [under for under in card.under if game.object(under) is not None]


# Bearing equipment: `object` is the creature, `number` the equipment.


def is_other_creature(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-19.1, L-1.9: a creature of one's own, but not the one that bears it already (A40)."""
    equipment = game.object(number)
    if equipment is None or not is_equipment(game, number) or id in (equipment.host, number):
        return False
    return is_creature(game, id) and game.state.objects[id].controller == player


def is_in_its_area(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-1.11: in the same area."""
    return area_of(game, id) == area_of(game, number)


def is_fit(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-1.9: what the text of the equipment lets bear it."""
    scope = e.Scope(game, {}, number, player)
    fits = [one for one in values_of(game, number).abilities if isinstance(one, FitAbility)]
    return all(one.of.accepts(scope, id) for one in fits)


CAN_BEAR: Final[k.Conditions] = (
    k.Condition("L-19.1", "自分の他のクリーチャーではない", "it is no other creature of yours", is_other_creature),
    k.Condition("L-1.11", "同じエリアにいない", "it is not in the same area", is_in_its_area),
    k.Condition("L-1.9", "装備できるクリーチャーではない", "it is no creature that may bear it", is_fit),
)


def bearers(game: k.Game, player: k.PlayerId, equipment: k.ObjectId) -> list[k.ObjectId]:
    """L-1.11, L-19.1: the creatures on which equipment can be laid."""
    return [id for id in creatures(game, player) if k.passes(CAN_BEAR, game, player, id, equipment)]


@dataclass(eq=False)
class Unequip(k.OnObject):
    """L-1.12 装備を外す: equipment comes off and stays in the area; that is no entering."""

    kind = "unequip"
    area: int

    def apply(self, game: k.Game) -> int:
        card = game.object(self.object)
        if card is None or not card.host:
            return k.NOTHING
        take_off(game, self.object)
        game.state.objects[self.object].place = self.area
        return 1


@dataclass(eq=False)
class Equip(k.OnObject):
    """L-1.9, L-1.10 装備する: equipment is laid on a creature of its area."""

    kind = "equip"
    host: k.ObjectId

    def apply(self, game: k.Game) -> int:
        if not is_equipment(game, self.object) or not is_creature(game, self.host) or worn_by(game, self.host):
            return k.NOTHING
        take_off(game, self.object)
        k.attach(game, game.state.objects[self.object], self.host)
        return 1


def is_equipment(game: k.Game, id: k.ObjectId) -> bool:
    """L-1.8: equipment on the battlefield."""
    return is_on_field(game, id) and bool(values_of(game, id).kind & EQUIPMENT)


def take_off(game: k.Game, id: k.ObjectId) -> None:
    """A fresh record of a card that lies on nothing, in the area in which it was."""
    state = game.state
    new = state.objects[id].copy()
    area = area_of(game, id)
    if new.host in state.objects:
        host = state.objects[new.host].copy()
        host.under = tuple(under for under in host.under if under != id)
        state.objects[host.id] = host
    new.host = 0
    new.place = area
    state.objects[id] = new
    game.touch(FIELD.bit | k.FACT_PLACE)


def moves_along(game: k.Game, move: k.Move) -> list[k.Event]:
    """L-1.12, A18: when the bearer leaves, its equipment stays in the area; by a house rule it goes to the
    graveyard."""
    card = game.object(move.object)
    if card is None or game.map.kind_of[card.zone] is not FIELD:
        return []
    if house(game, "equipment_left_behind") == "graveyard":
        return [event for id in worn_by(game, card.id) for event in game.rulebook.way_home(game, id, GRAVEYARD)]
    return [Unequip(id, card.place) for id in worn_by(game, card.id)]
