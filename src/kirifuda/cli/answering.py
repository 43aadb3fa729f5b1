"""What a person types at a question: an answer by numbers, or a command."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.cli.words import say

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision

COMMANDS: Final = ("?", "a", "b", "en", "ja", "l", "p", "q", "s", "u", "x")
NUMBERS: Final = re.compile(r"\d+(?:[\s,、]+\d+)*[\s,、]*")
NOTHING: Final = ("-", "none", "なし")


@dataclass(frozen=True)
class Typed:
    """One line, understood: an answer, a command with its argument, or a complaint."""

    answer: tuple[int, ...] | None = None
    command: str = ""
    argument: str = ""
    complaint: str = ""


def understand(line: str, decision: Decision, language: str) -> Typed:
    """What a line means at this question."""
    words = unicodedata.normalize("NFKC", line).strip()
    count = len(decision.options)
    if not words:
        return Typed(complaint=say("nothing_said", language, count=count))
    if NUMBERS.fullmatch(words):
        return _numbers([int(number) for number in re.findall(r"\d+", words)], decision, language)
    if words in NOTHING:
        return _numbers([], decision, language)
    command, _, argument = words.partition(" ")
    if command.startswith("?"):
        return Typed(command="?", argument=words[1:].strip())
    if command.lower() in COMMANDS:
        raw = line.strip().partition(" ")[2].strip()
        return Typed(command=command.lower(), argument=raw or argument.strip())
    return Typed(complaint=say("not_listed", language, word=words[:60], count=count))


def _numbers(numbers: list[int], decision: Decision, language: str) -> Typed:
    """Numbers as an answer, or what is wrong with them."""
    count = len(decision.options)
    for number in numbers:
        if not 1 <= number <= count:
            return Typed(complaint=say("not_listed", language, word=number, count=count))
        if numbers.count(number) > 1:
            return Typed(complaint=say("twice", language, number=number))
    if not decision.least <= len(numbers) <= decision.most:
        asked = {"chosen": len(numbers), "least": decision.least, "most": decision.most}
        return Typed(complaint=say("wrong_count", language, **asked))
    places = [number - 1 for number in numbers]
    return Typed(answer=tuple(places if decision.ordered else sorted(places)))
