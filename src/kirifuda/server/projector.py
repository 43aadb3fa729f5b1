"""A process that plays replays and shows them: a question a line comes in, an answer a line goes out."""

from __future__ import annotations

import sys
from collections import OrderedDict
from contextlib import suppress
from time import process_time
from typing import Any, Final

from msgspec import DecodeError, Raw, Struct, field, json

from kirifuda.server.bodies import Mark, Moment
from kirifuda.server.endings import replay_record
from kirifuda.server.records import ReplayRecord
from kirifuda.server.refusals import Refused
from kirifuda.server.replays import Film
from kirifuda.server.workers import answer_lines

KEPT: Final = 12_000
"""Decisions of all films at hand together; the one that was looked at longest ago goes."""
MEMORY: Final = 2 << 30
"""Bytes of address space that the process may take."""


class Load(Struct, tag="load"):
    """A replay file, to be played."""

    id: str
    content: Raw


class Upload(Struct, tag="upload"):
    """A replay file by somebody: what is there to be kept of it?"""

    id: str
    content: Raw


class Look(Struct, tag="look"):
    """A moment of a film."""

    id: str
    decision: int
    side: str
    whole_log: bool


class Marks(Struct, tag="marks"):
    """The marks of a film."""

    id: str


class Onward(Struct, tag="onward"):
    """What a game that goes on from a moment begins with."""

    id: str
    decision: int


Shot = Load | Upload | Look | Marks | Onward


class Beginning(Struct):
    """A game that goes on from a moment of a replay."""

    game: str
    seed: int
    decks: list[dict[str, list[str]]]
    house: dict[str, str]
    opening: list[list[int]]
    reseeds: dict[int, int]
    mode: str
    own_seats: int


class Shown(Struct, omit_defaults=True):
    """One answer; which part is filled depends on the question."""

    missing: bool = False
    """The film is not at hand: load it first."""
    refused: tuple[str, str] | None = None
    """A refusal's code and what it is about."""
    moment: Moment | None = None
    marks: list[Mark] = field(default_factory=list)
    record: ReplayRecord | None = None
    beginning: Beginning | None = None


class Films:
    """The films that were looked at last."""

    def __init__(self) -> None:
        self.films: OrderedDict[str, Film] = OrderedDict()

    def load(self, id: str, content: Raw) -> Film:
        """Play a replay, and keep it."""
        film = Film(id, json.decode(content, type=dict[str, Any]))
        self.films[id] = film
        while len(self.films) > 1 and sum(len(each.told) for each in self.films.values()) > KEPT:
            self.films.popitem(last=False)
        return film

    def show(self, asked: Shot) -> Shown:
        """One answer."""
        if isinstance(asked, Load):
            self.load(asked.id, asked.content)
            return Shown()
        if isinstance(asked, Upload):
            return Shown(record=uploaded(self.load(asked.id, asked.content), asked.id))
        film = self.films.get(asked.id)
        if film is None:
            return Shown(missing=True)
        self.films.move_to_end(asked.id)
        if isinstance(asked, Look):
            return Shown(moment=film.moment(asked.decision, asked.side, whole_log=asked.whole_log))
        if isinstance(asked, Marks):
            return Shown(marks=film.marks())
        return Shown(beginning=beginning(film, asked.decision))


def uploaded(film: Film, id: str) -> ReplayRecord:
    """What is kept of somebody's replay; it must reach its end."""
    if not film.play.over():
        raise Refused("corrupt_replay", "it does not reach the end")
    return replay_record(film.play, id, [f"P{number + 1}" for number in range(film.play.game.players)], "")


def beginning(film: Film, decision: int) -> Beginning:
    """What a game that goes on from here begins with."""
    if film.game_at(decision).over():
        raise Refused("not_playing")
    replay, mode = film.replay, film.play.card_game.mode_of(film.play.game)
    opening = [list(answer.chosen) for answer in replay.answers[:decision]]
    reseeds = {number: seed for number, seed in replay.reseeds.items() if number <= decision}
    name = replay.pinned["game"]
    return Beginning(name, replay.seed, replay.decks, replay.house, opening, reseeds, mode.name, mode.own_seats)


def answered(films: Films, asked: Shot) -> Shown:
    """One line back for each line."""
    try:
        return films.show(asked)
    except Refused as refused:
        return Shown(refused=(refused.key, refused.what))
    except (DecodeError, AssertionError, TypeError, RecursionError, MemoryError) as error:
        # Nobody but a forger writes such numbers, or a file that breaks a rule in mid-game.
        return Shown(refused=("corrupt_replay", type(error).__name__))


def limit_memory() -> None:
    """A replay that takes all memory ends this process and no other."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limit_time(budget_s: float) -> None:
    """Only so much more processor time: what others do on a busy machine does not count."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (int(process_time() + budget_s) + 1, resource.RLIM_INFINITY))


def main(budget_s: float) -> None:
    """Answer until the input ends, or until one answer takes too long."""
    limit_memory()
    films = Films()

    def answer(asked: Shot) -> Shown:
        limit_time(budget_s)
        return answered(films, asked)

    answer_lines(json.Decoder(Shot), answer)


if __name__ == "__main__":
    main(float(sys.argv[1]))
