"""103.4.2.2 継続効果: when the time of lasting effects is over, by the name that each has for its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects import endings
from kirifuda.games.pso2.zones import IN_PLAY

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.game import Game


def end(game: Game, *names: str) -> list[Event]:
    """103.4.2.2: the effects of these names end, all at once."""
    return endings.end(game, *names)


def over_by_itself(game: Game, happenings: list[Happening]) -> list[Event]:
    """103.4.2.2: after every batch the effects that have come to their end."""
    return endings.over_by_itself(game, happenings, IN_PLAY)
