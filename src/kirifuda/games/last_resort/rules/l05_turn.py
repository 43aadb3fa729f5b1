"""L-5.1 ターンの流れ: seven steps, turn after turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.last_resort.rules.common import opponent
from kirifuda.games.last_resort.rules.l06_start_step import START_STEP
from kirifuda.games.last_resort.rules.l07_draw_step import DRAW_STEP
from kirifuda.games.last_resort.rules.l08_mana_step import MANA_STEP
from kirifuda.games.last_resort.rules.l09_main_step import MAIN_STEP
from kirifuda.games.last_resort.rules.l10_attack_step import ATTACK_STEP
from kirifuda.games.last_resort.rules.l11_draw_two import DRAW_TWO
from kirifuda.games.last_resort.rules.l12_end_step import END_STEP
from kirifuda.kernel.changes import SetVariable
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Call, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure
from kirifuda.kernel.references import purge

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

TURNS: Final[Procedure] = Procedure("turns")


@TURNS.step("L-5.1")
def begin_turn(game: Game, frame: Frame) -> Flow:
    """A new turn of its turn player; what is counted per turn begins anew."""
    purge(game)
    events: list[Event] = [SetVariable("turn", game.turn() + 1)]
    events.extend(
        SetVariable(name, 0)
        for name, value in game.state.variables.items()
        if name.startswith("history:") and value != 0
    )
    return Do(events)


@TURNS.step("L-6.1")
def start(game: Game, frame: Frame) -> Flow:
    """スタートステップ."""
    return Call(START_STEP, player=game.turn_player())


@TURNS.step("L-7.1")
def draw_one(game: Game, frame: Frame) -> Flow:
    """ドローステップ1."""
    return Call(DRAW_STEP, player=game.turn_player())


@TURNS.step("L-8.1")
def mana(game: Game, frame: Frame) -> Flow:
    """マナステップ."""
    return Call(MANA_STEP, player=game.turn_player())


@TURNS.step("L-9.0")
def main(game: Game, frame: Frame) -> Flow:
    """メインステップ."""
    return Call(MAIN_STEP, player=game.turn_player())


@TURNS.step("L-10.1")
def attack(game: Game, frame: Frame) -> Flow:
    """アタックステップ."""
    return Call(ATTACK_STEP, player=game.turn_player())


@TURNS.step("L-11.1")
def draw_two(game: Game, frame: Frame) -> Flow:
    """ドローステップ2."""
    return Call(DRAW_TWO, player=game.turn_player())


@TURNS.step("L-12.1")
def end(game: Game, frame: Frame) -> Flow:
    """エンドステップ."""
    return Call(END_STEP, player=game.turn_player())


@TURNS.step("L-12.2")
def pass_turn(game: Game, frame: Frame) -> Flow:
    """The turn goes to the opponent."""
    return Do([SetVariable("turn_player", opponent(game.turn_player()))])


@TURNS.step("L-12.2")
def again(game: Game, frame: Frame) -> Flow:
    """And so on."""
    return GoTo("L-5.1")
