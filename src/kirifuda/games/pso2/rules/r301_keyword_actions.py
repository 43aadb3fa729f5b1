"""301 処理にあてられたキーワード: Search, and which opponent a boss's text means."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.rules.common import boss_seat, opponents
from kirifuda.games.pso2.rules.r400_zones import ReturnToHand
from kirifuda.games.pso2.zones import DECK

SEARCH: Final = k.Procedure("search")
"""Slots "wanted": what the text means, as the pool knows it (`PsoPool.searches`); "number": how many; and whatever else
the text looks at. Returns what was found, as it now lies in the hand."""
WANTED: Final = k.Slot[str]("wanted")
NUMBER: Final = k.Slot[int]("number")
FOUND: Final = k.Slot[tuple[int, ...]]("found", secret=True)


@SEARCH.step("301.2")
def look(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever has the ability looks through their deck (G.29)."""
    return k.Do([k.Show(game.zone(DECK, frame.player), 1 << frame.player)])


@SEARCH.step("G.19")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """Cards that the text means; none need be taken."""
    wanted = pool_of(game.pool).searches[frame[WANTED]]
    scope = e.Scope(game, frame.slots, frame.source, frame.player)
    deck = game.zone(DECK, frame.player)
    pairs = sorted([(game.state.objects[id].card, id) for id in deck if wanted.accepts(scope, id)])
    options = k.objects("search", [id for _, id in pairs])
    decision = k.Decision(frame.player, "search", options, 0, frame[NUMBER], take=k.TAKE_OBJECT, many=True, secret=True)
    decision.subject = frame.source
    return k.Ask(FOUND, decision)


@SEARCH.step("301.2")
def show(game: k.Game, frame: k.Frame) -> k.Flow:
    """They are shown to everybody (G.17)."""
    return k.Do([k.Show(frame[FOUND], (1 << game.players) - 1)] if frame[FOUND] else [])


@SEARCH.step("301.2")
def take(game: k.Game, frame: k.Frame) -> k.Flow:
    """They are added to the hand; that is no draw (G.14)."""
    return k.Do([ReturnToHand(id) for id in frame[FOUND]])


@SEARCH.step("G.19")
def shuffle(game: k.Game, frame: k.Frame) -> k.Flow:
    """The deck is shuffled, whether something was taken or not; then the search is over."""
    return k.Do([k.Shuffle(game.map.zone(DECK, frame.player)), k.Occur("search", frame.player)])


@SEARCH.step("301.2")
def report(game: k.Game, frame: k.Frame) -> k.Flow:
    """What was found."""
    return k.Return(tuple([now for id in frame[FOUND] if (now := game.state.became.get(id, 0))]))


CHOOSE_OPPONENT: Final = k.Procedure("choose_opponent")
"""Returns the opponent that a text means, as a tuple with its `player_target`; in a duel there is only one."""
OPPONENT: Final = k.Slot[int]("opponent")


@CHOOSE_OPPONENT.step("101.2.1")
def choose_opponent(game: k.Game, frame: k.Frame) -> k.Flow:
    """The opponent; for the boss one whom the party chooses (R.31), by a house rule the target player."""
    found = opponents(game, frame.player)
    target = game.number("target_player")
    if frame.player == boss_seat(game) and house(game, "boss_opponent") == "target_player" and target in found:
        found = [target]
    options = [k.Option("player", e.player_target(player), player) for player in found]
    return k.Ask(OPPONENT, k.Decision(frame.player, "opponent", options, take=k.TAKE_NUMBER, subject=frame.source))


@CHOOSE_OPPONENT.step("101.2.1")
def report_opponent(game: k.Game, frame: k.Frame) -> k.Flow:
    """That is the one."""
    return k.Return((e.player_target(frame[OPPONENT]),))
