"""Every condition of every action is, by itself, the reason of a refusal in some scenario."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from kirifuda.games.last_resort import scenario_reasons
from kirifuda.games.last_resort.keywords.k17_04_assassinate import CAN_KILL
from kirifuda.games.last_resort.keywords.k19_01_equip import CAN_EQUIP
from kirifuda.games.last_resort.keywords.k19_11_sniper import CAN_SNIPE
from kirifuda.games.last_resort.keywords.k19_15_grow import CAN_GROW
from kirifuda.games.last_resort.rules.l01_equipment import CAN_BEAR
from kirifuda.games.last_resort.rules.l01_last_resort import CAN_TURN_UP
from kirifuda.games.last_resort.rules.l08_mana_step import CAN_PLACE_MANA
from kirifuda.games.last_resort.rules.l09_actions import CAN_CONVERT, CAN_RECYCLE, CAN_SUMMON, CAN_USE
from kirifuda.games.last_resort.rules.l10_2_attackers import CAN_AIM, CAN_ATTACK
from kirifuda.games.last_resort.rules.l10_5_blocks import CAN_BLOCK
from kirifuda.games.last_resort.rules.l11_draw_two import CAN_DRAW
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.legality import Condition, Conditions, failures
from kirifuda.scenario import run
from kirifuda.scenario.script import Script

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "last_resort"
ACTIONS: dict[str, Conditions] = {
    "summon": CAN_SUMMON,
    "recycle": CAN_RECYCLE,
    "convert": CAN_CONVERT,
    "use": CAN_USE,
    "equip": CAN_EQUIP,
    "snipe": CAN_SNIPE,
    "grow": CAN_GROW,
    "kill": CAN_KILL,
    "bear": CAN_BEAR,
    "attack": CAN_ATTACK,
    "aim": CAN_AIM,
    "block": CAN_BLOCK,
    "mana": CAN_PLACE_MANA,
    "turn up": CAN_TURN_UP,
    "draw": CAN_DRAW,
}
"""All but those that only the page can meet: test_obstacles.py removes those."""


def lists_of(conditions: Conditions) -> list[str]:
    """The actions whose conditions were asked; a keyword's stand behind those of every ability."""
    return [name for name, each in ACTIONS.items() if each == conditions or each == conditions[-len(each) :]] + (
        ["use"] if conditions[: len(CAN_USE)] == CAN_USE and conditions != CAN_USE else []
    )


@cache
def told() -> set[tuple[str, str, str]]:
    """Action, clause and words of what is, alone of its clause, against what some scenario refuses for that clause."""
    against: list[tuple[str, Condition]] = []
    found: set[tuple[str, str, str]] = set()

    def noted(conditions: Conditions, game: Game, player: PlayerId, object: ObjectId, number: int = 0) -> list[str]:
        failed = failures(conditions, game, player, object, number)
        for name in lists_of(conditions):
            against.extend((name, each) for each in failed if each in ACTIONS[name])
        return [clause for each in failed for clause in (each.clause, *each.also)]

    def checked(self: Script, statement: object, reasons: list[str]) -> None:
        because = getattr(statement, "because", "")
        meant = {each for _, each in against if because in (each.clause, *each.also)}
        if because and len(meant) == 1:
            found.update((name, each.clause, each.english) for name, each in against if each in meant)
        against.clear()
        check(self, statement, reasons)  # type: ignore[arg-type]

    check = Script.check_reason
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scenario_reasons, "clauses_against", noted)
        patch.setattr(Script, "check_reason", checked)
        for file in sorted(SCENARIOS.glob("*.scenario")):
            if "\nrefuse " in file.read_text(encoding="utf-8"):
                run(file)
    return found


@pytest.mark.parametrize("action", ACTIONS)
def test_every_condition_is_the_reason_of_a_scenario(action: str) -> None:
    asked = {(action, each.clause, each.english) for each in ACTIONS[action]}

    assert asked - told() == set()
