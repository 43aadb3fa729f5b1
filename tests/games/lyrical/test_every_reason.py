"""Every condition of every action is the reason of a refusal in some scenario."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from kirifuda.games.lyrical import scenario_play
from kirifuda.games.lyrical.rules.n02_setup import CAN_BE_SET_UP
from kirifuda.games.lyrical.rules.n03_items import CAN_CARRY
from kirifuda.games.lyrical.rules.n07_actions import CAN_END, CAN_PLACE_FACTOR, CAN_SET, CAN_SET_UP, CAN_USE
from kirifuda.games.lyrical.rules.n08_effects import CAN_USE_EFFECT, HAS_EFFECT
from kirifuda.games.lyrical.rules.n09_attacks import CAN_ATTACK, CAN_GUARD
from kirifuda.kernel.game import Game
from kirifuda.kernel.legality import Condition, Conditions, clauses_against, failures
from kirifuda.scenario import run
from kirifuda.scenario.file import Statement
from kirifuda.scenario.script import Script

SCENARIOS: Final = Path(__file__).parents[2] / "scenarios" / "lyrical"
ACTIONS: Final[dict[str, Conditions]] = {
    "set": CAN_SET,
    "carry": CAN_CARRY,
    "set up": CAN_SET_UP,
    "be set up": CAN_BE_SET_UP,
    "use": CAN_USE,
    "effect": (*CAN_USE_EFFECT, *HAS_EFFECT),
    "place": CAN_PLACE_FACTOR,
    "attack": CAN_ATTACK,
    "guard": CAN_GUARD,
    "end": CAN_END,
}


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

    def check(self: Script, statement: Statement, reasons: list[str]) -> None:
        seen.check(statement.because)
        plain(self, statement, reasons)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scenario_play, "clauses_against", seen.clauses_against)
        patch.setattr(Script, "check_reason", check)
        for file in sorted(SCENARIOS.glob("*.scenario")):
            if " because " in file.read_text(encoding="utf-8"):
                run(file)
    return seen


@pytest.mark.parametrize("action", ACTIONS)
def test_every_condition_is_the_reason_of_a_scenario(action: str, witness: Witness) -> None:
    missing = [f"{each.clause}: {each.english}" for each in ACTIONS[action] if id(each) not in witness.named]

    assert missing == []
