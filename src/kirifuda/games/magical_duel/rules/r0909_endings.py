"""901.2b, 909 持続効果: when the time of lasting effects is over, by the name that each has for its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.magical_duel.rules.common import phase
from kirifuda.kernel.changes import EndLasting, Occur, SetVariable

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.game import Game


def ending(game: Game, *names: str) -> list[int]:
    """The effects that end by one of these names, unless they wait for a later turn (behind `@` stands the first)."""
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


def at_moment(moment: str, player: int) -> tuple[str, str]:
    """The names of an end at a moment: of anybody's turn, and of this player's."""
    return f"moment:{moment}", f"moment:{moment}:{player}"


def begin_phase(game: Game, name: str) -> list[Event]:
    """A phase begins; what lasted until the end of the phase before it is over."""
    over = end(game, *at_moment(f"{phase(game)}_phase_end", game.turn_player()))
    return [*over, SetVariable("phase", name)]
