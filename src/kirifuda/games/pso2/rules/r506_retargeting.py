"""302.1b, 506.4.2: when an attack can be drawn away from its targets, and what stands in the way of War Cry."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.pso2.abilities import EROSION, WAR_CRY, PsoAbility
from kirifuda.games.pso2.rules.common import ATTACKER, boss_seat, is_enemy, is_raid, values_of
from kirifuda.games.pso2.rules.r506_early_ending import remaining_targets


def is_retargeting_time(game: k.Game) -> bool:
    """506.4.2: up to the attack joining step."""
    return game.variable("phase") == "battle" and game.variable("step") in ("battle_start", "joining")


def is_war_cry(game: k.Game, id: k.ObjectId, number: int) -> bool:
    """302.1b: whether the ability at a place among a card's is this keyword."""
    abilities = game.values(id).abilities if game.object(id) is not None else ()
    ability = abilities[number] if 0 <= number < len(abilities) else None
    return isinstance(ability, PsoAbility) and ability.keyword == WAR_CRY


# What must be true to use War Cry; of any other ability it is: `object` is the card, `number` the place of the ability.


def is_ally_attacked(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """302.1b: an enemy attacks an ally, in a raid any of the party's (R.22)."""
    if not is_war_cry(game, id, number):
        return True
    attacker = game.number(ATTACKER)
    if not attacker or not is_enemy(game, game.object_or_last(attacker).controller, player):
        return False
    targets = remaining_targets(game)
    return any(is_companion(game, player, game.object_or_last(target).controller) for target in targets)


def is_not_sole_target(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """302.1b, 103.2.1.2: the attack would go somewhere else than it goes already."""
    return not is_war_cry(game, id, number) or remaining_targets(game) != [id]


def is_cry_in_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """506.4.2: an attack that is going on can still be drawn away."""
    return not is_war_cry(game, id, number) or not game.number(ATTACKER) or is_retargeting_time(game)


def is_cry_accepted(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """302.10, by a house rule: the attack of a card with Erosion cannot be drawn away."""
    attacker = game.number(ATTACKER)
    if house(game, "war_cry_against_erosion") != "refused" or game.object(attacker) is None:
        return True
    return not is_war_cry(game, id, number) or not e.has_keyword(values_of(game, attacker).abilities, EROSION)


def is_companion(game: k.Game, player: k.PlayerId, other: k.PlayerId) -> bool:
    """R.22, R.30: for War Cry the other members' allies count as one's own; the boss has nobody but itself."""
    if is_raid(game) and boss_seat(game) not in (player, other):
        return True
    return player == other
