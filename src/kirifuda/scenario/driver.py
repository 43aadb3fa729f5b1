"""Gives answers to a game: scripted ones, and those that need no script."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from kirifuda.kernel.ids import NOBODY
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.loops import STAY
from kirifuda.scenario.answers import WITH_AIM
from kirifuda.scenario.comparing import Watching
from kirifuda.scenario.errors import Misfit, Unclear, Wrong
from kirifuda.scenario.matching import Matcher
from kirifuda.scenario.tracking import Tracker, looks

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.game import Game
    from kirifuda.scenario.answers import Answer, AnswerReader
    from kirifuda.scenario.file import Statement

ASKED: Final = re.compile(r"asked p(\d)(?:\s+by\s+(\S+))?")
OFFERED: Final = re.compile(r"(?:not )?offered (?:now )?p(\d)\s*:\s*(.*)")
LIMIT: Final = 3_000
"""Decisions that a single line may pass over."""


class Driver:
    """A game that is being played by a script."""

    def __init__(self, game: Game, tracker: Tracker, reader: AnswerReader, matcher: Matcher) -> None:
        self.game = game
        self.tracker = tracker
        self.reader = reader
        self.matcher = matcher
        self.words = matcher.words
        self.pending: list[Answer] = []
        """Answers that wait for their question."""
        self.paid: list[Option] = []
        """Points that were paid, as options."""
        self.ahead: list[Answer] = []
        """The answers of the next lines of the script, up to the next one that does something: nobody answers in their
        place."""
        self.expected: list[tuple[int, str]] = []
        """Player and clause of the questions that the next lines want to see open."""
        self.asked = 0
        self.is_taken_back = False
        """The latest action proved impossible, and the game went back to where it was chosen."""
        self.is_trial = False
        """Only what can be done now counts: nobody else passes or decides first."""
        self.is_now = False
        """Nor does the player: the question must be open."""
        self.on_answer: Callable[[], None] | None = None
        self.watching = Watching()
        self.before = game
        """The game before the latest line that did something."""
        self.shown_before = 0
        """How many cards had been shown by then."""
        self.has_resolved = False
        """The line before the latest one found something that waits to resolve."""
        self.play_other: Callable[[str], Game] | None = None
        """Plays another file to its end."""

    def mark(self) -> None:
        """A line that does something begins."""
        self.has_resolved = not self.words.play.is_empty(self.before)
        self.before = self.game.clone()
        self.shown_before = len(self.watching.shown)

    def trial(self, *, is_now: bool = False) -> Driver:
        """An independent copy, to try something on."""
        game = self.game.clone()
        game.trace = []
        game.recorder = Recorder()
        tracker = self.tracker.copy()
        tracker.read = 0
        new = Driver(game, tracker, self.reader, self.matcher)
        new.pending = self.pending.copy()
        new.is_trial = True
        new.is_now = is_now
        return new

    def attempt(self, answers: list[Answer]) -> str:
        """On a trial: why something can't be done, empty if it can. `Unclear` and what is not asked for are neither."""
        try:
            self.perform(answers)
        except Unclear:
            raise
        except Misfit as misfit:
            return str(misfit)
        if self.is_taken_back:
            return f"{answers[0].text!r} is taken back"
        for answer in self.unasked():
            if answer in answers and self._goes_round():
                return str(self.mismatch(f"{answers[0].text!r} would only go round in a loop"))
            if answer in answers:
                raise Unclear(f"{answers[0].text!r} is possible, but {answer.text!r} is not asked for there")
        return ""

    def _goes_round(self) -> bool:
        """Whether an action was not carried out because it only goes round in a loop: the rounds are asked for."""
        return any(frame.into == STAY and frame.player != NOBODY for frame in self.game.state.frames)

    def give(self, chosen: tuple[int, ...]) -> None:
        """Answer the open question."""
        self.watching.look(self.game)
        self.game.answer(chosen)
        assert self.game.recorder is not None
        records = self.game.recorder.records[self.tracker.read :]
        self.watching.note(self.game, records)
        for record in records:
            self.paid.extend(self.words.play.paid(record.event))
        self.tracker.follow(self.game)
        self.asked += 1
        if self.on_answer is not None:
            self.on_answer()

    def use(self, decision: Decision, answer: Answer) -> None:
        """Give a scripted answer; what follows on its line is about the same card."""
        chosen = self.matcher.fit(self.game, self.tracker, decision, answer)
        self.give(chosen)

    def waiting(self, decision: Decision) -> Answer | None:
        """The first waiting answer to this question."""
        for answer in self.pending:
            if self.matcher.addresses(self.game, decision, answer):
                return answer
        return None

    def _use_waiting(self, decision: Decision) -> bool:
        """Give the answer that waits for this question; False if none does."""
        answer = self.waiting(decision)
        if answer is None:
            return False
        self.pending.remove(answer)
        self.use(decision, answer)
        return True

    def is_scripted(self, decision: Decision) -> bool:
        """Whether the next line of the script answers this question."""
        for player, clause in self.expected:
            if decision.player == player and clause == decision.clause.lower():
                return True
        return any(self.matcher.addresses(self.game, decision, answer) for answer in self.ahead)

    def own_way(self, decision: Decision) -> tuple[int, ...] | None:
        """The answer that needs no script: the only one there is, or the game's usual one."""
        if decision.forced():
            return decision.forced_answer()
        if decision.least == decision.most and not decision.ordered and self.are_twins(decision):
            return tuple(range(decision.least))
        return self.words.play.default(self.game, decision)

    def are_twins(self, decision: Decision) -> bool:
        """Whether all options are about cards that nobody could tell apart."""
        first = decision.options[0]
        return all(
            option.object > 0
            and (option.verb, option.number) == (first.verb, first.number)
            and looks(self.game, option.object) == looks(self.game, first.object)
            for option in decision.options
        )

    def is_idle(self, decision: Decision) -> bool:
        """Whether a player may act or pass; nobody passes in that player's place."""
        words = self.words
        return decision.prompt in words.idle or (decision.prompt in words.pauses and not decision.forced())

    def step(self, decision: Decision) -> bool:
        """Go one question further without the present line: by a waiting answer, or in the game's own way."""
        if self._use_waiting(decision):
            return True
        if self.is_idle(decision) or self.is_scripted(decision):
            return False
        chosen = self.own_way(decision)
        if chosen is None:
            return False
        self.give(chosen)
        return True

    def settle(self) -> None:
        """Answer all that answers itself, up to the next question that somebody must think about."""
        for _ in range(LIMIT):
            decision = self.game.decision()
            if decision is None or not self.step(decision):
                return
        raise Misfit(f"{LIMIT} questions without an end")

    def unasked(self) -> list[Answer]:
        """Answers that nobody asked for, save points that were paid as written because no others could be."""
        return [answer for answer in self.pending if not answer.is_soft and not self._was_paid(answer)]

    def _was_paid(self, answer: Answer) -> bool:
        """Whether the points that an answer names were paid since it was given."""
        is_point = self.words.play.is_point
        points = [point for point in self.paid[answer.since :] if is_point(self.game, point, answer.word)]
        return bool(answer.word) and len(points) >= answer.times

    def mismatch(self, complaint: str) -> Misfit:
        """The failure of a line that does not fit, with the question that is open."""
        decision = self.game.decision()
        if decision is None:
            return Misfit(f"{complaint}; the game is over")
        return Misfit(f"{complaint}; {self.matcher.offered(self.game, decision)}")

    def look_ahead(self, following: list[Statement]) -> None:
        """What the next lines speak of, up to the first that does something: those questions stay open for them."""
        self.expected = []
        self.ahead = []
        for statement in following:
            words, player = statement.words, statement.player
            if statement.kind == "expect":
                asked, offered = ASKED.fullmatch(words), OFFERED.fullmatch(words)
                if asked is not None:
                    self.expected.append((int(asked.group(1)) - 1, asked.group(2) or ""))
                words, player = ("", -1) if offered is None else (offered.group(2), int(offered.group(1)) - 1)
            if player >= 0:
                with suppress(Wrong):
                    self.ahead.extend(self.reader.read(words, player)[:1])
            if statement.kind in ("do", "try"):
                return

    def perform(self, answers: list[Answer]) -> None:
        """Give the first answer now, and keep the others until they are asked for."""
        first = answers[0]
        for answer in answers:
            answer.since = len(self.paid)
        decision = self.ready(first)
        chosen = self.matcher.fit(self.game, self.tracker, decision, first)
        object = self.game.state.objects.get(decision.options[chosen[0]].object) if chosen else None
        for answer in answers[1:]:
            answer.about = object.card if object is not None and first.verb.takes == "card" else -1
        if first.verb.is_aimed:
            self._aim(decision, first, [answer for answer in answers[1:] if answer.verb.name == WITH_AIM])
        self.pending[:0] = answers[1:]
        barred = self.barred()
        self.give(chosen)
        self.settle()
        self.is_taken_back = bool(self.barred() - barred)
        if first.verb.is_reached and object is not None and not self.is_taken_back:
            following = self.game.decision()
            is_asked_on = following is not None and following.subject == object.id
            self.is_taken_back = self.game.state.objects.get(object.id) is object and not is_asked_on

    def _aim(self, decision: Decision, first: Answer, aims: list[Answer]) -> None:
        """Each aim belongs to the thing that stands at its place of the line."""
        named = self.matcher.named(self.game, self.tracker, decision, first)
        for at, answer in zip(named, aims, strict=False):
            answer.subject = decision.options[at].object

    def ready(self, first: Answer) -> Decision:
        """Go on to the question that the answer is for, as far as nobody has to think."""
        turn = self.game.turn()
        complaint = f"{first.text!r} does not fit"
        for _ in range(LIMIT):
            decision = self.game.decision()
            if decision is None or self.game.turn() != turn:
                raise self.mismatch(f"{first.text!r} can't be done")
            if self.matcher.addresses(self.game, decision, first):
                try:
                    self.matcher.fit(self.game, self.tracker, decision, first)
                    return decision
                except Unclear:
                    raise
                except Misfit as misfit:
                    complaint = str(misfit)
                    if self.is_idle(decision) or not decision.forced():
                        raise self.mismatch(complaint) from None
            elif not self.is_trial and self._use_waiting(decision):
                continue
            chosen = self.passing(decision, first)
            if chosen is None:
                raise self.mismatch(complaint)
            self.give(chosen)
        raise Misfit(f"{first.text!r}: {LIMIT} questions without an end")

    def passing(self, decision: Decision, first: Answer) -> tuple[int, ...] | None:
        """How to get past a question that an action does not answer; None if somebody must."""
        if self.is_now:
            return None
        if self.is_idle(decision):
            if first.verb.is_reached and not (self.is_trial and first.verb.is_demanded):
                return self.words.play.decline(self.game, decision)
            is_idle = decision.forced() and decision.player != first.player and not self.is_trial
            return decision.forced_answer() if is_idle else None
        return None if self.is_trial and not decision.forced() else self.own_way(decision)

    def standing(self) -> list[str]:
        """The clauses at which the running procedures stand, in lower case like all words of a script."""
        frames = [frame for frame in self.game.state.frames if frame.index < frame.procedure.size]
        return [frame.procedure.steps[frame.index].clause.lower() for frame in frames]

    def barred(self) -> set[str]:
        """Keys of what was attempted and taken back where somebody stands now."""
        return {key for frame in self.game.state.frames for key in frame.barred}
