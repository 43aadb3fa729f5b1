"""L-6 スタートステップ: everything tapped is untapped."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import UNTIL_START
from kirifuda.games.last_resort.keywords.k19_08_bind import BOUND, is_bound
from kirifuda.games.last_resort.rules.common import over_at, start_name
from kirifuda.games.last_resort.rules.l03_zones import Untap
from kirifuda.games.last_resort.rules.l09_triggers import settle_triggers
from kirifuda.games.last_resort.zones import FIELD, MANA, TAPPED

START_STEP: Final = k.Procedure("start_step")


@START_STEP.step("L-5.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The step begins; what lasted up to it is over (L-19.18)."""
    player = game.turn_player()
    turns = ("next_turn_start", f"my_next_turn_start:{player}")
    events = [*e.end(game, UNTIL_START.replace("*", str(player)), *turns), *over_at(game, "turn_start")]
    return k.Do([k.SetVariable("phase", "start"), k.SetVariable(start_name(player), game.turn()), *events])


@START_STEP.step("L-6.1")
def refresh(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player's tapped cards are untapped (A42), but for those that are bound (L-19.8)."""
    return k.Do([Untap(id) for id in tapped(game, game.turn_player()) if not is_bound(game, id)])


@START_STEP.step("L-19.8")
def release(game: k.Game, frame: k.Frame) -> k.Flow:
    """What was bound untaps again from the next time on."""
    bound = [id for id in game.zone(FIELD, game.turn_player()) if is_bound(game, id)]
    return k.Do([k.SetMark(id, BOUND, 0) for id in bound])


@START_STEP.step("L-1.6")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """What triggers in this step."""
    return k.Do([k.Occur("turn_start", game.turn_player())])


@START_STEP.step("L-1.6")
def settle(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is carried out."""
    return settle_triggers(game)


def tapped(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """L-6.1: a player's tapped cards."""
    found = [*game.zone(FIELD, player), *game.zone(MANA, player)]
    return [id for id in found if game.state.objects[id].position == TAPPED]
