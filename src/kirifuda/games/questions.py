"""What a game asks and what may be answered, each written down once.

A row says it in both languages, how the table puts it, and what those make of it who only let the game go on: agents,
the table, the scripts of scenarios. Rules ask by the row's name; nothing else names a question a second time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.scenario_words import Verb

Words = tuple[str, str]
Answer = tuple[int, ...]
Form = Literal["pick", "several", "order", "number", "yes_no", "pay", "target", "cell", "mode", "trigger"]
"""How a question is put to a person."""

AGENTS: Final = 1
TABLE: Final = 2
SCRIPTS: Final = 4
EVERYBODY: Final = AGENTS | TABLE | SCRIPTS

NONE: Final = "none"
FEWEST: Final = "fewest"
FIRST: Final = "first"
ALL: Final = "all"


@dataclass(frozen=True)
class Question:
    """What a player is asked.

    form       how it is best put to a person; none if its options say it
    quiet      somebody may begin something, so that a position can be judged here
    answering  one may answer what waits to resolve
    idle       a player may act or pass
    pausing    a player may do something more, or nothing; if nothing is possible scripts pass over it
    following  it may follow an answer about another card
    way        what an agent gives that only goes on: none, the fewest, the first, all; empty if a choice says so
    nothing    the choice with which nothing is done: a person is not asked if there is no other
    unsaid     the same for a script that says nothing
    declined   the choice with which a script declines just this
    """

    ja: str
    en: str
    form: Form | None = None
    quiet: bool = False
    answering: bool = False
    idle: bool = False
    pausing: bool = False
    following: bool = False
    way: str = ""
    nothing: str = ""
    unsaid: str = ""
    declined: str = ""


@dataclass(frozen=True)
class Choice:
    """What may be answered.

    goes_on  for whom it lets things go on, with nothing wanted
    wish     the same as a wish, where the table tells why it is impossible
    """

    ja: str
    en: str
    goes_on: int = 0
    wish: Words = ("", "")


COMMON_QUESTIONS: Final[dict[str, Question]] = {
    "mode": Question("選択肢を選んでください", "Choose a mode", form="mode"),
    "number": Question("{card}：数を選んでください", "{card}: choose a number", form="number"),
    "replacement": Question(
        "{card}：適用する置換効果を選んでください", "{card}: choose the replacement effect to apply"
    ),
    "may": Question("{card}の効果を実行しますか？", "Do you carry out the effect of {card}?", form="yes_no"),
    "choose": Question("{card}の効果で選んでください", "Choose for the effect of {card}"),
    "declare": Question("{card}の効果で宣言してください", "Declare for the effect of {card}"),
    "order": Question("順番を選んでください（最初に選んだものから）", "Choose the order, the first one first"),
    "": Question("選んでください", "Choose"),
}
COMMON_CHOICES: Final[dict[str, Choice]] = {
    "pass": Choice("パスする", "pass", EVERYBODY),
    "number": Choice("{number}", "{number}"),
    "mode": Choice("{text}", "{text}"),
    "target": Choice("{card}", "{card}"),
    "choose": Choice("{card}", "{card}"),
    "player": Choice("{card}", "{card}"),
    "yes": Choice("はい", "yes"),
    "no": Choice("いいえ", "no"),
    "order": Choice("{card}", "{card}"),
    "order_effect": Choice("効果{number}", "effect {number}"),
    "declare": Choice("{word}", "{word}"),
    "replace": Choice("{card}の効果を適用する：{text}", "apply {card}: {text}"),
    "decline": Choice("適用しない", "don't apply"),
}


class Questions:
    """All questions and choices of a game: its own, and those that every game has unless it words them itself."""

    def __init__(
        self,
        questions: Mapping[str, Question],
        choices: Mapping[str, Choice],
        scripts: tuple[Verb, ...],
        situations: Mapping[str, Words] | None = None,
    ) -> None:
        self.questions: Final = {**COMMON_QUESTIONS, **questions}
        self.choices: Final = {**COMMON_CHOICES, **choices}
        self.scripts: Final = scripts
        """The choices as scripts of scenarios write them."""
        self.situations: Final[Mapping[str, Words]] = situations or {}
        """Words for a question or a choice in a situation of its own."""
        self.quiet: Final = frozenset(name for name, one in self.questions.items() if one.quiet)
        self.answering: Final = frozenset(name for name, one in self.questions.items() if one.answering)
        self.idle: Final = tuple(name for name, one in self.questions.items() if one.idle)
        self.pausing: Final = tuple(name for name, one in self.questions.items() if one.pausing)
        self.following: Final = frozenset(name for name, one in self.questions.items() if one.following)
        self.wishes: Final = {name: choice.wish for name, choice in self.choices.items() if choice.wish[0]}
        """What one may wish to do, so that the table can tell why not."""
        self.passing: Final = self._going_on(TABLE)
        self._agents: Final = self._going_on(AGENTS)
        self._scripted: Final = self._going_on(SCRIPTS)

    def _going_on(self, who: int) -> frozenset[str]:
        return frozenset(name for name, choice in self.choices.items() if choice.goes_on & who)

    def words(self, name: str) -> Words:
        """How a question, or a situation, is put."""
        if name in self.situations:
            return self.situations[name]
        question = self.questions.get(name, self.questions[""])
        return question.ja, question.en

    def said(self, verb: str) -> Words:
        """What a choice is called."""
        if verb in self.situations:
            return self.situations[verb]
        choice = self.choices[verb]
        return choice.ja, choice.en

    def form(self, prompt: str) -> Form | None:
        """How a question is best put, if anything is said of it."""
        question = self.questions.get(prompt)
        return None if question is None else question.form

    def is_idle(self, decision: k.Decision) -> bool:
        """Whether there is only one thing to answer, with which nothing is done."""
        question = self.questions.get(decision.prompt)
        verb = "" if question is None else question.nothing
        return bool(verb) and all(option.verb == verb for option in decision.options)

    def way_on(self, decision: k.Decision) -> Answer | None:
        """What an agent answers that only goes on; None where there is no such answer."""
        question = self.questions.get(decision.prompt)
        if question is not None and question.way:
            return _by(question.way, decision)
        return _first_of(self._agents, decision)

    def unsaid(self, decision: k.Decision) -> Answer | None:
        """What a script answers that says nothing; None where it has to."""
        question = self.questions.get(decision.prompt)
        return None if question is None or not question.unsaid else _by(question.unsaid, decision)

    def declined(self, decision: k.Decision) -> Answer | None:
        """What a script answers for somebody who only lets the game go on; None if there is no such answer."""
        question = self.questions.get(decision.prompt)
        if question is not None and question.declined == NONE:
            return ()
        if question is not None and question.declined:
            return _first_of(frozenset((question.declined,)), decision)
        return _first_of(self._scripted, decision)


def _by(way: str, decision: k.Decision) -> Answer:
    if way == NONE:
        return ()
    if way == ALL:
        return tuple(range(decision.most))
    return tuple(range(max(1, decision.least) if way == FIRST else decision.least))


def _first_of(verbs: frozenset[str], decision: k.Decision) -> Answer | None:
    for place, option in enumerate(decision.options):
        if option.verb in verbs:
            return (place,)
    return None
