"""N-1 キャラクターカードのセット: how characters come into play."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.abilities import SETUP, StaticAbility
from kirifuda.games.lyrical.rules.common import is_free_of_names, is_name_taken, printed
from kirifuda.games.lyrical.values import CHARACTER
from kirifuda.games.lyrical.zones import ACTED, FIELD, UNACTED


class EnterField(k.Move):
    """N-1.1 場に出す: a character comes into play, un-acted (A44). What cannot be there stays where it was (A47)."""

    kind = "enter"

    def apply(self, game: k.Game) -> int:
        return super().apply(game) if can_enter(game, self.object, game.map.player_of[self.zone]) else k.NOTHING


def can_enter(game: k.Game, id: k.ObjectId, player: k.PlayerId) -> bool:
    """N-1.6, N-12.4: whether a character can come into a player's field by itself: no other one has its name, and it
    need not be laid on one that has."""
    card = game.object(id)
    if card is None or card.card < 0:
        return False
    values = printed(game, card).printed
    if not values.kind & CHARACTER or e.has_keyword(values.abilities, SETUP):
        return False
    return is_free_of_names(game, id) or not is_name_taken(game, player, CHARACTER, values.name)


def arrives_acted(game: k.Game, id: k.ObjectId, player: k.PlayerId) -> bool:
    """Whether a text says that a character comes acted."""
    if e.concerns(game, "enter:acted", id, e.player_target(player)):
        return True
    card = game.object(id)
    if card is None or card.card < 0:
        return False
    own = e.Scope(game, {}, id, player)
    for ability in printed(game, card).printed.abilities:
        if isinstance(ability, StaticAbility) and any(plan.deed == "itself" for plan in ability.arriving):
            return ability.is_in_force(own)
    return False


def entering(game: k.Game, id: k.ObjectId, player: k.PlayerId, position: int = UNACTED) -> EnterField:
    """N-1.1: the coming of a character into a player's field; acted if a text says so, be it its own."""
    if arrives_acted(game, id, player):
        position = ACTED
    return EnterField(id, game.map.zone(FIELD, player), position=position)
