"""Why not? Every clause that a condition names is the reason of a refusal in some scenario."""

from __future__ import annotations

import re
from functools import cache, partialmethod
from pathlib import Path
from typing import Final

import pytest

from kirifuda import kernel
from kirifuda.customs.actions import Action
from kirifuda.games import load
from kirifuda.games.pso2.rulebook import ACTIONS
from kirifuda.games.pso2.rules.r503_pp_phase import PUTTING
from kirifuda.games.pso2.rules.r506_attacks import IS_ACTING
from kirifuda.games.pso2.zones import HAND
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.legality import Condition, Conditions, clauses_against, failures
from kirifuda.ledger.proofs import clauses
from kirifuda.scenario import run
from kirifuda.scenario.file import Statement
from kirifuda.scenario.script import Script
from tests.games.pso2.rules.positions import Position, skip_to
from tests.toys.driving import choose

SCENARIOS: Final = Path(__file__).parents[2] / "scenarios" / "pso2"


class Noting:
    """Plays scenarios and notes which conditions failed where a line is refused because of their clause."""

    def __init__(self) -> None:
        self.failed: list[Condition] = []
        self.shown: set[Condition] = set()

    def clauses_against(
        self, conditions: Conditions, game: Game, player: PlayerId, object: ObjectId, number: int = 0
    ) -> list[str]:
        self.failed += failures(conditions, game, player, object, number)
        return clauses_against(conditions, game, player, object, number)

    def note(self, because: str) -> None:
        said = [one for one in self.failed if because in (one.clause, *one.also)]
        self.shown |= set(said[:1])
        self.failed = []


CHECK: Final = Script.check_reason


def told(script: Script, noting: Noting, statement: Statement, clauses: list[str]) -> None:
    """What checks a reason, and notes it."""
    noting.note(statement.because)
    CHECK(script, statement, clauses)


@cache
def shown() -> frozenset[Condition]:
    """The conditions that are the reason of a refusal in some scenario."""
    noting = Noting()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "clauses_against", noting.clauses_against)
        patch.setattr(Script, "check_reason", partialmethod(told, noting))
        for path in sorted(SCENARIOS.glob("*.scenario")):
            if re.search("^refuse .* because ", path.read_text(encoding="utf-8"), re.MULTILINE):
                assert run(path).passed
    return frozenset(noting.shown)


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.verb)
def test_every_condition_is_the_reason_of_a_refusal_somewhere(action: Action) -> None:
    conditions = (*action.stated(), *[each for aim in action.aims for each in aim.fit])
    missing = [f"{one.clause}: {one.english}" for one in conditions if one not in shown()]

    assert missing == []


@clauses("103.6.1.5", "503.1.1")
def test_503_1_1_a_card_in_the_hand_is_for_pp_or_for_playing_each_in_its_time() -> None:
    position = Position()
    position.hand(0, "guard")
    game = position.begin(step="503.1")
    skip_to(game, "pp")
    (card,) = game.zone(HAND, 0)

    early = dict(load("pso2").why_not(game, 0, card))
    choose(game, "no_pp")
    skip_to(game, "action")
    later = dict(load("pso2").why_not(game, 0, card))

    assert IS_ACTING in early["play"]
    assert early["pp"] == []
    assert IS_ACTING not in later["play"]
    assert later["pp"] == [PUTTING.asked]
