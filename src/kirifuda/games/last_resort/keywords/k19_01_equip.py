"""L-19.1 装備x, L-1.9 to L-1.12: for x mana, equipment is laid on a creature of its area."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans.amounts import FixedAmount
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
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.flow import DONE, Ask, Do, Flow
from kirifuda.kernel.legality import Condition, Conditions
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.state import Frame

EQUIPPING: Final = Procedure("equip")
BEARER: Final = Slot[int]("bearer")


@EQUIPPING.step("L-1.11")
def choose(game: Game, frame: Frame) -> Flow:
    """One of one's own creatures in the same area (L-19.1)."""
    ids = bearers(game, frame.player, frame.source) if is_equipment(game, frame.source) else []
    if not ids:
        return DONE
    decision = Decision(frame.player, "bearer", objects("bearer", ids), take=TAKE_OBJECT, subject=frame.source)
    return Ask(BEARER, decision)


@EQUIPPING.step("L-1.12")
def remove_other(game: Game, frame: Frame) -> Flow:
    """What the creature bears already comes off first and stays in the area; that is no entering."""
    area = area_of(game, frame[BEARER])
    return Do([Unequip(id, area) for id in worn_by(game, frame[BEARER])])


@EQUIPPING.step("L-1.9")
def lay_on(game: Game, frame: Frame) -> Flow:
    """It is laid on the creature, the only one there (L-1.10)."""
    return Do([Equip(frame.source, frame[BEARER])])


def has_creature(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """L-19.1: there is another creature of one's own."""
    return any(is_other_creature(game, player, bearer, id) for bearer in creatures(game, player))


def is_there(game: Game, player: PlayerId, bearer: ObjectId, id: ObjectId) -> bool:
    """L-19.1, L-1.11: another creature of one's own in its area, whether or not it may bear it."""
    return is_other_creature(game, player, bearer, id) and is_in_its_area(game, player, bearer, id)


def has_neighbour(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """L-1.11: of those, if there are any, one is in its area."""
    own = creatures(game, player)
    return not has_creature(game, player, id, number) or any(is_there(game, player, bearer, id) for bearer in own)


def has_bearer(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """L-1.9: of those, if there are any, one may bear it."""
    own = creatures(game, player)
    return bool(bearers(game, player, id)) or not any(is_there(game, player, bearer, id) for bearer in own)


CAN_EQUIP: Final[Conditions] = (
    Condition("L-19.1", "自分のクリーチャーがいない", "you have no creature to equip", has_creature, also=("L-1.9",)),
    Condition("L-1.11", "同じエリアにクリーチャーがいない", "no creature to equip is in its area", has_neighbour),
    Condition("L-1.9", "装備できるクリーチャーがいない", "no creature in its area may bear it", has_bearer),
)


PLAN: Final = TextPlan(EQUIPPING)


def equip(key: str, number: int) -> ActivatedAbility:
    """The ability."""
    ability = ActivatedAbility(key, PLAN, (EquipPart("cost", FixedAmount(number)),))
    ability.keyword = EQUIP
    ability.number = number
    return ability


NUMBERED: Final = {EQUIP: equip}
