"""504 メインフェイズ: whatever the turn player wants, as often as possible, until they declare the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.pso2.rules.r103_6_right_to_act import RIGHT_TO_ACT, is_turn_cut
from kirifuda.games.pso2.rules.r506_battle_phase import BATTLE_PHASE
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.decision import Option
from kirifuda.kernel.flow import DONE, Call, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

MAIN_PHASE: Final = Procedure("main_phase")
CHOSEN: Final = Slot[Option | None]("chosen")


@MAIN_PHASE.step("503.1.3")
def begin(game: Game, frame: Frame) -> Flow:
    """The phase begins."""
    return Do([SetVariable("phase", "main"), SetVariable("step", ""), Occur("main_begin", game.turn_player())])


@MAIN_PHASE.step("504.1")
def act(game: Game, frame: Frame) -> Flow:
    """The turn player gains the right to act: plays (504.1.1, 504.1.2, 504.1.3), abilities (504.1.4), attacks."""
    return Call(RIGHT_TO_ACT, into=CHOSEN)


@MAIN_PHASE.step("504.1.6.2")
def end_if_declared(game: Game, frame: Frame) -> Flow:
    """504.1.6: the end phase was declared, or the turn is over (R.10)."""
    option = frame[CHOSEN]
    if is_turn_cut(game) or (option is not None and option.verb == "end"):
        return Do([Occur("main_end", game.turn_player())])
    return GoTo("504.1.5.1")


@MAIN_PHASE.step("504.1.6.2")
def finish(game: Game, frame: Frame) -> Flow:
    """The main phase ends at once."""
    return DONE


@MAIN_PHASE.step("504.1.5.1")
def attack(game: Game, frame: Frame) -> Flow:
    """504.1.5: an attack was declared: a battle phase comes in between (500.3)."""
    option = frame[CHOSEN]
    if option is None:
        return GoTo("504.1")
    return Call(BATTLE_PHASE, {"attacker": option.object}, player=game.turn_player())


@MAIN_PHASE.step("506.6.4")
def go_on(game: Game, frame: Frame) -> Flow:
    """Then the main phase goes on."""
    return GoTo("504.1")
