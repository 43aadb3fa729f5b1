"""205 アイテムカード, 203 マグカード, 403 場."""

from __future__ import annotations

from kirifuda.customs.control import CONTROL
from kirifuda.games.pso2.keywords.k302_02_on_entry import on_entry
from kirifuda.games.pso2.rules.common import allies, player_card, row_of
from kirifuda.games.pso2.rules.r400_zones import PutInDiscard, ReturnToHand
from kirifuda.games.pso2.rules.r403_field import Destroy, MoveRow
from kirifuda.games.pso2.zones import BACK, DISCARD, FIELD, FRONT, HAND, MAG, PLAYER
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.event import NOTHING
from kirifuda.kernel.lasting import Change
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import Position, character, is_off, settle, weapon, with_abilities
from tests.toys.driving import choose, choose_several, do, names, offered_with_numbers, pass_all, prompt
from tests.toys.pso2_making import When, forbids_event, lasting, noted, notes, plan


@clauses("205.1", "205.2", "205.3", "504.1.2")
def test_205_3_an_item_comes_on_into_the_back_row() -> None:
    position = Position()
    position.points(0, "guard")
    position.hand(0, "lantern")
    game = position.begin()

    choose(game, "play")
    (lantern,) = game.zone(FIELD, 0)

    assert row_of(game, lantern) == BACK
    assert not is_off(game, lantern)


@clauses("202.2", "202.1", "403.1")
def test_202_2_a_character_comes_off_into_the_front_row() -> None:
    position = Position()
    position.points(0, "guard")
    position.hand(0, "guard")
    game = position.begin()

    choose(game, "play")
    (guard,) = game.zone(FIELD, 0)

    assert row_of(game, guard) == FRONT
    assert is_off(game, guard)


@clauses("205.4", "205.4.1", "205.4.2", "205.4.3", "301.7", "504.2", "403.2")
def test_205_4_3_a_weapon_is_laid_on_an_ally_of_its_class() -> None:
    stranger = character("stranger", 1, 9)
    stranger.printed.classes = ("フォース",)
    everyone = weapon("staff", classes=())
    everyone.printed.every_class = True
    position = Position(stranger, everyone, weapon("blade", 3))
    position.field(0, "stranger")
    guard = position.field(0, "guard")
    position.field(1, "guard")
    blade, staff = position.hand(0, "blade", "staff")
    game = position.begin()

    choose(game, "play", staff)
    assert [id for id, _ in offered_with_numbers(game, "bearer")] == allies(game, 0)
    choose_several(game, guard)
    choose(game, "play", blade)
    assert [id for id, _ in offered_with_numbers(game, "bearer")] == [player_card(game, 0), guard]
    choose_several(game, player_card(game, 0))

    (worn,) = game.state.objects[player_card(game, 0)].under
    assert worn in game.zone(FIELD, 0)
    assert not is_off(game, worn)


@clauses("205.4.6", "301.5")
def test_205_4_6_weapons_and_armour_go_when_their_bearer_goes() -> None:
    position = Position()
    giant = position.field(0, "giant", "sword", "vest")
    game = position.begin()

    do(game, ReturnToHand(giant))

    assert names(game, HAND, 0) == ["giant"]
    assert sorted(names(game, DISCARD, 0)) == ["sword", "vest"]


@clauses("205.4.2", "403.1.4")
def test_205_4_2_what_a_character_wears_goes_with_it_to_the_other_row() -> None:
    position = Position()
    giant = position.field(0, "giant", "sword")
    game = position.begin()
    (sword,) = game.state.objects[giant].under

    do(game, MoveRow(giant, BACK))

    assert row_of(game, sword) == BACK
    assert game.state.objects[giant].under == (sword,)


@clauses("201.5", "203.2", "203.1", "201.2", "400.2")
def test_201_5_player_cards_and_mags_do_not_leave() -> None:
    position = Position()
    lamp = position.mag(0, "lamp")
    game = position.begin()

    assert do(game, PutInDiscard(player_card(game, 0)), Destroy(lamp)) == (NOTHING, NOTHING)
    assert len(game.zone(PLAYER, 0)) == 1
    assert names(game, MAG, 0) == ["lamp"]


@clauses("G.18", "101.3.1", "403.1.1", "403.1.2", "403.1.3")
def test_g_18_a_card_under_other_control_lies_on_that_players_field_and_returns_to_its_owner() -> None:
    position = Position()
    pike = position.field(1, "pike", "sword", back=True, off=True)
    game = position.begin()
    take = Change("take", CONTROL.layer)
    game.pool.add_change(take)

    do(game, BeginLasting(lasting(take, (pike,), number=0)))
    assert pike in game.zone(FIELD, 0)
    assert game.state.objects[pike].under[0] in game.zone(FIELD, 0)
    assert row_of(game, pike) == BACK
    assert is_off(game, pike)
    choose(game, "end")
    pass_all(game)
    assert pike in game.zone(FIELD, 1)
    do(game, Destroy(pike))

    assert sorted(names(game, DISCARD, 1)) == ["pike", "sword"]


@clauses("302.2", "G.31")
def test_302_2_an_item_that_is_laid_on_a_card_has_come_into_play() -> None:
    loud = with_abilities(weapon("horn"), on_entry("horn 0", plan("horn 0", notes("h"))))
    position = Position(loud)
    position.hand(0, "horn")
    game = position.begin()

    choose(game, "play")

    assert noted(game) == "h"


@clauses("205.4.6", "204.2.2.2")
def test_205_4_6_even_what_cannot_be_destroyed_goes_with_its_bearer() -> None:
    firm = forbids_event("firm 0", When("destroy", lambda scope, event: event.object_id() == scope.source))
    position = Position(with_abilities(weapon("firm"), firm))
    giant = position.field(0, "giant", "firm")
    game = position.begin()

    do(game, ReturnToHand(giant))
    settle(game)

    assert names(game, DISCARD, 0) == ["firm"]
    assert names(game, FIELD, 0) == []


@clauses("205.4.5", "103.6.1.3")
def test_205_4_5_something_is_given_up_until_the_rest_fits() -> None:
    position = Position()
    position.field(0, "giant", "sword", "sword", "sword")
    game = position.begin()

    assert prompt(game) == "give_up"
    choose(game, "give_up")
    assert prompt(game) == "give_up"
    choose(game, "give_up")

    assert prompt(game) == "action"
    assert names(game, DISCARD, 0) == ["sword", "sword"]
