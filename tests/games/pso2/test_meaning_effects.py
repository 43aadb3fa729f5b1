"""What actives of shipped cards do, and what replaces something else."""

from __future__ import annotations

from kirifuda.games.pso2.rules.common import values_of
from kirifuda.games.pso2.rules.r213_damage import Damage, damage_on
from kirifuda.games.pso2.rules.r403_field import Destroy
from kirifuda.games.pso2.zones import DECK, DISCARD, FIELD, HAND, MAG, PP
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.meaning_table import (
    Table,
    active,
    character,
    free,
    hand_size,
    invoke,
    is_back,
    numbers,
)
from tests.games.pso2.rules.positions import is_off, skip_to
from tests.toys.driving import choose, choose_several, do, names, now, offered_with_numbers, pass_all, prompt

# --- effects of actives (204, 300.5) ---------------------------------------------------------------------------


@clauses("G.26", "302.2")
def test_lt1_027_on_entry_hits_the_front_row_only() -> None:
    table = Table(free("027"))
    front, back = table.field(1, "pike"), table.field(1, "pike", back=True)
    game = table.play("027")
    pass_all(game)

    assert (damage_on(game, front), damage_on(game, back)) == (1, 0)


@clauses("G.23")
def test_g_23_by_discarding_or_not_at_all() -> None:
    table = Table(free("030"))
    game = table.begin(0)
    (held,) = table.hand(0, "scout")
    table.play("030")
    choose(game, "yes")
    if prompt(game) == "choose":
        choose_several(game, held)
    assert (names(game, DISCARD, 0), hand_size(game, 0)) == (["030", "scout"], 3)

    table = Table(free("030"))
    game = table.begin(0)
    table.play("030")
    assert (names(game, DISCARD, 0), hand_size(game, 0)) == (["030"], 0)


@clauses("406.3")
def test_406_3_one_of_two_abilities_is_chosen_when_it_is_played() -> None:
    table = Table(free("031"))
    pike = table.field(1, "pike")
    (card,) = table.hand(0, "031")
    game = table.begin(0)

    choose(game, "play", card)
    assert offered_with_numbers(game, "mode") == [(0, 0), (0, 1)]
    choose(game, "mode", number=1)
    assert prompt(game) == "action"
    pass_all(game)

    assert (len(game.zone(DECK, 1)), damage_on(game, pike)) == (17, 0)


@clauses("406.2.4")
def test_406_2_4_an_ability_without_a_target_cannot_be_chosen() -> None:
    table = Table(free("031"))
    game = table.play("031")

    assert len(game.zone(DECK, 1)) == 17


@clauses("G.20")
def test_g_20_further_reaches_all_who_are_there_now() -> None:
    table = Table(free("032"))
    guard = table.field(0, "guard", off=True)
    game = table.play("032", guard)
    later = table.field(0, "guard")

    assert not is_off(game, guard)
    assert (numbers(game, guard)[0], numbers(game, later)[0]) == (2, 1)


@clauses("103.5.2.1", "G.05", "212.1")
def test_103_5_2_1_half_is_rounded_up_and_twice_doubles() -> None:
    table = Table(free("052"), free("078"), character("three", attack=3, hp=5))
    foe, friend = table.field(1, "three"), table.field(0, "three")
    game = table.play("052", foe)
    table.play("078", friend)

    assert numbers(game, foe) == (2, 5)
    assert numbers(game, friend) == (3, 10)


@clauses("301.3")
def test_301_3_a_freeze_lasts_until_the_end_of_the_next_enemy_turn() -> None:
    table = Table(free("053"))
    pike = table.field(1, "pike")
    game = table.play("053", pike)
    assert hand_size(game, 0) == 1
    assert values_of(game, pike).frozen

    skip_to(game, "pp")
    choose(game, "no_pp")
    assert pike not in [id for id, _ in offered_with_numbers(game, "attack")]
    skip_to(game, "pp")
    assert not values_of(game, pike).frozen


@clauses("209.2")
def test_lt1_054_returns_only_what_is_cheap_enough() -> None:
    table = Table(free("054"), free("075"), character("five", cost=5))
    cheap = table.field(1, "guard")
    table.field(1, "five")
    (card,) = table.hand(0, "054")
    game = table.begin(0)
    choose(game, "play", card)
    pass_all(game)

    assert names(game, HAND, 1) == ["guard"]
    assert now(game, cheap) in game.zone(HAND, 1)


@clauses("G.29", "G.14")
def test_lt1_055_look_take_two_and_put_the_rest_below() -> None:
    table = Table(free("055"))
    table.deck_of(0, "guard", "guard", "pike", "scout", "giant", "sword", "vest")
    game = table.play("055")

    top = {game.pool.cards[game.state.objects[id].card].key: id for id, _ in offered_with_numbers(game, "choose")}
    assert sorted(top) == ["giant", "pike", "scout", "sword", "vest"]
    choose_several(game, top["giant"], top["pike"])
    assert prompt(game) == "order"
    choose_several(game, top["vest"], top["sword"], top["scout"])

    assert names(game, HAND, 0) == ["giant", "pike"]
    assert names(game, DECK, 0)[3:] == ["guard", "guard"]


@clauses("404.1")
def test_lt1_074_a_pp_comes_off_from_the_deck() -> None:
    table = Table(free("079"))
    table.deck_of(0, "guard", "guard", "giant")
    game = table.play("079")

    assert names(game, PP, 0) == ["giant"]
    assert is_off(game, game.zone(PP, 0)[0])


@clauses("G.27")
def test_g_27_only_if_it_was_destroyed() -> None:
    for hp, lit in ((4, 2), (0, 0)):
        facts = character("wall", "このカードは破壊されない。") if not hp else character("wall")
        table = Table(free("081"), facts)
        wall = table.field(1, "wall")
        points = table.points(0, "giant", "giant", off=True)
        game = table.play("081", wall)
        if lit:
            choose_several(game, *points)

        assert sum(not is_off(game, id) for id in points) == lit
        assert (wall in game.zone(FIELD, 1)) == (not lit)


@clauses("G.27", "G.38")
def test_lt1_106_g_27_a_card_to_the_bottom_then_a_search() -> None:
    table = Table(free("106"), free("016"))
    table.deck_of(0, "guard", "016", "guard", "016")
    game = table.begin(0)
    (held,) = table.hand(0, "scout")
    table.play("106")
    if prompt(game) == "choose":
        choose_several(game, held)
    choose_several(game, *[id for id, _ in offered_with_numbers(game, "search")])

    assert names(game, HAND, 0) == ["016", "016"]


@clauses("G.23", "103.1.3")
def test_lt1_096_milling_is_optional_and_must_be_whole() -> None:
    table = Table(free("096"))
    pike = table.field(1, "pike")
    game = table.play("096")
    choose(game, "yes")
    if prompt(game) == "choose":
        choose_several(game, pike)
    assert len(game.zone(DECK, 0)) == 18
    assert pike not in game.zone(FIELD, 1)

    table = Table(free("096"))
    pike = table.field(1, "pike")
    table.deck_of(0, "guard")
    game = table.play("096")
    assert len(game.zone(DECK, 0)) == 1
    assert pike in game.zone(FIELD, 1)


@clauses("206.2", "G.38")
def test_lt1_095_up_to_two_of_a_name_from_the_discard_pile() -> None:
    table = Table(free("095"), free("091"))
    mother = table.field(0, "095")
    fry = table.discards(0, "091", "guard", "091", "091")
    game = table.begin(0)
    do(game, Destroy(mother))
    skip_to(game, "target")
    assert sorted(id for id, _ in offered_with_numbers(game, "target")) == [fry[0], fry[2], fry[3]]
    choose_several(game, fry[0], fry[3])
    pass_all(game)

    assert names(game, HAND, 0) == ["091", "091"]


@clauses("301.7", "302.2")
def test_lt1_108_a_weapon_comes_into_play_and_breaks_armour() -> None:
    table = Table(free("108"))
    guard = table.field(0, "guard")
    foe = table.field(1, "pike", "vest")
    game = table.play("108", guard)
    pass_all(game)

    assert names(game, DISCARD, 1) == ["vest"]
    assert game.state.objects[guard].under
    assert not game.state.objects[foe].under


@clauses("203.1", "G.26")
def test_lt1_015_a_mag_moves_a_character_to_the_front() -> None:
    table = Table(free("015"))
    lamp = table.put(0, MAG, "015")
    guard = table.field(0, "guard", back=True)
    table.points(0, "giant", "giant")
    game = table.begin(0)
    assert is_back(game, guard)
    invoke(game, lamp, guard)

    assert not is_back(game, guard)


@clauses("211.2")
def test_a49_an_active_with_two_texts_is_one_ability() -> None:
    text = "相手のキャラを1体選び、それに1ダメージを与える。\n相手のキャラを1体選び、それに2ダメージを与える。"
    table = Table(character("big", hp=9), active("both", text))
    one, two = table.field(1, "big"), table.field(1, "big")
    (card,) = table.hand(0, "both")
    game = table.begin(0)
    choose(game, "play", card)
    choose_several(game, one)
    choose_several(game, two)
    pass_all(game)

    assert (damage_on(game, one), damage_on(game, two)) == (1, 2)


# --- replacements (103.4.3) ------------------------------------------------------------------------------------


@clauses("G.16", "103.4.3.2")
def test_g_16_damage_is_lowered_and_armour_may_follow() -> None:
    table = Table(free("075"))
    boss = table.field(0, "075", "vest")
    game = table.begin(0)
    do(game, Damage(boss, 3))
    decision = game.decision()
    assert decision is not None
    assert decision.prompt == "replacement"
    while prompt(game) == "replacement":
        choose(game, "replace")

    assert damage_on(game, boss) == 1


@clauses("G.16", "103.4.2.2")
def test_lt1_088_the_players_damage_is_lowered_this_turn_only() -> None:
    table = Table(free("088"))
    barrels = table.field(0, "088")
    table.points(0, "giant")
    game = table.begin(0)
    invoke(game, barrels)
    do(game, Damage(table.person(0), 3))
    assert len(game.zone(DECK, 0)) == 18
    skip_to(game, "pp")
    do(game, Damage(table.person(0), 3))

    assert len(game.zone(DECK, 0)) == 15


@clauses("103.4.3", "103.4.3.1")
def test_lt1_087_armour_is_destroyed_instead_of_its_bearer() -> None:
    table = Table(free("087"))
    guard = table.field(0, "guard", "087")
    game = table.begin(0)
    do(game, Damage(guard, 9))
    if prompt(game) == "replacement":
        choose(game, "decline")
    pass_all(game)

    assert guard in game.zone(FIELD, 0)
    assert damage_on(game, guard) == 0
    assert names(game, DISCARD, 0) == ["087"]
    do(game, Damage(guard, 9))
    assert guard not in game.zone(FIELD, 0)
