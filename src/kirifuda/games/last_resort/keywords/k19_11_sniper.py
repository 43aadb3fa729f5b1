"""L-19.11 スナイパーx: in the attack area, tap: x damage to an enemy creature."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.last_resort.abilities import SNIPER, ActivatedAbility, TextPlan
from kirifuda.games.last_resort.rules.common import area_of, creatures, may_be_chosen, opponent
from kirifuda.games.last_resort.rules.l09_1_costs import TapPart
from kirifuda.games.last_resort.rules.l10_9_damage import Damage
from kirifuda.games.last_resort.zones import ATTACK
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.flow import DONE, Ask, Do, Flow
from kirifuda.kernel.legality import Condition, Conditions
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.state import Frame

SHOT: Final = Slot[int]("shot")


def is_in_attack_area(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """L-19.11, L-19.15: this card is in the attack area."""
    return area_of(game, id) == ATTACK


def victims(game: Game, player: PlayerId) -> list[ObjectId]:
    """L-19.11, L-17.4: the enemy creatures that a player's effects may choose."""
    return [id for id in creatures(game, opponent(player)) if may_be_chosen(game, player, id)]


def is_enemy_there(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """L-19.11, L-17.4: there is an enemy creature."""
    return bool(victims(game, player))


CAN_SNIPE: Final[Conditions] = (
    Condition("L-19.11", "アタックエリアにいない", "Sniper works in the attack area only", is_in_attack_area),
    Condition("L-19.11", "相手のクリーチャーがいない", "there is no enemy creature", is_enemy_there),
)


SNIPING: Final = Procedure("snipe")
"""Slot "number": how much."""
NUMBER: Final = Slot[int]("number")


@SNIPING.step("L-19.11")
def choose(game: Game, frame: Frame) -> Flow:
    """An enemy creature, in either area."""
    ids = victims(game, frame.player)
    if not ids:
        return DONE
    decision = Decision(frame.player, "snipe", objects("snipe", ids), take=TAKE_OBJECT, subject=frame.source)
    return Ask(SHOT, decision)


@SNIPING.step("L-19.11")
def shoot(game: Game, frame: Frame) -> Flow:
    """Damage by an effect (L-19.13)."""
    return Do([Damage(frame[SHOT], frame[NUMBER], frame.source)])


PLAN: Final = TextPlan(SNIPING)


def sniper(key: str, number: int) -> ActivatedAbility:
    """The ability."""
    ability = ActivatedAbility(key, PLAN, (TapPart("cost"),))
    ability.keyword = SNIPER
    ability.number = number
    return ability


NUMBERED: Final = {SNIPER: sniper}
