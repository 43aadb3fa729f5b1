"""Every condition of every action is the reason of a refusal in some scenario."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from kirifuda.customs.actions import Action
from kirifuda.games.magical_duel.keywords.k1103_break import CAN_BREAK
from kirifuda.games.magical_duel.questions import QUESTIONS
from kirifuda.games.magical_duel.rulebook import ACTIONS as ROWS
from kirifuda.kernel.legality import Condition, Conditions
from kirifuda.ledger.clauses import load_clauses

SCENARIOS: Final = Path(__file__).parents[2] / "scenarios" / "magical_duel"
REFUSED: Final = re.compile(r"^refuse(?: now)? P\d: ((?:level )?\w+).* because (\S+)$", re.MULTILINE)
FIRST_WORDS: Final = {"set": "call"}
"""Verbs of scripts whose first word is all that is looked for."""


def verb_of(row: Action) -> str:
    """How scripts begin with an action."""
    name = next(verb.name for verb in QUESTIONS.scripts if row.verb in verb.options)
    return FIRST_WORDS.get(name, name)


def conditions_of(verb: str) -> Conditions:
    """All that may be said against what scripts write so."""
    rows = [row for row in ROWS if verb_of(row) == verb]
    aims = [each for row in rows for aim in row.aims for each in aim.fit]
    return (*[each for row in rows for each in (*row.stated(), *row.none)], *aims)


ACTIONS: Final[dict[str, Conditions]] = {
    **{verb_of(row): conditions_of(verb_of(row)) for row in ROWS},
    "break": CAN_BREAK,
}
EVERY: Final = [condition for conditions in ACTIONS.values() for condition in conditions]


def refusals() -> Counter[tuple[str, str]]:
    """How often an action is refused because of a clause."""
    texts = [file.read_text(encoding="utf-8") for file in SCENARIOS.glob("*.scenario")]
    return Counter(found for text in texts for found in REFUSED.findall(text))


@pytest.mark.parametrize("action", ACTIONS)
def test_every_condition_is_the_reason_of_a_scenario(action: str) -> None:
    told = Counter({clause: number for (verb, clause), number in refusals().items() if verb == action})
    asked = Counter(condition.clause for condition in ACTIONS[action])

    assert asked - told == Counter()


def test_every_other_clause_that_asks_for_the_same_is_in_the_book() -> None:
    index = load_clauses("magical_duel")

    assert [clause for condition in EVERY for clause in condition.also if clause not in index] == []


def test_what_a_clause_is_said_of_has_words_in_both_languages() -> None:
    assert [condition.clause for condition in EVERY if not is_told(condition)] == []


def is_told(condition: Condition) -> bool:
    """Whether it says something in Japanese and in English."""
    return not condition.japanese.isascii() and condition.english.isascii()
