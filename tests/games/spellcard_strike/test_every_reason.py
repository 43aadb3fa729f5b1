"""Every condition of every action is the reason of a refusal in some scenario."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from kirifuda.games.spellcard_strike.rules.r02_05_4_conditions import WHY_NO_ABILITY, WHY_NO_SPELL
from kirifuda.games.spellcard_strike.rules.r05_04_6_movement import CAN_MOVE_TO
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import CAN_ATTACK_AT
from kirifuda.games.spellcard_strike.rules.r05_05_commander_phase import CAN_RETIRE, CAN_SUMMON
from kirifuda.kernel.legality import Conditions

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "spellcard_strike"
REFUSED = re.compile(r"^refuse P\d: (\w+).* because (\S+)$", re.MULTILINE)
ACTIONS: dict[str, Conditions] = {
    "cast": WHY_NO_SPELL,
    "use": WHY_NO_ABILITY,
    "attack": CAN_ATTACK_AT,
    "move": CAN_MOVE_TO,
    "retire": CAN_RETIRE,
    "summon": CAN_SUMMON,
}


@pytest.mark.parametrize("action", ACTIONS)
def test_every_condition_is_the_reason_of_a_scenario(action: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in SCENARIOS.glob("*.scenario")]
    told = Counter(clause for text in texts for verb, clause in REFUSED.findall(text) if verb == action)
    asked = Counter(condition.clause for condition in ACTIONS[action])

    assert asked - told == Counter()


@pytest.mark.parametrize("action", ACTIONS)
def test_every_clause_that_says_the_same_is_the_reason_of_a_scenario(action: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in SCENARIOS.glob("*.scenario")]
    told = {clause for text in texts for verb, clause in REFUSED.findall(text) if verb == action}

    assert {clause for condition in ACTIONS[action] for clause in condition.also} <= told
