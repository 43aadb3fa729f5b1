"""Why not? For each action that might be wanted with a card: every condition against it, with its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.spellcard_strike.abilities import DeclaredAbility
from kirifuda.games.spellcard_strike.rules.common import is_striker, values_of
from kirifuda.games.spellcard_strike.rules.r02_05_4_conditions import WHY_NO_ABILITY, WHY_NO_SPELL
from kirifuda.games.spellcard_strike.rules.r05_04_6_movement import CAN_MOVE, free_neighbours
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import CAN_ATTACK
from kirifuda.games.spellcard_strike.rules.r05_05_commander_phase import CAN_RETIRE, CAN_SUMMON
from kirifuda.games.spellcard_strike.zones import HAND
from kirifuda.games.telling.asking import is_asked
from kirifuda.kernel.legality import Condition, failures

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.legality import Conditions

TEXT_COLUMNS: Final = 60
Reasons = list[tuple[str, list[Condition]]]


def has_way(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """5.4.6: a free area next to it."""
    return is_striker(game, id) and bool(free_neighbours(game, id))


def is_moving(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """5.4.3: an action is being chosen. 10.6.1: or one more step of this very striker."""
    decision = game.decision()
    is_swift = is_asked(game, player, "swift") and decision is not None and decision.subject == id
    return is_swift or is_asked(game, player, "action")


def is_declaring(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """2.5.3: an action, an additional action or a reaction is being chosen."""
    return is_asked(game, player, "action", "additional", "reaction")


def is_retiring(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """5.5.1.2: it is being chosen who retires."""
    return is_asked(game, player, "retire")


def is_summoning(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """5.5.1.2b: it is being chosen who is summoned."""
    return is_asked(game, player, "summon")


IS_MOVING: Final = Condition("5.4.3", "移動の選択中ではない", "no movement is being chosen", is_moving)
IS_DECLARING: Final = Condition("2.5.3", "宣言の選択中ではない", "no declaration is being chosen", is_declaring)
IS_RETIRING: Final = Condition("5.5.1.2", "退場の選択中ではない", "no retirement is being chosen", is_retiring)
IS_SUMMONING: Final = Condition("5.5.1.2b", "召喚の選択中ではない", "no summoning is being chosen", is_summoning)
HAS_WAY: Final = Condition("5.4.6", "隣接する空きエリアがない", "no area next to it is free", has_way)


def why_not(game: Game, player: PlayerId, id: ObjectId) -> Reasons:
    """Every action that the object is for, with all that fails; only for one's own cards in hand and on the stage."""
    card = game.object(id)
    if card is None:
        return []
    if card.zone == game.map.zone(HAND, player):
        spell = _failing(game, player, id, (IS_DECLARING, *WHY_NO_SPELL))
        if is_asked(game, player, "reinforce"):
            return [("spell", spell)]  # 10.8.1: summoning by the card's own ability has conditions of its own
        return [("summon", _failing(game, player, id, (IS_SUMMONING, *CAN_SUMMON))), ("spell", spell)]
    if is_striker(game, id) and card.controller == player and not card.face_down:
        return _on_stage(game, player, id)
    return []


def _failing(game: Game, player: PlayerId, id: ObjectId, conditions: Conditions, number: int = 0) -> list[Condition]:
    return failures(conditions, game, player, id, number)


def _on_stage(game: Game, player: PlayerId, id: ObjectId) -> Reasons:
    """Moving, attacking, declared abilities, retiring."""
    found: Reasons = [
        ("move", _failing(game, player, id, (IS_MOVING, *CAN_MOVE, HAS_WAY))),
        ("attack", _failing(game, player, id, (IS_DECLARING, *CAN_ATTACK))),
    ]
    abilities = values_of(game, id).abilities
    for number, ability in enumerate(abilities):
        if isinstance(ability, DeclaredAbility) and ability not in abilities[:number]:
            conditions = (IS_DECLARING, *WHY_NO_ABILITY)
            found.append((f"ability:{number}", _failing(game, player, id, conditions, number)))
    found.append(("retire", _failing(game, player, id, (IS_RETIRING, *CAN_RETIRE))))
    return found
