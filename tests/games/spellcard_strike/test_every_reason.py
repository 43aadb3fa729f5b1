"""Every condition of every action is the reason of a refusal in some scenario."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from kirifuda.customs.actions import Action
from kirifuda.games.spellcard_strike.questions import QUESTIONS
from kirifuda.games.spellcard_strike.rulebook import ACTIONS
from kirifuda.kernel.legality import Conditions

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "spellcard_strike"
REFUSED = re.compile(r"^refuse P\d: (\w+).* because (\S+)$", re.MULTILINE)


def verbs_of(action: Action) -> set[str]:
    """The verbs of scripts that stand for an action."""
    return {verb.name for verb in QUESTIONS.scripts if action.verb in verb.options}


def conditions_of(action: Action) -> Conditions:
    """All its conditions, with those of what it is done to; each once."""
    aims = [each for aim in action.aims for each in aim.fit]
    return tuple(dict.fromkeys((*action.stated(), *aims)))


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.verb)
def test_every_condition_is_the_reason_of_a_scenario(action: Action) -> None:
    texts = [file.read_text(encoding="utf-8") for file in SCENARIOS.glob("*.scenario")]
    told = Counter(clause for text in texts for verb, clause in REFUSED.findall(text) if verb in verbs_of(action))
    asked = Counter(condition.clause for condition in conditions_of(action))

    assert asked - told == Counter()


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.verb)
def test_every_clause_that_says_the_same_is_the_reason_of_a_scenario(action: Action) -> None:
    texts = [file.read_text(encoding="utf-8") for file in SCENARIOS.glob("*.scenario")]
    told = {clause for text in texts for verb, clause in REFUSED.findall(text) if verb in verbs_of(action)}

    assert {clause for condition in conditions_of(action) for clause in condition.also} <= told
