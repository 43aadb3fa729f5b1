"""Every condition of every action is the reason of a refusal in some scenario."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from kirifuda import kernel
from kirifuda.customs.actions import Action
from kirifuda.games.lyrical.rules.n07_options import ACTIONS
from kirifuda.kernel.game import Game
from kirifuda.kernel.legality import Condition, Conditions, clauses_against, failures
from kirifuda.scenario import run
from kirifuda.scenario.file import Statement
from kirifuda.scenario.script import Script

SCENARIOS: Final = Path(__file__).parents[2] / "scenarios" / "lyrical"


class Witness:
    """Notes the conditions that were the reason of a refusal: they failed, and the line names their clause."""

    def __init__(self) -> None:
        self.failed: list[Condition] = []
        self.named: set[int] = set()

    def clauses_against(
        self, conditions: Conditions, game: Game, player: int, object: int, number: int = 0
    ) -> list[str]:
        self.failed.extend(failures(conditions, game, player, object, number))
        return clauses_against(conditions, game, player, object, number)

    def check(self, because: str) -> None:
        self.named |= {id(each) for each in self.failed if because in (each.clause, *each.also)}
        self.failed.clear()


@pytest.fixture(scope="module")
def witness() -> Witness:
    """All refusals of all scenarios."""
    seen = Witness()
    plain = Script.check_reason

    def check(self: Script, statement: Statement, clauses: list[str]) -> None:
        seen.check(statement.because)
        plain(self, statement, clauses)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "clauses_against", seen.clauses_against)
        patch.setattr(Script, "check_reason", check)
        for file in sorted(SCENARIOS.glob("*.scenario")):
            if " because " in file.read_text(encoding="utf-8"):
                run(file)
    return seen


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.verb)
def test_every_condition_is_the_reason_of_a_scenario(action: Action, witness: Witness) -> None:
    aims = tuple(each for aim in action.aims for each in aim.fit)
    conditions = (*action.stated(), *action.none, *aims)
    missing = [f"{each.clause}: {each.english}" for each in conditions if id(each) not in witness.named]

    assert missing == []
