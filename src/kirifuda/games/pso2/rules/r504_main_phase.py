"""504 メインフェイズ: whatever the turn player wants, as often as possible, until they declare the end."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.pso2.rules.r103_6_right_to_act import RIGHT_TO_ACT, is_turn_cut
from kirifuda.games.pso2.rules.r506_battle_phase import BATTLE_PHASE

MAIN_PHASE: Final = k.Procedure("main_phase")
CHOSEN: Final = k.Slot[k.Option | None]("chosen")


@MAIN_PHASE.step("503.1.3")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The phase begins."""
    return k.Do([k.SetVariable("phase", "main"), k.SetVariable("step", ""), k.Occur("main_begin", game.turn_player())])


@MAIN_PHASE.step("504.1")
def act(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player gains the right to act: plays (504.1.1, 504.1.2, 504.1.3), abilities (504.1.4), attacks."""
    return k.Call(RIGHT_TO_ACT, into=CHOSEN)


@MAIN_PHASE.step("504.1.6.2")
def end_if_declared(game: k.Game, frame: k.Frame) -> k.Flow:
    """504.1.6: the end phase was declared, or the turn is over (R.10)."""
    option = frame[CHOSEN]
    if is_turn_cut(game) or (option is not None and option.verb == "end"):
        return k.Do([k.Occur("main_end", game.turn_player())])
    return k.GoTo("504.1.5.1")


@MAIN_PHASE.step("504.1.6.2")
def finish(game: k.Game, frame: k.Frame) -> k.Flow:
    """The main phase ends at once."""
    return k.DONE


@MAIN_PHASE.step("504.1.5.1")
def attack(game: k.Game, frame: k.Frame) -> k.Flow:
    """504.1.5: an attack was declared: a battle phase comes in between (500.3)."""
    option = frame[CHOSEN]
    if option is None:
        return k.GoTo("504.1")
    return k.Call(BATTLE_PHASE, {"attacker": option.object}, player=game.turn_player())


@MAIN_PHASE.step("506.6.4")
def go_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the main phase goes on."""
    return k.GoTo("504.1")
