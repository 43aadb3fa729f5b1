"""501 開始フェイズ: PP, allies and items turn ON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.games.pso2.rules.common import in_play, values_of
from kirifuda.games.pso2.rules.r103_6_right_to_act import settle_down
from kirifuda.games.pso2.rules.r215_states import TurnOn
from kirifuda.games.pso2.values import ACTIVE, MAG_CARD
from kirifuda.games.pso2.zones import OFF, PP
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

START_PHASE: Final = Procedure("start_phase")


@START_PHASE.step("501.1.1")
def turn_points_on(game: Game, frame: Frame) -> Flow:
    """All PP of the turn player turn ON."""
    player = game.turn_player()
    ready: list[Event] = [TurnOn(id) for id in game.zone(PP, player) if game.state.objects[id].position == OFF]
    return Do([SetVariable("phase", "start"), *ready])


@START_PHASE.step("501.1.2")
def turn_cards_on(game: Game, frame: Frame) -> Flow:
    """So do the allies and items, and whatever else is theirs; by a house rule no mag and no attached active."""
    ids = [id for id in in_play(game, game.turn_player()) if game.state.objects[id].position == OFF]
    if house(game, "start_phase_on") == "as_listed":
        ids = [id for id in ids if not values_of(game, id).kind & (MAG_CARD | ACTIVE)]
    return Do([TurnOn(id) for id in ids])


@START_PHASE.step("501.1.3")
def begin_turn_long(game: Game, frame: Frame) -> Flow:
    """What works "in your turn" works from now on."""
    return Do([SetVariable("in_turn", 1)])


@START_PHASE.step("501.1.4")
def announce(game: Game, frame: Frame) -> Flow:
    """What triggers at the start of the turn."""
    return Do([Occur("turn_start", game.turn_player())])


@START_PHASE.step("501.1.4")
def place_triggers(game: Game, frame: Frame) -> Flow:
    """It goes into the processing area, with what the rules above have triggered; then players may act (103.6.1.2). The
    draw phase is next (501.1.5)."""
    return settle_down(game)
