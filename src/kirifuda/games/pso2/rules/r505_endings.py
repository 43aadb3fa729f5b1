"""103.4.2.2 継続効果: when the time of lasting effects is over, by the name that each has for its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects import endings
from kirifuda.games.pso2.abilities import ATTACHED_LONG
from kirifuda.games.pso2.zones import IN_PLAY
from kirifuda.kernel.changes import EndLasting, Occur

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.lasting import LastingEffect


def end(game: Game, *names: str) -> list[Event]:
    """103.4.2.2: the effects of these names end, all at once."""
    return endings.end(game, *names)


def over_by_itself(game: Game, happenings: list[Happening]) -> list[Event]:
    """103.4.2.2: after every batch the effects that have come to their end; 204.2.2: with an attached active, what it
    did to its host."""
    bound = [effect for effect in game.state.lasting if effect.until == ATTACHED_LONG]
    gone = [effect.id for effect in bound if not is_attached(game, effect)]
    ended: list[Event] = [EndLasting(tuple(gone)), Occur("effects_ended", game.turn_player())] if gone else []
    return [*ended, *endings.over_by_itself(game, happenings, IN_PLAY)]


def is_attached(game: Game, effect: LastingEffect) -> bool:
    """204.2.2.1: whether the active that an effect comes from still lies on a card."""
    card = game.object(effect.source)
    return card is not None and card.host != 0
