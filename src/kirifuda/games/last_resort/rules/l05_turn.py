"""L-5.1 ターンの流れ: seven steps, turn after turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.turns import next_turn
from kirifuda.effects.abilities import concerns
from kirifuda.effects.plans.shapes import player_target
from kirifuda.games.last_resort.abilities import STEP
from kirifuda.games.last_resort.rules.common import opponent
from kirifuda.games.last_resort.rules.l06_start_step import START_STEP
from kirifuda.games.last_resort.rules.l07_draw_step import DRAW_STEP
from kirifuda.games.last_resort.rules.l08_mana_step import MANA_STEP
from kirifuda.games.last_resort.rules.l09_main_step import MAIN_STEP
from kirifuda.games.last_resort.rules.l10_attack_step import ATTACK_STEP
from kirifuda.games.last_resort.rules.l11_draw_two import DRAW_TWO
from kirifuda.games.last_resort.rules.l12_end_step import END_STEP
from kirifuda.kernel.changes import SetVariable
from kirifuda.kernel.flow import NEXT, Call, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

TURNS: Final = Procedure("turns")


AGAIN: Final = "attack again"
"""Variable: so many Attack steps more follow in this turn (L-10.1)."""
EXTRA: Final = "extra turns"
"""With a player: variable, how many turns more follow theirs (L-12.2)."""
SKIPPED: Final = "skip"
"""With a step and a player: variable, how many of these steps of theirs do not take place."""


@TURNS.step("L-5.1")
def begin_turn(game: Game, frame: Frame) -> Flow:
    """A new turn of its turn player; what is counted per turn begins anew."""
    return Do(next_turn(game, AGAIN))


def step_of_turn(game: Game, name: str, procedure: Procedure) -> Flow:
    """A step, unless a text says that it does not take place."""
    player = game.turn_player()
    skipped = f"{SKIPPED}:{name}:{player}"
    if game.state.variables.get(skipped, 0):
        return Do([SetVariable(skipped, game.number(skipped) - 1)])
    if concerns(game, f"forbid:{STEP}{name}", player_target(player), 0):
        return NEXT
    return Call(procedure, player=player)


@TURNS.step("L-6.1")
def start(game: Game, frame: Frame) -> Flow:
    """スタートステップ."""
    return step_of_turn(game, "start", START_STEP)


@TURNS.step("L-7.1")
def draw(game: Game, frame: Frame) -> Flow:
    """ドローステップ1."""
    return step_of_turn(game, "draw", DRAW_STEP)


@TURNS.step("L-8.1")
def mana(game: Game, frame: Frame) -> Flow:
    """マナステップ."""
    return step_of_turn(game, "mana", MANA_STEP)


@TURNS.step("L-9.0")
def main(game: Game, frame: Frame) -> Flow:
    """メインステップ."""
    return step_of_turn(game, "main", MAIN_STEP)


@TURNS.step("L-10.1")
def attack(game: Game, frame: Frame) -> Flow:
    """アタックステップ."""
    return step_of_turn(game, "attack", ATTACK_STEP)


@TURNS.step("L-10.1")
def count_again(game: Game, frame: Frame) -> Flow:
    """Another one, if a text says so."""
    left = game.state.variables.get(AGAIN, 0)
    return Do([SetVariable(AGAIN, game.number(AGAIN) - 1)]) if left else GoTo("L-11.1")


@TURNS.step("L-10.1")
def attack_again(game: Game, frame: Frame) -> Flow:
    """It begins like the first."""
    return GoTo("L-10.1")


@TURNS.step("L-11.1")
def draw_two(game: Game, frame: Frame) -> Flow:
    """ドローステップ2."""
    return step_of_turn(game, "draw_two", DRAW_TWO)


@TURNS.step("L-12.1")
def end(game: Game, frame: Frame) -> Flow:
    """エンドステップ."""
    return Call(END_STEP, player=game.turn_player())


@TURNS.step("L-12.2")
def pass_turn(game: Game, frame: Frame) -> Flow:
    """The turn goes to the opponent, unless a text gives its player another one."""
    extra = f"{EXTRA}:{game.turn_player()}"
    if game.state.variables.get(extra, 0):
        return Do([SetVariable(extra, game.number(extra) - 1)])
    return Do([SetVariable("turn_player", opponent(game.turn_player()))])


@TURNS.step("L-12.2")
def again(game: Game, frame: Frame) -> Flow:
    """And so on."""
    return GoTo("L-5.1")
