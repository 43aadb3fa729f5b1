"""901.2b, 909 持続効果: the names of the ends of lasting effects; `effects.endings` ends them."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.turns import phase


def at_moment(moment: str, player: int) -> tuple[str, str]:
    """The names of an end at a moment: of anybody's turn, and of this player's."""
    return f"moment:{moment}", f"moment:{moment}:{player}"


def begin_phase(game: k.Game, name: str) -> list[k.Event]:
    """A phase begins; what lasted until the end of the phase before it is over."""
    over = e.end(game, *at_moment(f"{phase(game)}_phase_end", game.turn_player()))
    return [*over, k.SetVariable("phase", name)]
