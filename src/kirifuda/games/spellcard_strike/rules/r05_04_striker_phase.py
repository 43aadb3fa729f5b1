"""5.4 ストライカーフェイズ: movements and declarations, in any order and number."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import check
from kirifuda.games.spellcard_strike.rules.r05_04_3_actions import carry_out, declarations
from kirifuda.games.spellcard_strike.rules.r05_04_6_movement import MOVEMENT, movements
from kirifuda.games.spellcard_strike.rules.r06_chain import CHAIN_PROCEDURE

STRIKER_PHASE: Final = k.Procedure("striker_phase")
ACTION: Final = k.Slot[k.Option]("action")


@STRIKER_PHASE.step("5.4.2")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The start of the phase."""
    return k.Do([k.SetVariable("phase", "striker"), k.Occur("striker_begin", game.turn_player())])


@STRIKER_PHASE.step("5.4.2")
def check_beginning(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@STRIKER_PHASE.step("5.4.3")
def choose_action(game: k.Game, frame: k.Frame) -> k.Flow:
    """Everything the turn player may do, or the end of the phase (5.4.5)."""
    player = game.turn_player()
    return k.Ask(ACTION, k.Decision(player, "action", actions(game, player, frame.barred), secret=True))


@STRIKER_PHASE.step("5.4.4")
def act(game: k.Game, frame: k.Frame) -> k.Flow:
    """The chosen action is carried out."""
    option = frame[ACTION]
    player = game.turn_player()
    if option.verb == "end_phase":
        return k.GoTo("5.4.10")
    if option.verb == "move":
        return k.Call(MOVEMENT, {"moving": option.object, "area": option.number}, player=player)
    return carry_out(game, player, option, "5.4.3")


@STRIKER_PHASE.step("5.4.4")
def run_chain(game: k.Game, frame: k.Frame) -> k.Flow:
    """6.1.3: a declaration begins a reaction chain; a movement has run its own."""
    if frame[ACTION].verb == "move":
        return k.GoTo("5.4.3")
    return k.Call(CHAIN_PROCEDURE, {"declarer": game.turn_player()})


@STRIKER_PHASE.step("5.4.4")
def again(game: k.Game, frame: k.Frame) -> k.Flow:
    """6.3.1.6: as often as the player likes."""
    return k.GoTo("5.4.3")


@STRIKER_PHASE.step("5.4.10")
def announce_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """The end of the phase."""
    return k.Do([k.Occur("striker_end", game.turn_player())])


@STRIKER_PHASE.step("5.4.10.1")
def check_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step; then the commander phase (5.4.10.2)."""
    return check(game)


def actions(game: k.Game, player: k.PlayerId, barred: tuple[str, ...]) -> list[k.Option]:
    """5.4.3-5: every movement and declaration, and the end of the phase."""
    return [k.Option("end_phase"), *movements(game, player), *declarations(game, player, barred)]
