"""Why not? For each action that might be wanted with a card: every condition against it, with its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.pso2.abilities import ActivatedAbility
from kirifuda.games.pso2.rules.common import is_character, is_person
from kirifuda.games.pso2.rules.r504_actions import CAN_ACTIVATE, CAN_PLAY
from kirifuda.games.pso2.rules.r506_attacks import CAN_ATTACK
from kirifuda.games.pso2.zones import HAND, IN_PLAY
from kirifuda.games.telling.asking import is_asked
from kirifuda.kernel.legality import Condition, failures

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId

Reasons = list[tuple[str, list[Condition]]]


def is_acting(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """103.6.1.5: the player is choosing what to do with the right to act."""
    return is_asked(game, player, "action")


def is_pp_time(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """503.1.1: a card for PP is being chosen."""
    return is_asked(game, player, "pp")


IS_ACTING: Final = Condition("103.6.1.5", "行動を選ぶ時ではない", "it is not the time to act", is_acting)
IS_PP_TIME: Final = Condition("503.1.1", "PPフェイズの選択中ではない", "it is not your PP phase", is_pp_time)


def why_not(game: Game, player: PlayerId, id: ObjectId) -> Reasons:
    """Every action that the object is for, with all that fails; only for one's own cards in hand and in play."""
    card = game.object(id)
    if card is None:
        return []
    if card.zone == game.map.zone(HAND, player):
        return [
            ("play", failures((IS_ACTING, *CAN_PLAY), game, player, id)),
            ("pp", failures((IS_PP_TIME,), game, player, id)),
        ]
    if game.map.kind_of[card.zone].bit & IN_PLAY and card.controller == player and card.card >= 0:
        return _in_play(game, player, id)
    return []


def _in_play(game: Game, player: PlayerId, id: ObjectId) -> Reasons:
    """Attacking, and its activated abilities."""
    found: Reasons = []
    if is_person(game, id) or is_character(game, id):
        found.append(("attack", failures((IS_ACTING, *CAN_ATTACK), game, player, id)))
    abilities = game.values(id).abilities
    for number, ability in enumerate(abilities):
        if isinstance(ability, ActivatedAbility) and ability not in abilities[:number]:
            found.append((f"activate:{number}", failures((IS_ACTING, *CAN_ACTIVATE), game, player, id, number)))
    return found
