"""213 HP, 214 ダメージ, 215 カードの状態."""

from __future__ import annotations

from kirifuda.games.pso2.rules.common import player_card, row_of
from kirifuda.games.pso2.rules.r213_damage import Damage, Heal, damage_on, hp_of
from kirifuda.games.pso2.rules.r403_field import Destroy, MoveRow
from kirifuda.games.pso2.zones import BACK, DECK, DISCARD, FIELD, FRONT
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.event import NOTHING
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import (
    Position,
    character,
    choose,
    do,
    names,
    pass_all,
    result,
    settle,
    with_abilities,
)
from tests.toys.pso2_making import (
    Shift,
    When,
    active,
    deals,
    forbids_event,
    lasting,
    noted,
    notes,
    targets,
    triggered,
)


def hurt(hp: int, *damage: int, back: bool = False, house: dict[str, str] | None = None) -> tuple[Position, int]:
    """A character that has received damage, hit by hit."""
    position = Position(character("one", 1, hp), house=house)
    one = position.field(0, "one", back=back)
    game = position.begin()
    for number in damage:
        do(game, Damage(one, number))
    return position, one


@clauses("213.3.1")
def test_213_3_1_half_of_the_hp_in_the_front_row_sends_back() -> None:
    position, one = hurt(5, 2)
    assert row_of(position.game, one) == FRONT

    do(position.game, Damage(one, 1))

    assert row_of(position.game, one) == BACK
    assert damage_on(position.game, one) == 3


@clauses("213.3.2")
def test_213_3_2_half_of_the_hp_in_the_back_row_defeats() -> None:
    position, one = hurt(4, 1, back=True)
    assert one in position.game.zone(FIELD, 0)

    do(position.game, Damage(one, 1))

    assert names(position.game, DISCARD, 0) == ["one"]


@clauses("213.3.2", "403.1.4")
def test_213_3_2_damage_of_the_other_row_does_not_count_for_the_half() -> None:
    position, one = hurt(5, 3, 1)

    assert row_of(position.game, one) == BACK
    assert damage_on(position.game, one) == 4


@clauses("213.2", "213.3")
def test_213_3_damage_of_both_rows_together_defeats_when_it_reaches_the_hp() -> None:
    position, one = hurt(5, 4, 1)

    assert names(position.game, DISCARD, 0) == ["one"]
    assert one not in position.game.state.objects


def test_213_3_by_a_house_rule_the_rows_are_counted_apart() -> None:
    position, one = hurt(5, 4, 1, house={"damage_of_both_rows": "apart"})

    assert one in position.game.zone(FIELD, 0)


@clauses("213.3", "214.3")
def test_213_3_a_character_dies_within_an_effect_and_takes_no_further_damage() -> None:
    hit = triggered("count", When("damage"), notes("d"))
    watcher = with_abilities(character("watcher", 1, 9), hit)
    thrice = active("thrice", deals(1), deals(1), deals(1), target=targets())
    position = Position(character("frail", 1, 2), watcher, thrice)
    position.field(1, "frail", back=False)
    position.field(0, "watcher")
    position.hand(0, "thrice")
    game = position.begin()

    choose(game, "play")
    pass_all(game)

    assert names(game, DISCARD, 1) == ["frail"]
    assert noted(game) == "dd"


def test_213_3_1_one_hit_of_all_the_hp_defeats_and_does_not_send_back() -> None:
    position, _ = hurt(4, 4)

    assert names(position.game, DISCARD, 0) == ["one"]


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


def test_215_3_1_by_a_house_rule_the_half_is_tested_all_the_time() -> None:
    position, one = hurt(6, 1, back=True, house={"half_hp_test": "always"})

    do(position.game, BeginLasting(lasting(Shift("shrink", 0, -4), (one,))))
    settle(position.game)

    assert one not in position.game.state.objects


@clauses("103.1.2", "301.4", "301.5")
def test_301_4_what_cannot_be_destroyed_is_not_defeated_and_keeps_its_damage() -> None:
    firm = forbids_event("firm 0", When("destroy", lambda scope, event: event.object_id() == scope.source))
    position = Position(with_abilities(character("firm", 1, 3), firm))
    id = position.field(0, "firm")
    game = position.begin()

    do(game, Damage(id, 5))

    assert damage_on(game, id) == 5
    assert row_of(game, id) == BACK
    assert do(game, Destroy(id)) == (NOTHING,)


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


@clauses("214.2.1", "101.3")
def test_214_2_more_damage_than_cards_takes_them_all() -> None:
    position = Position()
    position.deck_of(1, "guard", "guard", "guard")
    game = position.begin()

    do(game, Damage(player_card(game, 1), 9))
    settle(game)

    assert len(game.zone(DECK, 1)) == 0
    assert result(game) == ((0,), "101.3")


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
