"""When the time of lasting effects is over, by the name that each has for its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans.lasting import AT_EVENT, EndingEvent, is_over
from kirifuda.kernel.changes import EndLasting, Occur
from kirifuda.kernel.event import Event, Happening
from kirifuda.kernel.ids import Mask

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.lasting import LastingEffect

WHILE_IN_PLAY: Final = "in_play"
"""The `until` of what lasts while its anchor is in play."""


def ending(game: Game, *names: str) -> list[int]:
    """The effects that end by one of these names, unless they wait for a later turn (behind `@`)."""
    found: list[int] = []
    for effect in game.state.lasting:
        name, _, first = effect.until.partition("@")
        if name in names and (not first or game.turn() >= int(first)):
            found.append(effect.id)
    return found


def end(game: Game, *names: str) -> list[Event]:
    """These effects end, all at once."""
    ids = ending(game, *names)
    return [EndLasting(tuple(ids)), Occur("effects_ended", game.turn_player())] if ids else []


def has_ended(game: Game, effect: LastingEffect, happenings: list[Happening], in_play: Mask) -> bool:
    """Whether an effect is over by itself: what it hangs on is no longer so, or what it waited for has come; one bound
    to cards alone ends when the last of them is gone."""
    if effect.until.startswith(AT_EVENT):
        ability = game.pool.abilities[effect.until.removeprefix(AT_EVENT)]
        return isinstance(ability, EndingEvent) and ability.has_come(game, effect, happenings)
    if effect.ids and not any(id in game.state.objects for id in effect.ids):
        return True
    if effect.anchor and effect.until == WHILE_IN_PLAY:
        card = game.object(effect.anchor)
        return card is None or not game.map.kind_of[card.zone].bit & in_play
    return is_over(game, effect)


def over_by_itself(game: Game, happenings: list[Happening], in_play: Mask) -> list[Event]:
    """After every batch: the effects that have come to their end; `in_play` are the kinds of zones that count so."""
    ids = [effect.id for effect in game.state.lasting if has_ended(game, effect, happenings, in_play)]
    return [EndLasting(tuple(ids)), Occur("effects_ended", game.turn_player())] if ids else []
