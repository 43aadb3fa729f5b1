"""What must be true of the game: what is asked and offered, which clauses were applied, whose turn it is, who won."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from kirifuda.scenario.comparing import compare
from kirifuda.scenario.errors import Misfit, Wrong
from kirifuda.scenario.lines import narrow, split
from kirifuda.scenario.looking import Looking
from kirifuda.scenario.script import SURRENDER

if TYPE_CHECKING:
    from kirifuda.scenario.driver import Driver
    from kirifuda.scenario.file import Statement

OFFERED: Final = re.compile(r"(not )?offered (now )?p(\d)\s*:\s*(.+)")
ASKED: Final = re.compile(r"(not )?asked p(\d)(?:\s+by\s+(\S+))?")
CLAUSES: Final = re.compile(r"(no )?clauses?\s*:\s*(.+)")
WINNER: Final = re.compile(r"winners?\s*:\s*(p\d(?:\s*\+\s*p\d)*|none|nobody|なし)(?:\s+by\s+(\S+))?")
DRAWN: Final = re.compile(r"(?:draw|引き分け)(?:\s+by\s+(\S+))?")
GOES_ON: Final = ("no winner", "game goes on", "続行")
BY: Final = re.compile(r"^(?:not asked|asked|winners?|draw|引き分け)\b.*\s+by\s+(\S+)$")
TURN: Final = re.compile(r"turn\s*:\s*(.+)")
SAME_VIEW: Final = re.compile(r"same view p(\d)\s*:\s*(.+)")
FILE: Final = re.compile(r"[^:：]*[:：]\s*(.+)")
TURN_NUMBER: Final = re.compile(r"(?:turn\s*)?(\d+)")


def clauses_in(words: str) -> list[str]:
    """The clauses that a line speaks of."""
    listed, by = CLAUSES.fullmatch(words), BY.search(words)
    if listed is not None:
        return [part for part in split(listed.group(2), ",") if part]
    return [by.group(1)] if by is not None and by.group(1)[-1].isascii() else []


class Expectation:
    """Checks one 'expect' line after the other."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.game = driver.game
        self.words = driver.words
        self.looking = Looking(driver)
        self.player = driver.reader.player

    def check(self, statement: Statement) -> None:
        """`Misfit` says what is different, `Wrong` what can't be understood."""
        words = statement.words
        checks = (
            (OFFERED, self.offered), (ASKED, self.asked), (CLAUSES, self.clauses), (WINNER, self.winner),
            (DRAWN, self.drawn), (TURN, self.turn),
        )  # fmt: skip
        for pattern, check in checks:
            found = pattern.fullmatch(words)
            if found is not None:
                check(found)
                return
        viewed = SAME_VIEW.fullmatch(words)
        if viewed is not None:
            self.same_view(self.player(viewed.group(1)), statement)
            return
        if words in GOES_ON:
            if self.game.state.result is not None:
                raise Misfit(f"the game is over: {self.ending()}")
            return
        if not self.looking.zone(words):
            self.looking.card(words)

    # Questions

    def offered(self, found: re.Match[str]) -> None:
        """Whether something could be done now."""
        negated, now, digit, what = found.groups()
        player = self.player(digit)
        if what in SURRENDER:
            complaint = "the game is over" if self.game.over() else ""
        else:
            answers = self.driver.reader.read(what, player)
            complaint = self.driver.trial(is_now=bool(now)).attempt(answers)
        if complaint and not negated:
            raise Misfit(complaint)
        if negated and not complaint:
            raise Misfit(f"{what!r} is offered")

    def asked(self, found: re.Match[str]) -> None:
        """Who has to decide, and by which clause."""
        decision = self.game.decision()
        player, clause = self.player(found.group(2)), found.group(3)
        is_so = decision is not None and decision.player == player
        if is_so and clause and decision is not None:
            asking = narrow(decision.clause)
            is_so = clause in (asking, asking.partition("#")[0], *self.driver.standing())
        if is_so == bool(found.group(1)):
            raise self.driver.mismatch("the question is another")

    def clauses(self, found: re.Match[str]) -> None:
        """Clauses applied in this order, with anything between; or not applied at all."""
        wanted = [part for part in split(found.group(2), ",") if part]
        trace = [clause.lower() for clause in self.game.trace or []]
        if found.group(1):
            applied = [clause for clause in wanted if clause in trace]
            if applied:
                raise Misfit(f"{applied[0]} was applied")
            return
        place = 0
        for number, clause in enumerate(wanted):
            if clause not in trace[place:]:
                before = f" after {wanted[number - 1]}" if number and clause in trace else ""
                raise Misfit(f"{clause} was not applied{before}")
            place = trace.index(clause, place) + 1

    def same_view(self, viewer: int, statement: Statement) -> None:
        """Whether a player can't tell this game from the one that another file leads to."""
        named = FILE.fullmatch(statement.text)
        assert named is not None
        assert self.driver.play_other is not None
        other = self.driver.play_other(named.group(1).strip())
        if other.rulebook is not self.game.rulebook:
            raise Wrong("the other file is of another game")
        compare(self.driver.matcher.card_game, self.game, other, viewer)

    # The end

    def winner(self, found: re.Match[str]) -> None:
        """Who won, and by which clause."""
        result = self.game.state.result
        wanted = tuple(self.player(digit) for digit in re.findall(r"p(\d)", found.group(1)))
        if result is None:
            raise Misfit("the game is not over")
        if result.winners != wanted or found.group(2) not in (None, result.clause.lower()):
            raise Misfit(f"the game ended otherwise: {self.ending()}")

    def drawn(self, found: re.Match[str]) -> None:
        """A game without a winner."""
        result = self.game.state.result
        if result is None:
            raise Misfit("the game is not over")
        if result.winners or found.group(1) not in (None, result.clause.lower()):
            raise Misfit(f"the game ended otherwise: {self.ending()}")

    def ending(self) -> str:
        """How the game ended."""
        result = self.game.state.result
        assert result is not None
        who = " and ".join(f"P{player + 1}" for player in result.winners) or "nobody"
        return f"{who} won by {result.clause}"

    def turn(self, found: re.Match[str]) -> None:
        """Whose turn it is, its number, the phase."""
        game = self.game
        for part in split(found.group(1), ","):
            number = TURN_NUMBER.fullmatch(part)
            if re.fullmatch(r"p\d", part):
                is_so = game.turn_player() == self.player(part[1])
            elif number is not None:
                is_so = game.turn() == int(number.group(1))
            elif part in self.words.phases:
                is_so = game.variable("phase") == self.words.phases[part]
            else:
                raise Wrong(f"{part!r} is no player, turn or phase")
            if not is_so:
                now = f"P{game.turn_player() + 1}, turn {game.turn()}, {game.variable('phase')}"
                raise Misfit(f"it is {now}")
