"""213 HP, 214 ダメージ, 215 カードの状態."""

from __future__ import annotations

from kirifuda.games.pso2.rules.common import player_card
from kirifuda.games.pso2.rules.r213_damage import Damage, hp_of
from kirifuda.kernel.event import NOTHING
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import (
    Position,
    do,
)


@clauses("201.3", "213.1")
def test_201_3_the_hp_of_a_player_is_the_number_of_cards_in_the_deck() -> None:
    position = Position()
    game = position.begin()
    person = player_card(game, 0)

    assert hp_of(game, person) == 20
    do(game, Damage(person, 3))

    assert hp_of(game, person) == 17


@clauses("103.2.1", "103.2.1.1", "103.2.1.2")
def test_103_2_1_2_damage_of_0_did_not_happen() -> None:
    position = Position()
    game = position.begin()

    assert do(game, Damage(player_card(game, 0), 0)) == (NOTHING,)
