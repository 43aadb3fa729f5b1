"""103.4.2.2 継続効果: when the time of lasting effects is over, by the name that each has for its end."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.abilities import ATTACHED_LONG
from kirifuda.games.pso2.zones import IN_PLAY


def end(game: k.Game, *names: str) -> list[k.Event]:
    """103.4.2.2: the effects of these names end, all at once."""
    return e.end(game, *names)


def over_by_itself(game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
    """103.4.2.2: after every batch the effects that have come to their end; 204.2.2: with an attached active, what it
    did to its host."""
    bound = [effect for effect in game.state.lasting if effect.until == ATTACHED_LONG]
    gone = [effect.id for effect in bound if not is_attached(game, effect)]
    ended: list[k.Event] = [k.EndLasting(tuple(gone)), k.Occur("effects_ended", game.turn_player())] if gone else []
    return [*ended, *e.over_by_itself(game, happenings, IN_PLAY)]


def is_attached(game: k.Game, effect: k.LastingEffect) -> bool:
    """204.2.2.1: whether the active that an effect comes from still lies on a card."""
    card = game.object(effect.source)
    return card is not None and card.host != 0
