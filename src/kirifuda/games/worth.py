"""How a position stands for a player by what the words of a game are worth, where it has no evaluation of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.customs.players import owned

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.vocabulary import Vocabulary


def evaluate(words: Vocabulary, game: k.Game, player: k.PlayerId) -> float:
    """What one side has, less what the best of the others has. Hidden cards count by number only."""
    others = [side(words, game, other) for other in range(game.players) if other != player]
    return side(words, game, player) - max(others, default=0.0)


def side(words: Vocabulary, game: k.Game, player: k.PlayerId) -> float:
    """Numbers of the player, cards in zones, and what is on those in play."""
    total = sum(row.worth * game.number(owned(row.name, player)) for row in words.player_facts if row.worth)
    rows = [row for row in words.facts if row.worth]
    for zone in words.zones:
        ids = game.zone(zone.kind, player)
        total += zone.worth * len(ids)
        for values in [game.values(id) for id in ids] if zone.kind.tabled and rows else ():
            for row in rows:
                value = getattr(values, row.value)
                total += row.worth * (value if isinstance(value, int) else len(value))
    return total
