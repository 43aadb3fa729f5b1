"""5.6 エンドフェイズ: effects of the turn end, the hand is filled again, strikers are ready for the enemy's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.endings import end
from kirifuda.games.spellcard_strike.abilities import TURN, TURN_END
from kirifuda.games.spellcard_strike.rules.common import strikers
from kirifuda.games.spellcard_strike.rules.r01_02_game_end import count_unchanged
from kirifuda.games.spellcard_strike.rules.r02_02_states import SetUnacted
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import check
from kirifuda.games.spellcard_strike.rules.r04_02_zones import Discard
from kirifuda.games.spellcard_strike.rules.r05_03_refresh_phase import (
    EXCESS,
    EXCHANGE,
    ask_excess,
    ask_exchange,
    draw_to_limit,
)
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

END_PHASE: Final = Procedure("end_phase")


@END_PHASE.step("5.6.1.1")
def begin(game: Game, frame: Frame) -> Flow:
    """The start of the phase."""
    return Do([SetVariable("phase", "end"), Occur("end_begin", game.turn_player())])


@END_PHASE.step("5.6.1.1")
def check_beginning(game: Game, frame: Frame) -> Flow:
    """A check step."""
    return check(game)


@END_PHASE.step("5.6.1.2")
def end_effects(game: Game, frame: Frame) -> Flow:
    """Effects that last for the turn end."""
    return Do(end(game, TURN, TURN_END, f"{TURN_END}:{game.turn_player()}"))


@END_PHASE.step("5.6.1.3")
def choose_exchange(game: Game, frame: Frame) -> Flow:
    """Any number of cards to discard."""
    return ask_exchange(game)


@END_PHASE.step("5.6.1.3")
def discard_chosen(game: Game, frame: Frame) -> Flow:
    """They are discarded."""
    return Do([Discard(id) for id in frame[EXCHANGE]])


@END_PHASE.step("5.6.1.4")
def fill_hand(game: Game, frame: Frame) -> Flow:
    """Cards up to the hand limit."""
    return draw_to_limit(game)


@END_PHASE.step("5.6.1.4")
def choose_excess(game: Game, frame: Frame) -> Flow:
    """Or down to it."""
    return ask_excess(game)


@END_PHASE.step("5.6.1.4")
def discard_excess(game: Game, frame: Frame) -> Flow:
    """What is too many is discarded."""
    return Do([Discard(id) for id in frame[EXCESS]])


@END_PHASE.step("5.6.1.5")
def check_hand(game: Game, frame: Frame) -> Flow:
    """A check step."""
    return check(game)


@END_PHASE.step("5.6.1.6")
def make_ready(game: Game, frame: Frame) -> Flow:
    """All strikers of the turn player become un-acted."""
    return Do([SetUnacted(id) for id in strikers(game, game.turn_player())])


@END_PHASE.step("5.6.1.7")
def announce_end(game: Game, frame: Frame) -> Flow:
    """The end of the turn."""
    return Do([Occur("turn_end", game.turn_player())])


@END_PHASE.step("5.6.1.7")
def check_end(game: Game, frame: Frame) -> Flow:
    """A check step."""
    return check(game)


@END_PHASE.step("1.2.5.3")
def count_turn(game: Game, frame: Frame) -> Flow:
    """Five turns in which nothing changed are a draw."""
    return Do(count_unchanged(game))
