"""Running a scenario: once as written, once more with a rewind in the middle."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kirifuda.games import CardGame, ScenarioWords, load, scenario_words
from kirifuda.kernel.errors import EngineError
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.keeping.saving import digest
from kirifuda.kernel.randomness import Dice
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.doubts import load_doubts
from kirifuda.ledger.records import MalformedLedger
from kirifuda.scenario.answers import AnswerReader
from kirifuda.scenario.driver import Driver
from kirifuda.scenario.errors import Misfit, Wrong
from kirifuda.scenario.expecting import SAME_VIEW, Expectation, clauses_in
from kirifuda.scenario.file import Sheet, Statement, read
from kirifuda.scenario.matching import Matcher
from kirifuda.scenario.script import Script
from kirifuda.scenario.setting import Setting
from kirifuda.scenario.tracking import Tracker

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.ledger.clauses import ClauseIndex
    from kirifuda.ledger.doubts import DoubtRegister

DETOUR: Final = 8
"""Answers that are given and taken back in the second run."""


@dataclass(frozen=True)
class Failure:
    """A line that did not hold."""

    file: str
    line: int
    text: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}\n    {self.reason}"


@dataclass
class Outcome:
    """How a scenario went."""

    file: str
    title: str
    clauses: tuple[str, ...]
    failures: list[Failure] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    """Script lines and what happened after each."""
    digest: str = ""
    """A name for the position at the end."""
    game: Game | None = None

    @property
    def passed(self) -> bool:
        return not self.failures

    def report(self) -> str:
        """The result as text: a line if all is well, else the failures with the log."""
        if self.passed:
            return f"passed: {self.title or self.file}"
        lines = [str(failure) for failure in self.failures]
        return "\n".join([f"failed: {self.title or self.file}", *lines, "log:", *[f"    {line}" for line in self.log]])


def run(path: Path) -> Outcome:
    """Play a scenario file. `MalformedScenario` if it can't be read or set up."""
    return run_text(path.read_text("utf-8"), path.name, path.parent)


def run_text(text: str, file: str = "scenario", folder: Path | None = None) -> Outcome:
    """Play a scenario from its text, then again with a detour that is taken back. Other files that it speaks of are
    looked for in the folder."""
    sheet = read(text, file)
    sheet.folder = folder
    card_game, words = _game(sheet)
    _check_ledger(sheet)
    first = Run(sheet, card_game, words)
    first.play()
    outcome = first.outcome
    if outcome.passed and first.driver.asked > 1:
        second = Run(sheet, card_game, words, first.setting)
        second.detour_at = first.driver.asked // 2
        second.play()
        if second.outcome.digest != outcome.digest or not second.outcome.passed:
            reason = "after a rewind in the middle the scenario ends otherwise"
            outcome.failures = [Failure(file, 0, "", reason), *second.outcome.failures]
    return outcome


def _game(sheet: Sheet) -> tuple[CardGame, ScenarioWords]:
    try:
        return load(sheet.game), scenario_words(sheet.game)
    except ValueError as error:
        raise sheet.wrong(sheet.heads["game"], str(error)) from None


@cache
def ledger_of(game: str) -> tuple[ClauseIndex, DoubtRegister]:
    """The clause index and the register of doubt of a game, read once."""
    index = load_clauses(game)
    return index, load_doubts(game, index)


def _check_ledger(sheet: Sheet) -> None:
    """Clauses, doubts and house rules must exist; house rules that are not chosen get their default."""
    index, register = ledger_of(sheet.game)
    for clause in sheet.clauses:
        if clause not in index:
            raise sheet.wrong(sheet.heads["clauses"], f"the rulebook has no clause {clause}")
    try:
        for doubt in sheet.doubts:
            register[doubt]
    except MalformedLedger as error:
        raise sheet.wrong(sheet.heads["doubt"], str(error)) from None
    try:
        sheet.house = register.settled(sheet.house)
    except MalformedLedger as error:
        raise sheet.wrong(sheet.heads["house"], str(error)) from None
    known = {clause.id.lower() for clause in index}
    for statement in sheet.script:
        for clause in (statement.because, *clauses_in(statement.words if statement.kind == "expect" else "")):
            if clause and clause.lower() not in known:
                raise sheet.wrong(statement.line, f"the rulebook has no clause {clause}")


def reason_of(error: OSError | UnicodeDecodeError) -> str:
    """Why a file can't be read, in a few words."""
    return (error.strerror or "it is not there").lower() if isinstance(error, OSError) else "it is no UTF-8 text"


class Run:
    """One playing of a scenario."""

    def __init__(self, sheet: Sheet, card_game: CardGame, words: ScenarioWords, before: Setting | None = None) -> None:
        self.sheet = sheet
        self.card_game = card_game
        setting = self.setting = Setting(sheet, card_game, words, before)
        game = setting.game
        game.trace = []
        game.recorder = Recorder()
        game.skips_forced = False
        reader = AnswerReader(setting.names, words, game.players)
        self.driver = Driver(game, Tracker(setting.labels, words.play.person), reader, Matcher(card_game, words))
        self.driver.watching.look(game)
        self.driver.on_answer = self.detour
        self.driver.play_other = self.other
        self.outcome = Outcome(sheet.file, sheet.title, sheet.clauses, game=game)
        self.detour_at = -1
        self.told = 0

    def play(self) -> None:
        """The whole script; it stops at the first thing that can't be done, and goes on after a failed expectation."""
        script = self.sheet.script
        if not self.go_on(script):
            return
        for number, statement in enumerate(script):
            if statement.kind == "expect":
                if not self.go_on(script[number:]):
                    break
                self.tell()
            self.outcome.log.append(statement.text)
            if statement.kind in ("do", "try"):
                self.driver.mark()
                self.driver.look_ahead(script[number + 1 :])
            if not self.line(statement) and statement.kind in ("do", "try"):
                break
            self.tell()
        else:
            said = {statement.line: statement for statement in script}
            for line, text in dict.fromkeys((answer.written, answer.text) for answer in self.driver.unasked()):
                self.fail(said[line], f"{text!r} was never asked for")
        self.outcome.digest = digest(self.driver.game)
        self.outcome.game = self.driver.game

    def go_on(self, following: list[Statement]) -> bool:
        """Answer what answers itself and no following line speaks of: a question is open up to the last line about it.
        False if that fails."""
        self.driver.look_ahead(following)
        try:
            self.driver.settle()
        except Misfit as misfit:
            self.fail(following[0], str(misfit))
            return False
        return True

    def line(self, statement: Statement) -> bool:
        """Play or check one line; False if it did not hold."""
        driver = self.driver
        try:
            if statement.player >= driver.game.players:
                raise Wrong(f"there is no player P{statement.player + 1}")
            if statement.kind == "do":
                Script(driver).do(statement)
            elif statement.kind == "try":
                Script(driver).attempt(statement)
            elif statement.kind == "refuse":
                Script(driver).refuse(statement)
            else:
                Expectation(driver).check(statement)
        except Wrong as wrong:
            raise self.sheet.wrong(statement.line, str(wrong)) from None
        except Misfit as misfit:
            self.tell()
            self.fail(statement, str(misfit))
            return False
        except (EngineError, AssertionError, NotImplementedError) as error:
            self.tell()
            self.fail(statement, f"the engine stopped: {type(error).__name__}: {error}")
            return False
        return True

    def fail(self, statement: Statement, reason: str) -> None:
        """Note a failure."""
        self.outcome.failures.append(Failure(self.sheet.file, statement.line, statement.text, reason))

    def tell(self) -> None:
        """Write what happened since the last line into the log."""
        game = self.driver.game
        if self.detour_at >= 0:
            return
        assert game.recorder is not None
        records = game.recorder.records
        for record in records[self.told :]:
            viewer = record.by if record.by >= 0 else game.turn_player()
            told = self.card_game.narrate(game, record, viewer, "en")
            if told.text:
                self.outcome.log.append(f"  {self.card_game.with_source(game.pool, told, 'en')}")
        self.told = len(records)

    def other(self, name: str) -> Game:
        """Another file of the same folder, played to its end; what it compares itself with is left aside."""
        if self.sheet.folder is None:
            raise Wrong(f"there is no folder to look for {name!r} in")
        try:
            text = (self.sheet.folder / name).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Wrong(f"{name!r} can't be read: {reason_of(error)}") from None
        sheet = read(text, name)
        sheet.script = [statement for statement in sheet.script if not SAME_VIEW.match(statement.words)]
        card_game, words = _game(sheet)
        _check_ledger(sheet)
        played = Run(sheet, card_game, words)
        played.play()
        if not played.outcome.passed:
            raise Misfit(f"the other file does not hold: {played.outcome.failures[0]}")
        return played.driver.game

    def detour(self) -> None:
        """Once, in the middle: keep the game, play on at random, and go back to what was kept."""
        driver = self.driver
        if driver.asked != self.detour_at:
            return
        kept = driver.game.clone()
        kept.trace = list(driver.game.trace or [])
        kept.taken_back = list(driver.game.taken_back)
        kept.recorder = Recorder()
        assert driver.game.recorder is not None
        kept.recorder.records.extend(driver.game.recorder.records)
        dice = Dice(self.sheet.seed, "detour")
        away = driver.game
        for _ in range(DETOUR):
            decision = away.decision()
            if decision is None:
                break
            number = decision.least + dice.below(decision.most - decision.least + 1)
            chosen = dice.shuffled(tuple(range(len(decision.options))))[:number]
            away.answer(chosen if decision.ordered else tuple(sorted(chosen)))
        driver.game = kept
