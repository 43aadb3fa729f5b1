"""What abilities of shipped cards do: activated, triggered and static ones, and their costs."""

from __future__ import annotations

from kirifuda.effects.abilities import has_keyword
from kirifuda.games.pso2.rules.common import values_of
from kirifuda.games.pso2.rules.r213_damage import Damage, damage_on
from kirifuda.games.pso2.rules.r403_field import Destroy
from kirifuda.games.pso2.rules.r406_2_triggers import PLACE_TRIGGERS
from kirifuda.games.pso2.zones import DECK, DISCARD, HAND, PP
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.meaning_table import (
    Table,
    aim,
    attack,
    free,
    hand_size,
    invoke,
    numbers,
    pay_all,
)
from tests.games.pso2.rules.positions import is_off, skip_to
from tests.toys.driving import choose, choose_several, do, names, offered_with_numbers, pass_all, prompt, run_now

# --- activated abilities (300.3) and their costs (209.1.3) --------------------------------------------------


@clauses("300.3", "G.05", "209.1.3")
def test_lt1_001_a_main_ability_modifies_once_a_turn_and_its_second_face_costs_less() -> None:
    table = Table(free("001"))
    leader = table.replace_person(0, "001")
    guard = table.field(0, "guard")
    table.points(0, "giant", "giant", "giant", "giant")
    game = table.begin(0)

    invoke(game, leader, guard)

    assert numbers(game, guard) == (2, 4)
    assert sum(is_off(game, id) for id in game.zone(PP, 0)) == 2
    assert (leader, 0) not in offered_with_numbers(game, "activate")
    skip_to(game, "pp")
    assert numbers(game, guard) == (1, 4)


@clauses("102.3.1")
def test_102_3_1_the_second_face_has_its_own_text() -> None:
    table = Table(free("001"))
    leader = table.replace_person(0, "001")
    table.game.state.objects[leader].place = 1
    table.game.touch(-1)
    guard = table.field(0, "guard")
    table.points(0, "giant", "giant")
    game = table.begin(0)

    invoke(game, leader, guard)

    assert sum(is_off(game, id) for id in game.zone(PP, 0)) == 1
    assert numbers(game, guard) == (2, 4)


@clauses("G.07", "209.1.3.1")
def test_g_07_the_card_itself_and_pp_are_turned_off_as_a_cost() -> None:
    table = Table(free("064"))
    item = table.field(0, "064")
    pike = table.field(1, "pike")
    table.points(0, "giant", "giant")
    game = table.begin(0)

    invoke(game, item, pike)

    assert is_off(game, item)
    assert values_of(game, pike).frozen
    assert (item, 0) not in offered_with_numbers(game, "activate")


@clauses("209.1.3.1", "302.9")
def test_lt1_111_destroying_the_card_is_a_cost_and_recovery_follows() -> None:
    table = Table(free("111"))
    item = table.field(0, "111")
    table.discards(0, "guard", "guard", "guard")
    game = table.begin(0)

    choose(game, "activate", item)
    assert "111" in names(game, DISCARD, 0)
    pass_all(game)
    choose_several(game, *[id for id, _ in offered_with_numbers(game, "recover")][:2])

    assert len(game.zone(DECK, 0)) == 22


@clauses("302.9")
def test_302_9_a_card_with_recovery_is_not_recovered() -> None:
    table = Table(free("111"), free("067"))
    item = table.field(0, "111")
    table.discards(0, "067", "guard")
    game = table.begin(0)

    choose(game, "activate", item)
    pass_all(game)

    assert [game.pool.cards[game.state.objects[id].card].key for id, _ in offered_with_numbers(game, "recover")] == [
        "guard"
    ]


@clauses("209.3", "G.38")
def test_209_3_x_is_paid_and_dealt() -> None:
    table = Table(free("028"))
    pikes = [table.field(1, "pike"), table.field(1, "pike")]
    table.points(0, "giant", "giant", "giant")
    game = table.begin(0)
    (card,) = table.hand(0, "028")
    game.asking = None

    choose(game, "play", card)
    choose(game, "number", number=2)
    choose_several(game, *pikes)
    pay_all(game)
    pass_all(game)

    assert [damage_on(game, id) for id in pikes] == [2, 2]
    assert sum(is_off(game, id) for id in game.zone(PP, 0)) == 2


# --- triggered abilities (300.2, G.01) -------------------------------------------------------------------------


@clauses("G.23", "300.2")
def test_lt1_003_what_follows_by_doing_happens_only_if_pp_turn_off() -> None:
    for answer, expected in (("yes", 1), ("no", 0)):
        table = Table(free("003"))
        table.replace_person(0, "003")
        guard = table.field(0, "guard")
        pike = table.field(1, "pike")
        table.points(0, "giant", "giant")
        game = table.begin(0)

        attack(game, guard, table.person(1))
        skip_to(game, "may")
        choose(game, answer)
        pay_all(game)
        aim(game, pike)
        pass_all(game)

        assert damage_on(game, pike) == expected


@clauses("501.1.4", "300.2")
def test_lt1_006_at_the_start_of_the_turn_only_with_few_cards_in_hand() -> None:
    for held, drawn in ((2, 1), (3, 0)):
        table = Table(free("006"))
        table.replace_person(0, "006")
        table.hand(0, *["guard"] * held)
        game = table.begin(0, "501.1")
        skip_to(game, "pp")

        assert hand_size(game, 0) == held + drawn + 1


@clauses("505.1.2")
def test_lt1_007_the_end_of_the_turn_protects_until_the_end_of_the_next_enemy_turn() -> None:
    table = Table(free("007"))
    table.replace_person(0, "007")
    guard = table.field(0, "guard")
    game = table.begin(0)

    skip_to(game, "target") if prompt(game) == "target" else choose(game, "end")
    aim(game, guard)
    skip_to(game, "pp")
    assert game.turn_player() == 1
    assert numbers(game, guard) == (1, 5)
    choose(game, "no_pp")
    skip_to(game, "target") if len(offered_with_numbers(game, "target")) > 1 else skip_to(game, "pp")

    assert numbers(game, guard) == (1, 4)


@clauses("301.2", "G.19")
def test_302_2_on_entry_searches_for_a_class_or_a_sort() -> None:
    table = Table(free("044"), free("057"), free("105"))
    table.deck_of(0, "guard", "057", "105", "guard")
    game = table.play("044")
    if prompt(game) == "trigger":
        choose(game, "trigger")
    pass_all(game)

    found = offered_with_numbers(game, "search")
    assert [game.pool.cards[game.state.objects[id].card].key for id, _ in found] == ["057"]
    choose_several(game, found[0][0])
    assert "057" in names(game, HAND, 0)


@clauses("208.1.2.1")
def test_208_1_2_1_all_is_no_hunter() -> None:
    table = Table(free("020"), free("036"), free("034"))
    table.deck_of(0, "036", "034", "guard")
    game = table.play("020")
    pass_all(game)

    found = [game.pool.cards[game.state.objects[id].card].key for id, _ in offered_with_numbers(game, "search")]
    assert sorted(found) == ["034", "guard"]


@clauses("302.3")
def test_302_3_on_defeat_hits_the_enemy_player() -> None:
    table = Table(free("022"))
    wolf = table.field(0, "022")
    game = table.begin(0)

    do(game, Destroy(wolf))
    run_now(game, PLACE_TRIGGERS)
    pass_all(game)

    assert len(game.zone(DECK, 1)) == 19


@clauses("302.4")
def test_302_4_drop_works_from_the_deck() -> None:
    table = Table(free("041"))
    table.deck_of(1, "guard", "guard", "041")
    game = table.begin(0)

    do(game, Damage(table.person(1), 1))
    run_now(game, PLACE_TRIGGERS)
    pass_all(game)

    assert hand_size(game, 1) == 1


@clauses("G.30")
def test_lt1_066_drop_takes_the_card_itself_back() -> None:
    table = Table(free("066"))
    table.deck_of(1, "guard", "guard", "066")
    game = table.begin(0)

    do(game, Damage(table.person(1), 1))
    run_now(game, PLACE_TRIGGERS)
    pass_all(game)

    assert names(game, HAND, 1) == ["066"]


@clauses("205.4.7", "G.23", "406.2.5")
def test_lt1_035_a_weapon_triggers_for_its_bearer_and_asks_for_a_card() -> None:
    table = Table(free("035"))
    guard = table.field(0, "guard", "035")
    pike = table.field(1, "pike")
    (held,) = table.hand(0, "scout")
    game = table.begin(0)

    attack(game, guard, table.person(1))
    skip_to(game, "may")
    choose(game, "yes")
    if prompt(game) == "choose":
        choose_several(game, held if held in [id for id, _ in offered_with_numbers(game, "choose")] else pike)
    if prompt(game) == "choose":
        choose_several(game, pike)

    assert names(game, DISCARD, 0) == ["scout"]
    assert damage_on(game, pike) == 3


@clauses("504.2", "G.35")
def test_lt1_050_playing_an_active_sets_it_off_whatever_becomes_of_the_active() -> None:
    table = Table(free("050"), free("105"))
    table.field(0, "050")
    guard = table.field(0, "guard")
    pike = table.field(1, "pike")
    (card,) = table.hand(0, "105")
    game = table.begin(0)

    choose(game, "play", card)
    choose_several(game, guard)
    if prompt(game) == "trigger":
        choose(game, "trigger")
    aim(game, pike)
    pass_all(game)

    assert damage_on(game, pike) == 1
    assert numbers(game, guard) == (2, 5)


@clauses("204.2.2", "G.34")
def test_lt1_100_an_attached_active_has_a_trigger_of_its_own() -> None:
    table = Table(free("100"))
    guard = table.field(0, "guard")
    game = table.play("100", guard)
    assert numbers(game, guard) == (3, 6)

    skip_to(game, "pp")
    choose(game, "no_pp")
    skip_to(game, "pp")

    assert game.turn_player() == 0
    assert names(game, DISCARD, 0) == ["guard"]


# --- static abilities (300.4) ---------------------------------------------------------------------------------


@clauses("300.4")
def test_lt1_008_a_weapon_makes_the_player_stronger_and_the_second_face_pierces() -> None:
    table = Table(free("008"))
    leader = table.replace_person(0, "008")
    game = table.begin(0)
    assert numbers(game, leader)[0] == 0
    table.wear(leader, "sword")
    assert numbers(game, leader)[0] == 1
    assert not has_keyword(values_of(game, leader).abilities, "貫通")
    game.state.objects[leader].place = 1
    game.touch(-1)

    assert has_keyword(values_of(game, leader).abilities, "貫通")


@clauses("206.2", "300.4")
def test_206_2_a_name_is_meant_without_its_title() -> None:
    table = Table(free("025"), free("018"))
    dolka = table.field(0, "025")
    game = table.begin(0)
    assert not has_keyword(values_of(game, dolka).abilities, "貫通")
    roa = table.field(0, "018")
    assert has_keyword(values_of(game, dolka).abilities, "貫通")
    do(game, Destroy(roa))

    assert not has_keyword(values_of(game, dolka).abilities, "貫通")


@clauses("300.4")
def test_lt1_039_only_allied_characters_with_a_weapon() -> None:
    table = Table(free("039"))
    table.field(0, "039")
    armed, bare, foe = table.field(0, "guard", "sword"), table.field(0, "guard"), table.field(1, "guard", "sword")
    game = table.begin(0)

    assert [numbers(game, id)[0] for id in (armed, bare, foe)] == [2, 1, 1]


@clauses("103.1.2")
def test_103_1_2_cannot_and_must() -> None:
    table = Table(free("073"), free("033"))
    lamp, guard = table.field(0, "073"), table.field(0, "guard")
    game = table.begin(0)
    assert [id for id, _ in offered_with_numbers(game, "attack")] == [table.person(0), guard]

    table = Table(free("033"))
    pike = table.field(1, "pike")
    game = table.play("033", pike)
    skip_to(game, "pp")
    choose(game, "no_pp")

    assert numbers(game, pike) == (2, 4)
    assert [id for id, _ in offered_with_numbers(game, "attack")] == [table.person(1), pike]
    assert offered_with_numbers(game, "end") == []
    assert lamp


@clauses("103.1.2", "301.6")
def test_lt1_099_the_host_cannot_invoke_war_cry() -> None:
    for is_cursed in (False, True):
        table = Table(free("099"), free("070"))
        hana, guard = table.field(1, "070"), table.field(0, "guard")
        game = table.play("099", hana) if is_cursed else table.begin(0)
        attack(game, guard, table.person(1))

        can_cry = any((hana, 0) == one for one in offered_with_numbers(game, "activate"))
        assert can_cry != is_cursed
        assert numbers(game, hana) == ((0, 4) if is_cursed else (1, 5))


@clauses("205.4.4.1", "205.5.2")
def test_lt1_086_armour_with_slots_gives_a_keyword_and_lowers_damage() -> None:
    table = Table(free("086"))
    guard = table.field(0, "guard")
    (shield,) = table.wear(guard, "086")
    game = table.begin(0)

    assert values_of(game, shield).slots == 2
    assert has_keyword(values_of(game, guard).abilities, "ウォークライ")
    do(game, Damage(guard, 5))
    choose(game, "replace")
    assert damage_on(game, guard) == 1
