"""One game between agents, from a seed: the unit of every experiment, and how to repeat it.

`python -m kirifuda.lab.playing GAME SEED DECK DECK AGENT AGENT` plays a single game again and shows what went wrong.
"""

from __future__ import annotations

import sys
import traceback
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Final

from kirifuda.agents import Agent, ask, make
from kirifuda.games import load
from kirifuda.kernel.randomness import stream
from kirifuda.lab.invariants import cards_of, check_position

if TYPE_CHECKING:
    from kirifuda.games import CardGame, Deck
    from kirifuda.kernel.game import Game


HOUSE: Final = "--house="
"""What a house rule begins with in a command."""


@dataclass(frozen=True)
class Pairing:
    """Everything that a game depends on. Decks and agents stand in the order of the seats; those that the game plays by
    itself have none."""

    number: int
    seed: int
    decks: tuple[str, ...]
    agents: tuple[str, ...]
    mode: str = ""
    """How it is played; empty for the usual way."""
    choices: tuple[tuple[str, str], ...] = ()
    """What was chosen for the mode."""
    house: tuple[tuple[str, str], ...] = ()
    """House rules; where there are none, the readings in force."""
    watched: tuple[str, ...] = ()
    """Clauses of which it is to be told whether they came up."""


@dataclass(frozen=True)
class Played:
    """How one game went. `seconds` is the only thing that a repetition may change."""

    pairing: Pairing
    winners: tuple[int, ...] = ()
    ending: str = ""
    """The clause that ended it, and the reason."""
    turns: int = 0
    decisions: int = 0
    """Stops with at least two possible answers."""
    prompts: int = 0
    """All stops, those with one possible answer included."""
    error: str = ""
    """The last line of the traceback; empty if all went well."""
    traceback: str = ""
    seconds: float = 0.0
    applied: tuple[str, ...] = ()
    """The watched clauses that came up."""

    def outcome(self) -> tuple[object, ...]:
        """What must be equal however the game is run."""
        return (self.pairing, self.winners, self.ending, self.turns, self.decisions, self.prompts, self.error)


def begin(game: CardGame, decks: dict[str, Deck], pairing: Pairing) -> tuple[Game, list[Agent]]:
    """The game before its first decision, with the agents in their seats."""
    chosen = [decks[name] for name in pairing.decks]
    options = dict(pairing.house)
    for mode in game.modes:
        if mode.name == pairing.mode:
            settled = mode.settled(dict(pairing.choices))
            chosen.extend(game.own_decks(mode, settled))
            options.update(game.mode_options(mode, settled))
    zones = [deck.zones for deck in chosen]
    agents = [
        make(name, stream(pairing.seed, f"agent {seat}"), game, zones) for seat, name in enumerate(pairing.agents)
    ]
    return game.start(game.pool(), chosen, pairing.seed, options), agents


def play(game: CardGame, decks: dict[str, Deck], pairing: Pairing) -> Played:
    """Play a game to its end. An exception is part of the answer: nothing is swallowed, nothing stops the others."""
    began = perf_counter()
    counts = [0, 0]
    running: list[Game] = []
    try:
        table, agents = begin(game, decks, pairing)
        running.append(table)
        if pairing.watched:
            table.trace = []
        run(table, agents, counts)
    except Exception as error:
        turns = running[0].turn() if running else 0
        return Played(
            pairing,
            ending="error",
            turns=turns,
            decisions=counts[0],
            prompts=counts[1],
            error=f"{type(error).__name__}: {error}",
            traceback=traceback.format_exc(),
            seconds=perf_counter() - began,
        )
    result = table.state.result
    assert result is not None
    ending = f"{result.clause} {result.reason}"
    applied = tuple(clause for clause in pairing.watched if clause in table.trace) if table.trace else ()
    seconds = perf_counter() - began
    return Played(pairing, result.winners, ending, table.turn(), counts[0], counts[1], seconds=seconds, applied=applied)


def run(table: Game, agents: list[Agent], counts: list[int]) -> None:
    """Let the agents play on to the end; `counts` receives the decisions and the prompts."""
    table.skips_forced = False
    cards = cards_of(table)
    turn = -1
    while (decision := table.decision()) is not None:
        counts[1] += 1
        if table.turn() != turn:
            turn = table.turn()
            check_position(table, cards)
        if decision.forced():
            table.answer(decision.forced_answer())
        else:
            counts[0] += 1
            table.answer(ask(agents[decision.player], table))
    check_position(table, cards)


def how_to_repeat(game: str, pairing: Pairing) -> str:
    """The command that plays a game again."""
    words = ["python -m kirifuda.lab.playing", game, str(pairing.seed), *pairing.decks, *pairing.agents]
    if pairing.mode:
        words.append("/".join([pairing.mode, *(f"{name}={value}" for name, value in pairing.choices)]))
    words.extend(f"{HOUSE}{name}={value}" for name, value in pairing.house)
    return " ".join(words)


def pair_of(word: str) -> tuple[str, str]:
    """NAME=VALUE."""
    name, _, value = word.partition("=")
    return name, value


def main(arguments: list[str]) -> int:
    """Play one game and tell how it went."""
    house = tuple(pair_of(word.removeprefix(HOUSE)) for word in arguments if word.startswith(HOUSE))
    arguments = [word for word in arguments if not word.startswith(HOUSE)]
    mode: list[str] = arguments.pop().split("/") if len(arguments) % 2 and len(arguments) > 4 else [""]
    if len(arguments) < 4 or len(arguments) % 2 or not arguments[1].isdigit():
        sys.stderr.write(
            "usage: python -m kirifuda.lab.playing GAME SEED DECK DECK AGENT AGENT [MODE/NAME=VALUE/NAME=VALUE]"
            f" [{HOUSE}NAME=VALUE]…\n"
        )
        return 2
    game = load(arguments[0])
    seats = len(arguments) // 2 - 1
    choices = tuple(pair_of(word) for word in mode[1:])
    decks, agents = tuple(arguments[2 : 2 + seats]), tuple(arguments[2 + seats :])
    pairing = Pairing(0, int(arguments[1]), decks, agents, mode[0], choices, house)
    played = play(game, {deck.id: deck for deck in game.decks()}, pairing)
    counts = f"{played.turns} turns, {played.decisions} decisions, {played.prompts} prompts"
    sys.stdout.write(f"{played.ending}, winners {played.winners}: {counts}, {played.seconds:.2f} s\n{played.traceback}")
    return 1 if played.error else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
