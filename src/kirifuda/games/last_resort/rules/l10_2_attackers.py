"""L-10.2 to L-10.4: who may attack, and what."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Aim, Source, asking, menu
from kirifuda.games.last_resort.abilities import ATTACK_FROM_BEHIND, ATTACK_UPRIGHT
from kirifuda.games.last_resort.rules.common import (
    area_of,
    creatures,
    in_area,
    is_creature,
    is_untapped,
    numbers_in,
    opponent,
    step_of,
)
from kirifuda.games.last_resort.rules.l09_1_costs import is_fresh
from kirifuda.games.last_resort.zones import ATTACK

ATTACKS: Final = "attacks"
"""Variable: attacker and target, for each attack of this step; life is written as `player_target`."""
BLOCKS: Final = "blocks"
"""Variable: blocker and attacker, for each block of this step."""


def is_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-10.1, L-17.8: one's own Attack step, before the one declaration."""
    return game.turn_player() == player and step_of(game) == "attack" and not numbers_in(game, ATTACKS)


def is_in_attack_area(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-3.3, L-1.1: creatures attack from the attack area, unless a text lets them do it from the other, too."""
    return area_of(game, id) == ATTACK or e.concerns(game, "may:" + ATTACK_FROM_BEHIND, id, 0)


def is_upright(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-10.2: attacking taps it, so that it must be untapped (A27)."""
    return is_untapped(game, id)


def has_waited(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-10.3, L-9.3: it did not enter this turn, or has Rush (L-19.2)."""
    return not is_fresh(game, id)


def may_attack(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """Nothing says that it cannot attack."""
    return not e.concerns(game, "forbid:attack", id, 0)


# Aiming: `object` is the attacker, `number` the target.


def is_enemy(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-10.4: the opponent's life, or a creature of the opponent's."""
    enemy = opponent(player)
    if number < 0:
        return number == e.player_target(enemy)
    return is_creature(game, number) and game.state.objects[number].controller == enemy


def is_target_in_front(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-10.4: a creature is attacked in the attack area only."""
    return number < 0 or area_of(game, number) == ATTACK


def is_target_tapped(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-10.4: and only while it is tapped, unless a text lets the attacker attack others, too."""
    return number < 0 or not is_untapped(game, number) or e.concerns(game, "may:" + ATTACK_UPRIGHT, id, 0)


def may_aim(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """Nothing says that it cannot attack this target, though it may attack others."""
    return e.concerns(game, "forbid:attack", id, 0) or not e.concerns(game, "forbid:attack", id, number)


AIM: Final[Aim] = Aim(
    "creature",
    (
        k.Condition(
            "L-10.4", "相手のライフでもクリーチャーでもない", "it is no life or creature of the enemy", is_enemy
        ),
        k.Condition("L-10.4", "アタックエリアにいない", "it is not in the attack area", is_target_in_front),
        k.Condition("L-10.4", "タップ状態ではない", "it is not tapped", is_target_tapped),
        k.Condition("L-10.4", "アタックできない効果がある", "an effect says that it cannot be attacked", may_aim),
    ),
    by_card=True,
)


def attack_targets(game: k.Game, attacker: k.ObjectId) -> list[int]:
    """L-10.4, L-1.1: the opponent's life, or a tapped creature in the enemy's attack area."""
    player = game.state.objects[attacker].controller
    found = [e.player_target(opponent(player)), *in_area(game, opponent(player), ATTACK)]
    return [target for target in found if AIM.is_fit(game, player, attacker, target)]


# Attacking: `object` is the attacker.


def has_target(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-10.4: there is something it may attack, if it may attack at all."""
    if not is_creature(game, id) or AIM.is_fit(game, player, id, e.player_target(opponent(player))):
        return True
    return not may_attack(game, player, id, number) or bool(attack_targets(game, id))


def attacks_by_choice(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> bool:
    """L-10.2: what must attack does so unasked."""
    return id not in obliged(game, player)


ATTACKING: Final[Action] = Action(
    "attack",
    asking("L-10.2", "アタックするクリーチャーを選ぶ時ではない", "it is not the time to choose attackers", "attackers"),
    Source("L-10.2", "自分のクリーチャーではない", "it is no creature of yours", creatures),
    now=(
        k.Condition(
            "L-10.1", "攻撃を宣言する時ではない", "it is not the time to declare attacks", is_time, also=("L-17.8",)
        ),
    ),
    able=(
        k.Condition("L-3.3", "アタックエリアにいない", "it is not in the attack area", is_in_attack_area),
        k.Condition("L-10.2", "タップしている", "it is tapped", is_upright),
        k.Condition("L-10.3", "このターンに戦場に出た", "it entered this turn", has_waited, also=("L-9.3",)),
        k.Condition("L-10.2", "アタックできない効果を受けている", "an effect says that it cannot attack", may_attack),
        k.Condition("L-10.4", "アタックの対象がない", "there is nothing for it to attack", has_target),
    ),
    aims=(AIM,),
    is_told=attacks_by_choice,
)


def attackers(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """L-10.2: the creatures that may attack now."""
    return [option.object for option in menu((ATTACKING,), game, player)]


def obliged(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """Those of them that must."""
    if "must:attack" not in game.index().buckets:
        return []
    return [id for id in attackers(game, player) if e.concerns(game, "must:attack", id, 0)]


def pairs_in(game: k.Game, name: str) -> list[tuple[int, int]]:
    """Attacks or blocks, one by one."""
    flat = numbers_in(game, name)
    return [(flat[at], flat[at + 1]) for at in range(0, len(flat), 2)]


def is_attacking(game: k.Game, id: k.ObjectId) -> bool:
    """L-10.2: whether a creature attacks in this step."""
    return any(attacker == id for attacker, _ in pairs_in(game, ATTACKS))


def is_blocking(game: k.Game, id: k.ObjectId) -> bool:
    """L-10.5: whether a creature blocks in this step."""
    return any(blocker == id for blocker, _ in pairs_in(game, BLOCKS))


def is_blocked(game: k.Game, id: k.ObjectId) -> bool:
    """L-10.5: whether an attacker was blocked in this step, even if the blocker is gone by now (A67)."""
    return any(attacker == id for _, attacker in pairs_in(game, BLOCKS))
