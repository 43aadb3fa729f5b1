"""800 バトルフェイズの処理: the steps of the battle phase in their order."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r0803_attack_declaration import ATTACK_DECLARATION, is_attack_left
from kirifuda.games.magical_duel.rules.r0804_battle_judgement import BATTLE_JUDGEMENT
from kirifuda.games.magical_duel.rules.r0805_battle_end import BATTLE_END
from kirifuda.games.magical_duel.rules.r0909_endings import begin_phase

BATTLE_PHASE: Final = k.Procedure("battle_phase")


@BATTLE_PHASE.step("802.1")
def announce_start(game: k.Game, frame: k.Frame) -> k.Flow:
    """801.1, 802: the start step."""
    return k.Do([*begin_phase(game, "battle"), k.Occur("battle_phase_begin", game.turn_player())])


@BATTLE_PHASE.step("802.2")
def priority_at_start(game: k.Game, frame: k.Frame) -> k.Flow:
    """Priority goes to the turn player."""
    return k.Call(PRIORITY)


@BATTLE_PHASE.step("803")
def attack_declaration(game: k.Game, frame: k.Frame) -> k.Flow:
    """The attack declaration step; without an attack it leads to 806."""
    step_begins(game)
    return k.Call(ATTACK_DECLARATION)


@BATTLE_PHASE.step("804")
def battle_judgement(game: k.Game, frame: k.Frame) -> k.Flow:
    """The battle judgement step."""
    step_begins(game)
    return k.Call(BATTLE_JUDGEMENT)


@BATTLE_PHASE.step("805")
def battle_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """The battle end step."""
    step_begins(game)
    return k.Call(BATTLE_END)


@BATTLE_PHASE.step("805.5")
def next_attack(game: k.Game, frame: k.Frame) -> k.Flow:
    """While somebody could attack, another attack declaration step follows."""
    return k.GoTo("803") if is_attack_left(game, game.turn_player()) else k.GoTo("806.1")


@BATTLE_PHASE.step("806.1")
def announce_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """The end step."""
    step_begins(game)
    return k.Do([k.Occur("battle_phase_end", game.turn_player())])


@BATTLE_PHASE.step("806.2")
def priority_at_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """Priority goes to the turn player."""
    return k.Call(PRIORITY)


def step_begins(game: k.Game) -> None:
    """801.1: what holds in one step only is looked at anew; the frames say which step it is."""
    game.touch(k.FACT_VARIABLES)
