"""1301 ループ: what repeats is counted once and then left, or ended by rule."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.rules.common import opponent

LOOP: Final = k.Procedure("loop")
PLAYERS: Final = k.Slot[tuple[int, ...]]("players")
"""Whoever can choose to go round again."""
FIRST: Final = k.Slot[int]("first_rounds")
SECOND: Final = k.Slot[int]("second_rounds")
MOST_ROUNDS: Final = 1_000
"""A list must end somewhere; nothing on the table needs more rounds."""


@LOOP.step("1301.1a")
def ask_first(game: k.Game, frame: k.Frame) -> k.Flow:
    """The player who can repeat the loop says how often; of two players the turn player first (1301.1b)."""
    turn_player = game.turn_player()
    players = frame[PLAYERS]
    return k.Ask(FIRST, rounds_question(turn_player if turn_player in players else players[0]))


@LOOP.step("1301.1b")
def ask_second(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the other player, if that one can repeat it too."""
    if len(frame[PLAYERS]) < 2:
        frame[SECOND] = MOST_ROUNDS
        return k.NEXT
    return k.Ask(SECOND, rounds_question(opponent(game, game.turn_player())))


@LOOP.step("1301.1b")
def go_round(game: k.Game, frame: k.Frame) -> k.Flow:
    """The smaller number of rounds. Those that lead back to this very position are put on record and not played."""
    rounds = min(frame[FIRST], frame[SECOND])
    return k.Do([k.Occur(f"loop:{rounds}", game.turn_player()), k.PlayRounds(rounds)])


def totals(game: k.Game) -> dict[str, int]:
    """What a round may add to and still be a round of a loop."""
    found: dict[str, int] = {}
    for name, value in game.state.variables.items():
        if name.startswith(("aether", "counter:", "history:")):
            found[name] = value if isinstance(value, int) else len(value) if isinstance(value, tuple) else 0
    return found


def rounds_question(player: k.PlayerId) -> k.Decision:
    """104.5: a number of rounds."""
    options = [k.Option("rounds", 0, number) for number in range(MOST_ROUNDS + 1)]
    return k.Decision(player, "rounds", options, take=k.TAKE_NUMBER)


def unstoppable() -> k.EndGame:
    """1301.1c: a loop that nobody can stop is a draw."""
    return k.EndGame((), "1301.1c", "loop")
