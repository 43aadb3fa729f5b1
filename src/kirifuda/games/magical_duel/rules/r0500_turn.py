"""500 ターンの進行: turn after turn, phase after phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.rules.common import opponent
from kirifuda.games.magical_duel.rules.r0502_recovery_phase import RECOVERY_PHASE
from kirifuda.games.magical_duel.rules.r0503_draw_phase import DRAW_PHASE
from kirifuda.games.magical_duel.rules.r0504_call_phase import CALL_PHASE
from kirifuda.games.magical_duel.rules.r0505_main_phase import MAIN_PHASE
from kirifuda.games.magical_duel.rules.r0507_end_phase import END_PHASE
from kirifuda.games.magical_duel.rules.r0800_battle_phase import BATTLE_PHASE
from kirifuda.kernel.changes import EndLasting, Occur, SetVariable
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Call, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure
from kirifuda.kernel.references import purge

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

TURNS: Final[Procedure] = Procedure("turns")


@TURNS.step("501.1")
def begin_turn(game: Game, frame: Frame) -> Flow:
    """A new turn: its number, and what is counted per turn."""
    purge(game)
    game.state.chosen_at = game.state.answers
    events: list[Event] = [SetVariable("turn", game.turn() + 1)]
    events.extend(
        SetVariable(name, 0)
        for name in game.state.variables
        if name.startswith(("history:", "used:")) and game.state.variables[name] != 0
    )
    until = f"my_next_turn_start:{game.turn_player()}"
    ending = tuple(effect.id for effect in game.state.lasting if effect.until == until)
    if ending:
        events.extend([EndLasting(ending), Occur("effects_ended", game.turn_player())])
    return Do(events)


@TURNS.step("502")
def recovery(game: Game, frame: Frame) -> Flow:
    """The recovery phase."""
    return Call(RECOVERY_PHASE)


@TURNS.step("503")
def draw(game: Game, frame: Frame) -> Flow:
    """The draw phase."""
    return Call(DRAW_PHASE)


@TURNS.step("504")
def call(game: Game, frame: Frame) -> Flow:
    """The call phase."""
    return Call(CALL_PHASE)


@TURNS.step("505")
def main(game: Game, frame: Frame) -> Flow:
    """The main phase."""
    return Call(MAIN_PHASE)


@TURNS.step("506.1")
def battle(game: Game, frame: Frame) -> Flow:
    """The battle phase (800); there is none in the first turn of the game."""
    return NEXT if game.turn() == 1 else Call(BATTLE_PHASE)


@TURNS.step("507")
def end(game: Game, frame: Frame) -> Flow:
    """The end phase."""
    return Call(END_PHASE)


@TURNS.step("507.6")
def pass_turn(game: Game, frame: Frame) -> Flow:
    """The other player's turn, unless an extra turn comes first (1021.1, the latest granted first by 1021.2)."""
    extra = game.state.variables["extra_turns"]
    assert isinstance(extra, tuple)
    if extra:
        taker = extra[-1]
        assert isinstance(taker, int)
        return Do([SetVariable("extra_turns", extra[:-1]), SetVariable("turn_player", taker)])
    following = game.number("next_player")
    return Do([SetVariable("turn_player", following), SetVariable("next_player", opponent(game, following))])


@TURNS.step("507.6")
def again(game: Game, frame: Frame) -> Flow:
    """And so on."""
    return GoTo("501.1")
