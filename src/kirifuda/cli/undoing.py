"""Taking a choice back: older games are kept, and given back as long as nothing new was learned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.kernel.hiding.knowledge import has_seen_more

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId


@dataclass(frozen=True)
class Checkpoint:
    """The game before one choice, and how long the lists were."""

    game: Game
    answers: int
    records: int
    opponent_answers: int
    seat: int
    """Whose choice it was."""


def objection(before: Checkpoint, now: Game, opponent_answers: int, player: PlayerId) -> str:
    """The key of the sentence that says why there is no way back; empty if there is one."""
    if before.seat != player:
        return "undo_acted"
    if has_seen_more(before.game, now, player):
        return "undo_seen"
    if before.game.state.streams != now.state.streams:
        return "undo_chance"
    return "undo_acted" if opponent_answers > before.opponent_answers else ""
