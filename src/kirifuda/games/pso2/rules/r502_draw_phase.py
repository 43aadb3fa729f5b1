"""502 ドローフェイズ."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.pso2.rules.common import is_raid
from kirifuda.games.pso2.rules.r103_6_right_to_act import settle_down
from kirifuda.games.pso2.rules.r400_zones import Draw

DRAW_PHASE: Final = k.Procedure("draw_phase")


@DRAW_PHASE.step("502.1.1")
def draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """One card; none in the first player's first turn, but in a raid nobody misses it (R.04)."""
    player = game.turn_player()
    events: list[k.Event] = [k.SetVariable("phase", "draw"), k.Occur("draw_begin", player)]
    if game.turn() > 1 or is_raid(game):
        events.append(Draw(player))
    return k.Do(events)


@DRAW_PHASE.step("502.1.2")
def settle(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever drew the last card has lost (101.3); what has triggered is processed (103.6.1.2). PP come next."""
    return settle_down(game)
