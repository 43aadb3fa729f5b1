"""5.4 ストライカーフェイズ: movements and declarations, in any order and number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.spellcard_strike.rules.r02_07_check_step import check
from kirifuda.games.spellcard_strike.rules.r05_04_3_actions import carry_out, declarations
from kirifuda.games.spellcard_strike.rules.r05_04_6_movement import MOVEMENT, movements
from kirifuda.games.spellcard_strike.rules.r06_chain import CHAIN_PROCEDURE
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.decision import Decision, Option
from kirifuda.kernel.flow import Ask, Call, Do, Flow, GoTo
from kirifuda.kernel.ids import PlayerId
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

STRIKER_PHASE: Final = Procedure("striker_phase")
ACTION: Final = Slot[Option]("action")


@STRIKER_PHASE.step("5.4.2")
def begin(game: Game, frame: Frame) -> Flow:
    """The start of the phase."""
    return Do([SetVariable("phase", "striker"), Occur("striker_begin", game.turn_player())])


@STRIKER_PHASE.step("5.4.2")
def check_beginning(game: Game, frame: Frame) -> Flow:
    """A check step."""
    return check(game)


@STRIKER_PHASE.step("5.4.3")
def choose_action(game: Game, frame: Frame) -> Flow:
    """Everything the turn player may do, or the end of the phase (5.4.5)."""
    player = game.turn_player()
    return Ask(ACTION, Decision(player, "action", actions(game, player, frame.barred), secret=True))


@STRIKER_PHASE.step("5.4.4")
def act(game: Game, frame: Frame) -> Flow:
    """The chosen action is carried out."""
    option = frame[ACTION]
    player = game.turn_player()
    if option.verb == "end_phase":
        return GoTo("5.4.10")
    if option.verb == "move":
        return Call(MOVEMENT, {"moving": option.object, "area": option.number}, player=player)
    return carry_out(game, player, option, "5.4.3")


@STRIKER_PHASE.step("5.4.4")
def run_chain(game: Game, frame: Frame) -> Flow:
    """6.1.3: a declaration begins a reaction chain; a movement has run its own."""
    if frame[ACTION].verb == "move":
        return GoTo("5.4.3")
    return Call(CHAIN_PROCEDURE, {"declarer": game.turn_player()})


@STRIKER_PHASE.step("5.4.4")
def again(game: Game, frame: Frame) -> Flow:
    """6.3.1.6: as often as the player likes."""
    return GoTo("5.4.3")


@STRIKER_PHASE.step("5.4.10")
def announce_end(game: Game, frame: Frame) -> Flow:
    """The end of the phase."""
    return Do([Occur("striker_end", game.turn_player())])


@STRIKER_PHASE.step("5.4.10.1")
def check_end(game: Game, frame: Frame) -> Flow:
    """A check step; then the commander phase (5.4.10.2)."""
    return check(game)


def actions(game: Game, player: PlayerId, barred: tuple[str, ...]) -> list[Option]:
    """5.4.3-5: every movement and declaration, and the end of the phase."""
    return [Option("end_phase"), *movements(game, player), *declarations(game, player, barred)]
