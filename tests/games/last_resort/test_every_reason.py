"""Every condition of every action is, by itself, the reason of a refusal in some scenario."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from kirifuda import kernel
from kirifuda.customs.actions import Action
from kirifuda.games.last_resort.rulebook import ACTIONS
from kirifuda.games.last_resort.rules.l09_actions import USED_BY
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.legality import Condition, Conditions, failures
from kirifuda.scenario import run
from kirifuda.scenario.script import Script

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "last_resort"
ALWAYS_THERE: Final = {"L-9.6: it is not your leader", "L-1.17: it is not your last resort"}
"""What the cards are that scripts do not name: everybody has one."""
OPEN: Final = {action.asked for action in ACTIONS}
"""That a question is open: it is not when the moment is wrong, so they are never alone."""


@cache
def told() -> set[Condition]:
    """What is, alone of its clause, against what some scenario refuses for that clause."""
    against: set[Condition] = set()
    found: set[Condition] = set()

    def noted(conditions: Conditions, game: Game, player: PlayerId, object: ObjectId, number: int = 0) -> list[str]:
        failed = failures(conditions, game, player, object, number)
        against.update(each for each in failed if each not in OPEN)
        return [clause for each in failed for clause in (each.clause, *each.also)]

    def checked(self: Script, statement: object, clauses: list[str]) -> None:
        because = getattr(statement, "because", "")
        meant = {each for each in against if because in (each.clause, *each.also)}
        if because and len(meant) == 1:
            found.update(meant)
        against.clear()
        check(self, statement, clauses)  # type: ignore[arg-type]

    check = Script.check_reason
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "clauses_against", noted)
        patch.setattr(Script, "check_reason", checked)
        for file in sorted(SCENARIOS.glob("*.scenario")):
            if "\nrefuse " in file.read_text(encoding="utf-8"):
                run(file)
    return found


def missing(conditions: Conditions) -> set[str]:
    """The conditions that are the reason of no refusal."""
    return {f"{each.clause}: {each.english}" for each in conditions if each not in told()}


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.verb)
def test_every_condition_is_the_reason_of_a_scenario(action: Action) -> None:
    aims = tuple(each for aim in action.aims for each in aim.fit)

    assert missing((*action.stated(), *aims)) - ALWAYS_THERE == set()


@pytest.mark.parametrize("keyword", USED_BY)
def test_every_condition_of_a_keyword_is_the_reason_of_a_scenario(keyword: str) -> None:
    assert missing(USED_BY[keyword]) == set()
