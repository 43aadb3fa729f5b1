"""Why not? For each action that might be wanted with a card: every condition against it, with its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.abilities import ActivatedAbility
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.rules.r0504_call_phase import CAN_CALL, CAN_LEVEL_UP
from kirifuda.games.magical_duel.rules.r0700_player_actions import CAN_PLAY, WHY_NOT_ACTIVATE
from kirifuda.games.magical_duel.rules.r0705_switching import CAN_SWITCH
from kirifuda.games.magical_duel.rules.r0803_attack_declaration import CAN_ATTACK, attackable
from kirifuda.games.magical_duel.values import CASTER, SERVANT
from kirifuda.games.magical_duel.zones import CHASE, FIELD_BITS, HAND, STOCK
from kirifuda.games.telling.asking import is_asked
from kirifuda.kernel.legality import Condition, failures

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.legality import Conditions

Reasons = list[tuple[str, list[Condition]]]


def is_calling(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """504.1: the choice of the call phase is open."""
    return is_asked(game, player, "call")


def has_priority(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """604.1: the player has priority."""
    return is_asked(game, player, "action")


def is_declaring(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """803.3: an attacker is being chosen."""
    return is_asked(game, player, "attacker")


def has_target(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """803.3b: there is something to attack."""
    card = game.object(id)
    return card is not None and bool(attackable(game, id))


IS_CALL_TIME: Final = Condition("504.1", "コールフェイズの選択中ではない", "it is not your call phase", is_calling)
HAS_PRIORITY: Final = Condition("604.1", "優先権がない", "you do not have priority", has_priority)
IS_ATTACK_TIME: Final = Condition("803.3", "攻撃宣言の時ではない", "no attack is being declared", is_declaring)
HAS_TARGET: Final = Condition("803.3b", "攻撃目標がない", "there is nothing it may attack", has_target)


def why_not(game: Game, player: PlayerId, id: ObjectId) -> Reasons:
    """Every action that the object is for, with all that fails; only for one's own cards."""
    card = game.object(id)
    if card is None:
        return []
    kind = game.map.kind_of[card.zone]
    if kind is HAND and card.zone == game.map.zone(HAND, player):
        return _in_hand(game, player, id)
    if kind.bit & FIELD_BITS:
        return _on_field(game, player, id) if card.controller == player else []
    is_own = card.controller == player and kind is not STOCK and kind is not CHASE
    return _abilities(game, player, id, is_valid=True) if is_own else []


def _failing(game: Game, player: PlayerId, id: ObjectId, conditions: Conditions, number: int = 0) -> list[Condition]:
    return failures(conditions, game, player, id, number)


def _in_hand(game: Game, player: PlayerId, id: ObjectId) -> Reasons:
    """Called, laid face down, levelled up, activated."""
    values = values_of(game, id)
    found: Reasons = []
    if values.kinds & CASTER:
        if values.level >= 2:
            found.append(("level_up", _failing(game, player, id, (IS_CALL_TIME, *CAN_LEVEL_UP))))
        else:
            found.append(("call", _failing(game, player, id, (IS_CALL_TIME, *CAN_CALL))))
    else:
        found.append(("play", _failing(game, player, id, (HAS_PRIORITY, *CAN_PLAY))))
    found.append(("call_face_down", _failing(game, player, id, (IS_CALL_TIME,))))
    found.extend(_abilities(game, player, id, is_valid=True))
    return found


def _on_field(game: Game, player: PlayerId, id: ObjectId) -> Reasons:
    """Attacking, switching, its activated abilities."""
    values = values_of(game, id)
    found: Reasons = []
    if values.kinds & SERVANT:
        found.append(("attack", _failing(game, player, id, (IS_ATTACK_TIME, *CAN_ATTACK, HAS_TARGET))))
        found.append(("switch", _failing(game, player, id, (HAS_PRIORITY, *CAN_SWITCH))))
    return [*found, *_abilities(game, player, id, is_valid=False)]


def _abilities(game: Game, player: PlayerId, id: ObjectId, *, is_valid: bool) -> Reasons:
    """Its activated abilities: all of them, or only those that work where it is (902.2)."""
    card = game.state.objects[id]
    abilities = values_of(game, id).abilities
    return [
        (f"activate:{number}", _failing(game, player, id, (HAS_PRIORITY, *WHY_NOT_ACTIVATE), number))
        for number, ability in enumerate(abilities)
        if isinstance(ability, ActivatedAbility) and ability not in abilities[:number]
        if not is_valid or game.rulebook.is_valid_here(game, ability, card)
    ]
