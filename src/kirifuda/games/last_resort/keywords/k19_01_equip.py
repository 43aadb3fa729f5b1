"""L-19.1 装備x, L-1.9 to L-1.12: for x mana, equipment is laid on a creature of its area."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import EQUIP, ActivatedAbility, TextPlan
from kirifuda.games.last_resort.rules.common import area_of, creatures
from kirifuda.games.last_resort.rules.l01_equipment import (
    Equip,
    Unequip,
    bearers,
    is_equipment,
    is_in_its_area,
    is_other_creature,
    worn_by,
)
from kirifuda.games.last_resort.rules.l09_1_costs import EquipPart

EQUIPPING: Final = k.Procedure("equip")
BEARER: Final = k.Slot[int]("bearer")


@EQUIPPING.step("L-1.11")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """One of one's own creatures in the same area (L-19.1)."""
    ids = bearers(game, frame.player, frame.source) if is_equipment(game, frame.source) else []
    if not ids:
        return k.DONE
    decision = k.Decision(frame.player, "bearer", k.objects("bearer", ids), take=k.TAKE_OBJECT, subject=frame.source)
    return k.Ask(BEARER, decision)


@EQUIPPING.step("L-1.12")
def remove_other(game: k.Game, frame: k.Frame) -> k.Flow:
    """What the creature bears already comes off first and stays in the area; that is no entering."""
    area = area_of(game, frame[BEARER])
    return k.Do([Unequip(id, area) for id in worn_by(game, frame[BEARER])])


@EQUIPPING.step("L-1.9")
def lay_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is laid on the creature, the only one there (L-1.10)."""
    return k.Do([Equip(frame.source, frame[BEARER])])


def has_creature(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-19.1: there is another creature of one's own."""
    return any(is_other_creature(game, player, bearer, id) for bearer in creatures(game, player))


def is_there(game: k.Game, player: k.PlayerId, bearer: k.ObjectId, id: k.ObjectId) -> bool:
    """L-19.1, L-1.11: another creature of one's own in its area, whether or not it may bear it."""
    return is_other_creature(game, player, bearer, id) and is_in_its_area(game, player, bearer, id)


def has_neighbour(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-1.11: of those, if there are any, one is in its area."""
    own = creatures(game, player)
    return not has_creature(game, player, id, number) or any(is_there(game, player, bearer, id) for bearer in own)


def has_bearer(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-1.9: of those, if there are any, one may bear it."""
    own = creatures(game, player)
    return bool(bearers(game, player, id)) or not any(is_there(game, player, bearer, id) for bearer in own)


CAN_EQUIP: Final[k.Conditions] = (
    k.Condition("L-19.1", "自分のクリーチャーがいない", "you have no creature to equip", has_creature, also=("L-1.9",)),
    k.Condition("L-1.11", "同じエリアにクリーチャーがいない", "no creature to equip is in its area", has_neighbour),
    k.Condition("L-1.9", "装備できるクリーチャーがいない", "no creature in its area may bear it", has_bearer),
)


PLAN: Final = TextPlan(EQUIPPING)


def equip(key: str, number: int) -> ActivatedAbility:
    """The ability."""
    ability = ActivatedAbility(key, PLAN, (EquipPart("cost", e.FixedAmount(number)),))
    ability.keyword = EQUIP
    ability.number = number
    return ability


NUMBERED: Final = {EQUIP: equip}
