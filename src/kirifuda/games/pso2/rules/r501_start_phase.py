"""501 開始フェイズ: PP, allies and items turn ON."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.pso2.rules.common import in_play, values_of
from kirifuda.games.pso2.rules.r103_6_right_to_act import settle_down
from kirifuda.games.pso2.rules.r215_states import TurnOn
from kirifuda.games.pso2.values import ACTIVE, MAG_CARD
from kirifuda.games.pso2.zones import OFF, PP

START_PHASE: Final = k.Procedure("start_phase")


@START_PHASE.step("501.1.1")
def turn_points_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """All PP of the turn player turn ON."""
    player = game.turn_player()
    ready: list[k.Event] = [TurnOn(id) for id in game.zone(PP, player) if game.state.objects[id].position == OFF]
    return k.Do([k.SetVariable("phase", "start"), *ready])


@START_PHASE.step("501.1.2")
def turn_cards_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """So do the allies and items, and whatever else is theirs; by a house rule no mag and no attached active."""
    ids = [id for id in in_play(game, game.turn_player()) if game.state.objects[id].position == OFF]
    if house(game, "start_phase_on") == "as_listed":
        ids = [id for id in ids if not values_of(game, id).kind & (MAG_CARD | ACTIVE)]
    return k.Do([TurnOn(id) for id in ids])


@START_PHASE.step("501.1.3")
def begin_turn_long(game: k.Game, frame: k.Frame) -> k.Flow:
    """What works "in your turn" works from now on."""
    return k.Do([k.SetVariable("in_turn", 1)])


@START_PHASE.step("501.1.4")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """What triggers at the start of the turn."""
    return k.Do([k.Occur("turn_start", game.turn_player())])


@START_PHASE.step("501.1.4")
def place_triggers(game: k.Game, frame: k.Frame) -> k.Flow:
    """It goes into the processing area, with what the rules above have triggered; then players may act (103.6.1.2). The
    draw phase is next (501.1.5)."""
    return settle_down(game)
