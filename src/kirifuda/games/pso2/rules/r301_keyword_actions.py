"""301 処理にあてられたキーワード: Search, and which opponent a boss's text means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.effects.plans.shapes import player_target
from kirifuda.effects.scope import Scope
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.rules.common import boss_seat, opponents
from kirifuda.games.pso2.rules.r400_zones import ReturnToHand
from kirifuda.games.pso2.zones import DECK
from kirifuda.kernel.changes import Occur, Show, Shuffle
from kirifuda.kernel.decision import TAKE_NUMBER, TAKE_OBJECT, Decision, Option, objects
from kirifuda.kernel.flow import Ask, Do, Flow, Return
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

SEARCH: Final = Procedure("search")
"""Slots "wanted": what the text means, as the pool knows it (`PsoPool.searches`); "number": how many; and whatever else
the text looks at. Returns what was found, as it now lies in the hand."""
WANTED: Final = Slot[str]("wanted")
NUMBER: Final = Slot[int]("number")
FOUND: Final = Slot[tuple[int, ...]]("found", secret=True)


@SEARCH.step("301.2")
def look(game: Game, frame: Frame) -> Flow:
    """Whoever has the ability looks through their deck (G.29)."""
    return Do([Show(game.zone(DECK, frame.player), 1 << frame.player)])


@SEARCH.step("G.19")
def choose(game: Game, frame: Frame) -> Flow:
    """Cards that the text means; none need be taken."""
    wanted = pool_of(game.pool).searches[frame[WANTED]]
    scope = Scope(game, frame.slots, frame.source, frame.player)
    deck = game.zone(DECK, frame.player)
    pairs = sorted([(game.state.objects[id].card, id) for id in deck if wanted.accepts(scope, id)])
    options = objects("search", [id for _, id in pairs])
    decision = Decision(frame.player, "search", options, 0, frame[NUMBER], take=TAKE_OBJECT, many=True, secret=True)
    decision.subject = frame.source
    return Ask(FOUND, decision)


@SEARCH.step("301.2")
def show(game: Game, frame: Frame) -> Flow:
    """They are shown to everybody (G.17)."""
    return Do([Show(frame[FOUND], (1 << game.players) - 1)] if frame[FOUND] else [])


@SEARCH.step("301.2")
def take(game: Game, frame: Frame) -> Flow:
    """They are added to the hand; that is no draw (G.14)."""
    return Do([ReturnToHand(id) for id in frame[FOUND]])


@SEARCH.step("G.19")
def shuffle(game: Game, frame: Frame) -> Flow:
    """The deck is shuffled, whether something was taken or not; then the search is over."""
    return Do([Shuffle(game.map.zone(DECK, frame.player)), Occur("search", frame.player)])


@SEARCH.step("301.2")
def report(game: Game, frame: Frame) -> Flow:
    """What was found."""
    return Return(tuple([now for id in frame[FOUND] if (now := game.state.became.get(id, 0))]))


CHOOSE_OPPONENT: Final = Procedure("choose_opponent")
"""Returns the opponent that a text means, as a tuple with its `player_target`; in a duel there is only one."""
OPPONENT: Final = Slot[int]("opponent")


@CHOOSE_OPPONENT.step("101.2.1")
def choose_opponent(game: Game, frame: Frame) -> Flow:
    """The opponent; for the boss one whom the party chooses (R.31), by a house rule the target player."""
    found = opponents(game, frame.player)
    target = game.number("target_player")
    if frame.player == boss_seat(game) and house(game, "boss_opponent") == "target_player" and target in found:
        found = [target]
    options = [Option("player", player_target(player), player) for player in found]
    return Ask(OPPONENT, Decision(frame.player, "opponent", options, take=TAKE_NUMBER, subject=frame.source))


@CHOOSE_OPPONENT.step("101.2.1")
def report_opponent(game: Game, frame: Frame) -> Flow:
    """That is the one."""
    return Return((player_target(frame[OPPONENT]),))
