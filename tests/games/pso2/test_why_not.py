"""Why not? Every clause that a condition names is the reason of a refusal in some scenario."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from kirifuda.games.pso2.presentation.reasons import IS_ACTING, IS_PP_TIME, why_not
from kirifuda.games.pso2.rules.r205_items import CAN_BEAR
from kirifuda.games.pso2.rules.r504_actions import CAN_ACTIVATE, CAN_END, CAN_PASS, CAN_PLAY
from kirifuda.games.pso2.rules.r506_attacks import CAN_ATTACK, CAN_BE_ATTACKED
from kirifuda.games.pso2.zones import HAND
from kirifuda.kernel.legality import Conditions
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import Position, skip_to
from tests.toys.driving import choose

SCENARIOS: Final = Path(__file__).parents[2] / "scenarios" / "pso2"
REFUSED: Final = re.compile(r"^refuse (?:P\d: )?(\w+(?: phase)?).* because (\S+)$", re.MULTILINE)
BY_VERB: Final[dict[str, tuple[Conditions, ...]]] = {
    "play": (CAN_PLAY, CAN_BEAR),
    "activate": (CAN_ACTIVATE,),
    "attack": (CAN_ATTACK, CAN_BE_ATTACKED),
    "end phase": (CAN_END,),
    "pass": (CAN_PASS,),
}


@pytest.mark.parametrize("verb", BY_VERB)
def test_every_clause_of_a_condition_is_the_reason_somewhere(verb: str) -> None:
    found = [REFUSED.findall(path.read_text(encoding="utf-8")) for path in SCENARIOS.glob("*.scenario")]
    given = {clause for lines in found for said, clause in lines if said == verb}
    named = {condition.clause for conditions in BY_VERB[verb] for condition in conditions}

    assert named - given == set()


@clauses("103.6.1.5", "503.1.1")
def test_503_1_1_a_card_in_the_hand_is_for_pp_or_for_playing_each_in_its_time() -> None:
    position = Position()
    position.hand(0, "guard")
    game = position.begin(step="503.1")
    skip_to(game, "pp")
    (card,) = game.zone(HAND, 0)

    early = dict(why_not(game, 0, card))
    choose(game, "no_pp")
    skip_to(game, "action")
    later = dict(why_not(game, 0, card))

    assert IS_ACTING in early["play"]
    assert early["pp"] == []
    assert IS_ACTING not in later["play"]
    assert later["pp"] == [IS_PP_TIME]
