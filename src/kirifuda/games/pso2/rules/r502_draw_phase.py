"""502 ドローフェイズ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.pso2.rules.common import is_raid
from kirifuda.games.pso2.rules.r103_6_right_to_act import settle_down
from kirifuda.games.pso2.rules.r400_zones import Draw
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

DRAW_PHASE: Final = Procedure("draw_phase")


@DRAW_PHASE.step("502.1.1")
def draw(game: Game, frame: Frame) -> Flow:
    """One card; none in the first player's first turn, but in a raid nobody misses it (R.04)."""
    player = game.turn_player()
    events: list[Event] = [SetVariable("phase", "draw"), Occur("draw_begin", player)]
    if game.turn() > 1 or is_raid(game):
        events.append(Draw(player))
    return Do(events)


@DRAW_PHASE.step("502.1.2")
def settle(game: Game, frame: Frame) -> Flow:
    """Whoever drew the last card has lost (101.3); what has triggered is processed (103.6.1.2). PP come next."""
    return settle_down(game)
