"""A process that thinks for computer players: a question a line comes in, an answer a line goes out.

It plays the game again from its answers and keeps it, so that the next question of the same table needs only what is
new. What the agent is given is the view of the player who decides, as everywhere.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import Struct, json

from kirifuda.agents import ask, make
from kirifuda.games import load
from kirifuda.kernel.randomness import stream

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game

KEPT = 64


class Opening(Struct, tag="opening"):
    """A game will be asked about: its cards are read now, outside anybody's time to think."""

    game: str


class Question(Struct, tag="question"):
    """A game as its start and answers; the agent answers what is open."""

    table: str
    game: str
    seed: int
    decks: list[dict[str, list[str]]]
    house: dict[str, str]
    answers: list[list[int]]
    agent: str


class Reply(Struct):
    """The agent's answer, or what went wrong."""

    options: list[int]
    error: str = ""


class Memory:
    """The games of the tables that asked last."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, tuple[Game, list[list[int]]]] = OrderedDict()

    def game(self, question: Question) -> Game:
        """The game at the open question."""
        game, known = self.games.pop(question.table, (None, []))
        if game is None or question.answers[: len(known)] != known:
            card_game = load(question.game)
            game = card_game.rulebook.start(card_game.pool(), question.decks, question.seed, question.house)
            known = []
        for chosen in question.answers[len(known) :]:
            game.answer(tuple(chosen))
        self.games[question.table] = (game, list(question.answers))
        while len(self.games) > KEPT:
            self.games.popitem(last=False)
        return game


def think(memory: Memory, question: Question) -> Reply:
    """Let the agent answer."""
    try:
        game = memory.game(question)
        seed = stream(question.seed, f"computer {len(question.answers)}")
        agent = make(question.agent, seed, load(question.game), question.decks)
        return Reply(list(ask(agent, game)))
    except Exception as error:  # the table must go on; the server writes it down
        memory.games.pop(question.table, None)
        return Reply([], f"{type(error).__name__}: {error}")


def answered(memory: Memory, asked: Question | Opening) -> Reply:
    """One line back for each line."""
    if isinstance(asked, Question):
        return think(memory, asked)
    load(asked.game).pool()
    return Reply([])


def main() -> None:
    """Answer until the input ends."""
    memory = Memory()
    decoder = json.Decoder(Question | Opening)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(json.encode(answered(memory, decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # whoever asked is gone
        main()
