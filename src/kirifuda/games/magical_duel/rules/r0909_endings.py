"""901.2b, 909 持続効果: the names of the ends of lasting effects; `effects.endings` ends them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.customs.turns import phase
from kirifuda.effects.endings import end
from kirifuda.kernel.changes import SetVariable

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.game import Game


def at_moment(moment: str, player: int) -> tuple[str, str]:
    """The names of an end at a moment: of anybody's turn, and of this player's."""
    return f"moment:{moment}", f"moment:{moment}:{player}"


def begin_phase(game: Game, name: str) -> list[Event]:
    """A phase begins; what lasted until the end of the phase before it is over."""
    over = end(game, *at_moment(f"{phase(game)}_phase_end", game.turn_player()))
    return [*over, SetVariable("phase", name)]
