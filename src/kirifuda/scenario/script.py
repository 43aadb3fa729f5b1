"""The lines of a script: what is done, what must be taken back, what must be refused."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from kirifuda.games.scenario_words import Part
from kirifuda.scenario.errors import Misfit, Wrong
from kirifuda.scenario.passing import Passing
from kirifuda.scenario.tracking import meant

if TYPE_CHECKING:
    from kirifuda.scenario.driver import Driver
    from kirifuda.scenario.file import Statement

UNTIL: Final = re.compile(r"(?:pass|パス)(?:\s+until\s+|:)(.+)")
PASS: Final = ("pass", "パス")
RESOLVE: Final = ("resolve", "resolve all", "解決")
RESOLVE_ONE: Final = ("resolve one", "一つ解決")
SURRENDER: Final = ("concede", "surrender", "投了")


class Script:
    """Plays one line after the other."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.words = driver.words
        self.passing = Passing(driver)

    def do(self, statement: Statement) -> None:
        """Play one line."""
        words = statement.words
        until = UNTIL.fullmatch(words)
        if until is not None and statement.player < 0:
            self.passing.advance(self.passing.moment(until.group(1).strip()), until.group(1))
        elif words in SURRENDER and statement.player >= 0:
            self.driver.matcher.card_game.surrender(self.driver.game, statement.player)
        elif statement.player < 0 and words in RESOLVE:
            self.passing.resolve()
        elif statement.player < 0 and words in RESOLVE_ONE:
            self.passing.resolve_one()
        elif statement.player < 0 and words in PASS:
            self.passing.pass_all()
        elif statement.player < 0:
            raise Wrong("without a player only 'pass', 'pass until …', 'resolve' and 'resolve one' can be done")
        else:
            answers = self.driver.reader.read(words, statement.player)
            for answer in answers:
                answer.written = statement.line
            self.driver.perform(answers)
            if self.driver.is_taken_back:
                raise self.driver.mismatch(f"{words!r} was taken back")

    def attempt(self, statement: Statement) -> None:
        """Do something that must turn out impossible and be taken back."""
        start = len(self.driver.game.taken_back)
        self.driver.perform(self.driver.reader.read(statement.words, statement.player))
        if not self.driver.is_taken_back:
            raise Misfit("it was not taken back")
        self.check_reason(statement, self.driver.game.taken_back[start:])

    def refuse(self, statement: Statement) -> None:
        """Something must not be possible; where a clause is given, it must be a reason."""
        if statement.words in SURRENDER:
            raise Misfit("a player may concede at any time until the game is over")
        answers = self.driver.reader.read(statement.words, statement.player)
        game, tracker = self.driver.game, self.driver.tracker
        parts = [
            Part(
                answer.verb.name,
                [id for ref in answer.refs for id in meant(game, tracker, ref)],
                [area for area in (answer.area, *(ref.area for ref in answer.refs)) if area >= 0],
                answer.line,
            )
            for answer in answers
        ]
        reasons = self.reasons(statement.player, parts, len(answers[0].refs))
        trial = self.driver.trial(is_now=statement.is_now)
        complaint = trial.attempt(answers)
        if not complaint:
            raise Misfit(f"{statement.words!r} is possible")
        self.check_reason(statement, [*reasons, *trial.game.taken_back])

    def reasons(self, player: int, parts: list[Part], named: int) -> list[str]:
        """The clauses against an action. Where one name may mean several cards, those against the one that comes
        nearest to it, so that nobody is told why a card in another place, or its ability that waits to resolve, can't
        be used."""
        game, first = self.driver.game, parts[0]
        present = [id for id in first.objects if id in game.state.objects]
        there = self.words.play.likeliest(game, player, first.verb, present)
        if named != 1 or len(present) < 2:
            return self.words.play.reasons(game, player, parts)
        there = [id for id in there if game.state.objects[id].item is None] or there
        found = [self.words.play.reasons(game, player, [replace(first, objects=[id]), *parts[1:]]) for id in there]
        return min(found, key=len)

    def check_reason(self, statement: Statement, reasons: list[str]) -> None:
        """The clause that was given must be among the reasons."""
        if statement.because and statement.because not in reasons:
            found = ", ".join(dict.fromkeys(reasons)) or "none that is named"
            raise Misfit(f"it is refused, but not because of {statement.because}; the reasons are: {found}")
