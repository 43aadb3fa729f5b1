"""101 プレイヤーとゲームの勝敗: who has lost, judged when no effect and no rule is being carried out."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.pso2.rules.common import boss_seat, is_out, is_raid, numbers_in, opponents, party
from kirifuda.games.pso2.rules.r213_damage import LIFE
from kirifuda.games.pso2.zones import DECK


def emptied(game: k.Game) -> list[k.PlayerId]:
    """101.3, R.09-10: the players whose deck is empty, or who have given up (101.6) and not left yet; the boss has life
    instead."""
    boss = boss_seat(game)
    gone = numbers_in(game, "conceded")
    return [
        player
        for player in range(game.players)
        if player != boss and not is_out(game, player) and (is_deck_lost(game, player) or player in gone)
    ]


def is_deck_lost(game: k.Game, player: k.PlayerId) -> bool:
    """101.3: whether a player's deck is empty, and nothing says that this is no loss (103.1.1)."""
    return not game.zone(DECK, player) and not e.concerns(game, "forbid:run_out", e.player_target(player), 0)


@dataclass(eq=False)
class RunOut(k.OnPlayer):
    """101.3: a player is about to lose by an empty deck; it happens only where a text may stand in for it (103.4.3)."""

    kind = "run_out"

    def apply(self, game: k.Game) -> int:
        return 1


def running_out(game: k.Game) -> list[k.Event]:
    """103.4.3: whoever would lose now, if somebody says what happens instead."""
    if not game.index().is_hot("run_out"):
        return []
    return [RunOut(player) for player in emptied(game) if is_deck_lost(game, player)]


def is_judgement_due(game: k.Game) -> bool:
    """101.3, R.09: whether somebody's deck or the boss's life has run out."""
    if is_raid(game):
        return game.number(LIFE) <= 0 or bool(emptied(game))
    return any(is_deck_lost(game, player) for player in range(game.players))


def verdict(game: k.Game) -> k.EndGame | None:
    """101.3-4, 101.7, A17: how the game ends now; None if it goes on."""
    return raid_verdict(game) if is_raid(game) else duel_verdict(game)


def duel_verdict(game: k.Game) -> k.EndGame | None:
    """101.3, 101.7: an empty deck loses; if both are empty, the turn player does."""
    losers = emptied(game)
    if not losers:
        return None
    if len(losers) > 1:
        return k.EndGame(tuple(opponents(game, game.turn_player())), "101.7", "both_empty")
    return k.EndGame(tuple(opponents(game, losers[0])), "101.3", "empty_deck")


def raid_verdict(game: k.Game) -> k.EndGame | None:
    """R.09: without life the boss has lost, without players the party. Both at once: the side whose turn it is loses; a
    house rule may favour one side."""
    boss = boss_seat(game)
    members = tuple(player for player in range(game.players) if player != boss)
    is_dead = game.number(LIFE) <= 0
    is_party_gone = len(emptied(game)) >= len(party(game))
    if is_dead and is_party_gone:
        reading = house(game, "raid_double_end")
        wins = game.turn_player() == boss if reading in ("", "turn_side_loses") else reading == "party_wins"
        return k.EndGame(members if wins else (boss,), "101.7", "both_empty")
    if is_dead:
        return k.EndGame(members, "R.09", "boss_defeated")
    return k.EndGame((boss,), "R.09", "party_defeated") if is_party_gone else None


def unstoppable(game: k.Game) -> k.EndGame:
    """101.4: a loop that nobody can stop is a draw; by a house rule the turn player loses."""
    if house(game, "endless_loop") == "turn_player_loses":
        return k.EndGame(tuple(opponents(game, game.turn_player())), "101.4", "loop")
    return k.EndGame((), "101.4", "loop")


def surrendering(game: k.Game, player: k.PlayerId) -> k.EndGame:
    """101.6, 103.1.1: whoever gives up has lost at once, whatever else is going on."""
    return k.EndGame(tuple(opponents(game, player)), "101.6", "surrender")
