"""213 HP, 214 ダメージ, 215 カードの状態."""

from __future__ import annotations

from kirifuda.games.pso2.rules.common import player_card, row_of
from kirifuda.games.pso2.rules.r213_damage import Damage, Heal, hp_of
from kirifuda.games.pso2.rules.r403_field import MoveRow
from kirifuda.games.pso2.zones import BACK, DISCARD, FIELD, FRONT
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.event import NOTHING
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import Position, character, settle
from tests.toys.driving import do, names
from tests.toys.pso2_making import (
    Shift,
    lasting,
)


def hurt(hp: int, *damage: int, back: bool = False, house: dict[str, str] | None = None) -> tuple[Position, int]:
    """A character that has received damage, hit by hit."""
    position = Position(character("one", 1, hp), house=house)
    one = position.field(0, "one", back=back)
    game = position.begin()
    for number in damage:
        do(game, Damage(one, number))
    return position, one


@clauses("215.3", "215.3.1", "G.05")
def test_215_3_1_hp_of_0_defeats() -> None:
    position, one = hurt(3)
    shrink = Shift("shrink", 0, -3)
    position.game.pool.add_change(shrink)

    do(position.game, BeginLasting(lasting(shrink, (one,))))
    settle(position.game)

    assert names(position.game, DISCARD, 0) == ["one"]


def test_215_3_1_earlier_damage_defeats_when_the_hp_falls_to_it_but_half_of_it_does_nothing() -> None:
    position, one = hurt(6, 1, back=True)
    shrink = Shift("shrink", 0, -4)
    position.game.pool.add_change(shrink)

    do(position.game, BeginLasting(lasting(shrink, (one,))))
    settle(position.game)
    assert one in position.game.zone(FIELD, 0)

    do(position.game, BeginLasting(lasting(Shift("more", 0, -1), (one,))))
    settle(position.game)
    assert names(position.game, DISCARD, 0) == ["one"]


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


@clauses("403.1.4", "302.9")
def test_403_1_4_going_to_another_row_is_not_leaving_and_front_damage_still_counts() -> None:
    position, one = hurt(6, 3)
    assert row_of(position.game, one) == BACK

    do(position.game, MoveRow(one, FRONT))
    do(position.game, Damage(one, 1))

    assert row_of(position.game, one) == BACK
    do(position.game, Heal(one), MoveRow(one, FRONT))
    do(position.game, Damage(one, 1))
    assert row_of(position.game, one) == FRONT
