"""Letting a game go on: everybody passes until something has resolved or a moment has come."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from kirifuda.scenario.driver import LIMIT
from kirifuda.scenario.errors import Misfit, Wrong

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.scenario.driver import Driver

TURN: Final = re.compile(r"turn\s+(\d+)")
PLAYER: Final = re.compile(r"p(\d)\s*(?:'s\s+)?")
CLAUSE: Final = re.compile(r"(?:[a-z][.\-])?\d[\w.\-]*")

TURNS: Final = ("turn", "のターン")
BATTLE_OVER: Final = ("battle over", "end of battle", "バトル終了", "戦闘終了")
TRIGGER: Final = "trigger"
"""The question which of several triggered abilities comes next."""

Stop = Callable[["Decision"], bool]


class BattleOver:
    """Whether the battle that is under way, or the next one if none is, has ended."""

    def __init__(self, driver: Driver, name: str) -> None:
        self.driver = driver
        self.play = driver.words.play
        self.name = name
        self.attacker = self.play.battle(driver.game)

    def __call__(self, decision: Decision) -> bool:
        now = self.play.battle(self.driver.game)
        if self.attacker:
            return now != self.attacker
        self.attacker = now
        reached = self.play.reached(self.driver.game, decision, self.name)
        if reached is None:
            raise Wrong(f"{self.name!r} is nothing to wait for")
        return reached


class Passing:
    """Passes for everybody."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.words = driver.words

    def advance(self, stop: Stop, name: str) -> None:
        """Everybody passes and declines until something is reached."""
        started = self.is_lasting(name)
        for _ in range(LIMIT):
            decision = self.driver.game.decision()
            if decision is None:
                if name == "game over":
                    return
                raise Misfit(f"the game was over before {name!r}")
            if not stop(decision):
                started = True
            elif started:
                self.place_triggered(stop)
                return
            if self.driver.step(decision):
                continue
            chosen = self.words.play.decline(self.driver.game, decision)
            if chosen is None and self.is_answered_next(decision):
                return
            if chosen is None:
                chosen = self.driver.own_way(decision)
            if chosen is None:
                raise self.driver.mismatch(f"before {name!r} somebody must decide")
            self.driver.give(chosen)
        raise Misfit(f"{name!r} never came")

    def is_answered_next(self, decision: Decision) -> bool:
        """Whether the next line that does something gives an answer that is offered here."""
        driver = self.driver
        for answer in driver.ahead[-1:]:
            with suppress(Misfit):
                return bool(driver.matcher.fit(driver.game, driver.tracker, decision, answer))
        return False

    def is_lasting(self, name: str) -> bool:
        """Whether it is a turn or a phase: nobody has to pass if it is that turn or phase already."""
        rest = PLAYER.sub("", name, count=1)
        return TURN.fullmatch(name) is not None or rest in TURNS or rest in self.words.phases

    def place_triggered(self, stop: Stop) -> None:
        """What has triggered at a moment is put where it waits to resolve, as far as nobody has to think."""
        decision = self.driver.game.decision()
        if decision is None or decision.prompt != TRIGGER:
            return
        while decision is not None and stop(decision) and self.driver.step(decision):
            decision = self.driver.game.decision()

    def moment(self, name: str) -> Stop:
        """What a 'pass until' waits for."""
        number = TURN.fullmatch(name)
        turn = self.driver.game.turn()
        if name in ("next turn", "end of turn", "the next turn", "次のターン"):
            return lambda decision: self.driver.game.turn() != turn
        if name in ("end of phase", "phase end", "next phase", "次のフェイズ"):
            phase = self.driver.game.variable("phase")
            return lambda decision: (self.driver.game.turn(), self.driver.game.variable("phase")) != (turn, phase)
        if number is not None:
            return lambda decision: self.driver.game.turn() == int(number.group(1))
        if name in ("game over", "ゲーム終了"):
            return lambda decision: False
        who = PLAYER.match(name)
        player = -1 if who is None else self.driver.reader.player(who.group(1))
        rest = name if who is None else name[who.end() :]
        if rest in BATTLE_OVER:
            return BattleOver(self.driver, rest)
        return lambda decision: self.is_moment(decision, rest, player)

    def is_moment(self, decision: Decision, name: str, player: int) -> bool:
        """Whether a phase, a clause or a moment of the game's own has come."""
        game = self.driver.game
        if name in self.words.phases:
            return game.variable("phase") == self.words.phases[name] and player in (-1, game.turn_player())
        if name in TURNS:
            return game.turn_player() == player
        if name in ("asked", "is asked"):
            return decision.player == player and not self.driver.is_idle(decision) and not decision.forced()
        if CLAUSE.fullmatch(name):
            return player in (-1, decision.player) and name in (decision.clause.lower(), *self.driver.standing())
        reached = self.words.play.reached(game, decision, name)
        if reached is None:
            raise Wrong(f"{name!r} is nothing to wait for")
        return reached and player in (-1, decision.player)

    def resolve(self) -> None:
        """Everybody passes until nothing waits to resolve, nor to be put where it will."""
        if self.words.play.is_empty(self.driver.game) and self.driver.has_resolved:
            return
        if self.words.play.is_empty(self.driver.game):
            raise self.driver.mismatch("nothing waits to resolve")
        self.pass_while(lambda: bool(self.driver.game.state.waiting) or not self.words.play.is_empty(self.driver.game))

    def resolve_one(self) -> None:
        """Everybody passes until the latest item has resolved."""
        if self.words.play.is_empty(self.driver.game):
            raise self.driver.mismatch("nothing waits to resolve")
        assert self.words.waiting is not None
        zone = self.driver.game.map.zone(self.words.waiting, 0)
        if not self.driver.game.state.zones[zone]:
            raise self.driver.mismatch("nothing waits to resolve yet")
        latest = self.driver.game.state.zones[zone][-1]
        self.pass_while(lambda: latest in self.driver.game.state.zones[zone])

    def pass_all(self) -> None:
        """Everybody passes: all that waits resolves, or the step ends if nothing does."""
        if not self.words.play.is_empty(self.driver.game):
            self.resolve()
            return
        depth = len(self.driver.game.state.frames)
        frame = self.driver.game.state.frames[-1].procedure
        place = self.driver.standing()[:-1]

        def is_here() -> bool:
            frames = self.driver.game.state.frames
            return (
                len(frames) >= depth
                and frames[depth - 1].procedure is frame
                and self.driver.standing()[: depth - 1] == place
            )

        self.pass_while(is_here)

    def pass_while(self, goes_on: Callable[[], bool]) -> None:
        """Pass as long as something holds; then answer what answers itself."""
        for _ in range(LIMIT):
            decision = self.driver.game.decision()
            if decision is None:
                return
            if self.driver.step(decision):
                continue
            if not goes_on():
                return
            if not self.driver.is_idle(decision):
                if self.driver.is_scripted(decision):
                    return
                raise self.driver.mismatch("somebody must decide first")
            chosen = self.words.play.decline(self.driver.game, decision)
            assert chosen is not None
            self.driver.give(chosen)
        raise Misfit(f"{LIMIT} questions without an end")
