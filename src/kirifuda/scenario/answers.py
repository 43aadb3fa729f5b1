"""Answers as a script writes them: a verb, and what it is about."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from kirifuda.games import ScenarioWords, Verb
from kirifuda.kernel.ids import INFINITY
from kirifuda.scenario.drawing import area_at
from kirifuda.scenario.errors import Wrong
from kirifuda.scenario.names import LABEL, NONE, TIMES, Names, skip

if TYPE_CHECKING:
    from kirifuda.kernel.zones import ZoneKind

PLAYER: Final = re.compile(r"p(\d)(?![\w])")
PLACE: Final = re.compile(r"(\d+)(?![\w])")
VALUE: Final = re.compile(r"(-?\d+|∞)(?![\w])")
LETTER: Final = re.compile(r"[nxy]\s*=\s*")
LINE: Final = re.compile(r"\s*(?:ability|line|能力)\s*(\d+)(?![a-z0-9])")
LINE_OF: Final = re.compile(r"\s+(?:of|from)\s+|\s*の\s*(?=\S)")
CHOICE: Final = re.compile(r"\s+choice\s+(\d+)|\s*(\d+)番目")
ARROW: Final = re.compile(r"\s*->\s*")
ON: Final = re.compile(r"\s+on\s+|\s*の上に?\s*")
TO: Final = re.compile(r"\s+(?:to|at)\s+|\s*[をはが]?\s*")
PLUS: Final = re.compile(r"\s*\+\s*|\s+and\s+")
AS: Final = re.compile(r"\s+as\s+")
COMMA: Final = re.compile(r"\s*,\s*(?:as\s+)?")
BEHIND_COMMA: Final = re.compile(r"\s*,")
"""What belongs to a card may stand behind a comma as well."""
WITH_AIM: Final = "aim"
"""Name of the verb that an arrow stands for."""
NUMBER: Final = "number"
"""Name of the verb that 'X =' stands for."""


@dataclass(frozen=True)
class Ref:
    """Something that a script points at: a card by name, label or place, a player, or an area."""

    text: str
    player: int = -1
    zone: ZoneKind | None = None
    cards: tuple[int, ...] = ()
    place: int = 0
    label: str = ""
    area: int = -1

    def is_player(self) -> bool:
        """Whether it is a player and no card."""
        is_card = self.zone is not None or self.cards or self.label or self.place
        return self.player >= 0 and not is_card

    def is_number(self) -> bool:
        """Whether it is a bare number."""
        return self.place > 0 and self.player < 0 and self.zone is None


@dataclass
class Answer:
    """One answer. It waits until the question it fits is asked."""

    verb: Verb
    text: str
    player: int = -1
    refs: list[Ref] = field(default_factory=list)
    on: Ref | None = None
    line: int = 0
    line_of: Ref | None = None
    """The card that the line is printed on, where another has the ability."""
    choice: int = 0
    """Which of several that the words may mean, in the order in which they are offered."""
    area: int = -1
    """The area that goes with a card."""
    numbers: list[int] = field(default_factory=list)
    word: str = ""
    about: int = -1
    """The printed card that the action is about: only questions of that card are answered."""
    subject: int = 0
    """The object whose question it answers, where each of several is asked about for itself."""
    times: int = 1
    """How often the word stands on its line."""
    since: int = 0
    """How many points were paid before its line."""
    is_soft: bool = False
    """It ends a series, and need not be asked for."""
    written: int = 0
    """The line of the file."""


class AnswerReader:
    """Reads the answers of one script line."""

    def __init__(self, names: Names, words: ScenarioWords, players: int) -> None:
        self.names = names
        self.players = players
        self.words = words
        self.by_name = {verb.name: verb for verb in words.verbs}
        spelled = [(word, verb) for verb in words.verbs for word in verb.words]
        self.verbs = sorted(spelled, key=lambda pair: len(pair[0]), reverse=True)

    def player(self, digit: str) -> int:
        """The player of a number."""
        if not 1 <= int(digit) <= self.players:
            raise Wrong(f"there is no player P{digit}")
        return int(digit) - 1

    def read(self, text: str, player: int) -> list[Answer]:
        """All answers of a line, in order."""
        found: list[Answer] = []
        place = skip(text, 0)
        while place < len(text):
            answer, place = self.answer(text, place)
            found.extend(self.series(answer))
            arrow = ARROW.match(text, place)
            if arrow is not None:
                aim, place = self.arguments(self.by_name[WITH_AIM], text, arrow.end(), place)
                found.extend([replace(aim) for _ in answer.refs] if answer.verb.is_aimed else [aim])
            place = self.separator(text, place)
        check_aims(found)
        for answer in found:
            answer.player = player
        return found

    def series(self, answer: Answer) -> list[Answer]:
        """An answer, or one for each part where the game asks part by part."""
        verb = answer.verb
        if verb.others and len(answer.refs) > 1:
            others = Answer(self.by_name[verb.others], answer.text, refs=answer.refs[1:])
            answer.refs = answer.refs[:1]
            return [answer, others]
        if not verb.closes:
            return [answer]
        if verb.takes == "points":
            words = [word for part in answer.word.split("+") for word in repeated(part.strip())]
            return [Answer(verb, answer.text, word=word, times=words.count(word)) for word in words]
        parts = [Answer(verb, answer.text, refs=[ref], line=answer.line) for ref in answer.refs]
        end = self.by_name[verb.closes]
        return parts if end is verb else [*parts, Answer(end, answer.text, is_soft=True)]

    def separator(self, text: str, place: int) -> int:
        """The start of the next answer."""
        place = skip(text, place)
        if place >= len(text):
            return place
        for pattern in (COMMA, AS):
            found = pattern.match(text, place) or pattern.match(text, place - 1)
            if found is not None:
                return found.end()
        if any(verb.is_joined and stands_at(text, place, word) for word, verb in self.verbs):
            return place
        raise Wrong(f"{text[place:]!r} is not understood")

    def answer(self, text: str, place: int) -> tuple[Answer, int]:
        """One answer, and the place behind it."""
        letter = LETTER.match(text, place)
        if letter is not None:
            return self.arguments(self.by_name[NUMBER], text, letter.end(), place)
        for word, verb in self.verbs:
            if stands_at(text, place, word):
                return self.arguments(verb, text, place + len(word), place)
        for word in sorted(self.words.positions, key=len, reverse=True):
            if text.startswith(word, place):
                verb = next(verb for verb in self.words.verbs if verb.takes == "position")
                answer = Answer(verb, text[place : place + len(word)])
                answer.numbers = [self.words.positions[word]]
                return answer, place + len(word)
        known = ", ".join(verb.words[0] for verb in self.words.verbs if verb.words)
        raise Wrong(f"{text[place:]!r} is no action; actions are: {known}")

    def arguments(self, verb: Verb, text: str, place: int, start: int) -> tuple[Answer, int]:
        """What follows a verb."""
        answer = Answer(verb, "")
        place = skip(text, place)
        if text.startswith(":", place):
            place = skip(text, place + 1)
        if verb.takes in ("cards", "card", "places"):
            place = self.details(text, self.refs(text, place, answer), answer)
            if verb.is_placed:
                place = self.area(text, place, answer)
        elif verb.takes == "numbers":
            place = self.number_list(text, place, answer)
        elif verb.takes in ("points", "word"):
            end = re.compile(r"[,]|$").search(text, place)
            assert end is not None
            answer.word = text[place : end.start()].strip()
            place = end.start()
        answer.text = text[start:place].strip()
        return answer, place

    def details(self, text: str, place: int, answer: Answer) -> int:
        """Which card below, which ability, which of several: what belongs to a card, with or without a comma."""
        on = detail(ON, text, place)
        if on is not None:
            answer.on, place = self.ref(text, on.end())
        line = detail(LINE, text, place)
        if line is not None:
            answer.line = int(line.group(1))
            place = line.end()
            of = LINE_OF.match(text, place)
            if of is not None:
                answer.line_of, place = self.ref(text, of.end())
        choice = detail(CHOICE, text, place)
        if choice is not None:
            answer.choice = int(choice.group(1) or choice.group(2))
            place = choice.end()
        return place

    def area(self, text: str, place: int, answer: Answer) -> int:
        """The area that goes with a card: `to b2`, `b2に`."""
        to = TO.match(text, place)
        assert to is not None
        answer.area, end = area_at(self.words.grid, text, to.end())
        return end if answer.area >= 0 else place

    def number_list(self, text: str, place: int, answer: Answer) -> int:
        """Numbers joined by '+'."""
        while True:
            number = VALUE.match(text, place)
            if number is None:
                raise Wrong(f"a number must follow, not {text[place:]!r}")
            answer.numbers.append(INFINITY if number.group(1) == "∞" else int(number.group(1)))
            plus = PLUS.match(text, number.end())
            if plus is None:
                return number.end()
            place = plus.end()

    def refs(self, text: str, place: int, answer: Answer) -> int:
        """Things joined by '+'; the word for nothing is an empty list."""
        for word in NONE:
            if text.startswith(word, place):
                return place + len(word)
        if place >= len(text) and answer.verb.takes != "card":
            raise Wrong(f"'{answer.verb.words[0]}' must say what")
        if place >= len(text):
            raise Wrong(f"'{answer.verb.words[0]}' must name a card")
        while True:
            ref, place = self.ref(text, place)
            times = TIMES.match(text, skip(text, place))
            answer.refs.extend([ref] * (1 if times is None else int(times.group(1))))
            place = place if times is None else times.end()
            plus = PLUS.match(text, place)
            if plus is None:
                return place
            place = plus.end()

    def ref(self, text: str, start: int) -> tuple[Ref, int]:
        """One thing: `P2`, `P1 hand 霧の子`, `霧の子@a`, `@a`, `3`."""
        place, player, zone = start, -1, None
        found = PLAYER.match(text, place)
        if found is not None and not self.names.at(text, place)[0]:
            player = self.player(found.group(1))
            place = skip(text, found.end())
        named = self.names.at(text, place)
        if not named[0]:
            zone, place = self.zone(text, place)
        cards, end = self.names.at(text, place)
        area, behind = area_at(self.words.grid, text, place) if not cards and found is None else (-1, place)
        if area >= 0:
            return Ref(text[start:behind], area=area), behind
        label = LABEL.match(text, end)
        number = PLACE.match(text, place)
        if label is not None:
            return Ref(text[start : label.end()], player, zone, cards, 0, label.group(1)), label.end()
        if cards:
            return Ref(text[start:end], player, zone, cards), end
        if number is not None:
            return Ref(text[start : number.end()], player, zone, (), int(number.group(1))), number.end()
        if found is None:
            raise self.names.unknown(text, place)
        if zone is not None:
            raise Wrong(f"{text[start:]!r} names a zone but no card in it")
        return Ref(text[start : found.end()], player), found.end()

    def zone(self, text: str, place: int) -> tuple[ZoneKind | None, int]:
        """A zone's name before a card's, if one stands there."""
        for word in sorted(self.words.zones, key=len, reverse=True):
            rest = text[place + len(word) :]
            if text.startswith(word, place) and (not rest or rest[0] in " の"):
                return self.words.zones[word], skip(text, place + len(word) + rest.startswith("の"))
        return None, place


def check_aims(answers: list[Answer]) -> None:
    """Where each thing is aimed for itself, none may be left without an aim while others have one."""
    aimed = next((answer for answer in answers if answer.verb.is_aimed), None)
    aims = sum(1 for answer in answers if answer.verb.name == WITH_AIM)
    if aimed is not None and aims not in (0, len(aimed.refs)):
        raise Wrong(
            f"{aimed.text!r} names {len(aimed.refs)}, and {aims} of them are aimed; "
            "write '-> …' once for all of them, or 'at …' once for each"
        )


def detail(pattern: re.Pattern[str], text: str, place: int) -> re.Match[str] | None:
    """What belongs to the card before it, if it stands here or behind a comma."""
    comma = BEHIND_COMMA.match(text, place)
    return pattern.match(text, place if comma is None else comma.end())


def stands_at(text: str, place: int, word: str) -> bool:
    """Whether a whole word stands at a place."""
    end = place + len(word)
    if not text.startswith(word, place):
        return False
    return end == len(text) or not (word[-1].isascii() and text[end].isascii() and text[end].isalnum())


def repeated(part: str) -> list[str]:
    """`火星 2` as two times the same word."""
    word, _, number = part.rpartition(" ")
    return [word.strip()] * int(number) if word and number.isdecimal() else [part]
