"""A process that thinks for computer players: a question a line comes in, an answer a line goes out.

It plays the game again from its answers and keeps it, so that the next question of the same table needs only what is
new. What the agent is given is the view of the player who decides, as everywhere.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import Struct, field, json

from kirifuda.agents import ask, make
from kirifuda.games import load
from kirifuda.kernel.hiding.resample import reseeded
from kirifuda.kernel.randomness import stream
from kirifuda.server.workers import answer_lines

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
    reseeds: dict[int, int] = field(default_factory=dict)


class Reply(Struct):
    """The agent's answer, or what went wrong."""

    options: list[int]
    error: str = ""


@dataclass
class Known:
    """A game as far as it was played here."""

    game: Game
    answers: list[list[int]]
    drawn: int = -1
    """The number of answers at which what nobody knew was last drawn anew."""


class Memory:
    """The games of the tables that asked last."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Known] = OrderedDict()

    def game(self, question: Question) -> Game:
        """The game at the open question."""
        known = self.games.pop(question.table, None)
        if known is None or question.answers[: len(known.answers)] != known.answers:
            card_game = load(question.game)
            game = card_game.rulebook.start(card_game.pool(), question.decks, question.seed, question.house)
            known = Known(game, [])
        self._draw_anew(known, question)
        for chosen in question.answers[len(known.answers) :]:
            known.game.answer(tuple(chosen))
            known.answers.append(chosen)
            self._draw_anew(known, question)
        self.games[question.table] = known
        while len(self.games) > KEPT:
            self.games.popitem(last=False)
        return known.game

    def _draw_anew(self, known: Known, question: Question) -> None:
        """What nobody knew is drawn anew where the table did so; once."""
        number = len(known.answers)
        if number > known.drawn and number in question.reseeds and known.game.decision() is not None:
            known.game = reseeded(known.game, question.decks, question.reseeds[number])
            known.drawn = number


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
    answer_lines(json.Decoder(Question | Opening), lambda asked: answered(memory, asked))


if __name__ == "__main__":
    main()
