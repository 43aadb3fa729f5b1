"""L-5.1 ターンの流れ: seven steps, turn after turn."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.turns import next_turn
from kirifuda.games.last_resort.abilities import STEP
from kirifuda.games.last_resort.rules.common import opponent
from kirifuda.games.last_resort.rules.l06_start_step import START_STEP
from kirifuda.games.last_resort.rules.l07_draw_step import DRAW_STEP
from kirifuda.games.last_resort.rules.l08_mana_step import MANA_STEP
from kirifuda.games.last_resort.rules.l09_main_step import MAIN_STEP
from kirifuda.games.last_resort.rules.l10_attack_step import ATTACK_STEP
from kirifuda.games.last_resort.rules.l11_draw_two import DRAW_TWO
from kirifuda.games.last_resort.rules.l12_end_step import END_STEP

TURNS: Final = k.Procedure("turns")


AGAIN: Final = "attack again"
"""Variable: so many Attack steps more follow in this turn (L-10.1)."""
EXTRA: Final = "extra turns"
"""With a player: variable, how many turns more follow theirs (L-12.2)."""
SKIPPED: Final = "skip"
"""With a step and a player: variable, how many of these steps of theirs do not take place."""


@TURNS.step("L-5.1")
def begin_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    """A new turn of its turn player; what is counted per turn begins anew."""
    return k.Do(next_turn(game, AGAIN))


def step_of_turn(game: k.Game, name: str, procedure: k.Procedure) -> k.Flow:
    """A step, unless a text says that it does not take place."""
    player = game.turn_player()
    skipped = f"{SKIPPED}:{name}:{player}"
    if game.state.variables.get(skipped, 0):
        return k.Do([k.SetVariable(skipped, game.number(skipped) - 1)])
    if e.concerns(game, f"forbid:{STEP}{name}", e.player_target(player), 0):
        return k.NEXT
    return k.Call(procedure, player=player)


@TURNS.step("L-6.1")
def start(game: k.Game, frame: k.Frame) -> k.Flow:
    """スタートステップ."""
    return step_of_turn(game, "start", START_STEP)


@TURNS.step("L-7.1")
def draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """ドローステップ1."""
    return step_of_turn(game, "draw", DRAW_STEP)


@TURNS.step("L-8.1")
def mana(game: k.Game, frame: k.Frame) -> k.Flow:
    """マナステップ."""
    return step_of_turn(game, "mana", MANA_STEP)


@TURNS.step("L-9.0")
def main(game: k.Game, frame: k.Frame) -> k.Flow:
    """メインステップ."""
    return step_of_turn(game, "main", MAIN_STEP)


@TURNS.step("L-10.1")
def attack(game: k.Game, frame: k.Frame) -> k.Flow:
    """アタックステップ."""
    return step_of_turn(game, "attack", ATTACK_STEP)


@TURNS.step("L-10.1")
def count_again(game: k.Game, frame: k.Frame) -> k.Flow:
    """Another one, if a text says so."""
    left = game.state.variables.get(AGAIN, 0)
    return k.Do([k.SetVariable(AGAIN, game.number(AGAIN) - 1)]) if left else k.GoTo("L-11.1")


@TURNS.step("L-10.1")
def attack_again(game: k.Game, frame: k.Frame) -> k.Flow:
    """It begins like the first."""
    return k.GoTo("L-10.1")


@TURNS.step("L-11.1")
def draw_two(game: k.Game, frame: k.Frame) -> k.Flow:
    """ドローステップ2."""
    return step_of_turn(game, "draw_two", DRAW_TWO)


@TURNS.step("L-12.1")
def end(game: k.Game, frame: k.Frame) -> k.Flow:
    """エンドステップ."""
    return k.Call(END_STEP, player=game.turn_player())


@TURNS.step("L-12.2")
def pass_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn goes to the opponent, unless a text gives its player another one."""
    extra = f"{EXTRA}:{game.turn_player()}"
    if game.state.variables.get(extra, 0):
        return k.Do([k.SetVariable(extra, game.number(extra) - 1)])
    return k.Do([k.SetVariable("turn_player", opponent(game.turn_player()))])


@TURNS.step("L-12.2")
def again(game: k.Game, frame: k.Frame) -> k.Flow:
    """And so on."""
    return k.GoTo("L-5.1")
