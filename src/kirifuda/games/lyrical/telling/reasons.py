"""Why not? For each action that might be wanted with a card: every condition against it, with its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.lyrical.abilities import EffectAbility
from kirifuda.games.lyrical.rules.common import ATTACKER, is_character
from kirifuda.games.lyrical.rules.n07_actions import (
    CAN_PLACE_FACTOR,
    CAN_SET,
    CAN_SET_UP,
    CAN_USE,
    is_setup,
    kind_of,
)
from kirifuda.games.lyrical.rules.n08_effects import CAN_USE_EFFECT
from kirifuda.games.lyrical.rules.n09_attacks import CAN_ATTACK, CAN_GUARD
from kirifuda.games.lyrical.values import FACTOR_CARD, USED
from kirifuda.games.lyrical.zones import FIELD, HAND
from kirifuda.games.telling.asking import is_asked
from kirifuda.kernel.legality import Condition, failures

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.legality import Conditions

Reasons = list[tuple[str, list[Condition]]]
ACTING: Final = ("action", "response", "factor")


def is_acting(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """N-7.4: the player is choosing what to do."""
    return is_asked(game, player, *ACTING)


def is_guarding(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """N-9.3: the player is asked for a guard."""
    return is_asked(game, player, "guard")


IS_ACTING: Final = Condition("N-7.4", "行動を選ぶ時ではない", "it is not the time to act", is_acting)
IS_GUARDING: Final = Condition("N-9.3", "ガードを選ぶ時ではない", "it is not the time to guard", is_guarding)


def why_not(game: Game, player: PlayerId, id: ObjectId) -> Reasons:
    """Every action that the object is for, with all that fails; only for one's own cards in hand and in play."""
    card = game.object(id)
    if card is None or card.card < 0:
        return []
    if card.zone == game.map.zone(HAND, player):
        verb, conditions = in_hand(game, id)
        return [(verb, failures((IS_ACTING, *conditions), game, player, id))]
    if card.zone == game.map.zone(FIELD, player) and is_character(game, id):
        return _in_play(game, player, id)
    return []


def in_hand(game: Game, id: ObjectId) -> tuple[str, Conditions]:
    """What a card in hand is for."""
    kind = kind_of(game, id)
    if kind & FACTOR_CARD:
        return "place_factor", CAN_PLACE_FACTOR
    if kind & USED:
        return "use", CAN_USE
    return ("set_up", CAN_SET_UP) if is_setup(game, id) else ("set", CAN_SET)


def _in_play(game: Game, player: PlayerId, id: ObjectId) -> Reasons:
    """Attacking or guarding, and its effects."""
    found: Reasons = []
    attacker = game.number(ATTACKER)
    if attacker and game.turn_player() != player:
        found.append(("guard", failures((IS_GUARDING, *CAN_GUARD), game, player, id, attacker)))
    else:
        found.append(("attack", failures((IS_ACTING, *CAN_ATTACK), game, player, id)))
    for number, ability in enumerate(game.values(id).abilities):
        if isinstance(ability, EffectAbility):
            found.append((f"effect:{number}", failures((IS_ACTING, *CAN_USE_EFFECT), game, player, id, number)))
    return found
