"""L-7 ドローステップ1: one card, but for the first player's first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.last_resort.abilities import DRAWN
from kirifuda.games.last_resort.rules.common import over_at, ruled
from kirifuda.games.last_resort.rules.l03_zones import DRAW_CARDS
from kirifuda.games.last_resort.rules.l09_triggers import settle_triggers
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.flow import NEXT, Call, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

DRAW_STEP: Final = Procedure("draw_step")
FIRST_TURN: Final = 1


@DRAW_STEP.step("L-5.1")
def begin(game: Game, frame: Frame) -> Flow:
    """The step begins."""
    begins = [SetVariable("phase", "draw"), *over_at(game, "draw_begin"), Occur("draw_begin", game.turn_player())]
    return Do(begins)


@DRAW_STEP.step("L-5.1")
def settle_begin(game: Game, frame: Frame) -> Flow:
    """What that has triggered comes first (A45)."""
    return settle_triggers(game)


@DRAW_STEP.step("L-7.2")
def skip_first(game: Game, frame: Frame) -> Flow:
    """The first player does not draw in the first turn."""
    return GoTo("L-1.6") if game.turn() == FIRST_TURN else NEXT


@DRAW_STEP.step("L-7.1")
def draw(game: Game, frame: Frame) -> Flow:
    """The turn player draws a card, or as many as texts make of it."""
    player = game.turn_player()
    return Call(DRAW_CARDS, {"player": player, "number": ruled(game, DRAWN, player, 1)})


@DRAW_STEP.step("L-1.6")
def settle(game: Game, frame: Frame) -> Flow:
    """What has triggered."""
    return settle_triggers(game)
