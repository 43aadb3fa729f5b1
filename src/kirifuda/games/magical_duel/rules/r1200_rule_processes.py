"""1200 ルール処理: what the rules do by themselves before anybody acts."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.rules.r1000_actions import Banish
from kirifuda.games.magical_duel.zones import SERVANTS

RULE_PROCESSES: Final = k.Procedure("rule_processes")
POWER: Final = "神力"


@RULE_PROCESSES.step("1202.1")
def lose(game: k.Game, frame: k.Frame) -> k.Flow:
    """103.1-3, 104.4: who could not draw in the draw phase loses if nothing forbids it; both at once is a draw."""
    losers = [player for player in undrawn(game) if not is_saved(game, player)]
    if not losers:
        return k.Do([k.SetVariable("undrawn", ())])
    winners = tuple(player for player in range(game.players) if player not in losers)
    return k.Do([k.SetVariable("undrawn", ()), k.EndGame(winners, "1202.1" if winners else "103.3", "empty_deck")])


def is_saved(game: k.Game, player: int) -> bool:
    """104.4: whether a text keeps a player from losing, or from losing just by this."""
    who = e.player_target(player)
    return e.concerns(game, "forbid:lose_game", who, 0) or e.concerns(game, "forbid:lose_by_drawing", who, 0)


@RULE_PROCESSES.step("1204.1")
def banish_deities(game: k.Game, frame: k.Frame) -> k.Flow:
    """Deities without a power counter are banished, all together."""
    events: list[k.Event] = [Banish(id) for id in powerless_deities(game)]
    for event in events:
        event.by = game.object_or_last(event.object_id()).controller
    return k.Do(events)


@RULE_PROCESSES.step("1201.1")
def again(game: k.Game, frame: k.Frame) -> k.Flow:
    """602.1a: repeated while anything is due."""
    return k.GoTo("1202.1") if is_rule_process_due(game) else k.DONE


def is_rule_process_due(game: k.Game) -> bool:
    """1201.1: whether any rule process has its condition met. Rounding (1203) is part of the values themselves."""
    return bool(undrawn(game)) or bool(powerless_deities(game))


def undrawn(game: k.Game) -> tuple[int, ...]:
    """1202.1: players whose draw-phase draw failed since the last rule process."""
    players = game.state.variables["undrawn"]
    assert isinstance(players, tuple)
    return players  # type: ignore[return-value]


def powerless_deities(game: k.Game) -> list[k.ObjectId]:
    """1204.1: deities on the field without a power counter."""
    return [
        id
        for id in game.table().special
        if game.map.kind_of[game.state.objects[id].zone] is SERVANTS and not game.state.objects[id].count(POWER)
    ]
