"""What is asked."""

from __future__ import annotations

from typing import Final

from kirifuda.games.questions import Choice, Question, Questions
from kirifuda.games.scenario_words import ONE_CARD, Verb

QUESTIONS: Final = Questions(
    {"lay": Question("出すカードを選んでください", "Choose the card to lay", quiet=True)},
    {"lay": Choice("{card}を出す", "lay {card}")},
    (Verb("lay", ("lay", "出す"), ONE_CARD, ("lay",), ("lay",)),),
)
