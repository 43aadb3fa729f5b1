"""10 キーワード能力."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.keywords.k10_07_collecting import collecting
from kirifuda.games.spellcard_strike.keywords.k10_09_protection import protection
from kirifuda.games.spellcard_strike.rules.r02_06_damage import Damage, Destroy
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import CHECK_STEP
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import Retire
from kirifuda.games.spellcard_strike.rules.r04_02_zones import ReturnToHand
from kirifuda.games.spellcard_strike.zones import DISCARD, SCORE
from kirifuda.kernel.event import NOTHING
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import Position, card, with_abilities
from tests.toys.driving import do, names, prompt, run_now


@clauses("10.7.2", "5.3.1.2")
@pytest.mark.parametrize(("place", "number", "paid"), [(5, 1, 0), (9, 1, 1), (13, 1, 1), (13, 5, 3)])
def test_10_7_1_collecting_outside_the_own_territory(place: int, number: int, paid: int) -> None:
    collector = with_abilities(card("collector"), collecting("toll", number))
    position = Position(collector)
    position.striker(0, "collector", place)
    position.striker(1, "scout", 18)
    position.discards(1, "giant", "guard", "lancer")
    position.hand(0, "scout")
    game = position.begin(step="5.3.2")

    skip_to_exchange(game)

    assert prompt(game) == "exchange", "the check step at the start of the turn comes first"
    assert len(game.zone(SCORE, 0)) == paid
    assert len(game.zone(DISCARD, 1)) == 3 - paid


def skip_to_exchange(game: Game) -> None:
    """The beginning of the turn is over."""
    while prompt(game) == "score_cost":
        decision = game.decision()
        assert decision is not None
        game.answer(tuple(range(decision.least)))


@clauses("2.4.13", "2.4.13.1")
def test_10_9_1_protection_lets_only_damage_take_it_off_the_stage() -> None:
    position = Position(with_abilities(card("saint", 1, 3), protection("saint/0")))
    position.striker(0, "scout", 1)
    saint = position.striker(1, "saint", 13)
    position.striker(1, "scout", 18)
    game = position.begin()

    for event in (Destroy(saint), Retire(saint), ReturnToHand(saint)):
        assert do(game, event, source=game.zone(game.map.kinds[2], 0)[0], player=0) == (NOTHING,)
    do(game, Damage(saint, 3, "spell", (saint,)), source=saint)
    run_now(game, CHECK_STEP)

    assert names(game, SCORE, 0) == ["saint"]
