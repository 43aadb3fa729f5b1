"""L-19.11 スナイパーx: in the attack area, tap: x damage to an enemy creature."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import SNIPER, ActivatedAbility, TextPlan
from kirifuda.games.last_resort.rules.common import area_of, creatures, may_be_chosen, opponent
from kirifuda.games.last_resort.rules.l09_1_costs import TapPart
from kirifuda.games.last_resort.rules.l10_9_damage import Damage
from kirifuda.games.last_resort.zones import ATTACK

SHOT: Final = k.Slot[int]("shot")


def is_in_attack_area(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-19.11, L-19.15: this card is in the attack area."""
    return area_of(game, id) == ATTACK


def victims(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """L-19.11, L-17.4: the enemy creatures that a player's effects may choose."""
    return [id for id in creatures(game, opponent(player)) if may_be_chosen(game, player, id)]


def is_enemy_there(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-19.11, L-17.4: there is an enemy creature."""
    return bool(victims(game, player))


CAN_SNIPE: Final[k.Conditions] = (
    k.Condition("L-19.11", "アタックエリアにいない", "Sniper works in the attack area only", is_in_attack_area),
    k.Condition("L-19.11", "相手のクリーチャーがいない", "there is no enemy creature", is_enemy_there),
)


SNIPING: Final = k.Procedure("snipe")
"""Slot "number": how much."""
NUMBER: Final = k.Slot[int]("number")


@SNIPING.step("L-19.11")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """An enemy creature, in either area."""
    ids = victims(game, frame.player)
    if not ids:
        return k.DONE
    decision = k.Decision(frame.player, "snipe", k.objects("snipe", ids), take=k.TAKE_OBJECT, subject=frame.source)
    return k.Ask(SHOT, decision)


@SNIPING.step("L-19.11")
def shoot(game: k.Game, frame: k.Frame) -> k.Flow:
    """Damage by an effect (L-19.13)."""
    return k.Do([Damage(frame[SHOT], frame[NUMBER], frame.source)])


PLAN: Final = TextPlan(SNIPING)


def sniper(key: str, number: int) -> ActivatedAbility:
    """The ability."""
    ability = ActivatedAbility(key, PLAN, (TapPart("cost"),))
    ability.keyword = SNIPER
    ability.number = number
    return ability


NUMBERED: Final = {SNIPER: sniper}
