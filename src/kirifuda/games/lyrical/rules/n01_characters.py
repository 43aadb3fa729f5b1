"""N-1 キャラクターカードのセット: how characters come into play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.abilities import concerns, has_keyword
from kirifuda.effects.plans.shapes import player_target
from kirifuda.effects.scope import Scope
from kirifuda.games.lyrical.abilities import SETUP, StaticAbility
from kirifuda.games.lyrical.rules.common import is_free_of_names, is_name_taken, printed
from kirifuda.games.lyrical.values import CHARACTER
from kirifuda.games.lyrical.zones import ACTED, FIELD, UNACTED
from kirifuda.kernel.changes import Move
from kirifuda.kernel.event import NOTHING

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId


class EnterField(Move):
    """N-1.1 場に出す: a character comes into play, un-acted (A44). What cannot be there stays where it was (A47)."""

    kind = "enter"

    def apply(self, game: Game) -> int:
        return super().apply(game) if can_enter(game, self.object, game.map.player_of[self.zone]) else NOTHING


def can_enter(game: Game, id: ObjectId, player: PlayerId) -> bool:
    """N-1.6, N-12.4: whether a character can come into a player's field by itself: no other one has its name, and it
    need not be laid on one that has."""
    card = game.object(id)
    if card is None or card.card < 0:
        return False
    values = printed(game, card).printed
    if not values.kind & CHARACTER or has_keyword(values.abilities, SETUP):
        return False
    return is_free_of_names(game, id) or not is_name_taken(game, player, CHARACTER, values.name)


def arrives_acted(game: Game, id: ObjectId, player: PlayerId) -> bool:
    """Whether a text says that a character comes acted."""
    if concerns(game, "enter:acted", id, player_target(player)):
        return True
    card = game.object(id)
    if card is None or card.card < 0:
        return False
    own = Scope(game, {}, id, player)
    for ability in printed(game, card).printed.abilities:
        if isinstance(ability, StaticAbility) and any(plan.deed == "itself" for plan in ability.arriving):
            return ability.is_in_force(own)
    return False


def entering(game: Game, id: ObjectId, player: PlayerId, position: int = UNACTED) -> EnterField:
    """N-1.1: the coming of a character into a player's field; acted if a text says so, be it its own."""
    if arrives_acted(game, id, player):
        position = ACTED
    return EnterField(id, game.map.zone(FIELD, player), position=position)
