"""Why not? For each action that might be wanted with a card: every condition against it, with its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.abilities import has_keyword
from kirifuda.games.last_resort.abilities import CONVERT, RECYCLE, ActivatedAbility
from kirifuda.games.last_resort.rules.common import is_creature, values_of
from kirifuda.games.last_resort.rules.l01_last_resort import CAN_TURN_UP
from kirifuda.games.last_resort.rules.l08_mana_step import CAN_PLACE_MANA
from kirifuda.games.last_resort.rules.l09_1_costs import CONVERTING, RECYCLING, SUMMON
from kirifuda.games.last_resort.rules.l09_4_abilities import is_leader
from kirifuda.games.last_resort.rules.l09_actions import CAN_CONVERT, CAN_RECYCLE, CAN_SUMMON, against_use
from kirifuda.games.last_resort.rules.l10_2_attackers import CAN_ATTACK, obliged
from kirifuda.games.last_resort.rules.l10_5_blocks import CAN_BLOCK, attacking, blockable
from kirifuda.games.last_resort.values import MANA_CARD
from kirifuda.games.last_resort.zones import GRAVEYARD, HAND, LAST_RESORT
from kirifuda.games.telling.asking import is_asked
from kirifuda.kernel.legality import Condition, failures

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId

Reasons = list[tuple[str, list[Condition]]]


def is_acting(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """L-9.0: the player is choosing what to do."""
    return is_asked(game, player, "main")


def is_declaring(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """L-10.2: the attackers are being chosen."""
    return is_asked(game, player, "attackers")


def is_blocking_time(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """L-10.5: the blockers are being chosen."""
    return is_asked(game, player, "blockers")


def is_losing(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """L-1.17: the player is asked whether to give up."""
    return is_asked(game, player, "last_resort")


def is_attack_on(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """L-10.5: there is an attack that could be blocked at all."""
    return game.turn_player() != player and bool(attacking(game))


IS_ACTING: Final = Condition("L-9.0", "行動を選ぶ時ではない", "it is not the time to act", is_acting)
IS_DECLARING: Final = Condition(
    "L-10.2", "アタックするクリーチャーを選ぶ時ではない", "it is not the time to choose attackers", is_declaring
)
IS_BLOCKING: Final = Condition(
    "L-10.5", "ブロックするクリーチャーを選ぶ時ではない", "it is not the time to choose blockers", is_blocking_time
)
IS_LOSING: Final = Condition("L-1.17", "降参するかを選ぶ時ではない", "it is not the time to choose", is_losing)
IS_ATTACK_ON: Final = Condition("L-10.5", "アタックされていない", "there is no attack on you", is_attack_on)


def why_not(game: Game, player: PlayerId, id: ObjectId) -> Reasons:
    """Every action that the object is for, with all that fails; only for one's own cards."""
    card = game.object(id)
    if card is None or card.card < 0 or card.controller != player:
        return []
    if card.zone == game.map.zone(HAND, player):
        return _in_hand(game, player, id)
    if card.zone == game.map.zone(LAST_RESORT, player):
        return [("turn_up", failures((IS_LOSING, *CAN_TURN_UP), game, player, id))]
    found: Reasons = []
    if card.zone == game.map.zone(GRAVEYARD, player) and has_keyword(values_of(game, id).abilities, RECYCLE):
        found.append(("recycle", failures((IS_ACTING, *CAN_RECYCLE), game, player, id, RECYCLING)))
    if is_creature(game, id):
        if id not in obliged(game, player):  # what must attack does so unasked
            found.append(("attack", failures((IS_DECLARING, *CAN_ATTACK), game, player, id)))
        found.append(("block", _against_blocking(game, player, id)))
    return [*found, *_abilities(game, player, id)]


def _against_blocking(game: Game, player: PlayerId, id: ObjectId) -> list[Condition]:
    """What speaks against blocking any attack; nothing, if there is one that it may block."""
    found = failures((IS_BLOCKING, IS_ATTACK_ON), game, player, id)
    if found or blockable(game, id):
        return found
    for attacker in attacking(game):
        found.extend(each for each in failures(CAN_BLOCK, game, player, id, attacker) if each not in found)
    return found


def is_same_card(game: Game, one: ObjectId, other: ObjectId) -> bool:
    """Whether two objects are the same printed card."""
    return game.state.objects[one].card == game.state.objects[other].card


def _in_hand(game: Game, player: PlayerId, id: ObjectId) -> Reasons:
    """Placing mana, summoning, converting."""
    values = values_of(game, id)
    if values.kind & MANA_CARD:  # of equal cards only one is offered
        equal = [other for other in game.zone(HAND, player) if is_same_card(game, other, id)]
        return [("mana", failures(CAN_PLACE_MANA, game, player, id))] if equal[0] == id else []
    found: Reasons = [("summon", failures((IS_ACTING, *CAN_SUMMON), game, player, id, SUMMON))]
    if has_keyword(values.abilities, CONVERT):
        found.append(("convert", failures((IS_ACTING, *CAN_CONVERT), game, player, id, CONVERTING)))
    return found


def _abilities(game: Game, player: PlayerId, id: ObjectId) -> Reasons:
    """Its abilities that are used."""
    abilities = game.values(id).abilities
    verb = "skill" if is_leader(game, id) else "use"
    return [
        (f"{verb}:{number}", failures((IS_ACTING, *against_use(game, id, number)), game, player, id, number))
        for number, ability in enumerate(abilities)
        if isinstance(ability, ActivatedAbility)
        and ability not in abilities[:number]
        and game.rulebook.is_valid_here(game, ability, game.state.objects[id])
    ]
