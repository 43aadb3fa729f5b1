"""What shipped cards do: leaders, last resorts, spells, items, equipment and creatures, by kind of ability."""

from __future__ import annotations

from kirifuda.games.last_resort.rules.common import area_of, values_of
from kirifuda.games.last_resort.rules.l10_9_damage import damage_on
from kirifuda.games.last_resort.zones import ATTACK, DECK, DEFENCE, FIELD, GRAVEYARD, HAND, MANA, STOCK
from kirifuda.kernel.decision import Decision
from kirifuda.kernel.game import Game
from tests.games.last_resort.meaning_table import Table, fielded, made, printed, use
from tests.games.last_resort.rules.positions import is_tapped, lives, numbers_of, ready, summon, where
from tests.toys.driving import asked, choose, choose_several, names, now, offered, prompt


def decision(game: Game) -> Decision:
    found = game.decision()
    assert found is not None
    return found


def run_on(game: Game) -> None:
    """The turn of player 0 goes on to its end, and nothing more is done in it."""
    while (found := game.decision()) is not None and game.turn_player() == 0:
        verbs = [option.verb for option in found.options]
        game.answer((verbs.index("end"),) if "end" in verbs else (verbs.index("no"),) if "no" in verbs else ())


# --- leaders (L-9.6) ------------------------------------------------------------------------------------


def test_fc1_002_raises_what_is_in_the_attack_area_now_for_this_turn_once_a_game() -> None:
    table = Table(printed("002"))
    leader = table.lead("002")
    front, back = table.attack(0, "wolf"), table.defence(0, "wolf")
    (late,) = table.hand(0, "pup")
    game = table.begin()

    use(game, leader, verb="skill")
    summoned = summon(game, late)

    assert [numbers_of(game, id) for id in (front, back, summoned)] == [(4, 2), (2, 2), (1, 1)]
    assert ready(game, 0) == 9 - 5 - 1
    assert leader not in offered(game, "skill")
    run_on(game)
    assert numbers_of(game, front) == (2, 2)


def test_fc1_003_takes_up_to_two_of_three_and_buries_the_rest() -> None:
    table = Table(printed("003"))
    leader = table.lead("003")
    low, third, second, top = table.deck_of(0, "pup", "wolf", "bear", "wall")
    game = table.begin()

    use(game, leader, verb="skill")
    asked_for = decision(game)

    assert (asked_for.prompt, asked_for.least, asked_for.most) == ("look", 0, 2)
    assert [option.object for option in asked_for.options] == [top, second, third]
    choose_several(game, second)
    assert [where(game, id) for id in (low, third, second, top)] == ["deck", "graveyard", "hand", "graveyard"]


def test_fc1_039_takes_exactly_one() -> None:
    table = Table(printed("039"))
    table.deck_of(0, "pup", "wolf", "bear", "wall")

    game = table.cast("039")

    assert (decision(game).least, decision(game).most) == (1, 1)


def test_fc1_004_finds_mana_in_the_deck_and_puts_it_tapped() -> None:
    table = Table(printed("004"))
    leader = table.lead("004")
    table.deck_of(0, "pup", "マナ", "wolf", "マナ", "マナ")
    wolf = table.attack(0, "wolf")
    game = table.begin()

    use(game, leader, verb="skill")
    found = decision(game)

    assert [game.values(option.object).name for option in found.options] == ["マナ"] * 3
    assert (found.least, found.most) == (0, 2)
    choose_several(game, *[option.object for option in found.options][:2])
    choose_several(game, wolf)
    assert len(game.zone(MANA, 0)) == 11
    assert ready(game, 0) == 9 - 4
    assert sorted(names(game, DECK, 0)) == ["pup", "wolf", "マナ"]
    assert numbers_of(game, wolf) == (4, 4)


def test_fc1_005_taps_the_enemys_attack_area_and_gains_life_up_to_the_cap() -> None:
    table = Table(printed("005"))
    leader = table.lead("005")
    front, back = table.attack(1, "wolf"), table.defence(1, "wolf")
    table.life(0, 22)
    game = table.begin()

    use(game, leader, verb="skill")

    assert [is_tapped(game, id) for id in (front, back)] == [True, False]
    assert lives(game) == (25, 20)


def test_fc1_006_makes_two_guards_in_the_defence_area() -> None:
    table = Table(printed("006"))
    leader = table.lead("006")
    game = table.begin()

    use(game, leader, verb="skill")

    guards = game.zone(FIELD, 0)
    assert fielded(game, 0) == ["衛兵", "衛兵"]
    assert [(numbers_of(game, id), area_of(game, id), is_tapped(game, id)) for id in guards] == [
        ((1, 3), DEFENCE, False)
    ] * 2
    assert [(values_of(game, id).cost, values_of(game, id).colours, values_of(game, id).races) for id in guards] == [
        (0, 0, ())
    ] * 2


def test_fc1_007_puts_a_cheap_creature_whatever_its_condition_but_no_second_n_card() -> None:
    text = "戦場に出た時、自分はライフを1点得る。"
    cheap = made("cheap", "クリーチャー", text, condition="自分の手札が9枚以上である。")
    unique = made("unique", "クリーチャー", n=True)
    table = Table(printed("007"), cheap, unique, made("card", "スペル", "自分はライフを1点得る。"))
    leader = table.lead("007")
    table.attack(0, "unique")
    first, _, _, _ = table.graveyard(0, "cheap", "unique", "bear", "card")
    table.put(0, GRAVEYARD, "pup", face_down=True)
    table.life(0, 10)
    game = table.begin()

    use(game, leader, verb="skill")

    assert offered(game, "area") == [first, first]
    choose(game, "area", number=DEFENCE)
    assert area_of(game, now(game, first)) == DEFENCE
    assert lives(game) == (11, 20)


def test_fc1_008_destroys_and_the_opponent_chooses_what_to_discard() -> None:
    table = Table(printed("008"))
    leader = table.lead("008")
    wolf = table.defence(1, "wolf")
    table.attack(1, "bear")
    kept, thrown = table.hand(1, "wall", "pup")
    game = table.begin()

    use(game, leader, wolf, verb="skill")

    assert where(game, wolf) == "graveyard"
    assert (asked(game), prompt(game)) == (1, "choose")
    choose_several(game, thrown)
    assert [where(game, id) for id in (kept, thrown)] == ["hand", "graveyard"]


# --- last resorts (L-1.17 to L-1.19) ----------------------------------------------------------------------


def at_the_end(table: Table, number: str) -> Game:
    """The End step of player 0 with no life and a last resort."""
    table.resort(number)
    return table.begin("L-12.1")


def turned_up(table: Table, number: str) -> Game:
    """The same, and the last resort is turned up and used."""
    game = at_the_end(table, number)
    choose(game, "turn_up")
    choose(game, "yes")
    return game


def can_turn_up(table: Table, number: str) -> bool:
    """Whether its condition is met."""
    game = at_the_end(table, number)
    found = game.decision()
    return found is not None and any(option.verb == "turn_up" for option in found.options)


def test_fc1_009_burns_every_enemy_creature_if_somebody_stands_in_front() -> None:
    table = Table(printed("009"))
    table.attack(0, "pup")
    table.attack(1, "wolf")
    table.attack(1, "bear")
    table.defence(1, "wall")

    game = turned_up(table, "009")
    game.decision()

    assert names(game, GRAVEYARD, 1) == ["wolf"]
    assert fielded(game, 1) == ["bear", "wall"]
    assert lives(game)[0] == 1
    behind = Table(printed("009"))
    behind.defence(0, "pup")
    assert not can_turn_up(behind, "009")


def test_fc1_010_and_011_ask_for_the_size_of_the_hand_with_hand_stock() -> None:
    for held, few, many in ((2, True, False), (3, False, True)):
        for number, wanted in (("010", few), ("011", many)):
            table = Table(printed(number))
            table.hand(0, *["pup"] * (held - 1))
            table.stock(0, "pup")
            assert can_turn_up(table, number) == wanted


def test_fc1_011_returns_up_to_two_creatures_to_their_owners() -> None:
    table = Table(printed("011"))
    table.hand(0, "pup", "pup", "pup")
    first, second = table.attack(1, "wolf"), table.defence(1, "bear")
    table.attack(1, "wall")

    game = turned_up(table, "011")

    assert (decision(game).least, decision(game).most) == (0, 2)
    choose_several(game, first, second)
    game.decision()
    assert fielded(game, 1) == ["wall"]
    assert {"wolf", "bear"} <= set(names(game, HAND, 1))


def test_fc1_012_grows_two_saplings_and_untaps_all() -> None:
    table = Table(printed("012"))
    wolf = table.attack(0, "wolf", tapped=True)

    game = turned_up(table, "012")
    game.decision()

    assert fielded(game, 0) == ["wolf", "若木", "若木"]
    assert [area_of(game, id) for id in game.zone(FIELD, 0)[1:]] == [DEFENCE, DEFENCE]
    assert not is_tapped(game, wolf)


def test_fc1_013_counts_face_down_cards_and_puts_only_what_is_known() -> None:
    table = Table(printed("013"))
    (wolf, _) = table.graveyard(0, "wolf", "nothing")
    for _ in range(6):
        table.put(0, GRAVEYARD, "pup", face_down=True)

    game = turned_up(table, "013")

    assert offered(game, "area") == [wolf, wolf]
    choose(game, "area", number=ATTACK)
    assert fielded(game, 0) == ["wolf"]
    assert lives(game)[0] == 3


def test_fc1_014_compares_creatures_binds_and_draws() -> None:
    even = Table(printed("014"))
    even.attack(0, "pup")
    even.attack(1, "pup")
    assert not can_turn_up(even, "014")

    table = Table(printed("014"))
    wolf, back = table.attack(1, "wolf"), table.defence(1, "wolf")
    game = turned_up(table, "014")

    assert (prompt(game), offered(game, "bind")) == ("bind", [wolf])
    choose_several(game, wolf)
    assert [is_tapped(game, id) for id in (wolf, back)] == [True, False]
    assert len(game.zone(HAND, 0)) == 2


def test_fc1_015_takes_creatures_back() -> None:
    table = Table(printed("015"))
    first, _, third, spell = table.graveyard(0, "wolf", "bear", "wall", "nothing")
    table.defence(0, "pup")
    table.hand(1, "pup")

    game = turned_up(table, "015")

    assert spell not in offered(game, "choose")
    choose_several(game, first, third)
    game.decision()
    assert names(game, HAND, 0) == ["wolf", "wall"]
    assert names(game, GRAVEYARD, 0) == ["bear", "nothing"]
    assert names(game, GRAVEYARD, 1) == ["pup"]


# --- creatures --------------------------------------------------------------------------------------------


def test_fc1_022_deals_damage_when_it_attacks() -> None:
    table = Table(printed("022"))
    rosa = table.attack(0, "022")
    table.defence(1, "wall")
    game = table.begin("L-10.1")

    choose_several(game, rosa)
    game.decision()

    assert lives(game) == (20, 19)


def test_fc1_064_untaps_itself_when_it_attacks() -> None:
    table = Table(printed("064"))
    host = table.attack(0, "064")
    table.defence(1, "wall")
    game = table.begin("L-10.1")

    choose_several(game, host)
    game.decision()

    assert not is_tapped(game, host)


def test_fc1_031_and_035_hand_stock_counts_as_the_hand() -> None:
    table = Table(printed("031"), printed("035"), printed("067"))
    table.attack(0, "031")
    ace = table.attack(0, "035")
    table.hand(0, "pup", "pup")
    table.begin()
    assert numbers_of(table.game, ace) == (2, 3)

    game = table.cast("067")
    choose(game, "yes")

    assert len(game.zone(STOCK, 0)) == 1
    assert game.state.objects[game.zone(STOCK, 0)[0]].face_down
    assert numbers_of(game, ace) == (3, 3)


def test_fc1_036_duplicates_a_creature_as_it_is_and_without_its_text() -> None:
    table = Table(printed("036"), printed("053"))
    bear = table.defence(0, "bear")
    table.cast("053", bear)
    game = table.cast("036", bear)

    copy = game.zone(FIELD, 0)[-1]
    assert (game.values(copy).name, numbers_of(game, copy), area_of(game, copy)) == ("複製", (7, 7), DEFENCE)


def test_fc1_047_duplicates_itself_once() -> None:
    table = Table(printed("047"))

    game = table.cast("047")

    assert fielded(game, 0) == ["馬の前脚と後脚", "複製"]
    assert [numbers_of(game, id) for id in game.zone(FIELD, 0)] == [(2, 2), (2, 2)]
    assert values_of(game, game.zone(FIELD, 0)[1]).races == ("役者", "獣形")


def test_fc1_050_counts_its_fellows_anew_all_the_time() -> None:
    table = Table(printed("050"))
    float_bear = table.attack(0, "050")
    fellow = table.defence(0, "wolf")
    table.attack(1, "wolf")
    table.attack(0, "lamp")
    table.hand(0, "nothing")
    game = table.begin()

    assert numbers_of(game, float_bear) == (3, 5)
    (pup,) = table.hand(0, "pup")
    game.asking = None
    summon(game, pup)
    assert numbers_of(game, float_bear) == (4, 5)
    assert numbers_of(game, fellow) == (2, 2)


def test_fc1_078_counts_creature_cards_that_lie_face_up() -> None:
    table = Table(printed("078"))
    lantern = table.attack(0, "078")
    table.graveyard(0, "wolf", "bear", "nothing")
    table.graveyard(1, "wolf")
    table.put(0, GRAVEYARD, "pup", face_down=True)
    game = table.begin()

    assert numbers_of(game, lantern) == (3, 3)


def test_fc1_079_strikes_back_when_it_is_destroyed() -> None:
    table = Table(printed("079"), printed("083"))
    lead = table.attack(1, "079")

    game = table.cast("083")
    game.decision()

    assert where(game, lead) == "graveyard"
    assert lives(game) == (20 - 1 - 2, 20)


def test_fc1_061_binds_when_it_enters() -> None:
    table = Table(printed("061"))
    wolf = table.attack(1, "wolf")

    game = table.cast("061")
    choose_several(game, wolf)
    choose(game, "end")

    assert is_tapped(game, wolf)


def test_fc1_052_is_summoned_only_if_nobody_stands_behind() -> None:
    table = Table(printed("052"))
    (oak,) = table.hand(0, "052")
    table.attack(0, "wolf")
    assert offered(table.begin(), "summon") == [oak]

    table = Table(printed("052"))
    table.hand(0, "052")
    table.defence(0, "wolf")
    table.attack(0, "wolf")
    assert offered(table.begin(), "summon") == []


def test_fc1_032_and_033_are_spells_too() -> None:
    table = Table(printed("032"), printed("033"))
    table.attack(0, "033")
    wolf = table.attack(1, "wolf")

    game = table.cast("032")
    choose(game, "yes")
    game.decision()

    assert fielded(game, 0) == ["消える助手", "紙吹雪の替え玉"]
    assert damage_on(game, wolf) == 1


# --- spells -----------------------------------------------------------------------------------------------


def test_fc1_053_ends_with_the_turn_and_055_does_not() -> None:
    table = Table(printed("053"), printed("055"))
    wolf = table.attack(0, "wolf")
    table.cast("053")
    game = table.cast("055")

    assert numbers_of(game, wolf) == (7, 7)
    run_on(game)
    assert numbers_of(game, wolf) == (4, 4)


def test_fc1_068_bare_bind_is_carried_out_then_the_second_line() -> None:
    table = Table(printed("068"))
    first, second, third = table.attack(1, "wolf"), table.attack(1, "pup"), table.attack(1, "bear")
    table.life(0, 10)

    game = table.cast("068")

    assert (prompt(game), decision(game).most) == ("bind", 2)
    assert lives(game) == (10, 20)
    choose_several(game, first, third)
    assert [is_tapped(game, id) for id in (first, second, third)] == [True, False, True]
    assert lives(game) == (12, 20)


def test_fc1_069_destroys_a_tapped_creature_only() -> None:
    table = Table(printed("069"))
    tapped, behind = table.attack(1, "wolf", tapped=True), table.defence(1, "pup", tapped=True)
    table.attack(1, "bear")
    table.attack(0, "wolf", tapped=True)

    game = table.cast("069")

    assert offered(game, "choose") == [tapped, behind]


def test_fc1_070_gains_life_for_every_creature_and_no_item() -> None:
    table = Table(printed("070"))
    table.attack(0, "wolf")
    table.defence(0, "wolf")
    table.attack(0, "lamp")
    table.life(0, 10)
    front = table.attack(1, "wolf")

    game = table.cast("070")

    assert is_tapped(game, front)
    assert lives(game) == (12, 20)
    assert len(game.zone(HAND, 0)) == 1


def test_fc1_082_life_may_be_paid_that_is_not_there() -> None:
    table = Table(printed("082"))
    table.life(0, 1)

    game = table.cast("082")

    assert lives(game) == (-1, 20)
    assert len(game.zone(HAND, 0)) == 2


def test_fc1_084_may_put_what_was_just_sacrificed() -> None:
    table = Table(printed("084"))
    wolf = table.attack(0, "wolf")
    (card,) = table.hand(0, "084")
    game = table.begin()

    choose(game, "summon", card)
    choose_several(game, wolf)

    assert where(game, wolf) == "graveyard"
    assert offered(game, "area") == [now(game, wolf)] * 2
    choose(game, "area", number=ATTACK)
    assert where(game, wolf) == "field"
    assert ready(game, 0) == 9 - 4


def test_fc1_025_antispell_takes_no_damage_by_effects() -> None:
    table = Table(printed("025"), printed("060"))
    choir = table.attack(1, "060")

    game = table.cast("025", choir)
    game.decision()

    assert where(game, choir) == "field"


def test_fc1_041_draws_then_its_player_discards() -> None:
    table = Table(printed("041"))

    game = table.cast("041")

    assert (asked(game), len(game.zone(HAND, 0))) == (0, 3)
    choose_several(game, game.zone(HAND, 0)[0])
    assert len(game.zone(HAND, 0)) == 2


# --- items and equipment ------------------------------------------------------------------------------------


def test_fc1_029_gives_rush_for_this_turn() -> None:
    table = Table(printed("029"))
    plank = table.attack(0, "029")
    fresh = table.attack(0, "wolf", fresh=True)
    game = table.begin()

    use(game, plank, fresh, number=0)
    choose(game, "end")

    assert fresh in offered(game, "attack")


def test_fc1_029_costs_the_card_itself_or_mana() -> None:
    table = Table(printed("029"))
    plank = table.attack(0, "029")
    table.attack(0, "wolf")
    game = table.begin()

    use(game, plank, number=1)
    use(game, plank, number=1)

    assert lives(game) == (20, 18)
    assert (ready(game, 0), is_tapped(game, plank)) == (1, False)
    assert [option.number for option in decision(game).options if option.object == plank] == [0]


def test_fc1_043_takes_a_card_out_of_hand_stock() -> None:
    table = Table(printed("043"))
    box = table.attack(0, "043")
    first, second = table.stock(0, "wolf", "bear")
    game = table.begin()

    use(game, box, second, number=1)

    assert [where(game, id) for id in (first, second)] == ["stock", "hand"]


def test_fc1_057_moves_a_creature_to_the_other_area() -> None:
    table = Table(printed("057"))
    wheel, wolf = table.attack(0, "057"), table.attack(0, "wolf")
    game = table.begin()

    use(game, wheel, number=1)
    game.decision()

    assert area_of(game, wolf) == DEFENCE


def test_fc1_085_mutual_end_for_a_turn_takes_both() -> None:
    table = Table(printed("085"))
    stand, pup = table.attack(0, "085"), table.attack(0, "pup")
    bear = table.attack(1, "bear", tapped=True)
    game = table.begin()

    use(game, stand, number=0)
    choose(game, "end")
    choose_several(game, pup)
    choose(game, "creature", bear)
    game.decision()

    assert [where(game, id) for id in (pup, bear)] == ["graveyard", "graveyard"]


def test_fc1_089_to_092_equipment_gives_numbers_and_a_keyword_while_it_is_worn() -> None:
    for number, raised, word in (
        ("089", (3, 3), "シフト"),
        ("090", (4, 3), "貫通"),
        ("091", (3, 2), "テラー"),
        ("092", (5, 5), "アンチスペル"),
        ("071", (2, 4), "インターセプト"),
    ):
        table = Table(printed(number))
        wolf, other = table.attack(0, "wolf"), table.attack(0, "pup")
        gear = table.attack(0, number)
        game = table.begin()
        assert numbers_of(game, wolf) == (2, 2)

        use(game, gear)
        choose(game, "bearer", wolf)

        assert numbers_of(game, wolf) == raised
        assert word in {ability.keyword for ability in game.values(wolf).abilities if hasattr(ability, "keyword")}
        use(game, gear)
        game.decision()
        assert numbers_of(game, wolf) == (2, 2)
        assert numbers_of(game, other) != (1, 1)


def test_fc1_089_the_bearer_shifts_and_the_equipment_with_it() -> None:
    table = Table(printed("089"))
    wolf = table.attack(0, "wolf")
    rope = table.wear(wolf, "089")
    table.attack(0, "pup")
    game = table.begin()

    use(game, wolf)

    assert (area_of(game, wolf), area_of(game, rope)) == (DEFENCE, DEFENCE)
    assert numbers_of(game, wolf) == (3, 3)


def test_fc1_094_moves_and_can_be_converted() -> None:
    table = Table(printed("094"))
    (winch,) = table.hand(0, "094")
    game = table.begin()

    choose(game, "convert", winch)

    assert where(game, winch) == "graveyard"
    assert len(game.zone(HAND, 0)) == 1
