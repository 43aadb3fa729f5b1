"""The time of a pass tells nothing: others can't tell whether a person passed or the server did because of the hand."""

from __future__ import annotations

import asyncio
import json
import math
import selectors
import time
from dataclasses import dataclass, field
from types import SimpleNamespace

import pytest

from kirifuda.games import GAMES
from kirifuda.kernel.randomness import Dice
from kirifuda.server.autopass import Passing, passing_place
from kirifuda.server.config import Config
from kirifuda.server.connection import Connection
from kirifuda.server.lobby import Lobby
from kirifuda.server.preferences import Settings
from kirifuda.server.refusals import Refused
from kirifuda.server.tempo import ENOUGH, HELD, KEPT, LONGEST, REMEMBERED, Tempo, Tempos
from tests.server.house import quick
from tests.server.recorder import Side, answer, begun, by_chance, record_for


def distance(one: list[float], other: list[float]) -> float:
    """The largest difference between two distributions (Kolmogorov and Smirnov)."""
    points = sorted([*one, *other])
    return max(
        abs(sum(each <= point for each in one) / len(one) - sum(each <= point for each in other) / len(other))
        for point in points
    )


def alike(one: list[float], other: list[float]) -> bool:
    """Whether nobody could tell these two apart: but for one in a thousand by chance."""
    return distance(one, other) < 1.95 * math.sqrt(1 / len(one) + 1 / len(other))


@pytest.mark.parametrize("usual_s", [0.1, 0.6, 1.2, 2.5])
def test_passes_by_the_server_have_the_distribution_of_the_players_own(usual_s: float) -> None:
    dice = Dice(7, "tempo")
    tempo = Tempo(1.0)
    own = [usual_s * (0.6 + dice.below(800) / 1000) for _ in range(REMEMBERED)]
    for each in own:
        tempo.note(each, is_pass=True)

    by_server = [tempo.passing() for _ in range(400)]
    by_person = [max(own[dice.below(REMEMBERED)], tempo.held()) for _ in range(400)]

    assert alike(by_server, by_person)
    assert len({round(each, 6) for each in by_server}) > 300


def test_before_somebody_has_passed_often_their_other_answers_are_the_pattern() -> None:
    tempo = Tempo(1.0)
    unknown = [tempo.passing() for _ in range(100)]
    for _ in range(ENOUGH):
        tempo.note(3.0, is_pass=False)
    learned = [tempo.passing() for _ in range(100)]
    for _ in range(ENOUGH):
        tempo.note(2.0, is_pass=True)
    known = [tempo.passing() for _ in range(100)]

    assert all(HELD[0] <= each <= HELD[1] for each in unknown)
    assert all(2.5 < each < 3.5 for each in learned)
    assert all(1.7 < each < 2.3 for each in known)


def test_what_took_very_long_is_no_pattern() -> None:
    tempo = Tempo(1.0)
    for _ in range(ENOUGH):
        tempo.note(30.0, is_pass=True)

    assert max(tempo.passing() for _ in range(100)) <= LONGEST


def test_a_pace_is_remembered_from_game_to_game_and_the_oldest_is_forgotten() -> None:
    tempos = Tempos(1.0)
    first = tempos.of("first")
    second = tempos.of("second")
    for number in range(KEPT - 2):
        tempos.of(str(number))
    assert tempos.of("first") is first
    tempos.of("one more")

    assert tempos.of("first") is first
    assert tempos.of("second") is not second
    assert len(tempos.known) == KEPT


def test_a_hand_is_the_reason_only_where_no_wish_and_nothing_public_is() -> None:
    by_hand = by_wish = 0
    for seed in range(6):
        play = begun("magical_duel", seed)
        dice = Dice(seed, "reasons")
        for _ in range(150):
            if play.over():
                break
            asked = play.asked
            assert asked is not None
            plain = Passing(Settings())
            if plain.answer(play) is not None and plain.is_by_hand:
                by_hand += 1
                if passing_place(play, asked) >= 0:
                    wishing = Passing(Settings(pass_until="turn"))
                    wishing.begin(play.game, play.words.stack)
                    assert wishing.answer(play) is not None
                    assert not wishing.is_by_hand
                    by_wish += 1
            play.answer(answer(play, dice), auto=True)

    assert by_hand
    assert by_wish


# Two people at a table, on a clock that runs as fast as they play


class Hurried(asyncio.SelectorEventLoop):
    """A loop whose time leaps to whatever is due next, once nothing else happens."""

    def __init__(self) -> None:
        self.leap_s = 0.0
        super().__init__(Leaping(self))

    def time(self) -> float:
        return self.leap_s


class Leaping(selectors.DefaultSelector):
    """Waits for threads, never for time."""

    def __init__(self, loop: Hurried) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0.001 if timeout else timeout)
        if not found and timeout:
            self.loop.leap_s += timeout
        return found


MOST_GAMES = 12
"""So many games at most: in last_resort hardly anybody is ever asked for an answer."""


@dataclass
class Watched:
    """What one player sees of the other's pace, and who really passed."""

    by_person: list[float] = field(default_factory=list)
    by_server: list[float] = field(default_factory=list)

    def count(self) -> int:
        """How many of each kind there are."""
        return min(len(self.by_person), len(self.by_server))


class Sight:
    """A table at which one player answers at once and watches; the other takes their time."""

    def __init__(self, side: Side, seen: Watched, slowness: tuple[float, float], dice: Dice) -> None:
        self.side = side
        self.seen = seen
        self.slowness = slowness
        self.dice = dice
        self.passed: dict[int, bool] = {}
        """The questions that the other answered by hand, and whether with a pass."""
        self.last = [-1, -1]
        """By seat, the question that was answered last."""

    def is_open(self) -> bool:
        """Whether the other may pass now, and nothing that all can see or that was wished for decides it."""
        driver = self.side.driver
        asked = driver.play.asked
        if asked is None or asked.player != 1 or passing_place(driver.play, asked) < 0:
            return False
        return driver.auto is None or driver.passing[1].is_by_hand

    async def watch(self) -> None:
        """Answer at once, and note how long the other is seen to take for each question."""
        loop = asyncio.get_running_loop()
        began, mark, version = 0.0, -1, -1
        while not self.side.play.over():
            view = json.loads(await self.side.eyes[0].queue.get() or b"{}")
            if view.get("type") != "view":
                continue
            if mark >= 0 and view["version"] != version:
                is_pass = self.passed.get(mark)
                if is_pass is None:
                    self.seen.by_server.append(loop.time() - began)
                elif is_pass:
                    self.seen.by_person.append(loop.time() - began)
                mark = -1
            if mark < 0 and self.is_open():
                began, mark, version = loop.time(), self.side.play.marks, view["version"]
            await self.answer(0)

    async def play(self) -> None:
        """Answer after a while."""
        quickest, slowest = self.slowness
        while not self.side.play.over():
            await self.side.eyes[1].queue.get()
            await self.answer(1, quickest + (slowest - quickest) * self.dice.below(1000) / 1000)

    async def answer(self, seat: int, wait_s: float = 0.0) -> None:
        """Answer the open question if it is this seat's and the server leaves it to them."""
        side = self.side
        asked, mark = side.play.asked, side.play.marks
        if asked is None or asked.player != seat or side.driver.auto is not None or mark == self.last[seat]:
            return
        self.last[seat] = mark
        await asyncio.sleep(wait_s)
        chosen = by_chance(asked, self.dice)
        if seat == 1:
            self.passed[mark] = passing_place(side.play, asked) in chosen
        await side.answer(chosen)

    async def run(self) -> None:
        """To the end of the game."""
        await asyncio.gather(self.watch(), self.play())


def look(monkeypatch: pytest.MonkeyPatch, game: str, slowness: tuple[float, float], enough: int) -> Watched:
    """Play until enough passes of both kinds were seen."""
    seen = Watched()
    loop = Hurried()
    monkeypatch.setattr("kirifuda.server.driver.time", SimpleNamespace(monotonic=loop.time, perf_counter=loop.time))
    monkeypatch.setattr("kirifuda.server.holds.time", SimpleNamespace(perf_counter=loop.time))

    async def games() -> None:
        lobby = Lobby(Config(database="sqlite://"))
        await lobby.store.open()
        for seed in range(3, 3 + MOST_GAMES):
            side = Side(lobby, record_for(game, seed))
            await side.begin([])
            side.join()
            playing = asyncio.create_task(Sight(side, seen, slowness, Dice(seed, "pace")).run())
            while not playing.done() and seen.count() < enough:
                await asyncio.sleep(1)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await side.table.close()
            if seen.count() >= enough:
                break
        await lobby.store.close()

    try:
        loop.run_until_complete(games())
    finally:
        loop.close()
    return seen


def check_alike(seen: Watched) -> None:
    """Nobody could tell the two apart, if there ever are two."""
    assert not seen.count() or alike(seen.by_person, seen.by_server), (sorted(seen.by_person), sorted(seen.by_server))


def test_the_wait_before_a_pass_is_the_same_whether_or_not_the_hand_held_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = look(monkeypatch, "lyrical", (0.3, 0.6), 15)

    assert seen.count() >= 15
    check_alike(seen)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("slowness", [(0.0, 0.1), (0.3, 0.6), (0.3, 3.0), (2.0, 3.5)])
def test_waits_are_the_same_in_every_game_for_the_quick_and_the_slow(
    monkeypatch: pytest.MonkeyPatch, game: str, slowness: tuple[float, float]
) -> None:
    check_alike(look(monkeypatch, game, slowness, 25))


async def at_a_pass(lobby: Lobby) -> Side:
    """A table at a question of somebody who may pass."""
    await lobby.store.open()
    side = Side(lobby, record_for("magical_duel", 3))
    await side.begin([])
    side.join()
    dice = Dice(3, "to a pass")
    while (asked := side.play.asked) is not None:
        if side.driver.auto is None and passing_place(side.play, asked) >= 0:
            return side
        await side.answer(side.driver.auto or by_chance(asked, dice))
    raise AssertionError("nobody may pass")


def test_who_sit_at_one_screen_are_no_others_but_a_spectator_is() -> None:
    async def work() -> None:
        lobby = Lobby(quick())
        table = (await at_a_pass(lobby)).table
        table.connections = [Connection(table, [0]), Connection(table, [1])]
        assert table.others_present(0)
        table.connections = [Connection(table, [0, 1])]
        assert not table.others_present(0)
        assert not table.others_present(1)
        table.connections.append(Connection(table, []))
        assert table.others_present(0)
        table.connections = []
        assert table.others_present(0)
        await table.close()
        await lobby.store.close()

    asyncio.run(work())


def test_if_a_held_pass_fails_its_player_is_told_and_may_pass_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise Refused("server_error")

    async def work() -> None:
        lobby = Lobby(quick())
        side = await at_a_pass(lobby)
        driver, asked, mark = side.driver, side.play.asked, side.play.marks
        assert asked is not None
        for tempo in driver.holding.tempos:
            tempo.hold_s = 0.05
        driver.asked_at = time.monotonic()
        side.heard(asked.player)
        chosen = (passing_place(side.play, asked),)
        with monkeypatch.context() as patched:
            patched.setattr(driver, "carry_on", broken)
            await side.answer(chosen)
            assert driver.holding.mark == mark
            with pytest.raises(Refused, match="not_asked"):
                await side.answer(chosen)
            await asyncio.sleep(0.2)
        told = side.heard(asked.player)
        assert b"server_error" in told
        assert b'"prompt"' in told
        driver.asked_at = time.monotonic()
        await side.answer(chosen)
        assert side.play.marks == mark
        await asyncio.sleep(0.2)
        assert side.play.marks > mark
        await side.table.close()
        await lobby.store.close()

    asyncio.run(work())
