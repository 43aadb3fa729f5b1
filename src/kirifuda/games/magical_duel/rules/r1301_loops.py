"""1301 ループ: what repeats is counted once and then left, or ended by rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.rules.common import opponent
from kirifuda.kernel.changes import EndGame, Occur
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.flow import NEXT, Ask, Do, Flow
from kirifuda.kernel.ids import PlayerId
from kirifuda.kernel.loops import PlayRounds
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

LOOP: Final = Procedure("loop")
PLAYERS: Final = Slot[tuple[int, ...]]("players")
"""Whoever can choose to go round again."""
FIRST: Final = Slot[int]("first_rounds")
SECOND: Final = Slot[int]("second_rounds")
MOST_ROUNDS: Final = 1_000
"""A list must end somewhere; nothing on the table needs more rounds."""


@LOOP.step("1301.1a")
def ask_first(game: Game, frame: Frame) -> Flow:
    """The player who can repeat the loop says how often; of two players the turn player first (1301.1b)."""
    turn_player = game.turn_player()
    players = frame[PLAYERS]
    return Ask(FIRST, rounds_question(turn_player if turn_player in players else players[0]))


@LOOP.step("1301.1b")
def ask_second(game: Game, frame: Frame) -> Flow:
    """Then the other player, if that one can repeat it too."""
    if len(frame[PLAYERS]) < 2:
        frame[SECOND] = MOST_ROUNDS
        return NEXT
    return Ask(SECOND, rounds_question(opponent(game, game.turn_player())))


@LOOP.step("1301.1b")
def go_round(game: Game, frame: Frame) -> Flow:
    """The smaller number of rounds. Those that lead back to this very position are put on record and not played."""
    rounds = min(frame[FIRST], frame[SECOND])
    return Do([Occur(f"loop:{rounds}", game.turn_player()), PlayRounds(rounds)])


def totals(game: Game) -> dict[str, int]:
    """What a round may add to and still be a round of a loop."""
    found: dict[str, int] = {}
    for name, value in game.state.variables.items():
        if name.startswith(("aether", "counter:", "history:")):
            found[name] = value if isinstance(value, int) else len(value) if isinstance(value, tuple) else 0
    return found


def rounds_question(player: PlayerId) -> Decision:
    """104.5: a number of rounds."""
    options = [Option("rounds", 0, number) for number in range(MOST_ROUNDS + 1)]
    return Decision(player, "rounds", options, take=TAKE_NUMBER)


def unstoppable() -> EndGame:
    """1301.1c: a loop that nobody can stop is a draw."""
    return EndGame((), "1301.1c", "loop")
