"""Taking a choice back: older games are kept, and given back as long as nothing new was learned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.kernel.knowledge import is_seen

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


def objection(before: Checkpoint, now: Game, opponent_answers: int, player: PlayerId) -> str:
    """The key of the sentence that says why there is no way back; empty if there is one."""
    if has_seen_more(before.game, now, player):
        return "undo_seen"
    if before.game.state.streams != now.state.streams:
        return "undo_chance"
    return "undo_acted" if opponent_answers > before.opponent_answers else ""


def has_seen_more(before: Game, now: Game, player: PlayerId) -> bool:
    """Whether a player knows a card now that was hidden before."""
    state = now.state
    if _known(before, player) != _known(now, player):
        return True
    for id, card in before.state.objects.items():
        if is_seen(before.map, card, player):
            continue
        place = id
        while place not in state.objects and place in state.became:
            place = state.became[place]
        after = state.objects.get(place)
        if after is not None and is_seen(now.map, after, player):
            return True
    return False


def _known(game: Game, player: PlayerId) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What a player knows of hidden zones, in a form that can be compared."""
    return sorted((group.places, group.cards) for group in game.state.knowledge[player])
