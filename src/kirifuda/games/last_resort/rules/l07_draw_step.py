"""L-7 ドローステップ1: one card, but for the first player's first turn."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import DRAWN
from kirifuda.games.last_resort.rules.common import over_at, ruled
from kirifuda.games.last_resort.rules.l03_zones import DRAW_CARDS
from kirifuda.games.last_resort.rules.l09_triggers import settle_triggers

DRAW_STEP: Final = k.Procedure("draw_step")
FIRST_TURN: Final = 1


@DRAW_STEP.step("L-5.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The step begins."""
    begins = [k.SetVariable("phase", "draw"), *over_at(game, "draw_begin"), k.Occur("draw_begin", game.turn_player())]
    return k.Do(begins)


@DRAW_STEP.step("L-5.1")
def settle_begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """What that has triggered comes first (A45)."""
    return settle_triggers(game)


@DRAW_STEP.step("L-7.2")
def skip_first(game: k.Game, frame: k.Frame) -> k.Flow:
    """The first player does not draw in the first turn."""
    return k.GoTo("L-1.6") if game.turn() == FIRST_TURN else k.NEXT


@DRAW_STEP.step("L-7.1")
def draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player draws a card, or as many as texts make of it."""
    player = game.turn_player()
    return k.Call(DRAW_CARDS, {"player": player, "number": ruled(game, DRAWN, player, 1)})


@DRAW_STEP.step("L-1.6")
def settle(game: k.Game, frame: k.Frame) -> k.Flow:
    """What has triggered."""
    return settle_triggers(game)
