"""504.1.5, 506.3.1: who may attack whom."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Aim, Source, asking
from kirifuda.customs.doubts import house
from kirifuda.customs.turns import phase
from kirifuda.games.pso2.abilities import EROSION, RAPID_FIRE, StaticAbility
from kirifuda.games.pso2.rules.common import (
    allies,
    boss_seat,
    enemies,
    holder_of_right,
    is_area_empty,
    is_character,
    is_on,
    is_person,
    is_raid,
    player_card,
    row_of,
    values_of,
)
from kirifuda.games.pso2.zones import BACK, FRONT


def attack_targets(game: k.Game, attacker: k.ObjectId) -> list[k.ObjectId]:
    """506.3.1, A29: the enemies that may be attacked: what effects forbid comes before what the rules allow (103.1.2);
    Erosion leaves the player only (302.10)."""
    if game.object(attacker) is None:
        return []
    return [id for id in suitable(game, attacker) if is_allowed(game, attacker, id)]


def suitable(game: k.Game, attacker: k.ObjectId) -> list[k.ObjectId]:
    """What the rules let a card attack: of the boss's side the target player (R.15), unless the card says what."""
    card = game.state.objects[attacker]
    named = named_targets(game, attacker)
    if named is not None:
        return named
    if card.controller == boss_seat(game):
        target = player_card(game, game.number("target_player"))
        return [target] if target else []
    return enemies(game, card.controller)


def named_targets(game: k.Game, attacker: k.ObjectId) -> list[k.ObjectId] | None:
    """R.15: the targets that a text of the attacker names, if there are any."""
    for ability, scope in e.in_force(game, "attack_targets", StaticAbility):
        if scope.source == attacker and ability.attack_targets is not None:
            found = ability.attack_targets.ids(scope)
            if found:
                return found
    return None


def second_targets(game: k.Game, attacker: k.ObjectId) -> list[k.ObjectId]:
    """302.7, R.31: what the boss's side may add with Rapid Fire: any of the party's players and characters."""
    side = game.state.objects[attacker].controller
    return [id for id in enemies(game, side) if is_allowed(game, attacker, id)]


def is_allowed(game: k.Game, attacker: k.ObjectId, target: k.ObjectId) -> bool:
    """103.1.2: nothing says that the attacker cannot attack the target."""
    return k.passes(MAY_BE_ATTACKED, game, game.state.objects[attacker].controller, target, attacker)


# Whether an enemy may be attacked: `object` is the target, `number` the attacker.


def is_suitable(game: k.Game, player: k.PlayerId, target: k.ObjectId, attacker: k.ObjectId) -> bool:
    """506.3.1: an enemy, or whatever the attacker's text names."""
    return game.object(attacker) is not None and target in suitable(game, attacker)


def is_within_erosion(game: k.Game, player: k.PlayerId, target: k.ObjectId, attacker: k.ObjectId) -> bool:
    """302.10: with Erosion only the player; by a house rule anybody else."""
    if game.object(attacker) is None or not e.has_keyword(values_of(game, attacker).abilities, EROSION):
        return True
    return is_person(game, target) == (house(game, "erosion_targets") != "not_the_player")


def is_in_reach(game: k.Game, player: k.PlayerId, target: k.ObjectId, attacker: k.ObjectId) -> bool:
    """A29, by a house rule: nobody stands in front of it."""
    return house(game, "attack_rows") != "front_row_first" or not is_shielded(game, target)


def may_be_attacked(game: k.Game, player: k.PlayerId, target: k.ObjectId, attacker: k.ObjectId) -> bool:
    """103.1.2: no effect says that the attacker cannot attack it."""
    return not e.concerns(game, "forbid:attack", attacker, target)


MAY_BE_ATTACKED: Final[k.Conditions] = (
    k.Condition("302.10", "侵食では攻撃できない相手", "Erosion does not let it be attacked", is_within_erosion),
    k.Condition("506.3.1", "前列のキャラの後ろにいる", "a character stands in front of it", is_in_reach),
    k.Condition("103.1.2", "攻撃できない効果がある", "an effect says that it cannot be attacked", may_be_attacked),
)
CAN_BE_ATTACKED: Final[k.Conditions] = (
    k.Condition("506.3.1", "適正な相手ではない", "it is no suitable enemy", is_suitable),
    *MAY_BE_ATTACKED,
)


def is_shielded(game: k.Game, target: k.ObjectId) -> bool:
    """A29, by a house rule: a back-row character behind somebody in the front row."""
    if not is_character(game, target) or row_of(game, target) != BACK:
        return False
    side = game.state.objects[target].controller
    return any(row_of(game, id) == FRONT for id in allies(game, side) if not is_person(game, id))


def most_targets(game: k.Game, attacker: k.ObjectId) -> int:
    """302.7, G.41: two with Rapid Fire, else one."""
    return 2 if e.has_keyword(values_of(game, attacker).abilities, RAPID_FIRE) else 1


# Whether an attack may be declared: `object` is the attacker.


def has_right(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """103.6.1: the right to act is one's own."""
    return holder_of_right(game) == player


def is_turn_to_attack(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1.5: in one's own turn."""
    return game.turn_player() == player


def is_main_to_attack(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """103.6.2.2: in the main phase."""
    return phase(game) == "main"


def is_free_to_attack(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """103.6.2.2: with nothing waiting."""
    return is_area_empty(game)


def is_ready(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """215.2: ON."""
    return is_on(game, id)


def is_not_frozen(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """301.3."""
    return game.object(id) is not None and not values_of(game, id).frozen


def may_attack(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """103.1.2: nothing says that it cannot attack at all."""
    return not e.concerns(game, "forbid:attack", id, 0)


def has_prey(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """302.10: Erosion leaves somebody of them."""
    if game.object(id) is None or not e.has_keyword(values_of(game, id).abilities, EROSION):
        return True
    found = suitable(game, id)
    return not found or any(is_within_erosion(game, player, target, id) for target in found)


def has_target(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """506.3.1, 103.1.2: effects that let it attack leave somebody of them."""
    if attack_targets(game, id):
        return True
    return not may_attack(game, player, id, number) or not has_prey(game, player, id, number)


ABLE_TO_ATTACK: Final[k.Conditions] = (
    k.Condition("215.2", "ON状態ではない", "it is not ON", is_ready),
    k.Condition("301.3", "フリーズしている", "it is frozen", is_not_frozen),
    k.Condition("103.1.2", "攻撃できない効果を受けている", "an effect says that it cannot attack", may_attack),
    k.Condition("302.10", "侵食で攻撃できる相手がいない", "Erosion leaves nobody to attack", has_prey),
    k.Condition("103.1.2", "効果のために攻撃できる相手がいない", "effects leave nobody to attack", has_target),
)
"""215.2: what must be true of the attacker, whoever's side it is on."""

IS_ACTING: Final = asking("103.6.1.5", "行動を選ぶ時ではない", "it is not the time to act", "action")
HAS_RIGHT: Final = k.Condition("103.6.1", "行動権がない", "you do not have the right to act", has_right)
ATTACKING: Final[Action] = Action(
    "attack",
    IS_ACTING,
    Source("504.1.5", "自分の味方ではない", "it is no ally of yours", allies),
    now=(
        HAS_RIGHT,
        k.Condition("504.1.5", "自分のターンではない", "it is not your turn", is_turn_to_attack),
        k.Condition("103.6.2.2", "メインフェイズではない", "it is not the main phase", is_main_to_attack),
        k.Condition("103.6.2.2", "処理領域が空でない", "something still waits", is_free_to_attack),
    ),
    able=ABLE_TO_ATTACK,
    aims=(Aim("attack_target", CAN_BE_ATTACKED),),
)


def obliged(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """103.1.2: allies that must attack and can."""
    if is_raid(game) and player == boss_seat(game):
        return []
    if "must:attack" not in game.index().buckets:
        return []
    return [
        id
        for id in allies(game, player)
        if e.concerns(game, "must:attack", id, 0)
        and all(condition.holds(game, player, id, 0) for condition in ABLE_TO_ATTACK)
    ]
