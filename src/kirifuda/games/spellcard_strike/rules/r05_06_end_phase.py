"""5.6 エンドフェイズ: effects of the turn end, the hand is filled again, strikers are ready for the enemy's turn."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
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

END_PHASE: Final = k.Procedure("end_phase")


@END_PHASE.step("5.6.1.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The start of the phase."""
    return k.Do([k.SetVariable("phase", "end"), k.Occur("end_begin", game.turn_player())])


@END_PHASE.step("5.6.1.1")
def check_beginning(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@END_PHASE.step("5.6.1.2")
def end_effects(game: k.Game, frame: k.Frame) -> k.Flow:
    """Effects that last for the turn end."""
    return k.Do(e.end(game, TURN, TURN_END, f"{TURN_END}:{game.turn_player()}"))


@END_PHASE.step("5.6.1.3")
def choose_exchange(game: k.Game, frame: k.Frame) -> k.Flow:
    """Any number of cards to discard."""
    return ask_exchange(game)


@END_PHASE.step("5.6.1.3")
def discard_chosen(game: k.Game, frame: k.Frame) -> k.Flow:
    """They are discarded."""
    return k.Do([Discard(id) for id in frame[EXCHANGE]])


@END_PHASE.step("5.6.1.4")
def fill_hand(game: k.Game, frame: k.Frame) -> k.Flow:
    """Cards up to the hand limit."""
    return draw_to_limit(game)


@END_PHASE.step("5.6.1.4")
def choose_excess(game: k.Game, frame: k.Frame) -> k.Flow:
    """Or down to it."""
    return ask_excess(game)


@END_PHASE.step("5.6.1.4")
def discard_excess(game: k.Game, frame: k.Frame) -> k.Flow:
    """What is too many is discarded."""
    return k.Do([Discard(id) for id in frame[EXCESS]])


@END_PHASE.step("5.6.1.5")
def check_hand(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@END_PHASE.step("5.6.1.6")
def make_ready(game: k.Game, frame: k.Frame) -> k.Flow:
    """All strikers of the turn player become un-acted."""
    return k.Do([SetUnacted(id) for id in strikers(game, game.turn_player())])


@END_PHASE.step("5.6.1.7")
def announce_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """The end of the turn."""
    return k.Do([k.Occur("turn_end", game.turn_player())])


@END_PHASE.step("5.6.1.7")
def check_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@END_PHASE.step("1.2.5.3")
def count_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    """Five turns in which nothing changed are a draw."""
    return k.Do(count_unchanged(game))
