"""N-11 ゲームの勝敗: whoever must draw or discard from the deck and cannot, loses."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.lyrical.rules.common import numbers_in, opponent
from kirifuda.games.lyrical.rules.n00_moving import LOST

LOSING: Final = k.Procedure("losing")


@LOSING.step("N-11.1")
def judge(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is over at once, whatever else was going on."""
    return k.Do([verdict(game)])


def verdict(game: k.Game) -> k.EndGame:
    """N-11.1: the loser's opponent wins; if both have lost together nobody does, by a house rule the turn player's
    opponent (A51)."""
    lost = numbers_in(game, LOST)
    if len(lost) == 1:
        return k.EndGame((opponent(game, lost[0]),), "N-11.1", "empty_deck")
    if house(game, "both_lose") == "turn_player_loses":
        return k.EndGame((opponent(game, game.turn_player()),), "N-11.1", "both_empty")
    return k.EndGame((), "N-11.1", "both_empty")


def unstoppable(game: k.Game) -> k.EndGame:
    """N-11.1, A52: a loop that nobody can stop is a draw; by a house rule the turn player loses."""
    if house(game, "endless_loop") == "turn_player_loses":
        return k.EndGame((opponent(game, game.turn_player()),), "N-11.1", "loop")
    return k.EndGame((), "N-11.1", "loop")


def surrendering(game: k.Game, player: k.PlayerId) -> k.EndGame:
    """N-11.1: whoever gives up has lost; the manual does not forbid it."""
    return k.EndGame((opponent(game, player),), "N-11.1", "surrender")
