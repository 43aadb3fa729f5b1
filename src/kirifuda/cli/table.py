"""The terminal game: people, agents, one game, and everything said between them."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from kirifuda.agents import ask
from kirifuda.cli.answering import understand
from kirifuda.cli.commands import PASS, Over, obey, passing_place
from kirifuda.cli.files import write_json
from kirifuda.cli.undoing import Checkpoint
from kirifuda.cli.words import say
from kirifuda.games.interface import LANGUAGES
from kirifuda.kernel.keeping import saving
from kirifuda.kernel.keeping.recording import Recorder

if TYPE_CHECKING:
    from kirifuda.agents import Agent
    from kirifuda.games.interface import CardGame
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.keeping.recording import Record
    from kirifuda.kernel.keeping.replay import Replay

SAVE_FORMAT: Final = 2
PERSON: Final = "me"
"""Who sits at a seat: a person at this terminal, or the name of an agent."""


@dataclass
class Settings:
    """How the table is shown."""

    language: str
    colour: bool = False
    asks_all: bool = False
    save: Path | None = None
    record: Path | None = None


@dataclass
class Table:
    """A running game."""

    card_game: CardGame
    game: Game
    replay: Replay
    seats: tuple[str, ...]
    """Who sits where, seats that the game plays by itself left out."""
    agents: dict[int, Agent]
    settings: Settings
    seat: int = 0
    """The person who is spoken to."""
    recorder: Recorder = field(default_factory=Recorder)
    checkpoints: list[Checkpoint] = field(default_factory=list)
    logs: dict[int, list[tuple[str, ...]]] = field(default_factory=dict)
    """What each person was told of each record, in every language."""
    opponent_answers: int = 0
    """Real choices of the opponent, passing included: they tell something."""
    opponent_deeds: int = 0
    """Those that were not passing."""
    board_of: tuple[object, ...] = ()
    """Turn and phase when the table was last drawn."""
    drawn: str = ""
    """The table as it was last drawn."""
    passing: tuple[object, ...] = ()
    """Turn, phase and choices of the opponent while the person keeps passing."""
    conceded: bool = False

    def __post_init__(self) -> None:
        self.seat = self.people()[0]
        self.logs = {seat: [] for seat in self.people()}

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.seats) if who == PERSON]

    @property
    def log(self) -> list[tuple[str, ...]]:
        """What the person who is spoken to was told."""
        return self.logs[self.seat]

    def say(self, key: str, **fields: object) -> None:
        """Print one of our own sentences."""
        click.echo(say(key, self.settings.language, **fields))

    # Playing

    def play(self) -> None:
        """Play on to the end of the game or of the input."""
        self.game.recorder = self.recorder
        try:
            while (decision := self.game.decision()) is not None:
                if decision.player in self.agents:
                    self.narrate()
                    self.let_answer(self.agents[decision.player])
                else:
                    self.hand_over(decision)
                    self.narrate()
                    self.decide(decision)
            self.narrate()
            self.announce_end()
        except Over:
            if self.settings.save is not None and not self.game.over():
                self.save(self.settings.save)
        if self.settings.record is not None:
            self.write_record(self.settings.record)

    def hand_over(self, decision: Decision) -> None:
        """Another person is asked: nobody sees the other's cards; what answers itself needs no change of places."""
        if decision.player == self.seat or self.needs_nobody(decision, decision.player):
            return
        click.clear()
        self.say("hand_over", number=decision.player + 1)
        self.read()
        self.seat = decision.player
        self.board_of = ()
        self.drawn = ""
        self.passing = ()

    def needs_nobody(self, decision: Decision, player: int) -> bool:
        """Whether a question is answered without asking."""
        if self.settings.asks_all:
            return False
        return decision.forced() or (passing_place(decision) >= 0 and self.card_game.is_idle(self.game, decision))

    def let_answer(self, agent: Agent) -> None:
        """An agent answers."""
        decision = self.game.decision()
        assert decision is not None
        chosen = ask(agent, self.game)
        self.opponent_answers += 1
        self.opponent_deeds += any(decision.options[place].verb != PASS for place in chosen)
        self.replay.answer(self.game, chosen)

    def decide(self, decision: Decision) -> None:
        """The person answers, unless there is nothing to think about."""
        if decision.forced() and not self.settings.asks_all:
            self.replay.answer(self.game, decision.forced_answer())
            return
        place = passing_place(decision)
        if place >= 0:
            idle = not self.settings.asks_all and self.card_game.is_idle(self.game, decision)
            if idle or (self.passing and self.passing == self.moment()):
                self.replay.answer(self.game, (place,))
                return
        self.passing = ()
        self.show(decision)
        while True:
            typed = understand(self.read(), decision, self.settings.language)
            if typed.complaint:
                click.echo(typed.complaint)
            elif typed.answer is not None:
                self.answer(typed.answer)
                return
            elif obey(self, typed, decision):
                return

    def moment(self) -> tuple[object, ...]:
        """Turn, phase, and how often the opponent has done something."""
        return (self.game.turn(), self.game.state.variables.get("phase"), self.opponent_deeds)

    def go_back(self) -> None:
        """Take up the game as it was before the last choice."""
        last = self.checkpoints.pop()
        self.game = last.game
        self.game.recorder = self.recorder
        del self.recorder.records[last.records :]
        del self.replay.answers[last.answers :]
        for log in self.logs.values():
            del log[last.records :]
        for number in [number for number in self.replay.digests if number > last.answers]:
            del self.replay.digests[number]

    def answer(self, chosen: tuple[int, ...]) -> None:
        """Keep the game as it is, then answer."""
        counts = (len(self.replay.answers), len(self.recorder.records), self.opponent_answers, self.seat)
        self.checkpoints.append(Checkpoint(self.game.clone(), *counts))
        self.replay.answer(self.game, chosen)

    # Showing

    def narrate(self) -> None:
        """Tell what happened since the last time; equal lines in a row are counted."""
        begin = len(self.log)
        for record in self.recorder.records[begin:]:
            self.log.append(tuple(self._said(record, language) for language in LANGUAGES))
        for line in self.lines(begin):
            click.echo(f"  {line}")

    def _said(self, record: Record, language: str) -> str:
        """A line of the log, with where it comes from."""
        told = self.card_game.narrate(self.game, record, self.seat, language)
        return self.card_game.with_source(self.game.pool, told, language)

    def lines(self, begin: int) -> list[str]:
        """The log from some record on, in the language of the table."""
        told = [lines[LANGUAGES.index(self.settings.language)] for lines in self.log[begin:]]
        found: list[str] = []
        for line, group in groupby(line for line in told if line):
            count = len(list(group))
            found.append(line if count == 1 else f"{line} ×{count}")
        return found

    def show(self, decision: Decision) -> None:
        """The table when it is another phase, the question, and the options."""
        now = self.moment()[:2]
        if now != self.board_of:
            self.board_of = now
            self.draw_changes()
        language = self.settings.language
        source = self.card_game.clause_text(self.game.pool, decision.clause, language)
        clause = say("asked_by", language, clause=source) if source == decision.clause else f"[{source}]"
        click.echo(f"\n{self.card_game.prompt(self.game, decision, language)} {clause}")
        wide = len(str(len(decision.options)))
        for number, option in enumerate(decision.options, 1):
            click.echo(f"  {number:>{wide}}  {self.card_game.option_text(self.game, decision, option, language)}")
        if decision.most > 1:
            self.say("many")
        if decision.least == 0:
            self.say("none")

    def draw_board(self) -> None:
        """The table as the person sees it."""
        settings = self.settings
        self.drawn = self.card_game.board(self.game, self.seat, settings.language, colour=settings.colour)
        click.echo(self.drawn)

    def draw_changes(self) -> None:
        """The table, or only its first line if the rest is as it was drawn last."""
        settings = self.settings
        now = self.card_game.board(self.game, self.seat, settings.language, colour=settings.colour)
        title, _, rest = now.partition("\n")
        click.echo(title if rest == self.drawn.partition("\n")[2] else now)
        self.drawn = now

    def announce_end(self) -> None:
        """Who won, and how."""
        result = self.game.state.result
        assert result is not None
        click.echo()
        won = {seat in result.winners for seat in self.people()}
        if not result.winners:
            self.say("drawn")
        elif len(won) == 1:
            self.say("won" if won == {True} else "lost")
        ending = self.card_game.ending(self.game, self.settings.language)
        click.echo(self.card_game.with_source(self.game.pool, ending, self.settings.language))

    def read(self) -> str:
        """A line; scripts see what they typed."""
        click.echo("> ", nl=False)
        line = sys.stdin.readline()
        if not line:
            click.echo()
            self.say("ended")
            raise Over
        if not sys.stdin.isatty():
            click.echo(line.rstrip("\n"))
        return line

    # Files

    def save(self, path: Path) -> None:
        """Write the game so that it can be taken up again."""
        content: dict[str, Any] = {
            "kirifuda": "saved game",
            "format": SAVE_FORMAT,
            "seats": list(self.seats),
            "game": saving.save(self.game),
            "replay": self.replay.data(),
        }
        write_json(path, content)
        self.say("saved", file=path)

    def write_record(self, path: Path) -> None:
        """Write the replay."""
        content = self.replay.data()
        if self.conceded:
            content["conceded"] = self.seat
        write_json(path, content)
        self.say("recorded", file=path)
